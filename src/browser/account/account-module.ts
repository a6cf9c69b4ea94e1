import { ContainerModule } from 'inversify'
import { cardGateway } from '../../../src-adapters/order-server/card-gateway.ts'
import { loyaltyGateway } from '../../../src-adapters/order-server/loyalty-gateway.ts'
import { orderHistoryGateway } from '../../../src-adapters/order-server/order-history-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { profileGateway } from '../../../src-adapters/order-server/profile-gateway.ts'
import type { DocumentFacts } from '../document/document-facts.ts'
import { type Device, Port, port, type SessionPorts } from '../document/ports.ts'
import { account } from '../modules/account.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'

/** Ports of the account document: the order server's gateways that a patron's pages need at once. */
function ports(facts: DocumentFacts, device: Device, server: OrderServerNeeds, session: SessionPorts) {
  return {
    ...{ ...device, facts, server, session },
    cards: cardGateway(server),
    loyalty: loyaltyGateway(server),
    orderHistory: orderHistoryGateway(server),
    profiles: profileGateway(server),
  }
}

export const profilePorts = port<ReturnType<typeof ports>>('ProfilePorts')

const profile = new ContainerModule(({ bind }) => {
  bind(profilePorts).toResolvedValue(ports, [Port.facts, Port.device, Port.orderServer, Port.session])
})

/** The modules of the account document. */
export const accountModules = { account, calls, device, profile }
