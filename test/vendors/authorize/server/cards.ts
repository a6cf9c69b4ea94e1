import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { brandOf } from '../card-numbers.ts'
import type { Books, Card } from './books.ts'
import type { TransactionRequest } from './requests.ts'

/** Descriptor of opaque data: https://developer.authorize.net/api/reference/features/acceptjs.html. */
const descriptor = 'COMMON.ACCEPT.INAPP.PAYMENT'
const aQuarterOfAnHour = 15 * 60_000

export interface OpaqueData {
  readonly dataDescriptor: string
  readonly dataValue: string
}

/** A nonce as Accept.js makes it: single use, fifteen minutes. */
export function mint(books: Books, card: Partial<Card> = {}): OpaqueData {
  const dataValue = Buffer.from(`fake nonce ${books.number()}`).toString('base64')
  const whole = { brand: 'Visa', last4: '1111', expiry: '2030-12', ...card }
  books.tokens.set(dataValue, { card: whole, since: books.clock.now(), isUsed: false })
  return { dataDescriptor: descriptor, dataValue }
}

export type Payment = NonNullable<TransactionRequest['payment']>

export function cardIn(books: Books, payment: Payment | undefined): Either<'E00114' | 'E00027', Card> {
  const { opaqueData, creditCard } = payment ?? {}
  if (opaqueData !== undefined) return spent(books, opaqueData)
  if (creditCard === undefined) return either.left('E00027')
  const { cardNumber: number, expirationDate = '', cardCode } = creditCard
  const known = { brand: brandOf(number), last4: number.slice(-4), expiry: expirationDate }
  return either.right({ ...known, ...(cardCode === undefined ? {} : { cardCode }) })
}

function spent(books: Books, { dataDescriptor, dataValue }: OpaqueData): Either<'E00114', Card> {
  const token = books.tokens.get(dataValue)
  const isOld = token !== undefined && books.clock.now() - token.since >= aQuarterOfAnHour
  if (token === undefined || token.isUsed || isOld || dataDescriptor !== descriptor) return either.left('E00114')
  books.tokens.set(dataValue, { ...token, isUsed: true })
  return either.right(token.card)
}
