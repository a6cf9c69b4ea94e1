import type { Address } from './address.ts'
import { isValidAddress } from './address-problems.ts'
import { type AddressDetails, mappedAddress, unitIn } from './mapped-address.ts'

/** Delivery address during entry (LOC-24). `text` is the content of the search field. */
export interface AddressForm extends Omit<Address, 'id'> {
  readonly suggestionId?: string
  readonly text: string
  readonly isValid: boolean
}

export type AddressFormAction =
  | { readonly type: 'SET_ADDRESS'; readonly details: AddressDetails }
  | { readonly type: 'SET_ADDRESS_2'; readonly street2: string }
  | { readonly type: 'SEARCH'; readonly suggestionId: string; readonly text: string }
  /** LOC-30: typing discards the address found before. */
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

/** Only a looked-up address is valid (LOC-27 to LOC-30). */
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
  // Keeps the typed unit if the lookup returned none.
  const street2 = unitIn(addressComponents) || form.street2
  const found = { ...rest, ...streets, street2, ...point }
  return { ...found, isValid: isValidAddress(found) }
}
