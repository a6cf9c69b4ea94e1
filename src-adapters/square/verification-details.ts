import type { ChargeCardVerificationDetails, StoreCardVerificationDetails } from '@square/web-payments-sdk-types'
import type { Country } from '../../src-domain/brand/country.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { Billing, Purpose } from '../../src-domain/payment/card-form.ts'
import { decimalAmount } from './decimal-amount.ts'

/** https://developer.squareup.com/docs/web-payments/sca. Saving a card has no amount. */
export function verificationDetails(
  purpose: Purpose,
  billing: Billing,
  { currency, country }: { readonly currency: Currency; readonly country: Country },
): ChargeCardVerificationDetails | StoreCardVerificationDetails {
  const { name, email } = billing
  const [given, ...family] = (name ?? '').trim().split(/\s+/)
  const who = {
    billingContact: {
      countryCode: country,
      ...(given === undefined || given === '' ? {} : { givenName: given }),
      ...(family.length === 0 ? {} : { familyName: family.join(' ') }),
      ...(email === undefined ? {} : { email }),
    },
    customerInitiated: true,
    sellerKeyedIn: false,
  }
  if (purpose.use === 'store') return { intent: 'STORE', ...who }
  return {
    intent: purpose.use === 'charge' ? 'CHARGE' : 'CHARGE_AND_STORE',
    amount: decimalAmount(purpose.amount, currency),
    currencyCode: currency,
    ...who,
  }
}
