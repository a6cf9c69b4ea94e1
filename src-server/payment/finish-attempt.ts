import { type RawBuilder, sql } from 'kysely'
import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import { processorOfAccount } from '../../src-domain/payment/payment-account.ts'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import { returnHolds } from '../holds/attempt-holds.ts'
import { returnTurns } from '../limits/take-turns.ts'
import type { Database } from '../store/database.ts'
import type { Refusal } from '../store/rows/refusal.ts'
import { sendOnce } from '../store/send-once.ts'
import type { CompleteAttempt } from './attempt.ts'
import { type AttemptName, type AttemptResult, lostAttempt } from './attempt.ts'
import { attemptCondition } from './attempt-condition.ts'
import { markWaiting, type StepTimes } from './mark-waiting.ts'
import { voidAuthorisation } from './void-authorisation.ts'

const sentences: Readonly<Record<DeclineReason, string>> = {
  declined: 'Card was declined. Please try another card.',
  'insufficient-funds': 'Your card has insufficient funds. Please try another card.',
  'expired-card': 'Card has expired. Please try another card.',
  'wrong-expiry': 'Incorrect expiration date. Please check it.',
  'wrong-cvc': 'Incorrect CVC. Please check it.',
  'wrong-postal-code': 'Incorrect zip code. Please check it.',
  'wrong-street': 'Incorrect street address. Please check it.',
  'wrong-address': 'Incorrect billing address. Please check it.',
  'authentication-required': 'Your bank needs you to verify this payment.',
  'not-confirmed': "Your bank didn't approve the payment. You weren't charged. Please try again or use another card.",
  'bad-instrument': "We couldn't use this card. Please re-enter it.",
  'amount-not-accepted': "This amount can't be paid by card. You weren't charged. Please pay another way.",
  'shop-refused': "We can't take cards right now. You weren't charged. Please pay another way.",
}

/** Nothing was or will be charged. */
const notChargedRefusal: Refusal = {
  status: 402,
  code: 'not_charged',
  message: "Your payment didn't go through. You weren't charged. Please try again.",
}

interface Released {
  readonly state: 'declined' | 'abandoned'
  readonly refusal: Refusal
  /** Milliseconds until the first look for a late charge. */
  readonly lookAgain?: number
}

export interface FinishAttemptNeeds extends StepTimes {
  readonly db: Database
  readonly complete: CompleteAttempt
  readonly forgetSlots: (brandId: string) => void
  /** Milliseconds until an unknown attempt is looked up again. */
  readonly askAgain: number
  /** Milliseconds until a charge that never arrived is looked for again. */
  readonly lookAgain: number
}

export async function finishAttempt(
  finishing: FinishAttemptNeeds,
  name: AttemptName,
  account: string,
  outcome: LookupOutcome,
): Promise<AttemptResult> {
  const { db, askAgain, lookAgain, complete } = finishing
  switch (outcome._tag) {
    case 'Authorised': {
      if (outcome.amount !== name.amount || outcome.currency !== name.currency) {
        await voidAuthorisation(db, name, account, outcome.transactionId)
        return releaseOnce(finishing, name, { state: 'abandoned', refusal: notChargedRefusal })
      }
      const end = await complete({ name, outcome })
      if (end._tag === 'Lost') await voidAuthorisation(db, name, account, outcome.transactionId)
      return end
    }
    case 'Declined':
      if (outcome.reason === 'amount-not-accepted')
        // Not a decline: neither the card nor the customer's network is to blame.
        return releaseOnce(finishing, name, { state: 'abandoned', refusal: refusalOf(outcome.reason, undefined) })
      return releaseOnce(finishing, name, { state: 'declined', refusal: refusalOf(outcome.reason, outcome.message) })
    case 'NeverArrived':
      return releaseOnce(finishing, name, { state: 'abandoned', refusal: notChargedRefusal, lookAgain })
    case 'StepRequired': {
      const { transactionId, data } = outcome
      if (await markWaiting(db, name, finishing))
        return { _tag: 'Waiting', step: { processor: processorOfAccount(account), data } }
      await voidAuthorisation(db, name, account, transactionId)
      return lostAttempt
    }
    case 'Unknown':
      // Idempotent.
      return sendOnce(
        () => markUnknown(db, name, askAgain),
        async () => undefined,
      )
  }
}

function refusalOf(reason: DeclineReason, message: string | undefined): Refusal {
  return {
    status: 402,
    code: reason.replaceAll('-', '_'),
    message: message ?? sentences[reason],
  }
}

/** Only one caller wins this row. */
function wonPlacement(name: AttemptName, more: RawBuilder<unknown>) {
  return sql`
  won as (
    update placements set state = 'open', changed_at = now() ${more}
    where ${attemptCondition(name)} and state in ('attempting', 'unknown', 'waiting', 'ending')
    returning brand_id, key, attempt
  )`
}

/** A declined nonce stays declined; a card on file may be tried again. */
function refusedInstrument({ brandId, key, n }: AttemptName) {
  return sql`
  , refused = refused || coalesce((
      select array[instrument_hash] from attempts
      where brand_id = ${brandId} and key = ${key}::uuid and n = ${n} and is_single_use), '{}')`
}

/** Releases the holds and opens the key for another instrument. */
async function release(
  db: Database,
  name: AttemptName,
  { state, refusal, lookAgain }: Released,
): Promise<AttemptResult> {
  const isDeclined = state === 'declined'
  const { rows } = await sql`
    with ${wonPlacement(name, isDeclined ? refusedInstrument(name) : sql``)},
    closed as (
      update attempts a set state = ${state}, refusal = ${JSON.stringify(refusal)}::jsonb, draft = null,
        look_again_at = now() + ${lookAgain ?? null}::integer * interval '1 millisecond'
      from won where a.brand_id = won.brand_id and a.key = won.key and a.n = won.attempt
      returning a.brand_id, a.key, a.likeness, a.turn, a.turn_at
    ),
    ${isDeclined ? sql`` : sql`${returnTurns},`}
    ${returnHolds(name, isDeclined ? undefined : 'given_back')}
    forgotten as (
      delete from look_alikes l using closed
      where l.brand_id = closed.brand_id and l.likeness = closed.likeness and l.key = closed.key
    )
    select 1 from won`.execute(db)
  return rows.length > 0 ? { _tag: 'Released', refusal } : lostAttempt
}

/** Finds the result of a release whose response was lost. */
async function released(
  db: Database,
  { brandId, key, n }: AttemptName,
  { state, refusal }: Released,
): Promise<AttemptResult | undefined> {
  const row = await db
    .selectFrom('attempts')
    .select('n')
    .where('brand_id', '=', brandId)
    .where('key', '=', key)
    .where('n', '=', n)
    .where('state', '=', state)
    .executeTakeFirst()
  return row && { _tag: 'Released', refusal }
}

function releaseOnce(
  { db, forgetSlots }: FinishAttemptNeeds,
  name: AttemptName,
  how: Released,
): Promise<AttemptResult> {
  return sendOnce(
    () => release(db, name, how),
    () => released(db, name, how),
  ).finally(() => forgetSlots(name.brandId))
}

/** Releases nothing and charges nothing. `askAgain`: milliseconds. */
async function markUnknown(db: Database, name: AttemptName, askAgain: number): Promise<AttemptResult> {
  await sql`
    with unsure as (
      update placements set state = 'unknown', changed_at = now() where ${attemptCondition(name)} and state in ('attempting', 'unknown')
      returning brand_id, key, attempt
    )
    update attempts a set lease_until = now() + ${askAgain}::integer * interval '1 millisecond'
    from unsure where a.brand_id = unsure.brand_id and a.key = unsure.key and a.n = unsure.attempt`.execute(db)
  return { _tag: 'Unknown' }
}
