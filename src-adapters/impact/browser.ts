import { left, right } from 'fp-ts/lib/Either.js'
import { dollars } from '../../src-contract/money/dollars.ts'
import { client } from '../../src-domain/call/client.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { ImpactGateway } from '../../src-domain/impact/impact-gateway.ts'

/** `send` is based at the charity service. */
export function impactGateway(send: SendJson, widgetId: string): ImpactGateway {
  const { post } = client(send)
  return {
    give:
      ({ cartTotal, nonprofit, store }) =>
      async () => {
        const answer = await post(
          '/api/v1/nonprofits/transaction/',
          // The page of an order does not know who its reader is, and does not ask.
          { cart_total: dollars.encode(cartTotal), nonprofit, store, user: '' },
          { 'Widget-Id': widgetId },
        )
        if (answer._tag !== 'Answered') return left({ detail: 'no answer' })
        return answer.status < 300 ? right(undefined) : left({ detail: `status ${answer.status}` })
      },
  }
}
