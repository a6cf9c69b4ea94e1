import type { Brand } from '../../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { DayHours, Location } from '../../../src-domain/location/location.ts'
import { menuAddress } from '../../../src-domain/navigation/addresses.ts'

type Json = Readonly<Record<string, unknown>>

/** schema.org Restaurant. The menu is marked up in place (`src-ui/menu/offer.tsx`). */
export function restaurantData(brand: Brand, location: Location, type: DiningOption, origin: string): Json {
  const { street1, street2, city, state, zip, lat, long } = location.address
  const phone = location.phone ?? brand.phone
  const named = restaurantNamed(brand, location, type, origin)
  return {
    ...named,
    url: named.hasMenu,
    address: {
      '@type': 'PostalAddress',
      streetAddress: [street1, street2].filter((part) => part !== '').join(', '),
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: brand.country,
    },
    ...(lat === undefined || long === undefined
      ? {}
      : { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: long } }),
    ...(phone === undefined ? {} : { telephone: phone }),
    currenciesAccepted: brand.currency,
    openingHoursSpecification: openingHours(location.hours),
  }
}

/** Menu pages must be small; the home page has the rest. */
export function restaurantNamed(brand: Brand, { name, slug }: Location, type: DiningOption, origin: string) {
  const menu = origin + menuAddress(slug, type)
  return { '@type': 'Restaurant', '@id': menu, name: `${brand.name} · ${name}`, hasMenu: menu }
}

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Pickup hours; days with the same hours share an entry. */
function openingHours(hours: readonly DayHours[]): readonly Json[] {
  const byTimes = new Map<string, { readonly opens: string; readonly closes: string; readonly on: string[] }>()
  for (const { day, pickupOpen: opens, pickupClose: closes } of hours) {
    const name = days[day]
    if (opens === undefined || closes === undefined || name === undefined) continue
    const key = `${opens} ${closes}`
    const known = byTimes.get(key) ?? { opens, closes: closes === opens ? minuteBefore(opens) : closes, on: [] }
    known.on.push(name)
    byTimes.set(key, known)
  }
  return [...byTimes.values()].map(({ opens, closes, on }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: on,
    opens,
    closes,
  }))
}

/** Open round the clock: in schema.org, closing must differ from opening. */
function minuteBefore(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const before = (hours * 60 + minutes + 1_439) % 1_440
  return [Math.floor(before / 60), before % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
