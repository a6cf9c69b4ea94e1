import { left } from 'fp-ts/lib/Either.js'
import { ContainerModule } from 'inversify'
import { sendJsonByFetch } from '../../../src-adapters/browser/send-json.ts'
import { impactGateway } from '../../../src-adapters/impact/browser.ts'
import { Port } from '../document/ports.ts'
import { timeout } from './calls.ts'

/** The charity service of the brand. */
export const impact = new ContainerModule(({ bind }) => {
  bind(Port.impact).toResolvedValue(
    ({ page, impact }, connection) =>
      impact === undefined
        ? { give: () => async () => left({ detail: 'no charity service is configured here' }) }
        : impactGateway(
            sendJsonByFetch({
              fetch: (input, init) => page.fetch(input, init),
              base: impact.base,
              isOffline: () => !connection.isOnline(),
              timeoutMs: timeout,
            }),
            impact.widgetId,
            impact.header,
          ),
    [Port.facts, Port.connection],
  )
})
