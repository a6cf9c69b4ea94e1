import type { PendingIntent } from '../../../src-ui/shell/pending-intent.ts'
import type { WatchableCell } from '../../../src-ui/state/cell.ts'
import type { IntentQueue } from './intent-queue.ts'

export interface FetchOrdering {
  /** Somebody waits for it: says how it goes, unless there is something to do without it. */
  readonly need: (without?: () => void) => void
  /** In the background, at the first touch, pointer or key, or after so many milliseconds. */
  readonly soon: (milliseconds: number) => void
}

const gestures = ['pointerdown', 'keydown'] as const

interface FetchOrderingNeeds {
  /** The chunk and its styles, begun. Rejects when the network does not give one of them. */
  readonly bring: () => Promise<void>
  readonly intents: Pick<IntentQueue, 'isServed'>
  readonly pending: WatchableCell<PendingIntent>
  readonly page: Pick<Window, 'addEventListener' | 'removeEventListener'> & {
    readonly navigator: Pick<Navigator, 'onLine'>
  }
}

/** Brings the ordering chunk and its styles, once. A failed try leaves the next one free. */
export function fetchOrdering({ bring: fetch, intents, pending, page }: FetchOrderingNeeds): FetchOrdering {
  let asked: Promise<void> | undefined
  const bring = (): Promise<void> => {
    asked ??= fetch().then(
      // Who was told that it did not come has what they waited for, even when they did not ask again.
      () => pending.update(() => 'none'),
      (reason: unknown) => {
        asked = undefined
        throw reason
      },
    )
    return asked
  }
  const inBackground = () => {
    for (const gesture of gestures) page.removeEventListener(gesture, inBackground)
    bring().catch(() => {
      // Nobody waits for it yet; whoever does will try again and be told.
    })
  }
  const need = (without?: () => void) => {
    if (intents.isServed()) return
    if (without !== undefined) return void bring().catch(without)
    pending.update(() => 'on its way')
    bring().catch(() => pending.update(() => (page.navigator.onLine ? 'failed' : 'offline')))
  }
  page.addEventListener('online', () => {
    if (pending.current() === 'offline') need()
  })
  return {
    need,
    soon: (milliseconds) => {
      for (const gesture of gestures) page.addEventListener(gesture, inBackground, { passive: true })
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
