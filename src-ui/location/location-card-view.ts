import type { Locale } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { milesText } from '../../src-domain/location/by-distance.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../messages/words-context.tsx'
import type { LocationCardView } from './locations-view.ts'
import { openingWords } from './opening-words.ts'
import { phoneWords } from './phone-words.ts'

export const locationCardView = (
  location: Location,
  type: DiningOption,
  now: Instant,
  words: Words['shop'],
  locale: Locale,
  href: string,
): LocationCardView & { readonly href: string } => {
  const { isOpen, opening, hours } = openingWords(location, type, now, words, locale)
  const { street1, street2, city, state } = location.address
  const minutes = location.serviceEstimates[type]
  const cooks = (location.restaurantGroups ?? []).map(({ name }) => name).filter((name) => name !== '')
  return {
    slug: location.slug,
    name: location.name,
    address: [street1, street2, [city, state].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ...(cooks.length === 0 ? {} : { restaurants: cooks.join(' · ') }),
    ...(location.phone === undefined
      ? {}
      : { phone: { href: `tel:${location.phone}`, text: phoneWords(location.phone) } }),
    isOpen,
    opening,
    hours,
    ...(minutes === undefined ? {} : { estimate: words.readyIn[type]({ minutes }) }),
    ...(location.distanceInMiles === undefined
      ? {}
      : { distance: words.milesAway({ miles: milesText(location.distanceInMiles) }) }),
    isPreorderOnly: location.isPreorderRequired,
    href,
  }
}
