import { KeptCheckoutForm } from '../../src-contract/kept/kept-flow.ts'
import type { CheckoutFormStore } from '../../src-domain/checkout/checkout-form.ts'
import { keptValue } from './kept-value.ts'
import type { SafeStorage } from './safe-storage.ts'
import { sessionKeys } from './storage-keys.ts'

export function checkoutFormStore(storage: SafeStorage): CheckoutFormStore {
  const { read, write, remove } = keptValue(storage, sessionKeys.checkoutForm, KeptCheckoutForm)
  return { read, write: (form) => void write(form), clear: remove }
}
