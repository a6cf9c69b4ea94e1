import { noAgain } from '../../../src-domain/history/again-state.ts'
import type { PastOrder } from '../../../src-domain/ordering/past-order.ts'
import type { Ticket } from '../../../src-domain/ordering/ticket.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { AgainNeeds } from './again-needs.ts'

/** Few orders are ordered again, so all of it comes when one is. */
export function againLater(needs: AgainNeeds) {
  const { again, container } = needs
  const controller = later(() => import('./again-controller.ts').then(({ againController }) => againController(needs)))
  type Controller = Awaited<ReturnType<typeof controller>>
  const told = (tell: (steps: Controller) => unknown) =>
    void controller().then(tell, () => again.update(() => ({ _tag: 'Failed' })))
  const close = () => again.update(() => noAgain)
  // A page that comes back from the browser's memory is asked anew.
  container.get(Port.facts).page.addEventListener('pageshow', close)
  return {
    orderTicket: (ticket: Ticket) => told(({ askTicket }) => askTicket(ticket)),
    orderPast: (order: PastOrder) => told(({ askPast }) => askPast(order)),
    take: () => told(({ take }) => take()),
    close,
  }
}
