import type { ShopIntent } from '../../src-domain/navigation/shop-intent.ts'

export interface IntentQueue {
  readonly make: (intent: ShopIntent) => void
  /** Sets the only listener, which receives what waits. */
  readonly onIntent: (serve: (intent: ShopIntent) => void) => void
  readonly isServed: () => boolean
}

/**
 * Holds the newest intent until a listener serves it. A new intent replaces an older one, except the table of a link:
 * it is where the customer sits, whatever the customer taps next.
 */
export function intentQueue(): IntentQueue {
  let waiting: ShopIntent | undefined
  let table: ShopIntent | undefined
  let server: ((intent: ShopIntent) => void) | undefined
  return {
    make: (intent) => {
      if (server !== undefined) server(intent)
      else if (intent._tag === 'SitAt') table = intent
      else waiting = intent
    },
    onIntent: (serve) => {
      server = serve
      for (const intent of [table, waiting]) if (intent !== undefined) serve(intent)
      table = undefined
      waiting = undefined
    },
    isServed: () => server !== undefined,
  }
}
