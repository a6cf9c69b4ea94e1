import type { CallFailure } from '../call/call-failure.ts'
import { saidAgainst } from '../call/said-against.ts'
import type { GiftCardCheck } from './gift-card-gateway.ts'
import type { NotVerified } from './human-verification.ts'

export type GiftCardRefusal =
  | { readonly _tag: 'CardNotFound' }
  | { readonly _tag: 'ServerSaid'; readonly text: string; readonly why?: string }
  | { readonly _tag: 'UnknownError' }
  | NotVerified

export function refusalOfFailure(failure: CallFailure): GiftCardRefusal {
  if (failure._tag !== 'Refused') return { _tag: 'UnknownError' }
  if (failure.status === 404) return { _tag: 'CardNotFound' }
  const { message = '', why } = saidAgainst(failure)
  const text = message.trim()
  if (text === '') return { _tag: 'UnknownError' }
  return { _tag: 'ServerSaid', text, ...(why === undefined ? {} : { why }) }
}

export function refusalOfCheck({ isValid }: GiftCardCheck): GiftCardRefusal | undefined {
  return isValid ? undefined : { _tag: 'CardNotFound' }
}
