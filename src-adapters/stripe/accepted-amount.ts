import type { AcceptedAmount } from '../../src-domain/money/accepted-amount.ts'
import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import { minor } from '../../src-domain/money/minor.ts'

/**
 * Minor units: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts. Other minimums depend on the
 * account.
 */
export function acceptedAmount(currency: Currency): AcceptedAmount {
  const least = leasts.get(currency)
  return {
    most: eightDigits,
    ...(least === undefined ? {} : { least: minor(least) }),
    ...(minorUnits(currency) === 3 ? { step: lastDigitZero } : {}),
  }
}

const eightDigits = minor(99_999_999)

/** "These API calls require the least-significant (last) digit to be 0": docs.stripe.com/currencies#three-decimal */
const lastDigitZero = minor(10)

const leasts: ReadonlyMap<Currency, number> = new Map([
  ['USD', 50],
  ['AED', 200],
  ['AUD', 50],
  ['BRL', 50],
  ['CAD', 50],
  ['CHF', 50],
  ['CZK', 1_500],
  ['DKK', 250],
  ['EUR', 50],
  ['GBP', 30],
  ['HKD', 400],
  ['HUF', 17_500],
  ['INR', 50],
  ['JPY', 50],
  ['MXN', 1_000],
  ['MYR', 200],
  ['NOK', 300],
  ['NZD', 50],
  ['PLN', 200],
  ['RON', 200],
  ['SEK', 300],
  ['SGD', 50],
  ['THB', 1_000],
])
