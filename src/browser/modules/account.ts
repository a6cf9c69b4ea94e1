import { ContainerModule } from 'inversify'
import { sessionKeeper } from '../../../src-adapters/browser/session-keeper.ts'
import { patronGateway } from '../../../src-adapters/order-server/patron-gateway.ts'
import { Port } from '../document/ports.ts'

/** Who is here. */
export const account = new ContainerModule(({ bind }) => {
  bind(Port.sessionKeeper).toResolvedValue(
    ({ brand }, local) => sessionKeeper(local, brand.auth.tokenKey),
    [Port.facts, Port.local],
  )
  bind(Port.patrons).toResolvedValue(patronGateway, [Port.orderServer])
})
