import type { Country } from '../brand/country.ts'

/** In the unit of the country's road signs. */
export type DistanceText =
  /** LOC-08: two decimals. */
  { readonly _tag: 'Miles'; readonly miles: string } | { readonly _tag: 'Kilometres'; readonly kilometres: string }

export function distanceText(miles: number, country: Country): DistanceText {
  return inMiles.has(country)
    ? { _tag: 'Miles', miles: miles.toFixed(2) }
    : { _tag: 'Kilometres', kilometres: (miles * kilometresOfMile).toFixed(1) }
}

const kilometresOfMile = 1.609344

const inMiles: ReadonlySet<Country> = new Set(['US', 'PR', 'GU', 'VI', 'AS', 'MP', 'GB', 'GG', 'IM', 'JE', 'LR', 'MM'])
