/** Where one is: everything stands behind the `#`, so that no code ever reaches a server by way of an address. */

export interface Route {
  code: string
  /** A one-time code that takes a seat. */
  link: string
  /** Whether one only looks on. */
  watch: boolean
}

export function parse(hash: string): Route {
  const [code = '', word = '', link = ''] = hash.replace(/^#\/?/, '').split('/')
  return {
    code: /^[a-z]{5}$/i.test(code) ? code.toUpperCase() : '',
    link: word === 'link' ? link : '',
    watch: word === 'watch',
  }
}

/** A table's code as it is written, however it was typed. */
export function cleanCode(text: string): string {
  return text.replace(/[^a-z]/gi, '').toUpperCase().slice(0, 5)
}

export const place = $state({ route: parse(location.hash) })

addEventListener('hashchange', () => {
  place.route = parse(location.hash)
})

export function go(code: string, word = ''): void {
  location.hash = word ? `${code}/${word}` : code
}

/** As `go`, but a way back does not lead here. */
export function goInstead(code: string): void {
  history.replaceState(null, '', `#${code}`)
  place.route = parse(location.hash)
}

/** The link by which others come to a table; with a one-time code, by which they take a seat. */
export function linkTo(code: string, link = ''): string {
  return `${location.origin}${location.pathname}#${code}${link && `/link/${link}`}`
}
