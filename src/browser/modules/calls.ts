import { ContainerModule } from 'inversify'
import { absentCalls } from '../../../src-adapters/browser/absent-calls.ts'
import { sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import { Port } from '../document/ports.ts'

/** Milliseconds after which an ordinary call times out. Placing an order has its own, longer limit. */
export const timeout = 15_000

/** Calls of this document to the order server, with its brand and session. */
export const calls = new ContainerModule(({ bind }) => {
  bind(Port.orderServer).toResolvedValue(
    ({ page, brand, apiBase, hearDate, calls }, { ids, tab, pause, connection }, session) => ({
      send: sendJsonByFetch({
        // Called as a method of the page, because fetch refuses any other receiver.
        fetch: (input, init) => page.fetch(input, init),
        base: apiBase,
        ...(hearDate === undefined ? {} : { hearDate }),
        isOffline: () => !connection.isOnline(),
        timeoutMs: timeout,
      }),
      pause,
      brandId: brand.id,
      currency: brand.currency,
      sessionId: ids.uuid(),
      token: session.token,
      absent: absentCalls(tab),
      ...calls,
    }),
    [Port.facts, Port.device, Port.sessionStore],
  )
})
