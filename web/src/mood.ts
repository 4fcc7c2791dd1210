/** The colours of the hour: the first word of a phase, or nothing where there is no game. */
export function mood(phase: string): void {
  document.documentElement.dataset.mood = phase.split(' ')[0] ?? ''
}
