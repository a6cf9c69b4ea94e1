import { left, right } from 'fp-ts/lib/Either.js'
import { type Country, isCountry } from '../../src-domain/brand/country.ts'
import { shippedCountry, shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { type Currency, isCurrency, minorUnits } from '../../src-domain/money/currency.ts'
import { mapped } from '../codec/mapped.ts'
import { matching } from '../codec/plain.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { currencyCode } from '../money/currency-code.ts'

/**
 * The contract's prices have two decimals, so other minor units would be charged wrong by a factor of ten or a hundred.
 */
export const brandCurrency = withFallback(
  mapped(
    'a currency of ISO 4217 such as USD',
    currencyCode,
    (code) => {
      if (!isCurrency(code)) return left('not a currency of ISO 4217 such as USD')
      const decimals = minorUnits(code)
      return decimals === 2
        ? right<string, Currency>(code)
        : left(`not a currency in hundredths: amounts in ${code} have ${decimals} decimals, and prices here have two`)
    },
    (currency) => currency,
  ),
  shippedCurrency,
)

export const brandCountry = withFallback(
  mapped(
    'a country of ISO 3166-1 such as US',
    matching('a country code such as US', /^[A-Z]{2}$/),
    (code) => (isCountry(code) ? right<string, Country>(code) : left('not a country of ISO 3166-1 such as US')),
    (country) => country,
  ),
  shippedCountry,
)
