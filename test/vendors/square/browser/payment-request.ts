import type { PaymentRequest } from '@square/web-payments-sdk-types'
import { InvalidPaymentRequestError, InvalidPaymentRequestUpdateError } from './sdk-errors.ts'

interface Total {
  readonly amount: string
  readonly label: string
}

export interface RequestOptions {
  readonly countryCode: string
  readonly currencyCode: string
  readonly total: Total
}

interface Inside {
  readonly options: () => RequestOptions
  /** A request cannot change while a sheet shows it. */
  readonly show: (isShown: boolean) => void
}

const insides = new WeakMap<object, Inside>()

export function insideOf(request: unknown): Inside {
  const inside = typeof request === 'object' && request !== null ? insides.get(request) : undefined
  if (inside === undefined) throw new InvalidPaymentRequestError('being made by payments.paymentRequest()')
  return inside
}

/** https://developer.squareup.com/reference/sdks/web/payments/objects/PaymentRequest */
export function paymentRequest(wanted: Partial<RequestOptions>) {
  const missing = missingIn(wanted)
  if (missing.length > 0) throw new InvalidPaymentRequestError(missing.join(', '))
  let options: Partial<RequestOptions> = { ...wanted }
  let isShown = false
  const request = {
    addEventListener: () => undefined,
    update: (changes: Partial<RequestOptions>): boolean => {
      if (isShown) return false
      const wrong = missingIn({ ...options, ...changes })
      if (wrong.length > 0) throw new InvalidPaymentRequestUpdateError(wrong.join(', '))
      options = { ...options, ...changes }
      return true
    },
  } satisfies Record<keyof PaymentRequest, unknown>
  insides.set(request, {
    options: () => {
      const { countryCode = '', currencyCode = '', total = { amount: '', label: '' } } = options
      return { countryCode, currencyCode, total }
    },
    show: (now) => {
      isShown = now
    },
  })
  return request
}

function missingIn({ countryCode, currencyCode, total }: Partial<RequestOptions>): readonly string[] {
  return [
    ...(isText(countryCode) ? [] : ['countryCode']),
    ...(isText(currencyCode) ? [] : ['currencyCode']),
    ...(isText(total?.label) ? [] : ['total.label']),
    // Amounts are strings, as in W3C Payment Request.
    ...(isText(total?.amount) && /^\d+(\.\d+)?$/.test(String(total?.amount)) ? [] : ['total.amount']),
  ]
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== ''
}
