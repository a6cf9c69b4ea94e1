import type { Address, GeoPoint } from '../address/address.ts'
import type { AddressDetails, AddressSuggestion } from '../address/mapped-address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

export interface AddressQuestion {
  readonly brandId: string
  /** What was typed, not blank. */
  readonly text: string
  /** For delivery only doors and streets are of use; for pickup also parts of a town. */
  readonly orderType: DiningOption
  /** Groups the calls of one search, for a service that bills by search. */
  readonly visit?: string
  /** Where the brand's restaurants are: what is near them is likelier meant. */
  readonly around: readonly GeoPoint[]
}

/** Where an address is said to be. */
export interface Located {
  readonly point: GeoPoint
  /** How far off that may be, in miles: a door is known better than a zip code. */
  readonly withinMiles: number
}

/**
 * Whoever knows addresses: a list of streets of our own, or a map service. Every function rejects when it cannot be asked,
 * and then nothing is known.
 */
export interface AddressFinder {
  /** The likeliest first, at most 5. */
  readonly suggest: (question: AddressQuestion) => Promise<readonly AddressSuggestion[]>
  /** Undefined: nobody gave this id. */
  readonly details: (brandId: string, suggestionId: string, visit?: string) => Promise<AddressDetails | undefined>
  /** Undefined: nobody knows this address. Its second line is not looked at. */
  readonly locate: (brandId: string, address: Address) => Promise<Located | undefined>
}

export const mostSuggestions = 5
