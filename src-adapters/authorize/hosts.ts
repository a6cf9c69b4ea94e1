import type { PaymentEnvironment } from '../../src-domain/payment/payment-processor.ts'

/** Authorize.Net's hosts for production and sandbox. */
export interface Hosts {
  /** Host of its scripts. */
  readonly scripts: string
  /** Receives the typed card. */
  readonly vault: string
  /** API for our server. */
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
