import { isLeft } from 'fp-ts/lib/Either.js'
import type { GeoPoint } from '../address/address.ts'
import { isDeliverable } from '../address/address-problems.ts'
import { pointOf } from '../address/distance.ts'
import type { OrderInProgress } from '../cart/order-in-progress.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { Clock } from '../time/clock.ts'
import { type DeliveryAround, unasked } from './delivery-promise.ts'
import type { LocationGateway } from './location-gateway.ts'

export interface AskWhoDeliversPorts {
  readonly locations: Pick<LocationGateway, 'locations'>
  readonly order: Pick<StateCell<OrderInProgress>, 'current'>
  readonly around: StateCell<DeliveryAround>
  readonly clock: Clock
  /** The page is about deliveries, whatever the order is for. */
  readonly isAboutDelivery: boolean
  /** The marketplace through which the customer came: nothing else is found then (LOC-46). */
  readonly market?: string | undefined
  /** For whoever maintains the shop. */
  readonly report: (what: string) => void
}

/**
 * Keeps what is known of who delivers to the order's address true: to be called when the order has changed. Asks only
 * where the address is another one, and again where nobody answered; only the answer to the latest address counts.
 */
export function askWhoDelivers(ports: AskWhoDeliversPorts): (again?: 'again') => Promise<void> {
  const { locations, around, clock, market, report } = ports
  let latest: GeoPoint | undefined
  const ask = async (to: GeoPoint) => {
    around.update(() => ({ _tag: 'Asking', to }))
    const query = { near: to, diningOption: 'delivery' as const, ...(market === undefined ? {} : { market }) }
    const answer = await locations.locations(query)()
    if (latest !== to) return
    if (!isLeft(answer)) {
      return around.update(() => ({ _tag: 'Answered', to, locations: answer.right, at: clock.now() }))
    }
    if (answer.left._tag !== 'NotSent') report(`who delivers to an address: ${answer.left._tag}`)
    around.update(() => ({ _tag: 'Unanswered', to }))
  }
  return async (again) => {
    const to = destination(ports)
    const now = around.current()
    if (to !== undefined && isKnown(now, to) && !(again === 'again' && now._tag === 'Unanswered')) return
    latest = to
    if (to !== undefined) return ask(to)
    if (now._tag !== 'Unasked') around.update(() => unasked)
  }
}

function destination({ order, isAboutDelivery }: AskWhoDeliversPorts): GeoPoint | undefined {
  const { address, diningOption } = order.current()
  const isWanted = isAboutDelivery || diningOption === 'delivery'
  return isWanted && isDeliverable(address) ? pointOf(address) : undefined
}

function isKnown(around: DeliveryAround, { lat, long }: GeoPoint): boolean {
  return around._tag !== 'Unasked' && around.to.lat === lat && around.to.long === long
}
