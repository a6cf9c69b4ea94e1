import { lacksAddress } from '../fulfilment/lacks-address.ts'
import type { OrderInView } from './timing-facts.ts'

type Judged = Pick<OrderInView, 'order' | 'checks'>

/** False for a delivery without an address or out of zone. */
export function comesThere({ order, checks }: Judged): boolean {
  return (
    order.diningOption !== 'delivery' || (!lacksAddress(order) && checks.validation.last?.reason !== 'delivery-radius')
  )
}

/**
 * Minutes promised for this order. For a delivery, only the server's answer about this order counts; the restaurant's
 * general estimate is no promise.
 */
export function minutesPromised({ order, checks, location }: Judged & Pick<OrderInView, 'location'>) {
  const { validation, price } = checks
  if (!comesThere({ order, checks })) return undefined
  const said = validation.last?.serviceEstimate ?? price.last?.serviceEstimate
  if (order.diningOption === 'delivery') return validation.last === undefined ? undefined : said
  return said ?? location?.serviceEstimates[order.diningOption]
}
