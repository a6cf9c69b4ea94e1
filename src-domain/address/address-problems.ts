import { pastedText } from '../text/pasted-text.ts'
import type { Address } from './address.ts'

/** An absent member means no problem. */
export interface AddressProblems {
  readonly street1?: 'missing'
  readonly city?: 'missing'
  readonly state?: 'missing'
  readonly zip?: 'missing' | 'invalid'
}

/** LOC-37 to LOC-40; the second street line is optional (LOC-41). */
export function addressProblems(address: Omit<Address, 'id' | 'lat' | 'long'>): AddressProblems {
  const zip = zipProblem(address.zip)
  return {
    ...(isBlank(address.street1) ? { street1: 'missing' as const } : {}),
    ...(isBlank(address.city) ? { city: 'missing' as const } : {}),
    ...(isBlank(address.state) ? { state: 'missing' as const } : {}),
    ...(zip === undefined ? {} : { zip }),
  }
}

export function isComplete(address: Address): boolean {
  return Object.keys(addressProblems(address)).length === 0
}

/** LOC-43: a delivery address is complete and has coordinates. */
export function isValidAddress(address: Address): boolean {
  return isComplete(address) && address.lat !== undefined && address.long !== undefined
}

export function isDeliverable(address: Address | undefined): address is Address {
  return address !== undefined && isValidAddress(address)
}

function isBlank(text: string): boolean {
  return pastedText(text) === ''
}

function zipProblem(zip: string): 'missing' | 'invalid' | undefined {
  const trimmed = pastedText(zip)
  if (trimmed === '') return 'missing'
  return trimmed.length === 5 ? undefined : 'invalid'
}
