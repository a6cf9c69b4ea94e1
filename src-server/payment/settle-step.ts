import { sql } from 'kysely'
import type { DeclineReason } from '../../src-domain/payment/decline-reason.ts'
import type { LookupOutcome, PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Database } from '../store/database.ts'
import { type AttemptName, type AttemptResult, lostAttempt } from './attempt.ts'
import { attemptCondition } from './attempt-condition.ts'
import { type FinishAttemptNeeds, finishAttempt } from './finish-attempt.ts'
import type { Gateways } from './gateways.ts'
import { inTime } from './in-time.ts'
import { placementsAtAttempt } from './placements-at-attempt.ts'
import { voidAuthorisation } from './void-authorisation.ts'

export interface SettleStepNeeds extends FinishAttemptNeeds {
  readonly gateways: Gateways
  /** Milliseconds. */
  readonly processorTimeout: number
}

export interface WaitingAttempt {
  readonly name: AttemptName
  readonly processor: string
  readonly reference: string
  readonly askedAt: Date
  /** Hashed; absent for the completer. */
  readonly instrument?: string
}

/** end: the customer gives up. ending: giving up was recorded earlier, whatever happened at the bank since. */
export type StepIntent = 'go on' | 'end' | 'ending'

const unknown: LookupOutcome = { _tag: 'Unknown' }

/** Settles by the processor's answer alone; callers bring an intent, never a result. */
export async function settleStep(
  needs: SettleStepNeeds,
  attempt: WaitingAttempt,
  intent: StepIntent,
): Promise<AttemptResult> {
  const { name, processor } = attempt
  const gateway = needs.gateways.get(processor)
  const outcome = await lookedUp(needs, attempt)
  const isOpen = outcome._tag === 'StepRequired'
  if (
    gateway !== undefined &&
    ((intent === 'end' && isOpen) || (intent === 'ending' && (isOpen || isAuthorised(outcome))))
  )
    return cancelAttempt(needs, { gateway, account: processor }, name, {
      transactionId: outcome.transactionId,
      why: 'not-confirmed',
    })
  return finishAttempt(needs, name, processor, outcome)
}

/**
 * Settles a wallet payment (PAY-16). NotTheirs: names another transaction. NoMethod: no payment method is attached yet,
 * so it keeps waiting (PAY-18).
 */
export async function settleIntent(
  needs: SettleStepNeeds,
  attempt: WaitingAttempt,
  transactionId: string,
): Promise<AttemptResult | { readonly _tag: 'NotTheirs' } | { readonly _tag: 'NoMethod' }> {
  const outcome = await lookedUp(needs, attempt)
  const isAnother =
    (isAuthorised(outcome) || outcome._tag === 'StepRequired') && outcome.transactionId !== transactionId
  if (isAnother) return { _tag: 'NotTheirs' }
  const finished = await finishAttempt(needs, attempt.name, attempt.processor, outcome)
  const lacksMethod = finished._tag === 'Waiting' && outcome._tag === 'StepRequired' && outcome.lacksMethod === true
  return lacksMethod ? { _tag: 'NoMethod' } : finished
}

function lookedUp(
  { gateways, processorTimeout }: SettleStepNeeds,
  { processor, reference, askedAt }: WaitingAttempt,
): Promise<LookupOutcome> {
  const gateway = gateways.get(processor)
  return gateway === undefined
    ? Promise.resolve(unknown)
    : inTime(gateway.lookUp(reference, askedAt.getTime()), processorTimeout, unknown)
}

/** Updates the row first: otherwise a payment could be confirmed, its order written, and then voided. */
export async function cancelAttempt(
  needs: Omit<SettleStepNeeds, 'gateways'>,
  { gateway, account }: { readonly gateway: PaymentGateway; readonly account: string },
  name: AttemptName,
  { transactionId, why }: { readonly transactionId: string; readonly why: DeclineReason },
): Promise<AttemptResult> {
  if (!(await markEnding(needs, name))) {
    // The attempt ended meanwhile; void its charge unless it paid for an order.
    await voidAuthorisation(needs.db, name, account, transactionId)
    return lostAttempt
  }
  const said = await inTime(gateway.cancel(transactionId), needs.processorTimeout, 'unknown' as const)
  return said === 'cancelled'
    ? finishAttempt(needs, name, account, { _tag: 'Declined', reason: why })
    : { _tag: 'Unknown' }
}

async function markEnding({ db, askAgain }: FinishAttemptNeeds, name: AttemptName): Promise<boolean> {
  const { rows } = await sql`
    with ending as (
      update placements set state = 'ending', changed_at = now()
      where ${attemptCondition(name)} and state in ('attempting', 'unknown', 'waiting', 'ending')
      returning brand_id, key, attempt
    )
    update attempts a set lease_until = now() + ${askAgain}::integer * interval '1 millisecond'
    from ending where a.brand_id = ending.brand_id and a.key = ending.key and a.n = ending.attempt
    returning 1`.execute(db)
  return rows.length > 0
}

export async function waitingAttempt(db: Database, brandId: string, key: string): Promise<WaitingAttempt | undefined> {
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
