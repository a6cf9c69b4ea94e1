import { ContainerModule } from 'inversify'
import { boardMemory } from '../../../src-adapters/browser/board-memory.ts'
import { copyText } from '../../../src-adapters/browser/copy-text.ts'
import { devicePrintStore } from '../../../src-adapters/browser/device-print-store.ts'
import { browserLeaveWarning } from '../../../src-adapters/browser/leave-warning.ts'
import { pagePrinter } from '../../../src-adapters/browser/page-printer.ts'
import { pageSight } from '../../../src-adapters/browser/page-sight.ts'
import { saveFile } from '../../../src-adapters/browser/save-file.ts'
import { webAudioRing } from '../../../src-adapters/browser/web-audio-ring.ts'
import { apiKeyGateway } from '../../../src-adapters/order-server/api-key-gateway.ts'
import { availabilityGateway } from '../../../src-adapters/order-server/availability-gateway.ts'
import { boardGateway } from '../../../src-adapters/order-server/board-gateway.ts'
import { brandVersionGateway } from '../../../src-adapters/order-server/brand-version-gateway.ts'
import { deviceGateway } from '../../../src-adapters/order-server/device-gateway.ts'
import { offersGateway } from '../../../src-adapters/order-server/offers-gateway.ts'
import { orderRecordGateway } from '../../../src-adapters/order-server/order-record-gateway.ts'
import type { OrderServerNeeds } from '../../../src-adapters/order-server/order-server-needs.ts'
import { printerGateway } from '../../../src-adapters/order-server/printer-gateway.ts'
import { reportGateway } from '../../../src-adapters/order-server/report-gateway.ts'
import { secondFactorGateway } from '../../../src-adapters/order-server/second-factor-gateway.ts'
import { staffGateway } from '../../../src-adapters/order-server/staff-gateway.ts'
import { tableSignsGateway } from '../../../src-adapters/order-server/table-signs-gateway.ts'
import { auditGateway, teamGateway } from '../../../src-adapters/order-server/team-gateway.ts'
import { todayGateway } from '../../../src-adapters/order-server/today-gateway.ts'
import type { DocumentFacts } from '../document/document-facts.ts'
import { type Device, Port, port } from '../document/ports.ts'
import { calls } from '../modules/calls.ts'
import { device } from '../modules/device.ts'
import { noAccount } from '../modules/no-account.ts'

/** The ports of the staff document. */
function ports({ page, apiBase }: DocumentFacts, device: Device, server: OrderServerNeeds) {
  const { ids, pause, connection, local } = device
  return {
    ...{ ids, pause, connection },
    staff: staffGateway(server),
    secondFactor: secondFactorGateway(server),
    team: teamGateway(server),
    audit: auditGateway(server),
    brandVersions: brandVersionGateway(server),
    invitationLink: (token: string) => `${page.location.origin}/staff#invitation=${token}`,
    copy: async (text: string) => (await copyText(page.navigator)?.(text)) ?? false,
    availability: availabilityGateway(server),
    devices: deviceGateway(server),
    apiKeys: apiKeyGateway(server),
    tableSigns: tableSignsGateway(server),
    origin: page.location.origin,
    printers: printerGateway(server, page.location.origin),
    printStore: devicePrintStore(local),
    pagePrinter: pagePrinter(page, pause),
    offers: offersGateway(server),
    reports: reportGateway(server),
    today: todayGateway(server),
    saveCsv: saveFile(page, 'text/csv;charset=utf-8'),
    print: () => page.print(),
    records: orderRecordGateway(server),
    memory: boardMemory(local),
    boards: boardGateway(server, { open: (path) => new page.EventSource(`${apiBase}${path}`) }),
    sight: pageSight(page.document),
    ring: webAudioRing(page),
    leaveWarning: browserLeaveWarning(page),
  }
}

export const staffPorts = port<ReturnType<typeof ports>>('StaffPorts')

const staff = new ContainerModule(({ bind }) => {
  bind(staffPorts).toResolvedValue(ports, [Port.facts, Port.device, Port.orderServer])
})

/** Modules of the staff document. Its session is a cookie, so it needs no patron's account. */
export const staffModules = { account: noAccount, calls, device, staff }
