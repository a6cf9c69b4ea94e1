import { ContainerModule } from 'inversify'
import { sessionStore } from '../../../src-adapters/browser/session-store.ts'
import { patronGateway } from '../../../src-adapters/order-server/patron-gateway.ts'
import { Port } from '../document/ports.ts'
import { lazyHumanCheck } from '../human/lazy-human-check.ts'

/** The session of the patron, and the bot check of the login. */
export const account = new ContainerModule(({ bind }) => {
  bind(Port.sessionStore).toResolvedValue(
    ({ brand }, { local }) => sessionStore(local, brand.auth.tokenKey),
    [Port.facts, Port.device],
  )
  bind(Port.session).toResolvedValue(
    ({ page, turnstileSiteKey }, server, session) => ({
      session,
      patrons: patronGateway(server),
      human: lazyHumanCheck({ page, server, turnstileSiteKey }),
    }),
    [Port.facts, Port.orderServer, Port.sessionStore],
  )
})
