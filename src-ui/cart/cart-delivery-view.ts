import { lineOf } from '../../src-domain/address/address-line.ts'
import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import type { OrderInProgress } from '../../src-domain/cart/order-in-progress.ts'
import type { DeliveryPromise } from '../../src-domain/location/delivery-promise.ts'
import { offerWords } from '../messages/offer-words.ts'
import type { Words } from '../messages/words-context.tsx'

export interface CartDelivery {
  /** Absent without an address. */
  readonly text?: string
  readonly notes?: string
  /** Fee, minimum and duration. */
  readonly offer?: string
  /** Set if the restaurant does not deliver to the address (LOC-42). */
  readonly refusal?: string
}

interface CartDeliveryFacts {
  readonly words: Pick<Words['ordering'], 'deliverTo'>
  readonly reach: Words['shop']['reach']
  readonly order: OrderInProgress
  readonly name: string
}

/** Address, terms and notes (CART-11, CART-21). */
export function cartDeliveryView(
  { words, reach, order, name }: CartDeliveryFacts,
  promise: DeliveryPromise,
): CartDelivery {
  const { address, deliveryNotes } = order
  const notes = deliveryNotes === '' ? {} : { notes: deliveryNotes }
  if (!isDeliverable(address)) return notes
  const text = words.deliverTo({ address: [address.street1, address.street2, address.city].filter(Boolean).join(', ') })
  if (promise._tag === 'Delivers') return { ...notes, text, offer: offerWords(promise, reach) }
  const refused = promise._tag === 'OutOfZone' ? { refusal: reach.refused({ name, address: lineOf(address) }) } : {}
  return { ...notes, text, ...refused }
}
