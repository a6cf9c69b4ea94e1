import { ContainerModule } from 'inversify'
import { socialGateway } from '../../../src-adapters/order-server/social-gateway.ts'
import { tabStates } from '../../social/browser.ts'
import { Port } from '../document/ports.ts'
import { SocialPort } from '../document/social-ports.ts'

/** Signing in by a platform; comes when a brand offers one. */
export const social = new ContainerModule(({ bind }) => {
  bind(SocialPort.gateway).toResolvedValue(socialGateway, [Port.orderServer])
  bind(SocialPort.states).toResolvedValue(tabStates, [Port.tab, Port.clock, Port.ids])
})
