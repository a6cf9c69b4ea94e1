import { ContainerModule } from 'inversify'
import type { SafeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { socialGateway } from '../../../src-adapters/order-server/social-gateway.ts'
import type { Clock, Ids } from '../../../src-domain/time/clock.ts'
import { tabStates } from '../../social/browser.ts'
import { Port, port } from '../document/ports.ts'

function ports(server: OrderServerNeeds, tab: SafeStorage, clock: Clock, ids: Ids) {
  return { gateway: socialGateway(server), states: tabStates(tab, clock, ids) }
}

export const socialPorts = port<ReturnType<typeof ports>>('SocialPorts')

/** Login by a platform; loaded when a brand offers one. */
export const social = new ContainerModule(({ bind }) => {
  bind(socialPorts).toResolvedValue(ports, [Port.orderServer, Port.tab, Port.clock, Port.ids])
})
