import { ContainerModule } from 'inversify'
import { socialGateway } from '../../../src-adapters/order-server/social-gateway.ts'
import { tabStates } from '../../social/browser.ts'
import { Port } from '../document/ports.ts'

/** Signing in by a platform; comes when a brand offers one. */
export const social = new ContainerModule(({ bind }) => {
  bind(Port.socialGateway).toResolvedValue(socialGateway, [Port.orderServer])
  bind(Port.socialStates).toResolvedValue(tabStates, [Port.tab, Port.clock, Port.ids])
})
