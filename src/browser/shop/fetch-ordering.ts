import type { Errand } from '../../../src-ui/shell/errand.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'
import type { ShopPage } from '../ordering/shop-page.ts'
import type { IntentQueue } from './intent-queue.ts'

export interface FetchOrdering {
  /** Somebody waits for it: says how it goes, unless there is something to do without it. */
  readonly need: (without?: () => void) => void
  /** In the background, at the first touch, pointer or key, or after so many milliseconds. */
  readonly soon: (milliseconds: number) => void
}

const gestures = ['pointerdown', 'keydown'] as const

/** Brings the ordering chunk and its styles, once. A failed try leaves the next one free. */
export function fetchOrdering(
  page: ShopPage,
  style: string | undefined,
  intents: IntentQueue,
  errand: WatchableCell<Errand>,
): FetchOrdering {
  let asked: Promise<void> | undefined
  const bring = (): Promise<void> => {
    asked ??= Promise.all([import('../ordering/ordering.ts'), styled(style)])
      .then(([{ startOrdering }]) => startOrdering(page))
      .catch((reason: unknown) => {
        asked = undefined
        throw reason
      })
    return asked
  }
  const inBackground = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, inBackground)
    bring().catch(() => {
      // Nobody waits for it yet; whoever does will try again and be told.
    })
  }
  const need = (without?: () => void) => {
    if (intents.isServed()) return
    if (without !== undefined) return void bring().catch(without)
    errand.update(() => 'on its way')
    bring().then(
      () => errand.update(() => 'none'),
      () => errand.update(() => (navigator.onLine ? 'failed' : 'offline')),
    )
  }
  window.addEventListener('online', () => {
    if (errand.current() === 'offline') need()
  })
  return {
    need,
    soon: (milliseconds) => {
      for (const gesture of gestures) window.addEventListener(gesture, inBackground, { passive: true })
      setTimeout(inBackground, milliseconds)
    },
  }
}

/** A part's style sheet is there before the part. */
export function styled(href: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    if (href === undefined) return resolve()
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(`${href} could not be loaded`))
    }
    document.head.append(link)
  })
}
