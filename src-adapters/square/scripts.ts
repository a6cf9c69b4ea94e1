import type { PaymentEnvironment, VendorScript } from '../../src-domain/payment/payment-processor.ts'

/**
 * Unversioned, and only from Square's hosts:
 * https://developer.squareup.com/docs/web-payments/quickstart/add-sdk-to-web-client.
 */
export const scriptOf: Readonly<Record<PaymentEnvironment, string>> = {
  sandbox: 'https://sandbox.web.squarecdn.com/v1/square.js',
  production: 'https://web.squarecdn.com/v1/square.js',
}

const card = 'Web Payments SDK: card fields in Square’s frame, 3-D Secure, the single-use token'

export const scripts: readonly VendorScript[] = [
  { address: scriptOf.production, vendor: 'Square', why: card },
  { address: scriptOf.sandbox, vendor: 'Square', why: `${card}; Square’s sandbox` },
  {
    address: 'https://pay.google.com/gp/p/js/pay.js',
    vendor: 'Google',
    why: 'Google Pay’s button and sheet; loaded by Square’s script if the restaurant takes Google Pay',
  },
]
