import { ContainerModule } from 'inversify'
import { Port } from '../document/ports.ts'

/** Replaces `account` in documents without a login. The token in their address is enough to read them. */
export const noAccount = new ContainerModule(({ bind }) => {
  bind(Port.sessionStore).toConstantValue({ token: () => undefined, keep: () => undefined, drop: () => undefined })
})
