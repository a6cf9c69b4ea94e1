import { ContainerModule } from 'inversify'
import { recoveryStore } from '../../../src-adapters/browser/recovery-store.ts'
import { accountGateway } from '../../../src-adapters/order-server/account-gateway.ts'
import { codeGateway } from '../../../src-adapters/order-server/code-gateway.ts'
import { Port } from '../document/ports.ts'

/** Opening an account, and a forgotten password; comes with the forms that ask for it. */
export const newAccount = new ContainerModule(({ bind }) => {
  bind(Port.accounts).toResolvedValue(
    (server) => (visit) => accountGateway({ ...server, sessionId: visit }),
    [Port.orderServer],
  )
  bind(Port.codes).toResolvedValue(codeGateway, [Port.orderServer])
  bind(Port.recoveries).toResolvedValue(recoveryStore, [Port.tab])
})
