import type { Billing } from './card-form.ts'

/** Who orders, signed in or as a guest. */
export interface Payer {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
}

/** Who pays, as far as the checkout knows them; what nobody gave is left out. */
export function billingOf(payer: Payer | undefined): Billing {
  const { firstName = '', lastName = '', email = '' } = payer ?? {}
  const name = `${firstName} ${lastName}`.trim()
  return { ...(name === '' ? {} : { name }), ...(email === '' ? {} : { email }) }
}
