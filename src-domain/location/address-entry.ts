import type { Address } from '../address/address.ts'
import { type AddressForm, addressForm, emptyAddressForm } from '../address/address-form.ts'
import { lineOf } from '../address/address-line.ts'
import { type AddressProblems, addressProblems } from '../address/address-problems.ts'
import { type AddressSearch, addressSearch, newSearch, searchedText, typedText } from '../address/address-search.ts'
import { stateCode } from '../address/us-states.ts'
import { pastedText } from '../text/pasted-text.ts'
import type { AddressVerdict } from './address-verdict.ts'

/** Why an address is rejected, apart from problems of its fields. */
export type EntryObstacle =
  /** The customer typed text but picked no suggestion. */
  | 'nothing chosen'
  | 'no house number'
  /** LOC-42: the address was not found. */
  | 'unknown'
  /** The lookup failed. */
  | 'no answer'

export interface AddressEntry {
  readonly form: AddressForm
  readonly search: AddressSearch
  /** The customer types all fields, because the search failed or found nothing suitable. */
  readonly isByHand: boolean
  readonly problems: AddressProblems
  readonly obstacle?: EntryObstacle
  readonly isChecking: boolean
  /** Verdict on the current address; absent until known. */
  readonly verdict?: AddressVerdict
}

export function formOf(address: Address): AddressForm {
  const { id: _, ...streets } = address
  return { ...emptyAddressForm, ...streets, text: lineOf({ ...address, street2: '' }), isValid: true }
}

export const emptyEntry: AddressEntry = {
  form: emptyAddressForm,
  search: newSearch(),
  isByHand: false,
  problems: {},
  isChecking: false,
}

/** Clears the results of the previous address. */
export function untold({ obstacle: _, verdict: __, ...rest }: AddressEntry): AddressEntry {
  return {
    ...rest,
    isChecking: false,
  }
}

export function objected(obstacle: EntryObstacle) {
  return (entry: AddressEntry): AddressEntry => ({ ...untold(entry), obstacle })
}

export function addressIn({ form, isByHand }: AddressEntry): Address {
  const { suggestionId: _, text, isValid: __, ...address } = form
  const trimmed = { street2: pastedText(address.street2), city: pastedText(address.city), zip: pastedText(address.zip) }
  return isByHand
    ? { ...address, ...trimmed, street1: pastedText(text), state: stateOf(address.state) }
    : { ...address, ...trimmed }
}

function stateOf(typed: string): string {
  const state = stateCode(typed)
  return state.length > mostLetters ? state : state.toUpperCase()
}

/** Longest state code: "CDMX". */
const mostLetters = 4

/** Removes the problems that typing fixed. Adds none. */
function mended(entry: AddressEntry): AddressEntry {
  const now = addressProblems(addressIn(entry))
  const problems = Object.fromEntries(Object.entries(now).filter(([field]) => field in entry.problems))
  return { ...entry, problems }
}

/** Manual entry has no search. */
export function typedIn({ isByHand, search }: AddressEntry): string {
  return isByHand ? '' : typedText(search)
}

/** LOC-30: also clears the results of the old text. */
export function typed(text: string) {
  return (entry: AddressEntry): AddressEntry => {
    const search = addressSearch(entry.search, { _tag: 'Typed', text })
    if (text === entry.form.text) return { ...entry, search }
    const changed = addressForm(entry.form, { type: 'CHANGE', text })
    const { street2, city, state, zip } = entry.form
    // In manual entry, typing in one field must not clear the others.
    const form = entry.isByHand ? { ...changed, street2, city, state, zip } : { ...changed, street2 }
    // In a search, any street text clears its problem.
    const problems = entry.isByHand || text.trim() === '' ? entry.problems : {}
    const now = { ...untold(entry), form, search, problems }
    return entry.isByHand ? mended(now) : now
  }
}

/** LOC-28: keeps the selected address. */
export function unitWritten(street2: string) {
  return (entry: AddressEntry): AddressEntry => ({
    ...entry,
    form: addressForm(entry.form, { type: 'SET_ADDRESS_2', street2 }),
  })
}

/** Another town or ZIP code needs a new lookup. */
export function townWritten(field: 'city' | 'state' | 'zip', text: string) {
  return (entry: AddressEntry): AddressEntry => {
    const { lat: _, long: __, seal: ___, ...form } = entry.form
    return mended({ ...untold(entry), form: { ...form, [field]: text, isValid: false } })
  }
}

export function complained(entry: AddressEntry): AddressEntry {
  if (entry.isByHand) return { ...untold(entry), problems: addressProblems(addressIn(entry)) }
  if (searchedText(entry.form.text) === undefined) return { ...untold(entry), problems: { street1: 'missing' } }
  return objected(entry.obstacle === 'no house number' ? 'no house number' : 'nothing chosen')(entry)
}

/** Switches to manual entry and keeps the typed or found street. */
export function writtenByHand(entry: AddressEntry): AddressEntry {
  const { form, search } = entry
  const text = form.street1 === '' ? form.text : form.street1
  return {
    ...entry,
    isByHand: true,
    isChecking: false,
    form: { ...form, text },
    search: addressSearch(search, { _tag: 'Picked', text }),
  }
}
