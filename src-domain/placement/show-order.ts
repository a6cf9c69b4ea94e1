import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { LocationGateway } from '../location/location-gateway.ts'
import { locationOfSlug } from '../location/location-of-slug.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Ticket } from '../ticket/ticket.ts'
import type { TicketState } from '../ticket/ticket-state.ts'
import type { TicketStore } from '../ticket/ticket-store.ts'
import type { Pause } from '../time/clock.ts'
import type { OrderGateway } from './order-gateway.ts'

export interface ShowOrderPorts {
  readonly orders: Pick<OrderGateway, 'orderByToken'>
  readonly locations: Pick<LocationGateway, 'locations'>
  /** Loaded last: most orders need no packing menu. */
  readonly menus: MenuGateway
  readonly tickets: Pick<TicketStore, 'read'>
  readonly ticket: StateCell<TicketState>
  /** Called with the tab's own ticket before any request. */
  readonly remembered: (ticket: Ticket) => void
  readonly follow: (ticket: Ticket) => void
  readonly pause: Pause
}

/** Milliseconds to wait for the restaurant, so that the page renders once without layout shift. */
const together = 1_000

export function showOrder(ports: ShowOrderPorts): (token: string) => Promise<void> {
  const { orders, tickets, ticket, remembered } = ports
  const known = tellOf(ports)
  return async (token) => {
    const kept = tickets.read(token)
    if (kept !== undefined) {
      remembered(kept)
      void known(kept, false)
    } else ticket.update(() => ({ _tag: 'Loading' }))
    const answer = await orders.orderByToken(token)
    // The tab's ticket supplies fields that the back end omits.
    if (!isLeft(answer)) return known({ ...kept, ...answer.right }, kept === undefined)
    if (kept === undefined) ticket.update(() => ({ _tag: isAbsent(answer.left) ? 'Unknown' : 'Failed' }))
  }
}

type Tell = (found: Ticket, isFresh: boolean) => Promise<void>

function tellOf({ locations, menus, ticket, follow, pause }: ShowOrderPorts): Tell {
  let isFollowed = false
  const locationOf = async (slug: string) => {
    const answer = await locations.locations({ slugs: [slug] })
    return isLeft(answer) ? undefined : locationOfSlug(answer.right, slug)
  }
  const tellPacking = async ({ location: { id }, orderType }: Ticket) => {
    if (id === '') return
    const answer = await menus.menu({ locationId: id, orderType, menuType: 'packing' })
    if (isLeft(answer)) return
    ticket.update((now) => (now._tag === 'Known' ? { ...now, packing: answer.right } : now))
  }
  return async (found, isFresh) => {
    if (!isFollowed) follow(found)
    isFollowed = true
    const asked = locationOf(found.location.slug)
    if (isFresh) await Promise.race([asked, pause.wait(together)])
    ticket.update((now) => (now._tag === 'Known' ? { ...now, ticket: found } : { _tag: 'Known', ticket: found }))
    const location = await asked
    // The restaurant may arrive before the back end's ticket.
    if (location !== undefined)
      ticket.update((now) => (now._tag === 'Known' ? { ...now, location } : { _tag: 'Known', ticket: found, location }))
    void tellPacking(found)
  }
}

/** The back end lacks the call or the order. */
function isAbsent(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && failure.status >= 400 && failure.status < 500 && failure.status !== 429
}
