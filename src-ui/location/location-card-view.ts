import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { timingAt } from '../../src-domain/scheduling/timing-at.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { phoneWords } from '../messages/phone-words.ts'
import type { Words } from '../messages/words-context.tsx'
import { nextTimeWords } from '../scheduling/next-time-words.ts'
import { distanceWords } from './distance-words.ts'
import type { LocationCardView } from './locations-view.ts'
import { openingWords } from './opening-words.ts'

export interface CardFacts {
  readonly brand: Brand
  readonly now: Instant
  readonly words: Words['shop']
  readonly clock: Words['clock']
  readonly locale: Locale
}

export function locationCardView(
  location: Location,
  type: DiningOption,
  { brand, now, words, clock, locale }: CardFacts,
  href: string,
): LocationCardView & { readonly href: string } {
  const { isOpen, opening, hours } = openingWords(location, type, now, words, clock, locale)
  const { street1, street2, city, state } = location.address
  const timing = timingAt(brand, location, type, now)
  // The duration counts from now, so the kitchen must be able to start now.
  const minutes = isOpen && timing._tag !== 'Blocked' ? location.serviceEstimates[type] : undefined
  const cooks = (location.restaurantGroups ?? []).map(({ name }) => name).filter((name) => name !== '')
  return {
    id: location.id,
    slug: location.slug,
    name: location.name,
    address: [street1, street2, [city, state].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    ...(cooks.length === 0 ? {} : { restaurants: cooks.join(' · ') }),
    ...(location.phone === undefined ? {} : { phone: { href: `tel:${location.phone}`, text: phoneWords(location) } }),
    isOpen,
    opening,
    ...(timing._tag !== 'Blocked' || timing.next === undefined
      ? {}
      : { next: clock.orderFor({ when: nextTimeWords(clock, timing.next, location.timeZone, now) }) }),
    hours,
    ...(minutes === undefined ? {} : { estimate: words.readyIn[type]({ minutes }) }),
    ...(location.distanceInMiles === undefined
      ? {}
      : { distance: distanceWords(words, location.distanceInMiles, brand.country) }),
    isPreorderOnly: location.isPreorderRequired,
    href,
  }
}
