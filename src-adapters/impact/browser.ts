import { left, right } from 'fp-ts/lib/Either.js'
import { dollars } from '../../src-contract/money/dollars.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { ImpactGateway } from '../../src-domain/impact/impact-gateway.ts'

/** `send` is based at the charity service. */
export function impactGateway(send: SendJson, widgetId: string): ImpactGateway {
  return {
    give:
      ({ cartTotal, nonprofit, store }) =>
      async () => {
        const answer = await send({
          method: 'POST',
          path: '/api/v1/nonprofits/transaction/',
          headers: { 'Widget-Id': widgetId },
          // The page of an order does not know who its reader is, and does not ask.
          body: { cart_total: dollars.encode(cartTotal), nonprofit, store, user: '' },
        })
        if (answer._tag !== 'Answered') return left({ detail: 'no answer' })
        return answer.status < 300 ? right(undefined) : left({ detail: `status ${answer.status}` })
      },
  }
}
