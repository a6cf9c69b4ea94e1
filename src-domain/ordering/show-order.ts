import { isLeft } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../call/call-failure.ts'
import type { LocationGateway } from '../location/location-gateway.ts'
import type { MenuGateway } from '../menu/menu-gateway.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Pause } from '../time/clock.ts'
import type { OrderGateway } from './order-gateway.ts'
import type { Ticket } from './ticket.ts'
import type { TicketState } from './ticket-state.ts'
import type { TicketStore } from './ticket-store.ts'

export interface ShowOrderPorts {
  readonly orders: Pick<OrderGateway, 'orderByToken'>
  readonly locations: Pick<LocationGateway, 'locations'>
  /** Asked last: most orders are read without it. */
  readonly menus: MenuGateway
  readonly tickets: Pick<TicketStore, 'read'>
  readonly ticket: StateCell<TicketState>
  /** Told the ticket that this tab was given when it ordered, before anything is asked. */
  readonly remembered: (ticket: Ticket) => void
  /** Told of the order once, as soon as it is known. */
  readonly follow: (ticket: Ticket) => void
  readonly pause: Pause
}

/**
 * Milliseconds for which an order that nobody waits for any more is held back until its restaurant is known, too: with it
 * the page is drawn once, and nothing on it moves.
 */
const together = 1_000

/** Finds the placed order that a token names. May be asked again; what is known stays on the screen meanwhile. */
export function showOrder(ports: ShowOrderPorts): (token: string) => Promise<void> {
  const { orders, tickets, ticket, remembered } = ports
  const known = tellOf(ports)
  return async (token) => {
    const kept = tickets.read(token)
    if (kept !== undefined) {
      remembered(kept)
      void known(kept, false)
    } else ticket.update(() => ({ _tag: 'Loading' }))
    const answer = await orders.orderByToken(token)()
    // What the back end leaves out of its ticket, this tab may have been told by the price check.
    if (!isLeft(answer)) return known({ ...kept, ...answer.right }, kept === undefined)
    if (kept === undefined) ticket.update(() => ({ _tag: isAbsent(answer.left) ? 'Unknown' : 'Failed' }))
  }
}

type Tell = (found: Ticket, isFresh: boolean) => Promise<void>

function tellOf({ locations, menus, ticket, follow, pause }: ShowOrderPorts): Tell {
  let isFollowed = false
  const locationOf = async (slug: string) => {
    const answer = await locations.locations({ slugs: [slug] })()
    return isLeft(answer) ? undefined : answer.right.find((one) => one.slug === slug)
  }
  const tellPacking = async ({ location: { id }, orderType }: Ticket) => {
    if (id === '') return
    const answer = await menus.menu({ locationId: id, orderType, menuType: 'packing' })()
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
    // What this tab remembers may be looked for longer than the back end takes to say what became of it.
    if (location !== undefined)
      ticket.update((now) => (now._tag === 'Known' ? { ...now, location } : { _tag: 'Known', ticket: found, location }))
    void tellPacking(found)
  }
}

/** A back end without this call, or without this order: what this tab was told when it ordered is as good. */
function isAbsent(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && failure.status >= 400 && failure.status < 500 && failure.status !== 429
}
