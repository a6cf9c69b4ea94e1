import type { Address } from './address.ts'
import { isValidAddress } from './address-problems.ts'
import { type AddressDetails, mappedAddress, unitIn } from './mapped-address.ts'

/** The delivery address while it is being found (LOC-24). `text` is what the search field holds. */
export interface AddressForm extends Omit<Address, 'id'> {
  readonly suggestionId?: string
  readonly text: string
  readonly isValid: boolean
}

export type AddressFormAction =
  /** An address was found: its parts, and it is valid (LOC-27). */
  | { readonly type: 'SET_ADDRESS'; readonly details: AddressDetails }
  /** The second line of the street (LOC-28). */
  | { readonly type: 'SET_ADDRESS_2'; readonly street2: string }
  /** A suggestion was picked, and is looked up (LOC-29). */
  | { readonly type: 'SEARCH'; readonly suggestionId: string; readonly text: string }
  /** Another text: what was found was of the old one (LOC-30). */
  | { readonly type: 'CHANGE'; readonly text: string }

export const emptyAddressForm: AddressForm = {
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  text: '',
  isValid: false,
}

/** The address as it is entered: only what was looked up is valid (LOC-27 to LOC-30). */
export function addressForm(form: AddressForm, action: AddressFormAction): AddressForm {
  switch (action.type) {
    case 'SET_ADDRESS':
      return withDetails(form, action.details)
    case 'SET_ADDRESS_2':
      return { ...form, street2: action.street2 }
    case 'SEARCH':
      return { ...form, suggestionId: action.suggestionId, text: action.text }
    case 'CHANGE':
      return action.text === form.text ? form : { ...emptyAddressForm, text: action.text }
  }
}

function withDetails(form: AddressForm, { addressComponents, ...point }: AddressDetails): AddressForm {
  const { country: _, ...streets } = mappedAddress(addressComponents)
  const { seal: __, ...rest } = form
  // The address has no unit, but the customer may have typed one.
  const street2 = unitIn(addressComponents) || form.street2
  const found = { ...rest, ...streets, street2, ...point }
  return { ...found, isValid: isValidAddress(found) }
}
