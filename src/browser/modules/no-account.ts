import { ContainerModule } from 'inversify'
import { Port } from '../document/ports.ts'

/** Replaces `account` in documents without a login, where the token in the address grants access. */
export const noAccount = new ContainerModule(({ bind }) => {
  bind(Port.sessionStore).toConstantValue({ token: () => undefined, keep: () => undefined, drop: () => undefined })
})
