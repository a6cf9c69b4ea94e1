import { ContainerModule } from 'inversify'
import { checkoutFormStore } from '../../../src-adapters/browser/checkout-form-store.ts'
import { flowHistory } from '../../../src-adapters/browser/flow-history.ts'
import { flowStore } from '../../../src-adapters/browser/flow-store.ts'
import { visitAddresses } from '../../../src-adapters/browser/visit-addresses.ts'
import { browserWhereabouts } from '../../../src-adapters/browser/whereabouts.ts'
import { addressGateway } from '../../../src-adapters/order-server/address-gateway.ts'
import { locationGateway } from '../../../src-adapters/order-server/location-gateway.ts'
import { menuGateway } from '../../../src-adapters/order-server/menu-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { orderValidator } from '../../../src-adapters/order-server/order-validator.ts'
import { savedCartGateway } from '../../../src-adapters/order-server/saved-cart-gateway.ts'
import { scheduleGateway } from '../../../src-adapters/order-server/schedule-gateway.ts'
import { tableGateway } from '../../../src-adapters/order-server/table-gateway.ts'
import { upsellGateway } from '../../../src-adapters/order-server/upsell-gateway.ts'
import type { Report } from '../analytics/start-analytics.ts'
import type { DocumentFacts } from '../document/document-facts.ts'
import { type Device, Port, port, type SessionPorts } from '../document/ports.ts'
import { account } from '../modules/account.ts'
import { analytics } from '../modules/analytics.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'

/** The ports of the ordering chunk: the order server's gateways, and the stores of this tab. */
function ports(facts: DocumentFacts, device: Device, server: OrderServerNeeds, session: SessionPorts, tell: Report) {
  const { tab } = device
  const { page } = facts
  return {
    ...{ ...device, facts, server, session, tell },
    addresses: addressGateway(server),
    carts: savedCartGateway(server),
    checkoutForm: checkoutFormStore(tab),
    flowHistory: flowHistory(page),
    flowStore: flowStore(tab),
    locations: locationGateway(server),
    menus: menuGateway(server),
    orders: orderValidator(server),
    schedules: scheduleGateway(server),
    tables: tableGateway(server),
    upsells: upsellGateway(server),
    visit: visitAddresses(tab),
    whereabouts: browserWhereabouts(() => page.navigator.geolocation),
  }
}

export const orderingPorts = port<ReturnType<typeof ports>>('OrderingPorts')

const ordering = new ContainerModule(({ bind }) => {
  bind(orderingPorts).toResolvedValue(ports, [Port.facts, Port.device, Port.orderServer, Port.session, Port.report])
})

/** The modules of the ordering chunk of the shop. */
export const orderingModules = { account, analytics, calls, device, ordering }
