import { saveFile } from '../../../src-adapters/browser/save-file.ts'
import { guestDataGateway } from '../../../src-adapters/order-server/guest-data-gateway.ts'
import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { guestData } from '../../../src-domain/own-data/guest-data.ts'
import type { OrderPage } from './order-page.ts'

export function guestDataSteps({ server, tickets, cells, token = '' }: OrderPage) {
  const steps = guestData({
    gateway: guestDataGateway(server),
    save: saveFile(window),
    tickets,
    ticket: cells.ticket,
  })
  return {
    copy: () => refusalOf(steps.copy(token)),
    erase: () => refusalOf(steps.erase(token)),
  }
}
