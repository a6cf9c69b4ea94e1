import type { Address, GeoPoint } from '../address/address.ts'
import type { AddressDetails, AddressSuggestion } from '../address/mapped-address.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'

export interface AddressQuestion {
  readonly brandId: string
  /** Not blank. */
  readonly text: string
  /** Delivery searches for doors and streets; pickup also for parts of a town. */
  readonly orderType: DiningOption
  /** Session id, for services that bill per search. */
  readonly visit?: string
  /** The brand's restaurants. Results near them rank higher. */
  readonly around: readonly GeoPoint[]
}

export interface Located {
  readonly point: GeoPoint
  /** Accuracy in miles, because a door is more precise than a ZIP code. */
  readonly withinMiles: number
}

/** Our own street list or a map service. Every function rejects if the service fails. */
export interface AddressFinder {
  /** Best match first, at most 5. */
  readonly suggest: (question: AddressQuestion) => Promise<readonly AddressSuggestion[]>
  /** Undefined for an unknown id. */
  readonly details: (brandId: string, suggestionId: string, visit?: string) => Promise<AddressDetails | undefined>
  /** Undefined for an unknown address. Ignores `street2`. */
  readonly locate: (brandId: string, address: Address) => Promise<Located | undefined>
}

export const mostSuggestions = 5
