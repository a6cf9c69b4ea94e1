import { sql } from 'kysely'
import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { LookupOutcome, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Database } from '../store/database.ts'
import { type AttemptName, type Finished, lost } from './attempt.ts'
import { type Finishing, finishAttempt } from './finish-attempt.ts'
import type { Gateways } from './gateways.ts'
import { giveBack } from './give-back.ts'
import { inTime } from './in-time.ts'
import { ofAttempt } from './of-attempt.ts'
import { placementsAtAttempt } from './placements-at-attempt.ts'

export interface SettlingSteps extends Finishing {
  readonly gateways: Gateways
  /** Milliseconds. */
  readonly processorTimeout: number
}

/** An attempt that its processor may be asked about. */
export interface AskedAttempt {
  readonly name: AttemptName
  readonly processor: string
  readonly reference: string
  readonly askedAt: Date
  /** Hashed; absent where nobody asks. */
  readonly instrument?: string
}

/**
 * go on: whoever asks wants the order. end: nobody does any more. ending: that was decided before, and is not changed by
 * what the customer did at the bank since.
 */
export type StepIntent = 'go on' | 'end' | 'ending'

const unknown: LookupOutcome = { _tag: 'Unknown' }

/**
 * What became of an attempt, by the word of the processor alone. Whoever comes from the customer's browser, or from the
 * completer, brings a intent and no result.
 */
export async function settleStep(needs: SettlingSteps, attempt: AskedAttempt, intent: StepIntent): Promise<Finished> {
  const { name, processor } = attempt
  const gateway = needs.gateways.get(processor)
  const outcome = await lookedUp(needs, attempt)
  const isOpen = outcome._tag === 'StepRequired'
  if (
    gateway !== undefined &&
    ((intent === 'end' && isOpen) || (intent === 'ending' && (isOpen || isAuthorised(outcome))))
  )
    return callOff(needs, gateway, name, { transactionId: outcome.transactionId, why: 'not-confirmed' })
  return finishAttempt(needs, name, processor, outcome)
}

/**
 * The customer's wallet says that it has confirmed the payment which waits (PAY-16). NotTheirs: the one that it names is
 * another, and nothing was done. NoMethod: no payment method ever reached it (PAY-18), and it waits on.
 */
export async function settleIntent(
  needs: SettlingSteps,
  attempt: AskedAttempt,
  transactionId: string,
): Promise<Finished | { readonly _tag: 'NotTheirs' } | { readonly _tag: 'NoMethod' }> {
  const outcome = await lookedUp(needs, attempt)
  const isAnother =
    (isAuthorised(outcome) || outcome._tag === 'StepRequired') && outcome.transactionId !== transactionId
  if (isAnother) return { _tag: 'NotTheirs' }
  const finished = await finishAttempt(needs, attempt.name, attempt.processor, outcome)
  const lacksMethod = finished._tag === 'Waiting' && outcome._tag === 'StepRequired' && outcome.lacksMethod === true
  return lacksMethod ? { _tag: 'NoMethod' } : finished
}

function lookedUp(
  { gateways, processorTimeout }: SettlingSteps,
  { processor, reference, askedAt }: AskedAttempt,
): Promise<LookupOutcome> {
  const gateway = gateways.get(processor)
  return gateway === undefined
    ? Promise.resolve(unknown)
    : inTime(gateway.lookUp(reference, askedAt.getTime()), processorTimeout, unknown)
}

/**
 * No order comes of this attempt. That is decided in its row before the processor hears of it: were it the other way
 * round, a payment could be confirmed, its order written, and its money called off.
 */
export async function callOff(
  needs: Omit<SettlingSteps, 'gateways'>,
  gateway: PaymentGateway,
  name: AttemptName,
  { transactionId, why }: { readonly transactionId: string; readonly why: DeclineReason },
): Promise<Finished> {
  if (!(await decideToEnd(needs, name))) {
    // It ended without us; unless it is the very payment of an order, nobody is to confirm it any more.
    await giveBack(needs.db, name, gateway.id, transactionId)
    return lost
  }
  const said = await inTime(gateway.cancel(transactionId), needs.processorTimeout, 'unknown' as const)
  return said === 'cancelled'
    ? finishAttempt(needs, name, gateway.id, { _tag: 'Declined', reason: why })
    : { _tag: 'Unknown' }
}

async function decideToEnd({ db, askAgain }: Finishing, name: AttemptName): Promise<boolean> {
  const { rows } = await sql`
    with ending as (
      update placements set state = 'ending', changed_at = now()
      where ${ofAttempt(name)} and state in ('attempting', 'unknown', 'waiting', 'ending')
      returning brand_id, key, attempt
    )
    update attempts a set lease_until = now() + ${askAgain}::integer * interval '1 millisecond'
    from ending where a.brand_id = ending.brand_id and a.key = ending.key and a.n = ending.attempt
    returning 1`.execute(db)
  return rows.length > 0
}

/** The attempt of this key that waits for its customer; undefined where none does. */
export async function waitingAttempt(db: Database, brandId: string, key: string): Promise<AskedAttempt | undefined> {
  const row = await placementsAtAttempt(db)
    .select([
      'attempts.n',
      'attempts.amount',
      'attempts.currency',
      'attempts.processor',
      'attempts.reference',
      'attempts.instrument_hash',
      'attempts.started_at',
    ])
    .where('placements.brand_id', '=', brandId)
    .where('placements.key', '=', key)
    .where('placements.state', '=', 'waiting')
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { n, amount, currency, processor, reference, instrument_hash: instrument, started_at: askedAt } = row
  return { name: { brandId, key, n, amount, currency }, processor, reference, instrument, askedAt }
}

function isAuthorised(outcome: LookupOutcome): outcome is LookupOutcome & { readonly _tag: 'Authorised' } {
  return outcome._tag === 'Authorised'
}
