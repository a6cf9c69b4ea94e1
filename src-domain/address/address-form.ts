import type { Address } from './address.ts'
import { isValidAddress } from './address-problems.ts'
import { mappedAddress, type PlaceDetails } from './place.ts'

/** The delivery address while it is being found (LOC-24). `text` is what the search field holds. */
export interface AddressForm extends Omit<Address, 'id'> {
  readonly placeId?: string
  readonly text: string
  readonly isValid: boolean
}

export type AddressFormAction =
  /** A place was found: its parts, and it is valid (LOC-27). */
  | { readonly type: 'SET_ADDRESS'; readonly details: PlaceDetails }
  /** The second line of the street (LOC-28). */
  | { readonly type: 'SET_ADDRESS_2'; readonly street2: string }
  /** A place was picked, and is looked up (LOC-29). */
  | { readonly type: 'SEARCH'; readonly placeId: string; readonly text: string }
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

const withPlace = (form: AddressForm, { addressComponents, ...point }: PlaceDetails): AddressForm => {
  const { country: _, ...streets } = mappedAddress(addressComponents)
  const { seal: __, ...rest } = form
  const found = { ...rest, ...streets, ...point }
  return { ...found, isValid: isValidAddress(found) }
}

/** The address as it is entered: only what was looked up is valid (LOC-27 to LOC-30). */
export const addressForm = (form: AddressForm, action: AddressFormAction): AddressForm => {
  switch (action.type) {
    case 'SET_ADDRESS':
      return withPlace(form, action.details)
    case 'SET_ADDRESS_2':
      return { ...form, street2: action.street2 }
    case 'SEARCH':
      return { ...form, placeId: action.placeId, text: action.text }
    case 'CHANGE':
      return action.text === form.text ? form : { ...emptyAddressForm, text: action.text }
  }
}
