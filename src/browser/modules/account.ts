import { ContainerModule } from 'inversify'
import { sessionStore } from '../../../src-adapters/browser/session-store.ts'
import { patronGateway } from '../../../src-adapters/order-server/patron-gateway.ts'
import { Port } from '../document/ports.ts'

/** Who is here. */
export const account = new ContainerModule(({ bind }) => {
  bind(Port.sessionStore).toResolvedValue(
    ({ brand }, local) => sessionStore(local, brand.auth.tokenKey),
    [Port.facts, Port.local],
  )
  bind(Port.patrons).toResolvedValue(patronGateway, [Port.orderServer])
})
