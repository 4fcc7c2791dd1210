import { mount } from 'svelte'
import App from './App.svelte'
import { begin } from './language.svelte'
import './style.css'

/** How long to wait before asking again for the words, without which there is nothing to show. */
const PAUSE = 1000

function open(): void {
  const target = document.getElementById('page')
  begin().then(
    () => target && mount(App, { target }),
    () => setTimeout(open, PAUSE),
  )
}

open()
