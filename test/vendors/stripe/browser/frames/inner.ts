import { isJson, type Json } from '../json.ts'
import { isAsked } from '../messages.ts'

export interface Inner {
  readonly say: (what: string, data?: Json) => void
}

/** Answers only the surrounding page at the given origin. */
export function inner(answers: Readonly<Record<string, (data: Json) => Json | Promise<Json>>>): Inner {
  const origin = new URLSearchParams(location.hash.slice(1)).get('parent') ?? ''
  const post = (what: string, number: number | undefined, data: Json) =>
    parent.postMessage({ fakeStripe: 'said', number, what, data }, origin)
  addEventListener('message', async (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== parent || !isAsked(event.data)) return
    const { number, what, data } = event.data
    const said = await answers[what]?.(isJson(data) ? data : {})
    post(what, number, said ?? {})
  })
  return { say: (what, data = {}) => post(what, undefined, data) }
}

/** The vendor's elements are in a form of their own that is never submitted. */
export const stage = document.createElement('form')
stage.setAttribute('aria-label', document.title)
stage.noValidate = true
stage.addEventListener('submit', (event) => event.preventDefault())
document.body.append(stage)

export function field(label: string, attributes: Readonly<Record<string, string>>): HTMLInputElement {
  const input = document.createElement('input')
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
  const around = document.createElement('label')
  around.append(label, ' ', input)
  const line = document.createElement('p')
  line.append(around)
  stage.append(line)
  return input
}

/** Milliseconds. The vendor's overlay closes after the click, not during it. */
const fingerLeaves = 50

export function button(label: string, press: () => void): HTMLButtonElement {
  const one = document.createElement('button')
  one.type = 'button'
  one.textContent = label
  one.addEventListener('click', () => setTimeout(press, fingerLeaves))
  stage.append(one)
  return one
}
