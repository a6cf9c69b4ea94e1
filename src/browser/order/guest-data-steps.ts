import { refusalOf } from '../../../src-domain/call/refusal-of.ts'
import { guestData } from '../../../src-domain/own-data/guest-data.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { guestData as part } from '../modules/guest-data.ts'
import type { OrderPage } from './order-page.ts'

export function guestDataSteps({ container, cells, token = '' }: OrderPage) {
  const steps = guestData({
    gateway: bring(container, Port.guestData, part),
    save: container.get(Port.saveFile),
    tickets: container.get(Port.tickets),
    ticket: cells.ticket,
  })
  return {
    copy: () => refusalOf(steps.copy(token)),
    erase: () => refusalOf(steps.erase(token)),
  }
}
