import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { DifferenceKind } from '../../src-domain/payment/charge-difference.ts'
import type { PaymentGateway } from '../../src-domain/payment/payment-gateway.ts'
import type { Log } from '../log.ts'
import type { Database } from '../store/database.ts'
import { recordChargesInWork } from './charges-in-work.ts'
import { compareByLookUp } from './compare-by-look-up.ts'
import { compareCharges } from './compare-charges.ts'
import { compareOrders } from './compare-orders.ts'
import { compareRefunds } from './compare-refunds.ts'
import { type Difference, logDifference, type ReportedDifference } from './difference.ts'
import { listCharges, type Unanswered } from './list-charges.ts'
import { forgetSettledJobs, mend, recordMended } from './mend.ts'
import { endLease, LostLease, type ReconciliationLease, takeLease } from './reconciliation-lease.ts'
import { type Stretch, summarise } from './slices.ts'

/** Milliseconds. */
export interface ReconcileTimeouts {
  readonly interval: number
  readonly lease: number
  /** Minimum age of compared orders and charges. */
  readonly grace: number
  /** Maximum age of compared orders and charges. */
  readonly window: number
  readonly timeout: number
}

export interface ReconcileNeeds {
  readonly db: Database
  readonly gateway: PaymentGateway
  readonly log: Log
  readonly timeouts: ReconcileTimeouts
  readonly tell?: (told: ReportedDifference) => void
}

export type Counts = Partial<Record<DifferenceKind, { readonly found: number; readonly mended: number }>>

export type Reconciled =
  | { readonly _tag: 'Compared'; readonly counts: Counts; readonly seesMissingOrders: boolean }
  | { readonly _tag: 'Unanswered' }
  /** Another process runs it, or it is not due. */
  | { readonly _tag: 'NotNow' }

/** Milliseconds by which the list starts before the orders, because the processor's clock differs. */
const clocksDiffer = 3_600_000
const abreast = 8

/**
 * Compares a processor's books with orders and attempts and repairs what needs no operator. Skips work in progress.
 * `isAsked`: an operator started it.
 */
export async function reconcile(needs: ReconcileNeeds, processor: string, isAsked: boolean): Promise<Reconciled> {
  const { db, gateway, log, timeouts } = needs
  const turnNeeds = { db, lease: timeouts.lease, interval: timeouts.interval }
  const turn = await takeLease(turnNeeds, processor, isAsked)
  if (turn === undefined) return { _tag: 'NotNow' }
  const seesMissingOrders = gateway.charges !== undefined
  try {
    const counts = await compare(needs, turn)
    await endLease(turnNeeds, turn, { ...(isLeft(counts) ? {} : { found: counts.right }), seesMissingOrders })
    if (isLeft(counts)) {
      log.warn({ processor }, 'reconciliation skipped: the processor did not answer')
      return { _tag: 'Unanswered' }
    }
    log.info({ processor, counts: counts.right, seesMissingOrders }, 'reconciliation finished')
    if (!seesMissingOrders)
      log.warn({ processor }, 'reconciliation cannot find missing orders: the processor does not list its charges')
    return { _tag: 'Compared', counts: counts.right, seesMissingOrders }
  } catch (reason) {
    if (reason instanceof LostLease) return { _tag: 'NotNow' }
    // Report the first failure; a turn that cannot be ended expires with its lease.
    await endLease(turnNeeds, turn, { seesMissingOrders }).catch(() => undefined)
    throw reason
  }
}

async function compare(needs: ReconcileNeeds, turn: ReconciliationLease): Promise<Either<Unanswered, Counts>> {
  const { db, gateway, timeouts } = needs
  const { window, grace, timeout } = timeouts
  const stretch: Stretch = { since: turn.began - window, until: turn.began - grace }
  const counts = countDifferences()
  const handle = (differences: readonly Difference[]) => handlePage(needs, turn, differences, counts.count)
  await recordChargesInWork(db, turn, grace)
  await summarise(db)
  if (gateway.charges === undefined) {
    for await (const found of compareByLookUp({ db, gateway, timeout }, turn, stretch)) {
      if (isLeft(found)) return found
      await handle(found.right)
    }
    return (await refundsCompared(needs, turn, stretch, handle)) ?? (await compareSettled(needs, turn, counts.counts()))
  }
  if ((await listCharges({ db, gateway, timeout }, turn, stretch.since - clocksDiffer)) === 'unanswered')
    return left('unanswered')
  for await (const found of compareCharges(db, turn, stretch)) await handle(found)
  for await (const found of compareOrders(db, turn, stretch)) await handle(found)
  return (await refundsCompared(needs, turn, stretch, handle)) ?? (await compareSettled(needs, turn, counts.counts()))
}

async function compareSettled(
  { db }: ReconcileNeeds,
  turn: ReconciliationLease,
  counts: Counts,
): Promise<Either<Unanswered, Counts>> {
  await forgetSettledJobs(db, turn)
  return right(counts)
}

async function refundsCompared(
  { db, gateway, timeouts: { timeout } }: ReconcileNeeds,
  turn: ReconciliationLease,
  stretch: Stretch,
  handle: (differences: readonly Difference[]) => Promise<void>,
): Promise<Either<Unanswered, Counts> | undefined> {
  for await (const found of compareRefunds({ db, gateway, timeout }, turn, stretch)) {
    if (isLeft(found)) return found
    await handle(found.right)
  }
  return undefined
}

async function handlePage(
  { db, gateway, log, timeouts, tell }: ReconcileNeeds,
  turn: ReconciliationLease,
  differences: readonly Difference[],
  count: (told: ReportedDifference) => void,
): Promise<void> {
  if (differences.length === 0) return
  for (let at = 0; at < differences.length; at += abreast) {
    await turn.keep()
    const some = differences.slice(at, at + abreast)
    const outcomes = await Promise.all(some.map((one) => mend({ gateway, timeout: timeouts.timeout }, one)))
    await recordMended(
      db,
      turn,
      some.filter((_, index) => outcomes[index]?.isMended),
    )
    some.forEach((one, index) => {
      const told = { ...one, processor: turn.processor, isMended: false, ...outcomes[index] }
      logDifference(log, told)
      count(told)
      tell?.(told)
    })
  }
  await turn.keep()
}

function countDifferences() {
  const byKind = new Map<DifferenceKind, { readonly found: number; readonly mended: number }>()
  return {
    count: ({ kind, isMended }: ReportedDifference): void => {
      const { found, mended } = byKind.get(kind) ?? { found: 0, mended: 0 }
      byKind.set(kind, { found: found + 1, mended: mended + (isMended ? 1 : 0) })
    },
    counts: (): Counts => Object.fromEntries(byKind),
  }
}
