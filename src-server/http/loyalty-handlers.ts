import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, sessionEnded } from './refusal-answer.ts'
import { okOr, serve } from './serve.ts'

/** LOYAL-01: no loyalty programme. */
const noLoyalty = refusal(404, 'no_loyalty', 'This restaurant has no rewards.')

export function loyaltyHandlers(loyalty: OrderServer['loyalty']) {
  return {
    loyalty: serve(routes.loyalty, async ({ caller: { brandId, patronId } }) => {
      if (patronId === undefined) return sessionEnded
      return okOr(await loyalty.of(brandId, patronId), () => noLoyalty)
    }),
  }
}
