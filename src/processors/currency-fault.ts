import { takesCurrency as squareTakes } from '../../src-adapters/square/gateway-currency.ts'
import { takesCurrency as stripeTakes } from '../../src-adapters/stripe/currencies.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { ProcessorName } from './names.ts'

/** Currencies of the accounts at Authorize.Net and CardPointe: AUTHORIZE_CURRENCY and SEAMLESS_CURRENCY. */
const accounts = {
  authorize: ['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'PLN', 'SEK', 'USD'],
  seamless: ['USD', 'CAD'],
} as const

const takes: Readonly<Record<ProcessorName, (currency: Currency) => boolean>> = {
  sandbox: () => true,
  stripe: stripeTakes,
  square: squareTakes,
  authorize: (currency) => accounts.authorize.some((one) => one === currency),
  seamless: (currency) => accounts.seamless.some((one) => one === currency),
}

/** Why the processor declines every card in this currency; the end of a sentence. */
export function currencyFault(name: ProcessorName, currency: Currency): string | undefined {
  return takes[name](currency) ? undefined : 'cannot charge it: choose another payment_processor'
}
