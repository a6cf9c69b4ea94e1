import { noAgain } from '../../../src-domain/history/again-state.ts'
import type { PastOrder } from '../../../src-domain/ticket/past-order.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import { lazyActions } from '../document/lazy-actions.ts'
import type { ReorderNeeds } from './reorder-controller.ts'

/** Reorders a past order; fetched at the first reorder. */
export function lazyReorder(needs: ReorderNeeds) {
  const { again, facts } = needs
  const part = lazyActions(() =>
    import('./reorder-controller.ts').then(({ reorderController }) => reorderController(needs)),
  )
  const fail = () => again.update(() => ({ _tag: 'Failed' }))
  const close = () => again.update(() => noAgain)
  // A page restored from the back-forward cache must not show the question again.
  facts.page.addEventListener('pageshow', close)
  return {
    orderTicket: (ticket: Ticket) => void part(({ askTicket }) => askTicket(ticket), fail),
    orderPast: (order: PastOrder) => void part(({ askPast }) => askPast(order), fail),
    take: () => void part(({ take }) => take(), fail),
    close,
  }
}
