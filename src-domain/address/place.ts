import type { Address, SealedPoint } from './address.ts'

/** One part of an address as a map service tells it (LOC-26). */
export interface AddressComponent {
  readonly longName: string
  readonly shortName: string
  readonly types: readonly string[]
}

/** What is known of a place that can be delivered to (LOC-25). Degrees. */
export interface PlaceDetails extends SealedPoint {
  readonly addressComponents: readonly AddressComponent[]
}

/** One line that a search offers (API-25). */
export interface PlaceSuggestion {
  /** The place's id. */
  readonly id: string
  readonly text: string
}

export interface MappedAddress extends Pick<Address, 'street1' | 'city' | 'state' | 'zip'> {
  /** Two letters. */
  readonly country: string
}

type Part = 'longName' | 'shortName'

const reader =
  (components: readonly AddressComponent[]) =>
  (type: string, part: Part): string =>
    components.find(({ types }) => types.includes(type))?.[part].trim() ?? ''

/** LOC-26. What a place does not have is ''. */
export const mappedAddress = (components: readonly AddressComponent[]): MappedAddress => {
  const read = reader(components)
  return {
    street1: [read('street_number', 'longName'), read('route', 'longName')].filter((part) => part !== '').join(' '),
    city: read('locality', 'longName') || read('sublocality', 'longName'),
    state: read('administrative_area_level_1', 'shortName'),
    zip: read('postal_code', 'longName'),
    country: read('country', 'shortName'),
  }
}

/** A street without a number is a place, but no door to bring food to. */
export const hasHouseNumber = (components: readonly AddressComponent[]): boolean =>
  reader(components)('street_number', 'longName') !== ''
