import { isRight, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CardSummary, CardToken } from '../../src-domain/payment/card-form.ts'
import type { CardField, FieldProblem, Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import { failed } from '../payment-form/outcomes.ts'
import { cardBrandOf } from './card-brand.ts'

export const fieldNames = {
  cardNumber: 'number',
  expirationDate: 'expiry',
  cvv: 'cvc',
  postalCode: 'postalCode',
} as const satisfies Readonly<Record<string, CardField>>

export type SquareField = keyof typeof fieldNames

export function isSquareField(name: string): name is SquareField {
  return name in fieldNames
}

/** `lacks` returns our own problem for a field, because Square's messages are not shown. */
export function outcomeOfResult(result: unknown, lacks: (field: SquareField) => FieldProblem): Outcome<CardToken> {
  const seen = tokenResult.decode(result)
  if (!isRight(seen)) return failed({ _tag: 'ProcessingFailed' })
  const { status, token = '', details, errors = [] } = seen.right
  switch (status) {
    case 'OK': {
      if (token === '') return failed({ _tag: 'ProcessingFailed' })
      const card = summaryOf(details?.card)
      return right({ nonce: token, ...(card === undefined ? {} : { card }) })
    }
    case 'Cancel':
    case 'Abort':
      return failed({ _tag: 'Cancelled' })
    case 'Invalid':
    case 'Error':
      return failed(problemOfErrors(errors, lacks) ?? { _tag: 'NotTokenised' })
    default:
      return failed({ _tag: 'ProcessingFailed' })
  }
}

/** Classifies by name: https://developer.squareup.com/reference/sdks/web/payments/errors. */
export function problemOfThrown(reason: unknown, lacks: (field: SquareField) => FieldProblem): PaymentProblem {
  const seen = sqError.decode(reason)
  if (!isRight(seen)) return { _tag: 'ProcessingFailed' }
  const { name, errors = [] } = seen.right
  if (name === 'BrowserNotSupportedError' || name === 'PaymentMethodUnsupportedError')
    return { _tag: 'Unavailable', cause: 'unsupported' }
  if (name === 'PaymentMethodAlreadyDestroyedError' || name === 'PaymentMethodNotAttachedError')
    return { _tag: 'Cancelled' }
  if (name === 'TokenizationError') return problemOfErrors(errors, lacks) ?? problemWithoutError()
  return configurationErrors.test(name) ? { _tag: 'Misconfigured', code: name } : { _tag: 'ProcessingFailed' }
}

/** Errors that mean our ids, page or call are wrong. */
const configurationErrors = /^(?:Invalid|ApplicationId|WebSdkEmbed|ElementNotFound|FeatureDisabled)/

/** Offline, the form fails without an error. */
function problemWithoutError(): PaymentProblem {
  return globalThis.navigator.onLine ? { _tag: 'ProcessingFailed' } : { _tag: 'Unavailable', cause: 'network' }
}

const errorFacts = t.partial({ type: t.string, field: t.string })
const sqError = t.intersection([t.type({ name: t.string }), t.partial({ errors: t.array(errorFacts) })])
const tokenResult = t.intersection([
  t.type({ status: t.string }),
  t.partial({
    token: t.string,
    errors: t.array(errorFacts),
    details: t.partial({
      card: t.partial({ brand: t.string, last4: t.string, expMonth: t.number, expYear: t.number }),
    }),
  }),
])

function problemOfErrors(
  errors: readonly t.TypeOf<typeof errorFacts>[],
  lacks: (field: SquareField) => FieldProblem,
): PaymentProblem | undefined {
  const wrong = errors.flatMap(({ field = '' }) => (isSquareField(field) ? [field] : []))
  if (wrong.length > 0)
    return {
      _tag: 'InvalidFields',
      fields: Object.fromEntries(wrong.map((field) => [fieldNames[field], lacks(field)])),
    }
  return errors.some(({ type = '' }) => type.includes('VERIF')) ? { _tag: 'AuthenticationFailed' } : undefined
}

interface TokenCard {
  readonly brand?: string
  readonly last4?: string
  readonly expMonth?: number
  readonly expYear?: number
}

function summaryOf(card: TokenCard | undefined): CardSummary | undefined {
  const { brand, last4 = '', expMonth = 0, expYear = 0 } = card ?? {}
  const isWhole = /^\d{4}$/.test(last4) && expMonth >= 1 && expMonth <= 12 && expYear >= 2000 && expYear <= 2100
  return isWhole ? { brand: cardBrandOf(brand), last4, expMonth, expYear } : undefined
}
