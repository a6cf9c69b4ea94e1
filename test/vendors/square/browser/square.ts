import type { Payments, Square } from '@square/web-payments-sdk-types'
import { type CardOptions, cardMethod } from './card-method.ts'
import { paymentRequest } from './payment-request.ts'
import {
  ApplicationIdEnvironmentMismatchError,
  InvalidApplicationIdError,
  PaymentMethodUnsupportedError,
  publicErrors,
  WebSdkEmbedError,
} from './sdk-errors.ts'
import { applePayMethod, googlePayMethod } from './wallet-method.ts'

/** https://developer.squareup.com/reference/sdks/web/payments/objects/Payments */
function payments(applicationId: unknown, _locationId?: string) {
  checkApplication(applicationId)
  return {
    card: async (options?: CardOptions) => cardMethod(options),
    applePay: async (request: unknown) => applePayMethod(request),
    googlePay: async (request: unknown) => googlePayMethod(request),
    paymentRequest,
    setLocale: async (newLocale: string) => ({ previousLocale: navigator.language, newLocale }),
    // Deprecated in favour of `tokenize(verificationDetails)`: https://developer.squareup.com/docs/web-payments/sca.
    verifyBuyer: async () => null,
    ach: () => unsupported('ACH'),
    afterpayClearpay: () => unsupported('AfterpayClearpay'),
    cashAppPay: () => unsupported('Cash App Pay'),
    giftCard: () => unsupported('Gift Card'),
  } satisfies Record<keyof Payments, unknown>
}

async function unsupported(method: string): Promise<never> {
  throw new PaymentMethodUnsupportedError(method)
}

/** Production and sandbox ids have different prefixes and belong to the script of their host. */
function checkApplication(id: unknown): void {
  if (!window.isSecureContext) throw new WebSdkEmbedError()
  const isSandboxed = typeof id === 'string' && id.startsWith('sandbox-sq0idb-')
  if (typeof id !== 'string' || !(isSandboxed || id.startsWith('sq0idp-'))) throw new InvalidApplicationIdError()
  if (isSandboxed !== globalThis.__square.isSandbox) throw new ApplicationIdEnvironmentMismatchError()
}

const square = { payments, errors: publicErrors } satisfies Record<keyof Square, unknown>

Object.assign(globalThis, { Square: square })
