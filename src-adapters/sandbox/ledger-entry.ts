import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { type Currency, isCurrency } from '../../src-domain/money/currency.ts'
import { type Minor, minor } from '../../src-domain/money/minor.ts'
import type { LedgerEntry } from './sandbox-ledger.ts'

export const wholeCents = new t.Type<Minor, number, unknown>(
  'whole cents',
  (u): u is Minor => Number.isSafeInteger(u),
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) ? t.success(minor(u)) : t.failure(u, context)),
  t.identity,
)

export const currency = new t.Type<Currency, string, unknown>(
  'a currency',
  (u): u is Currency => typeof u === 'string' && isCurrency(u),
  (u, context) => (typeof u === 'string' && isCurrency(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

/** Earlier ledgers are in dollars. */
const keptCurrency = new t.Type<Currency, string, unknown>(
  currency.name,
  currency.is,
  (u, context) => (u === undefined ? t.success('USD') : currency.validate(u, context)),
  t.identity,
)

export const declined = t.intersection([
  t.type({
    _tag: t.literal('Declined'),
    reason: t.keyof({
      declined: null,
      'insufficient-funds': null,
      'expired-card': null,
      'wrong-expiry': null,
      'wrong-cvc': null,
      'wrong-postal-code': null,
      'wrong-street': null,
      'wrong-address': null,
      'authentication-required': null,
      'not-confirmed': null,
      'bad-instrument': null,
      'amount-not-accepted': null,
      'shop-refused': null,
    }),
  }),
  t.partial({ message: t.string }),
])

export const wholeNumber = new t.Type<number, number, unknown>(
  'a whole number',
  (u): u is number => Number.isSafeInteger(u),
  (u, context) => (typeof u === 'number' && Number.isSafeInteger(u) ? t.success(u) : t.failure(u, context)),
  t.identity,
)

const ledgerEntry = t.union([
  t.intersection([
    t.type({
      entry: t.literal('authorise'),
      reference: t.string,
      transactionId: t.string,
      amount: wholeCents,
      currency: keptCurrency,
      instrument: t.string,
      card: t.type({ brand: t.string, last4: t.string }),
    }),
    t.partial({ at: wholeNumber }),
  ]),
  t.type({
    entry: t.literal('step'),
    reference: t.string,
    transactionId: t.string,
    amount: wholeCents,
    currency: keptCurrency,
    instrument: t.string,
    card: t.type({ brand: t.string, last4: t.string }),
    step: t.string,
    at: wholeNumber,
  }),
  t.type({ entry: t.literal('decline'), reference: t.string, instrument: t.string, outcome: declined }),
  t.type({ entry: t.literal('capture'), transactionId: t.string, amount: wholeCents }),
  t.type({ entry: t.literal('void'), transactionId: t.string }),
  t.type({
    entry: t.literal('refund'),
    reference: t.string,
    refundId: t.string,
    transactionId: t.string,
    amount: wholeCents,
    currency: keptCurrency,
  }),
  t.type({
    entry: t.literal('keep'),
    reference: t.string,
    token: t.string,
    instrument: t.string,
    word: t.string,
    card: t.type({ brand: t.string, last4: t.string }),
  }),
  t.type({ entry: t.literal('forget'), token: t.string }),
])

export function withoutMessage({ reason }: t.TypeOf<typeof declined>) {
  return { _tag: 'Declined', reason } as const
}

function json(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

export function readEntry(line: string): LedgerEntry | undefined {
  const seen = ledgerEntry.decode(json(line))
  if (!isRight(seen)) return undefined
  const entry = seen.right
  if (entry.entry === 'decline') return { ...entry, outcome: withoutMessage(entry.outcome) }
  if (entry.entry !== 'authorise') return entry
  const { at, ...rest } = entry
  return at === undefined ? rest : { ...rest, at }
}
