import { ContainerModule } from 'inversify'
import { recoveryStore } from '../../../src-adapters/browser/recovery-store.ts'
import { accountGateway } from '../../../src-adapters/order-server/account-gateway.ts'
import { codeGateway } from '../../../src-adapters/order-server/code-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { type Device, Port, port } from '../document/ports.ts'

function ports(server: OrderServerNeeds, { tab }: Pick<Device, 'tab'>) {
  return {
    /** The gateway of a visit: a code is valid only in the visit that requested it. */
    accounts: (visit: string) => accountGateway({ ...server, sessionId: visit }),
    codes: codeGateway(server),
    recoveries: recoveryStore(tab),
    /** Id of this page's visit. */
    visit: server.sessionId,
  }
}

export const loginPorts = port<ReturnType<typeof ports>>('LoginPorts')

/** Signing up and setting a new password; loaded with the forms. */
export const login = new ContainerModule(({ bind }) => {
  bind(loginPorts).toResolvedValue(ports, [Port.orderServer, Port.device])
})
