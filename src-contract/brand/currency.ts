import { left, right } from 'fp-ts/lib/Either.js'
import { type Country, isCountry } from '../../src-domain/brand/country.ts'
import { shippedCountry, shippedCurrency } from '../../src-domain/brand/shipped-settings.ts'
import { type Currency, isCurrency } from '../../src-domain/money/currency.ts'
import { mapped } from '../codec/mapped.ts'
import { matching } from '../codec/plain.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { currencyCode } from '../money/currency-code.ts'

/** The decimals and limits of all the brand's amounts follow it. */
export const brandCurrency = withFallback(
  mapped(
    'a currency of ISO 4217 such as USD',
    currencyCode,
    (code) => (isCurrency(code) ? right<string, Currency>(code) : left('not a currency of ISO 4217 such as USD')),
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
