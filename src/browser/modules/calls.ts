import { ContainerModule } from 'inversify'
import { absentCalls } from '../../../src-adapters/browser/absent-calls.ts'
import { sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import { Port } from '../document/ports.ts'

/** Milliseconds after which an ordinary call counts as unanswered. Placing names its own, longer limit. */
export const timeout = 15_000

/** How this document speaks with the order server, and for whom. */
export const calls = new ContainerModule(({ bind }) => {
  bind(Port.sendJson).toResolvedValue(
    ({ page, apiBase, hearDate }, connection) =>
      sendJsonByFetch({
        // Called as a method of the page, because fetch refuses any other receiver.
        fetch: (input, init) => page.fetch(input, init),
        base: apiBase,
        ...(hearDate === undefined ? {} : { hearDate }),
        isOffline: () => !connection.isOnline(),
        timeoutMs: timeout,
      }),
    [Port.facts, Port.connection],
  )
  bind(Port.orderServer).toResolvedValue(
    ({ brand, calls }, send, ids, session, tab, pause) => ({
      send,
      pause,
      brandId: brand.id,
      sessionId: ids.uuid(),
      token: session.token,
      absent: absentCalls(tab),
      ...calls,
    }),
    [Port.facts, Port.sendJson, Port.ids, Port.sessionStore, Port.tab, Port.pause],
  )
})
