import { type Emitter, emitter, type Handler } from './emitter.ts'
import { type Framed, framed } from './framed.ts'
import { IntegrationError } from './integration-error.ts'
import type { Json } from './json.ts'

/** Common methods of elements: https://docs.stripe.com/js/element */
export interface PageElement {
  mount: (place: unknown) => void
  unmount: () => void
  destroy: () => void
  focus: () => void
  blur: () => void
  clear: () => void
  collapse: () => void
  update: (options: unknown) => PageElement
  on: (name: string, handler: Handler) => PageElement
  once: (name: string, handler: Handler) => PageElement
  off: (name: string, handler?: Handler) => PageElement
}

export interface Element {
  readonly type: string
  readonly page: PageElement
  readonly events: Emitter
  readonly frame: () => Framed | undefined
  readonly isGone: () => boolean
}

export interface ElementNeeds {
  readonly type: string
  readonly document: string
  readonly title: string
  /** Initial message to the frame. */
  readonly beginning: () => Json
  readonly hear: (what: string, data: Json) => void
  readonly ready: (found: Json) => void
  readonly updated: (options: unknown) => void
}

export function element({ type, document: name, title, beginning, hear, ready, updated }: ElementNeeds): Element {
  const events = emitter()
  let frame: Framed | undefined
  let isGone = false
  const close = () => {
    frame?.close()
    frame = undefined
  }
  const alive = (what: string) => {
    if (isGone) throw new IntegrationError(`${type}.${what}(): this element was destroyed`)
  }
  const begin = async () => {
    const found = await frame?.ask('begin', beginning())
    if (found === undefined) return
    const { error } = found
    // https://docs.stripe.com/js/element/events/on_loaderror
    if (error !== undefined) events.emit('loaderror', { elementType: type, error })
    else ready(found)
  }
  const page: PageElement = {
    mount: (place) => {
      alive('mount')
      const host = hostOf(place)
      close()
      frame = framed(name, title, (what, data) => {
        if (what === 'loaded') void begin()
        else if (['focus', 'blur', 'escape'].includes(what)) events.emit(what, { elementType: type })
        else hear(what, data)
      })
      host.replaceChildren(frame.element)
      events.emit('loaderstart', { elementType: type })
    },
    unmount: close,
    destroy: () => {
      close()
      isGone = true
    },
    focus: () => void frame?.ask('focus'),
    blur: () => void frame?.ask('blur'),
    clear: () => void frame?.ask('clear'),
    collapse: () => void frame?.ask('collapse'),
    update: (options) => {
      alive('update')
      updated(options)
      return page
    },
    on: (event, handler) => {
      events.on(event, handler)
      return page
    },
    once: (event, handler) => {
      events.once(event, handler)
      return page
    },
    off: (event, handler) => {
      events.off(event, handler)
      return page
    },
  }
  return { type, page, events, frame: () => frame, isGone: () => isGone }
}

/** https://docs.stripe.com/js/element/mount: a matching selector, or a node. */
function hostOf(place: unknown): HTMLElement {
  const host = typeof place === 'string' ? document.querySelector(place) : place
  if (host instanceof HTMLElement) return host
  throw new IntegrationError(`mount(): there is no place ${String(place)} on this page`)
}
