import type { Address, SealedPoint } from './address.ts'

/** One address component of a map service (LOC-26). */
export interface AddressComponent {
  readonly longName: string
  readonly shortName: string
  readonly types: readonly string[]
}

/** A found delivery address (LOC-25). Degrees. */
export interface AddressDetails extends SealedPoint {
  readonly addressComponents: readonly AddressComponent[]
}

export interface AddressSuggestion {
  readonly id: string
  readonly text: string
}

export interface MappedAddress extends Pick<Address, 'street1' | 'city' | 'state' | 'zip'> {
  /** Two letters. */
  readonly country: string
}

type Part = 'longName' | 'shortName'

/** LOC-26. Missing parts are ''. */
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

/** The unit, '' without one. A bare number, which some services return, gets a '#'. */
export function unitIn(components: readonly AddressComponent[]): string {
  const unit = reader(components)('subpremise', 'longName')
  return /^\d+\w?$/.test(unit) ? `#${unit}` : unit
}

/** Couriers cannot deliver to a street without a number. */
export function hasHouseNumber(components: readonly AddressComponent[]): boolean {
  return reader(components)('street_number', 'longName') !== ''
}

function reader(components: readonly AddressComponent[]) {
  return (type: string, part: Part): string => components.find(({ types }) => types.includes(type))?.[part].trim() ?? ''
}
