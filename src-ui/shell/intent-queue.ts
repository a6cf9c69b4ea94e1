import type { ShopIntent } from '../../src-domain/navigation/shop-intent.ts'

export interface IntentQueue {
  readonly make: (intent: ShopIntent) => void
  /** Sets the only listener, which receives an earlier intent, if any. */
  readonly onIntent: (serve: (intent: ShopIntent) => void) => void
  readonly isServed: () => boolean
}

/** Holds the newest intent until a listener serves it. A new intent replaces an older one. */
export function intentQueue(): IntentQueue {
  let waiting: ShopIntent | undefined
  let server: ((intent: ShopIntent) => void) | undefined
  return {
    make: (intent) => {
      if (server === undefined) waiting = intent
      else server(intent)
    },
    onIntent: (serve) => {
      server = serve
      if (waiting !== undefined) serve(waiting)
      waiting = undefined
    },
    isServed: () => server !== undefined,
  }
}
