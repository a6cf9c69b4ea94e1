import type { PaymentEnvironment, VendorScript } from '../../src-domain/payment/payment-processor.ts'

/**
 * Unversioned, and only from Square's hosts:
 * https://developer.squareup.com/docs/web-payments/quickstart/add-sdk-to-web-client.
 */
export const scriptOf: Readonly<Record<PaymentEnvironment, string>> = {
  sandbox: 'https://sandbox.web.squarecdn.com/v1/square.js',
  production: 'https://web.squarecdn.com/v1/square.js',
}

const card =
  'Puts the card fields into a frame of Square’s, asks the customer’s bank, and makes the single-use token that is charged'

export const scripts: readonly VendorScript[] = [
  { address: scriptOf.production, vendor: 'Square', why: card },
  { address: scriptOf.sandbox, vendor: 'Square', why: `${card}; Square’s own sandbox, for a shop in development` },
  {
    address: 'https://pay.google.com/gp/p/js/pay.js',
    vendor: 'Google',
    why: 'Google Pay’s button and sheet; fetched by Square’s script where the restaurant takes Google Pay',
  },
]
