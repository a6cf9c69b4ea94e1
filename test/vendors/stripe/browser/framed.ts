import type { Json } from './json.ts'
import { framesOrigin, isSaid } from './messages.ts'

export interface Framed {
  readonly element: HTMLIFrameElement
  readonly ask: (what: string, data?: Json) => Promise<Json>
  readonly close: () => void
}

/** A vendor document in a frame: the page sees no input and receives only its messages. */
export function framed(document: string, title: string, hear: (what: string, data: Json) => void): Framed {
  const element = window.document.createElement('iframe')
  element.title = title
  element.name = `__privateStripeFrame${Math.trunc(performance.now())}`
  element.style.cssText = 'border: 0; width: 100%; min-height: 14rem'
  // Gives the frame the origin that it may trust.
  element.src = `${framesOrigin}/endive/${document}.html#${new URLSearchParams({ parent: location.origin })}`
  let count = 0
  const waiting = new Map<number, (data: Json) => void>()
  const listen = (event: MessageEvent<unknown>) => {
    if (event.origin !== framesOrigin || event.source !== element.contentWindow || !isSaid(event.data)) return
    const { number, what, data } = event.data
    if (number === undefined) hear(what, data)
    else {
      waiting.get(number)?.(data)
      waiting.delete(number)
    }
  }
  addEventListener('message', listen)
  return {
    element,
    ask: (what, data = {}) =>
      new Promise((resolve) => {
        count += 1
        waiting.set(count, resolve)
        element.contentWindow?.postMessage({ fakeStripe: 'asked', number: count, what, data }, framesOrigin)
      }),
    close: () => {
      removeEventListener('message', listen)
      element.remove()
      waiting.clear()
    },
  }
}

/** Above the page, like the vendor's sheets and challenges. */
export function overlay(frame: HTMLIFrameElement): () => void {
  const dialog = document.createElement('div')
  dialog.style.cssText = 'position: fixed; inset: 0; z-index: 2147483647; background: #fff'
  frame.style.cssText = 'border: 0; width: 100%; height: 100%'
  dialog.append(frame)
  document.body.append(dialog)
  return () => dialog.remove()
}
