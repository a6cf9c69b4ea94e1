import type { FastifyInstance } from 'fastify'
import { apiBase } from '../../src-contract/call/common-headers.ts'
import type { RouteName } from '../../src-contract/routes.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { OrderServer } from '../order-server.ts'
import { accountHandlers } from './account-handlers.ts'
import { addressHandlers } from './address-handlers.ts'
import { brandVersionHandlers } from './brand-version-handlers.ts'
import { cardHandlers } from './card-handlers.ts'
import { deliveryHandlers } from './delivery-handlers.ts'
import { deviceHandlers } from './device-handlers.ts'
import { sendRefusal } from './error-answers.ts'
import { guessLimit } from './guess-limit.ts'
import { historyHandlers } from './history-handlers.ts'
import { readJsonBodiesOnly } from './json-body.ts'
import { keyHandlers } from './key-handlers.ts'
import { loyaltyHandlers } from './loyalty-handlers.ts'
import { mountRoutes, type RoutesNeeds } from './mount-routes.ts'
import { offersHandlers } from './offers-handlers.ts'
import { orderEventHandlers } from './order-event-handlers.ts'
import { orderHandlers } from './order-handlers.ts'
import { orderRecordHandlers } from './order-record-handlers.ts'
import { ownDataHandlers } from './own-data-handlers.ts'
import { plainContract } from './plain-contract.ts'
import { printerHandlers } from './printer-handlers.ts'
import { unknownRoute } from './refusal-answer.ts'
import { reportHandlers } from './report-handlers.ts'
import { savedCartHandlers } from './saved-cart-handlers.ts'
import type { ServedRoute } from './serve.ts'
import { shopHandlers } from './shop-handlers.ts'
import { staffHandlers } from './staff-handlers.ts'
import { teamHandlers } from './team-handlers.ts'
import { tenderHandlers } from './tender-handlers.ts'
import { todayHandlers } from './today-handlers.ts'

export interface ApiNeeds extends RoutesNeeds {
  readonly server: OrderServer
  readonly brands: ReadonlyMap<string, Brand>
  /** False: serve only the contract that every back end has. */
  readonly hasAdditions?: boolean
}

export const wildcardPath = '/*'

/** Mounts the contract's routes (API-01). */
export async function mountApi(app: FastifyInstance, needs: ApiNeeds): Promise<void> {
  await app.register(
    async (api) => {
      readJsonBodiesOnly(api)
      // Not a not-found handler: the page routes' catch-all would match first and answer HTML.
      api.all(wildcardPath, async (_, reply) => sendRefusal(reply, unknownRoute))
      api.addHook('onSend', (_, reply, _body, done) => {
        reply.header('referrer-policy', 'no-referrer')
        done()
      })
      const served = Object.values(servedRoutes(needs))
      mountRoutes(api, needs, needs.hasAdditions === false ? plainContract(served) : served)
    },
    { prefix: apiBase },
  )
}

/** A contract route without a handler does not compile. */
function servedRoutes({ server, brands, hasAdditions = true }: ApiNeeds): Readonly<Record<RouteName, ServedRoute>> {
  const guesses = guessLimit(server)
  return {
    ...accountHandlers(server, hasAdditions),
    ...cardHandlers(server),
    ...shopHandlers(server, brands),
    ...addressHandlers(server),
    ...orderHandlers(server, guesses, hasAdditions),
    ...historyHandlers(server.history),
    ...ownDataHandlers(server),
    ...deliveryHandlers(server.deliveries),
    ...savedCartHandlers(server.savedCarts),
    ...tenderHandlers(server, guesses),
    ...loyaltyHandlers(server.loyalty),
    ...orderEventHandlers(server.watch),
    ...staffHandlers(server),
    ...teamHandlers(server),
    ...reportHandlers(server),
    ...todayHandlers(server),
    ...orderRecordHandlers(server),
    ...printerHandlers(server),
    ...offersHandlers(server),
    ...deviceHandlers(server),
    ...keyHandlers(server),
    ...brandVersionHandlers(server),
  }
}
