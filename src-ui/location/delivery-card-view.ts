import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import { promiseOf } from '../../src-domain/location/delivery-promise.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { menuAddress } from '../../src-domain/navigation/addresses.ts'
import { offerWords } from '../messages/offer-words.ts'
import { type CardFacts, locationCardView } from './location-card-view.ts'
import type { LocationCardView } from './locations-view.ts'

/** Card of a restaurant for a known address: delivery terms, or pickup if it does not deliver there. */
export function deliveryCardView(location: Location, facts: CardFacts): LocationCardView {
  const { brand, words } = facts
  const promise = promiseOf(location)
  const type = promise._tag === 'Delivers' ? 'delivery' : 'pickup'
  const href = menuAddress(location.slug, type)
  const { estimate, ...card } = locationCardView(location, type, facts, href)
  if (promise._tag === 'Delivers') {
    const { minutes: _, ...terms } = promise
    const offer = offerWords(estimate === undefined ? terms : promise, words.reach)
    return offer === '' ? card : { ...card, estimate: offer }
  }
  const { href: __, ...bare } = card
  return { ...(allowedDiningOptions(brand).includes('pickup') ? card : bare), refusal: words.reach.notHere }
}
