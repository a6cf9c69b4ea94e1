import type { Address } from '../address/address.ts'
import { type AddressForm, addressForm, emptyAddressForm } from '../address/address-form.ts'
import { lineOf } from '../address/address-line.ts'
import { type AddressProblems, addressProblems } from '../address/address-problems.ts'
import { type AddressSearch, addressSearch, newSearch, searchedText, typedText } from '../address/address-search.ts'
import { stateCode } from '../address/us-states.ts'
import { pastedText } from '../text/pasted-text.ts'
import type { AddressVerdict } from './address-verdict.ts'

/** Why an address cannot be gone on with, when it is not one of its fields. */
export type EntryObstacle =
  /** Something was typed, and nothing chosen from the list. */
  | 'nothing chosen'
  /** A street without a number is no door to bring food to. */
  | 'no house number'
  /** LOC-42: nobody knows where it is. */
  | 'unknown'
  /** Nobody answered who could say where it is. */
  | 'no answer'

/** An address on its way to becoming where the food is brought (LOC-23). */
export interface AddressEntry {
  readonly form: AddressForm
  readonly search: AddressSearch
  /** City, state and zip are written too, because the search failed or found nothing that was meant. */
  readonly isByHand: boolean
  readonly problems: AddressProblems
  readonly obstacle?: EntryObstacle
  /** Somebody is asked where it is, or who delivers there. */
  readonly isChecking: boolean
  /** Of the address as it is in the form; absent before it is known. */
  readonly verdict?: AddressVerdict
}

/** The form of an address that was used before. */
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

/** The entry without what was said of the address as it was before. */
export function untold({ obstacle: _, verdict: __, ...rest }: AddressEntry): AddressEntry {
  return {
    ...rest,
    isChecking: false,
  }
}

export function objected(obstacle: EntryObstacle) {
  return (entry: AddressEntry): AddressEntry => ({ ...untold(entry), obstacle })
}

/** What the fields hold, as an address; its first line by hand is what is typed. */
export function addressIn({ form, isByHand }: AddressEntry): Address {
  const { suggestionId: _, text, isValid: __, ...address } = form
  const trimmed = { street2: pastedText(address.street2), city: pastedText(address.city), zip: pastedText(address.zip) }
  return isByHand
    ? { ...address, ...trimmed, street1: pastedText(text), state: stateOf(address.state) }
    : { ...address, ...trimmed }
}

/** Letters that stand for a state are capitals; the name of one is left as it was written. */
function stateOf(typed: string): string {
  const state = stateCode(typed)
  return state.length > mostLetters ? state : state.toUpperCase()
}

/** "CDMX" has four. */
const mostLetters = 4

/** What was mended is no longer complained about, and nothing new is while it is being typed. */
function mended(entry: AddressEntry): AddressEntry {
  const now = addressProblems(addressIn(entry))
  const problems = Object.fromEntries(Object.entries(now).filter(([field]) => field in entry.problems))
  return { ...entry, problems }
}

/** What of it waits to be searched for: nothing of an address that is written by hand. */
export function typedIn({ isByHand, search }: AddressEntry): string {
  return isByHand ? '' : typedText(search)
}

/** LOC-30, and what was said of the old text goes with it. */
export function typed(text: string) {
  return (entry: AddressEntry): AddressEntry => {
    const search = addressSearch(entry.search, { _tag: 'Typed', text })
    if (text === entry.form.text) return { ...entry, search }
    const changed = addressForm(entry.form, { type: 'CHANGE', text })
    const { street2, city, state, zip } = entry.form
    // By hand the fields are the customer's own writing, and a letter in one of them wipes no other.
    const form = entry.isByHand ? { ...changed, street2, city, state, zip } : { ...changed, street2 }
    // Of a search the street is the only field, and any text in it mends it.
    const problems = entry.isByHand || text.trim() === '' ? entry.problems : {}
    const now = { ...untold(entry), form, search, problems }
    return entry.isByHand ? mended(now) : now
  }
}

/** The second line of the street; what was found of the address stays (LOC-28). */
export function unitWritten(street2: string) {
  return (entry: AddressEntry): AddressEntry => ({
    ...entry,
    form: addressForm(entry.form, { type: 'SET_ADDRESS_2', street2 }),
  })
}

/** Another town or zip is another address, and nobody has said yet where. */
export function townWritten(field: 'city' | 'state' | 'zip', text: string) {
  return (entry: AddressEntry): AddressEntry => {
    const { lat: _, long: __, seal: ___, ...form } = entry.form
    return mended({ ...untold(entry), form: { ...form, [field]: text, isValid: false } })
  }
}

/** Says what keeps the address from being gone on with. */
export function complained(entry: AddressEntry): AddressEntry {
  if (entry.isByHand) return { ...untold(entry), problems: addressProblems(addressIn(entry)) }
  if (searchedText(entry.form.text) === undefined) return { ...untold(entry), problems: { street1: 'missing' } }
  return objected(entry.obstacle === 'no house number' ? 'no house number' : 'nothing chosen')(entry)
}

/** Goes on without the search: the first line stays what was typed, or becomes the street of the address that was chosen. */
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
