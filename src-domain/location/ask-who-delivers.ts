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
  /** Asks even if the order is no delivery. */
  readonly isAboutDelivery: boolean
  /** Restricts the search to this marketplace (LOC-46). */
  readonly market?: string | undefined
  /** Logs for the operator. */
  readonly report: (what: string) => void
}

/** `unanswered`: repeats after a failure. `anew`: always repeats, and keeps the old answer meanwhile. */
export type Repeat = 'unanswered' | 'anew'

/**
 * Call on every change of the order. Calls the server only for a new address, or if `repeat` says so. Policy: latest
 * wins.
 */
export function askWhoDelivers(ports: AskWhoDeliversPorts): (repeat?: Repeat) => Promise<void> {
  const { locations, around, clock, market, report } = ports
  let latest: GeoPoint | undefined
  const ask = async (to: GeoPoint) => {
    if (!isAnswered(around.current(), to)) around.update(() => ({ _tag: 'Asking', to }))
    const query = { near: to, diningOption: 'delivery' as const, ...(market === undefined ? {} : { market }) }
    const answer = await locations.locations(query)
    if (latest !== to) return
    if (!isLeft(answer)) {
      return around.update(() => ({ _tag: 'Answered', to, locations: answer.right, at: clock.now() }))
    }
    if (answer.left._tag !== 'NotSent') report(`who delivers to an address: ${answer.left._tag}`)
    if (!isAnswered(around.current(), to)) around.update(() => ({ _tag: 'Unanswered', to }))
  }
  return async (repeat) => {
    const to = destination(ports)
    const now = around.current()
    const isDue = repeat === 'anew' || (repeat === 'unanswered' && now._tag === 'Unanswered')
    if (to !== undefined && isKnown(now, to) && !isDue) return
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

function isAnswered(around: DeliveryAround, to: GeoPoint): boolean {
  return around._tag === 'Answered' && isKnown(around, to)
}

function isKnown(around: DeliveryAround, { lat, long }: GeoPoint): boolean {
  return around._tag !== 'Unasked' && around.to.lat === lat && around.to.long === long
}
