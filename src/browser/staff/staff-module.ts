import { ContainerModule } from 'inversify'
import { browserLeaveWarning } from '../../../src-adapters/browser/leave-warning.ts'
import { pageSight } from '../../../src-adapters/browser/page-sight.ts'
import { webAudioRing } from '../../../src-adapters/browser/web-audio-ring.ts'
import { boardGateway } from '../../../src-adapters/order-server/board-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { staffGateway } from '../../../src-adapters/order-server/staff-gateway.ts'
import type { DocumentFacts } from '../document/document-facts.ts'
import { Port, port } from '../document/ports.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { noAccount } from '../modules/no-account.ts'

/** The order server's gateways of staff, and what the device lends to a board. */
function ports({ page, apiBase }: DocumentFacts, server: OrderServerNeeds) {
  return {
    staff: staffGateway(server),
    boards: boardGateway(server, { open: (path) => new page.EventSource(`${apiBase}${path}`) }),
    sight: pageSight(page.document),
    ring: webAudioRing(page),
    leaveWarning: browserLeaveWarning(page),
  }
}

export const staffPorts = port<ReturnType<typeof ports>>('StaffPorts')

const staff = new ContainerModule(({ bind }) => {
  bind(staffPorts).toResolvedValue(ports, [Port.facts, Port.orderServer])
})

/** The modules of the staff document. Its session is a cookie, so it has no account of a patron. */
export const staffModules = { account: noAccount, calls, device, staff }
