import { left } from 'fp-ts/lib/Either.js'
import { pageSight } from '../../../src-adapters/browser/page-sight.ts'
import type { MenuGateway } from '../../../src-domain/menu/menu-gateway.ts'
import { showOrder } from '../../../src-domain/ordering/show-order.ts'
import type { Ticket } from '../../../src-domain/ordering/ticket.ts'
import { watchTracking } from '../../../src-domain/ordering/watch-tracking.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import type { OrderPage } from './order-page.ts'

/** Looks for the order of this address, and follows its delivery. */
export function shownOrder(page: OrderPage, remembered: (ticket: Ticket) => void): () => Promise<void> {
  const { token, cells, container } = page
  const look = showOrder({
    orders: container.get(Port.orders),
    locations: container.get(Port.locations),
    menus: menusLater(page),
    tickets: container.get(Port.tickets),
    ticket: cells.ticket,
    pause: container.get(Port.pause),
    remembered,
    follow: watchTracking({
      deliveries: container.get(Port.tracking),
      pause: container.get(Port.pause),
      clock: container.get(Port.clock),
      sight: pageSight(document),
      connection: container.get(Port.connection),
      tracking: cells.tracking,
      calledOff: () => void again(),
    }),
  })
  const again = async () => {
    if (token === undefined) cells.ticket.update(() => ({ _tag: 'Unknown' }))
    else await look(token)
  }
  return again
}

/** Fetched after all that is needed first. */
function menusLater({ container }: OrderPage): MenuGateway {
  return {
    menu: (query) => () =>
      import('../modules/menu.ts').then(
        ({ menu }) => bring(container, Port.menus, menu).menu(query)(),
        // A part that did not come was asked for over the same network.
        () => left({ _tag: 'NoResponse' }),
      ),
  }
}
