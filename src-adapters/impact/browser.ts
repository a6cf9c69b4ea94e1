import { left, right } from 'fp-ts/lib/Either.js'
import { money } from '../../src-contract/money/money.ts'
import { usualImpactHeader } from '../../src-domain/brand/impact.ts'
import { client } from '../../src-domain/call/client.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { ImpactGateway } from '../../src-domain/impact/impact-gateway.ts'

export function impactGateway(send: SendJson, widgetId: string, header: string = usualImpactHeader): ImpactGateway {
  const { post } = client(send)
  return {
    give: async ({ cartTotal, nonprofit, store, user }) => {
      const answer = await post(
        '/api/v1/nonprofits/transaction/',
        { cart_total: money.encode(cartTotal), nonprofit, store, user },
        { [header]: widgetId },
      )
      if (answer._tag !== 'Answered') return left({ detail: 'no answer' })
      return answer.status < 300 ? right(undefined) : left({ detail: `status ${answer.status}` })
    },
  }
}
