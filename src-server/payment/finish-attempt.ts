import { sql } from 'kysely'
import type { ChargeOutcome, DeclineReason, LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import { completeOrder } from '../ordering/complete-order.ts'
import type { Refusal } from '../ordering/refusal.ts'
import type { StoredPayment } from '../ordering/stored-payment.ts'
import type { Database } from '../store/database.ts'

/** One attempt to charge for one key. */
export interface AttemptName {
  readonly brandId: string
  readonly key: string
  readonly n: number
  /** Who started the attempt knows that no credit is held for it; then nobody needs to look. */
  readonly holdsNothing?: true
}

export type Finished =
  | { readonly _tag: 'Placed'; readonly count: string | number; readonly payment: StoredPayment }
  | { readonly _tag: 'Released'; readonly refusal: Refusal }
  | { readonly _tag: 'Unknown' }
  /** Somebody else finished this attempt before; what became of it is in the key's row. */
  | { readonly _tag: 'Lost' }

const lost: Finished = { _tag: 'Lost' }

const sentences: Readonly<Record<DeclineReason, string>> = {
  declined: 'Your card was declined. Please try another card.',
  'insufficient-funds': 'Your card has insufficient funds. Please try another card.',
  'expired-card': 'Your card has expired. Please try another card.',
  'wrong-cvc': 'The security code of your card is wrong. Please check it.',
  'authentication-required': 'Your bank asks you to confirm this payment.',
  'bad-instrument': 'This card could not be used. Please enter it again.',
}

const refusalOf = (reason: DeclineReason, message: string | undefined): Refusal => ({
  status: 402,
  code: reason.replaceAll('-', '_'),
  message: message ?? sentences[reason],
})

/** The processor never heard of the attempt: nothing was charged, and nothing will be. */
const neverArrived: Refusal = {
  status: 402,
  code: 'not_charged',
  message: 'Your payment did not go through and nothing was charged. Please try again.',
}

const own = ({ brandId, key, n }: AttemptName) => sql`brand_id = ${brandId} and key = ${key}::uuid and attempt = ${n}`

/** Only one asker wins this row; the others find the state changed. */
const won = (name: AttemptName, state: 'placed' | 'open', more = sql``) => sql`
  won as (
    update placements set state = ${state}, changed_at = now() ${more}
    where ${own(name)} and state in ('attempting', 'unknown')
    returning brand_id, key, attempt
  )`

/** A nonce that was declined stays declined. A card on file may be tried again later. */
const refusedInstrument = ({ brandId, key, n }: AttemptName) => sql`
  , refused = refused || coalesce((
      select array[instrument_hash] from attempts
      where brand_id = ${brandId} and key = ${key}::uuid and n = ${n} and is_single_use), '{}')`

const freed = sql`
  freed as (
    delete from credit_holds h using won where h.brand_id = won.brand_id and h.key = won.key
    returning h.brand_id, h.patron_id, h.amount
  )`

const spent = sql`
  spent as (
    update patrons p set credit = p.credit - freed.amount, credit_held = p.credit_held - freed.amount
    from freed where p.brand_id = freed.brand_id and p.id = freed.patron_id
  )`

/** The money is there: the order is written from the attempt's draft, the held credit is spent, the capture is staged. */
const complete = async (
  db: Database,
  name: AttemptName,
  outcome: ChargeOutcome & { _tag: 'Authorised' },
): Promise<Finished> => {
  const payment: StoredPayment = {
    kind: 'card',
    transactionId: outcome.transactionId,
    ...(outcome.card === undefined ? {} : { brand: outcome.card.brand, last4: outcome.card.last4 }),
  }
  const deciding = sql`
    ${won(name, 'placed')},
    ${name.holdsNothing === true ? sql`` : sql`${freed}, ${spent},`}
    closed as (
      update attempts a set state = 'authorised', transaction_id = ${outcome.transactionId}, draft = null
      from won join attempts was on was.brand_id = won.brand_id and was.key = won.key and was.n = won.attempt
      where a.brand_id = was.brand_id and a.key = was.key and a.n = was.n
      returning a.brand_id, was.draft, a.processor, a.amount
    ),
    decided as (
      select draft, ${JSON.stringify(payment)}::jsonb || jsonb_build_object('processor', processor) as payment,
        jsonb_build_object('brand_id', brand_id, 'kind', 'capture', 'subject', draft -> 'order' ->> 'id', 'payload',
          jsonb_build_object('processor', processor, 'transactionId', ${outcome.transactionId}::text, 'amount', amount)
        ) as capture
      from closed
    )`
  const { display_number } = await completeOrder(db, deciding, sql<string>`''`)
  return display_number === null ? lost : { _tag: 'Placed', count: display_number, payment }
}

/** A definite no: the holds go back and the key is open for another instrument. */
const release = async (
  db: Database,
  name: AttemptName,
  state: 'declined' | 'abandoned',
  refusal: Refusal,
): Promise<Finished> => {
  const { rows } = await sql`
    with ${won(name, 'open', state === 'declined' ? refusedInstrument(name) : sql``)}, ${freed},
    returned as (
      update patrons p set credit_held = p.credit_held - freed.amount
      from freed where p.brand_id = freed.brand_id and p.id = freed.patron_id
    ),
    closed as (
      update attempts a set state = ${state}, refusal = ${JSON.stringify(refusal)}::jsonb, draft = null
      from won where a.brand_id = won.brand_id and a.key = won.key and a.n = won.attempt
      returning a.brand_id, a.key, a.likeness
    ),
    forgotten as (
      delete from look_alikes l using closed
      where l.brand_id = closed.brand_id and l.likeness = closed.likeness and l.key = closed.key
    )
    select 1 from won`.execute(db)
  return rows.length > 0 ? { _tag: 'Released', refusal } : lost
}

/** Nobody knows yet. Nothing is released and nothing is charged again; it will be looked up after `askAgain` ms. */
const leaveUnknown = async (db: Database, name: AttemptName, askAgain: number): Promise<Finished> => {
  await sql`
    with unsure as (
      update placements set state = 'unknown', changed_at = now() where ${own(name)} and state in ('attempting', 'unknown')
      returning brand_id, key, attempt
    )
    update attempts a set lease_until = now() + ${askAgain}::integer * interval '1 millisecond'
    from unsure where a.brand_id = unsure.brand_id and a.key = unsure.key and a.n = unsure.attempt`.execute(db)
  return { _tag: 'Unknown' }
}

/** An authorisation that came too late for its attempt is given back, unless it is the very one that was used. */
const stageCancel = (db: Database, name: AttemptName, processor: string, transactionId: string) =>
  sql`
    insert into jobs (brand_id, kind, subject, payload)
    select ${name.brandId}::text, 'cancel', ${transactionId}::text,
      ${JSON.stringify({ processor, transactionId })}::jsonb
    where not exists (select from attempts where processor = ${processor} and transaction_id = ${transactionId})`.execute(
    db,
  )

export interface Finishing {
  readonly db: Database
  /** Milliseconds until an unknown attempt is looked up again. */
  readonly askAgain: number
}

/** What an outcome means for its key. The client's own call and the completer both end here. */
export const finishAttempt = async (
  { db, askAgain }: Finishing,
  name: AttemptName,
  processor: string,
  outcome: LookupOutcome,
): Promise<Finished> => {
  switch (outcome._tag) {
    case 'Authorised': {
      const end = await complete(db, name, outcome)
      if (end._tag === 'Lost') await stageCancel(db, name, processor, outcome.transactionId)
      return end
    }
    case 'Declined':
      return release(db, name, 'declined', refusalOf(outcome.reason, outcome.message))
    case 'NeverArrived':
      return release(db, name, 'abandoned', neverArrived)
    case 'Unknown':
      return leaveUnknown(db, name, askAgain)
  }
}
