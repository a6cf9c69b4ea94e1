import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'

/** Where Authorize.Net is, for cards that are charged and for those that are not. */
export interface Hosts {
  /** Of its scripts. */
  readonly scripts: string
  /** Where they send what was typed. */
  readonly vault: string
  /** What our server asks. */
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
