import type { Address, SealedPoint } from './address.ts'

/** One part of an address as a map service tells it (LOC-26). */
export interface AddressComponent {
  readonly longName: string
  readonly shortName: string
  readonly types: readonly string[]
}

/** What is known of an address that can be delivered to (LOC-25). Degrees. */
export interface AddressDetails extends SealedPoint {
  readonly addressComponents: readonly AddressComponent[]
}

/** One line that a search offers (API-25). */
export interface AddressSuggestion {
  /** The id of the suggestion. */
  readonly id: string
  readonly text: string
}

export interface MappedAddress extends Pick<Address, 'street1' | 'city' | 'state' | 'zip'> {
  /** Two letters. */
  readonly country: string
}

type Part = 'longName' | 'shortName'

/** LOC-26. What an address does not have is ''. */
export function mappedAddress(components: readonly AddressComponent[]): MappedAddress {
  const read = reader(components)
  return {
    street1: [read('street_number', 'longName'), read('route', 'longName')].filter((part) => part !== '').join(' '),
    city: read('locality', 'longName') || read('sublocality', 'longName'),
    state: read('administrative_area_level_1', 'shortName'),
    zip: read('postal_code', 'longName'),
    country: read('country', 'shortName'),
  }
}

/** The unit of the address, '' without one. A bare number, which some services return, gets a '#'. */
export function unitIn(components: readonly AddressComponent[]): string {
  const unit = reader(components)('subpremise', 'longName')
  return /^\d+\w?$/.test(unit) ? `#${unit}` : unit
}

/** A street without a number is an address, but no door to bring food to. */
export function hasHouseNumber(components: readonly AddressComponent[]): boolean {
  return reader(components)('street_number', 'longName') !== ''
}

function reader(components: readonly AddressComponent[]) {
  return (type: string, part: Part): string => components.find(({ types }) => types.includes(type))?.[part].trim() ?? ''
}
