import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'

export interface Hosts {
  readonly scripts: string
  /** Origin that receives the card details. */
  readonly vault: string
  readonly api: string
}

export const hostsOf: Readonly<Record<PaymentEnvironment, Hosts>> = {
  sandbox: {
    scripts: 'https://jstest.authorize.net',
    vault: 'https://apitest.authorize.net',
    api: 'https://apitest.authorize.net/xml/v1/request.api',
  },
  production: {
    scripts: 'https://js.authorize.net',
    vault: 'https://api2.authorize.net',
    api: 'https://api.authorize.net/xml/v1/request.api',
  },
}
