import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import type { Own } from './answers.ts'
import type { Account, Books } from './books.ts'
import { expiryOf, type Fields } from './fields.ts'

export interface Card {
  readonly number: string
  readonly token: string
  readonly expiry: string
  readonly cvv?: string
  readonly account?: Account
}

export function cardIn(books: Books, wanted: Fields): Either<Own, Card> {
  const saved = /^\d/.test(wanted.profile ?? '') && wanted.account === undefined
  return saved ? savedCard(books, wanted) : cardOf(books, wanted)
}

export function accountNamed(books: Books, profile: string): Account | undefined {
  const [profileid, acctid] = profile.split('/')
  return [...books.accounts.values()].find(
    (one) =>
      one.profileid === profileid && (acctid === undefined || acctid === '' ? one.isDefault : one.acctid === acctid),
  )
}

function savedCard(books: Books, { profile = '', cvv2 }: Fields): Either<Own, Card> {
  const account = accountNamed(books, profile)
  if (account === undefined) return either.left('noProfile')
  const { token, expiry } = account
  const number = books.vault.number(token) ?? ''
  return either.right({ number, token, expiry, account, ...(cvv2 === undefined ? {} : { cvv: cvv2 }) })
}

/** Date and code come with the request or a fresh token. A past date is accepted. */
export function cardOf(books: Books, { account = '', expiry, cvv2 }: Fields): Either<Own, Card> {
  if (books.vault.number(account) === undefined && /^9\d{15}$/.test(account)) return either.left('invalidToken')
  const { errorcode, token } =
    books.vault.number(account) === undefined ? books.vault.tokenise({ account }) : { errorcode: 0, token: account }
  if (errorcode !== 0) return either.left(errorcode === 54 ? 'badCheckDigit' : 'invalidCard')
  const kept = books.vault.spend(token)
  const told = expiryOf(expiry ?? kept.expiry ?? '')
  if (told === undefined) return either.left('expiryNotNumeric')
  const cvv = cvv2 ?? kept.cvv
  const number = books.vault.number(token) ?? ''
  return either.right({ number, token, expiry: told, ...(cvv === undefined ? {} : { cvv }) })
}
