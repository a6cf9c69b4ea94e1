import { sharingRoutes } from '../../src-contract/sharing/routes.ts'
import { cartToSave, savedCartAnswer, savedCartReporting } from '../../src-contract/sharing/saved-cart.ts'
import type { SavedCartGateway } from '../../src-domain/sharing/saved-cart-gateway.ts'
import { call, written } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function savedCartGateway(needs: OrderServerNeeds): SavedCartGateway {
  const codec = savedCartReporting((entry) => needs.report(`left out of a saved cart: ${entry}`))
  return {
    save: (cart) => call(needs, sharingRoutes.saveCart, savedCartAnswer, { body: written(needs, cartToSave, cart) }),
    load: (id) => call(needs, sharingRoutes.savedCart, codec, { params: { id } }),
  }
}
