import type { ValidationProblem } from '../placement/validation-verdict.ts'
import type { CheckoutRefusal } from './checkout-refusal.ts'

/**
 * CHK-37: none, validation error (type 1) or server error (type 2). Only a server error allows a retry (CHK-38, CHK-39).
 */
export type CheckoutError<Failure> =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Validation'; readonly why: CheckoutRefusal | ValidationProblem }
  | { readonly _tag: 'Server'; readonly why: Failure }

export type ButtonWord =
  | 'AddPayment'
  | 'MinimumNotMet'
  | 'SelectLocation'
  | 'AddAddress'
  | 'SetTable'
  | 'ScheduleOrder'
  | 'ConfirmAge'
  | 'OrderUnavailable'

const words: Readonly<Record<(CheckoutRefusal | ValidationProblem)['_tag'], ButtonWord>> = {
  NoPayment: 'AddPayment',
  CashTooHigh: 'AddPayment',
  BelowCardLeast: 'AddPayment',
  AboveCardMost: 'AddPayment',
  TooMuch: 'OrderUnavailable',
  BelowMinimum: 'MinimumNotMet',
  NoLocation: 'SelectLocation',
  AddressMissing: 'AddAddress',
  TableMissing: 'SetTable',
  ScheduleMissing: 'ScheduleOrder',
  AgeNotConfirmed: 'ConfirmAge',
  BlockedByServer: 'OrderUnavailable',
  PromoInvalid: 'OrderUnavailable',
  CartError: 'OrderUnavailable',
}

export function buttonWord<Failure>(error: CheckoutError<Failure>): ButtonWord | undefined {
  return error._tag === 'Validation' ? words[error.why._tag] : undefined
}
