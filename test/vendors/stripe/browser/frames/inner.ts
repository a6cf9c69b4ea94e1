import { isJson, type Json } from '../json.ts'
import { isAsked } from '../messages.ts'

export interface Inner {
  /** Tells the page around this frame. */
  readonly say: (what: string, data?: Json) => void
}

/** This frame answers the page around it, at the address that it was told, and nobody else. */
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

/** What the vendor draws is a form of its own within the page's; nothing is sent with it. */
export const stage = document.createElement('form')
stage.setAttribute('aria-label', document.title)
stage.noValidate = true
stage.addEventListener('submit', (event) => event.preventDefault())
document.body.append(stage)

/** A field with a label of its own. */
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

/** Milliseconds. What the vendor lays over a page goes when the finger has left it, and not while it presses. */
const fingerLeaves = 50

export function button(label: string, press: () => void): HTMLButtonElement {
  const one = document.createElement('button')
  one.type = 'button'
  one.textContent = label
  one.addEventListener('click', () => setTimeout(press, fingerLeaves))
  stage.append(one)
  return one
}
