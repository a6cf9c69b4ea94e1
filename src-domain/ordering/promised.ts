import { lacksAddress } from '../fulfilment/lacks-address.ts'
import type { OrderInView } from './timing-facts.ts'

type Judged = Pick<OrderInView, 'order' | 'checks'>

/** Whether the food can come where it shall go, as far as anybody knows: a delivery to nowhere or out of the zone cannot. */
export function comesThere({ order, checks }: Judged): boolean {
  return (
    order.diningOption !== 'delivery' || (!lacksAddress(order) && checks.validation.last?.reason !== 'delivery-radius')
  )
}

/**
 * Minutes until the food is there, as far as somebody has promised it for this order. What a restaurant's own card says
 * of its deliveries is no promise to an address: only what was answered about the order is.
 */
export function minutesPromised({ order, checks, location }: Judged & Pick<OrderInView, 'location'>) {
  const { validation, price } = checks
  if (!comesThere({ order, checks })) return undefined
  const said = validation.last?.serviceEstimate ?? price.last?.serviceEstimate
  if (order.diningOption === 'delivery') return validation.last === undefined ? undefined : said
  return said ?? location?.serviceEstimates[order.diningOption]
}
