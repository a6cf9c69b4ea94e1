import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, sessionEnded } from './refusal-answer.ts'
import { ok, serve } from './served.ts'

/** The brand rewards nobody (LOYAL-01). */
const noLoyalty = refusal(404, 'no_loyalty', 'There are no rewards here.')

export const loyaltyHandlers = (loyalty: OrderServer['loyalty']) => ({
  loyalty: serve(routes.loyalty, async ({ caller: { brandId, patronId } }) => {
    if (patronId === undefined) return sessionEnded
    const result = await loyalty.of(brandId, patronId)
    return '_tag' in result ? noLoyalty : ok(result)
  }),
})
