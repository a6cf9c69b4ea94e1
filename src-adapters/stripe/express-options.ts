import type { StripeExpressCheckoutElementOptions } from '@stripe/stripe-js'
import type { WalletKind } from '../../src-domain/payment/wallet-button.ts'

/** Other payment methods would leave the page. */
export function expressOptions(kinds: readonly WalletKind[]): StripeExpressCheckoutElementOptions {
  return {
    paymentMethods: {
      applePay: kinds.includes('apple_pay') ? 'auto' : 'never',
      googlePay: kinds.includes('google_pay') ? 'auto' : 'never',
      link: 'never',
      paypal: 'never',
      amazonPay: 'never',
      klarna: 'never',
    },
    buttonHeight: 48,
  }
}
