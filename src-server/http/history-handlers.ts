import { routes } from '../../src-contract/routes.ts'
import type { OrderServer } from '../order-server.ts'
import { refusal, sessionEnded } from './refusal-answer.ts'
import { ok, okOr, serve } from './serve.ts'

/** Also for another patron's order, so that its existence is not revealed. */
const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')

/** Past orders (API-34). */
export function historyHandlers(history: OrderServer['history']) {
  return {
    pastOrders: serve(routes.pastOrders, async ({ caller: { brandId, patronId }, query }) => {
      if (patronId === undefined) return sessionEnded
      return ok(await history.list({ brandId, patronId }, query.before))
    }),
    pastOrder: serve(routes.pastOrder, async ({ caller: { brandId, patronId }, params }) => {
      if (patronId === undefined) return sessionEnded
      return okOr(await history.order({ brandId, patronId }, params.id), () => unknownOrder)
    }),
  }
}
