import { ContainerModule } from 'inversify'
import { cardGateway } from '../../../src-adapters/order-server/card-gateway.ts'
import { loyaltyGateway } from '../../../src-adapters/order-server/loyalty-gateway.ts'
import { orderHistoryGateway } from '../../../src-adapters/order-server/order-history-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { profileGateway } from '../../../src-adapters/order-server/profile-gateway.ts'
import { Port, port } from '../document/ports.ts'
import { account } from '../modules/account.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'

/** The order server's gateways that a patron's own pages need at once. */
function ports(server: OrderServerNeeds) {
  return {
    cards: cardGateway(server),
    loyalty: loyaltyGateway(server),
    orderHistory: orderHistoryGateway(server),
    profiles: profileGateway(server),
  }
}

export const profilePorts = port<ReturnType<typeof ports>>('ProfilePorts')

const profile = new ContainerModule(({ bind }) => {
  bind(profilePorts).toResolvedValue(ports, [Port.orderServer])
})

/** The modules of the account document. */
export const accountModules = { account, calls, device, profile }
