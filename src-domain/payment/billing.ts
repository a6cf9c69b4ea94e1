import type { Billing } from './card-form.ts'

export interface Payer {
  readonly firstName: string
  readonly lastName: string
  readonly email?: string
}

/** Omits empty fields. */
export function billingOf(payer: Payer | undefined): Billing {
  const { firstName = '', lastName = '', email = '' } = payer ?? {}
  const name = `${firstName} ${lastName}`.trim()
  return { ...(name === '' ? {} : { name }), ...(email === '' ? {} : { email }) }
}
