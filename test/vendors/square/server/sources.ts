import { either } from 'fp-ts'
import type { Either } from 'fp-ts/lib/Either.js'
import { aDay } from '../../line/held-clock.ts'
import type { Books } from './books.ts'
import type { CardFace } from './objects.ts'
import { invalid, notFound, type Refusal } from './refusals.ts'

/** A `source_id` and the outcome of charging it. */
export interface Source {
  readonly face: CardFace
  readonly declines?: string
  /** The buyer was verified during tokenisation, so no verification token is needed. */
  readonly isVerified?: boolean
  readonly customer?: string
  /** Creation time and use of a one-time token. */
  readonly once?: { readonly since: number; readonly isUsed: boolean }
}

/** Card facts for a token request. Never the number. */
export interface NewToken {
  readonly brand?: string
  readonly last4?: string
  readonly bin?: string
  readonly expMonth?: number
  readonly expYear?: number
  readonly declines?: string
  readonly isVerified?: boolean
}

const verificationRequired = 'CARD_DECLINED_VERIFICATION_REQUIRED'

// https://developer.squareup.com/docs/devtools/sandbox/payments, "Payment tokens for testing the Payments API".
const endings: Readonly<Record<string, string | undefined>> = {
  ok: undefined,
  declined: 'GENERIC_DECLINE',
  'rejected-cvv': 'CVV_FAILURE',
  'rejected-postalcode': 'ADDRESS_VERIFICATION_FAILURE',
  'rejected-expiration': 'INVALID_EXPIRATION',
  'requires-verification': verificationRequired,
}
const used = invalid('CARD_TOKEN_USED', 'The provided card token (nonce) has already been used.', 'source_id')

export function face(token: NewToken = {}): CardFace {
  const last4 = token.last4 ?? '1111'
  const bin = token.bin ?? '411111'
  return {
    card_brand: token.brand ?? 'VISA',
    last_4: last4,
    exp_month: token.expMonth ?? 12,
    exp_year: token.expYear ?? 2030,
    bin,
    fingerprint: `sq-1-${bin}${last4}`,
  }
}

export function mint(books: Books, token: NewToken = {}): string {
  const name = books.name('cnon:')
  books.tokens.set(name, {
    face: face(token),
    ...(token.declines === undefined ? {} : { declines: token.declines }),
    isVerified: token.isVerified ?? false,
    once: { since: books.clock.now(), isUsed: false },
  })
  return name
}

export function sourceOf(books: Books, id: string): Either<Refusal, Source> {
  if (id === 'cnon:card-nonce-already-used') return either.left(used)
  const known = books.tokens.get(id) ?? ofStoredCard(books, id) ?? ofSandbox(id)
  if (known === undefined) return either.left(notFound(id.startsWith('ccof:') ? 'card' : 'card nonce', 'source_id'))
  if (known.once?.isUsed === true) return either.left(used)
  if (known.once !== undefined && books.clock.now() - known.once.since >= aDay)
    return either.left(invalid('CARD_TOKEN_EXPIRED', 'The provided card token (nonce) has expired.', 'source_id'))
  return either.right(known)
}

/** A token allows one charge or one stored card, whatever the outcome. */
export function burn(books: Books, id: string): void {
  const source = books.tokens.get(id)
  if (source?.once !== undefined) books.tokens.set(id, { ...source, once: { ...source.once, isUsed: true } })
}

/** Error code of a charge. A buyer verified by token or during tokenisation needs no more. */
export function declineOf(source: Source, verificationToken: string | undefined): string | undefined {
  const isVerified = source.isVerified === true || verificationToken !== undefined
  return source.declines === verificationRequired && isVerified ? undefined : source.declines
}

function ofStoredCard(books: Books, id: string): Source | undefined {
  const card = books.cards.get(id)
  return card?.enabled === true ? books.kept.get(id) : undefined
}

/** The sandbox's test tokens can be reused. */
function ofSandbox(id: string): Source | undefined {
  if (id === 'cnon:gift-card-nonce-insufficient-funds')
    return { face: face({ brand: 'SQUARE_GIFT_CARD', bin: '778332', last4: '0000' }), declines: 'INSUFFICIENT_FUNDS' }
  const [, ending] = /^(?:cnon:card-nonce|ccof:customer-card-id)-(.+)$/.exec(id) ?? []
  if (ending === undefined || !(ending in endings)) return undefined
  const declines = endings[ending]
  // The declined card in the sandbox's transcripts ends in 0002.
  if (declines === 'GENERIC_DECLINE') return { face: face({ last4: '0002', bin: '400000' }), declines }
  return { face: face(), ...(declines === undefined ? {} : { declines }) }
}
