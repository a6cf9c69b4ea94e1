import { menuReporting } from '../../src-contract/menu/menu.ts'
import { menuRoutes } from '../../src-contract/menu/routes.ts'
import type { UpsellGateway } from '../../src-domain/upsell/upsell-gateway.ts'
import { call } from './call.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'
import { retryWithoutField } from './retry-without-field.ts'

/** A back end may ignore `orderType` here (API-47). */
export function upsellGateway(needs: OrderServerNeeds): UpsellGateway {
  const codec = menuReporting((entry) => needs.report(`left out of the upsells: ${entry}`))
  return {
    upsells: (locationId, orderType, at) => {
      const ask = (more: { readonly at?: string } = {}) =>
        call(needs, menuRoutes.upsells, codec, { locationId, query: { orderType, ...more } })
      if (at === undefined) return ask()
      return retryWithoutField(needs, 'GET /upsells: at', (isSent) => ask(isSent ? { at: String(at) } : {}))
    },
  }
}
