import type { CheckoutRefusal } from './checkout-refusal.ts'
import type { ValidationProblem } from './validation-verdict.ts'

/** The checkout's error (CHK-37): none, a validation error (type 1) or a server error (type 2). */
export type CheckoutError<Failure> =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Validation'; readonly why: CheckoutRefusal | ValidationProblem }
  | { readonly _tag: 'Server'; readonly why: Failure }

export type CheckoutErrorEvent<Failure> =
  | { readonly _tag: 'Checked'; readonly why: CheckoutRefusal | ValidationProblem | undefined }
  | { readonly _tag: 'PlacingFailed'; readonly why: Failure }
  | { readonly _tag: 'PlacingBegan' }

export const noCheckoutError: { readonly _tag: 'None' } = { _tag: 'None' }

/** A failing check replaces everything; a passing one lifts only its own error, a server error stays to be read. */
export const nextCheckoutError = <Failure>(
  now: CheckoutError<Failure>,
  event: CheckoutErrorEvent<Failure>,
): CheckoutError<Failure> => {
  switch (event._tag) {
    case 'Checked':
      if (event.why !== undefined) return { _tag: 'Validation', why: event.why }
      return now._tag === 'Validation' ? noCheckoutError : now
    case 'PlacingFailed':
      return { _tag: 'Server', why: event.why }
    case 'PlacingBegan':
      return now._tag === 'Server' ? noCheckoutError : now
  }
}

/** CHK-38, CHK-39: a server error may be answered by trying again. */
export const blocksPlacing = <Failure>(error: CheckoutError<Failure>): boolean => error._tag === 'Validation'

/** What the button reads instead of its own text (CHK-38). */
export type ButtonWord =
  | 'AddPayment'
  | 'MinimumNotMet'
  | 'SelectLocation'
  | 'AddAddress'
  | 'SetTable'
  | 'ScheduleOrder'
  | 'OrderUnavailable'

const words: Readonly<Record<(CheckoutRefusal | ValidationProblem)['_tag'], ButtonWord>> = {
  NoPayment: 'AddPayment',
  CashTooHigh: 'AddPayment',
  TooMuch: 'OrderUnavailable',
  BelowMinimum: 'MinimumNotMet',
  NoLocation: 'SelectLocation',
  AddressMissing: 'AddAddress',
  TableMissing: 'SetTable',
  ScheduleMissing: 'ScheduleOrder',
  BlockedByServer: 'OrderUnavailable',
  PromoInvalid: 'OrderUnavailable',
  CartError: 'OrderUnavailable',
}

export const buttonWord = <Failure>(error: CheckoutError<Failure>): ButtonWord | undefined =>
  error._tag === 'Validation' ? words[error.why._tag] : undefined
