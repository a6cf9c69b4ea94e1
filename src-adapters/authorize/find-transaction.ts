import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { AskApi } from './api.ts'
import { invoiceOf } from './gateway-invoice.ts'
import { firstPosition, type Position, stopAt } from './lists.ts'
import { type Shown, showTransaction, standingOf } from './transaction.ts'

export interface Finding {
  readonly ask: AskApi
  readonly clock: Clock
}

/**
 * Finds a transaction in Authorize.Net's lists by its invoice number, the only searchable name of ours. Of several with
 * one number, the one that was not declined.
 */
export async function findTransaction(
  { ask, clock }: Finding,
  reference: string,
  submitted = clock.now() - aDayAndAHalf,
): Promise<Shown> {
  const invoice = invoiceOf(reference)
  const walking = { ask, since: submitted - apart, until: clock.now(), perPage: 1_000 }
  let declined: string | undefined
  for (let position: Position | undefined = firstPosition; position !== undefined; ) {
    const stop: Awaited<ReturnType<typeof stopAt>> = await stopAt(walking, position)
    if (stop === undefined) return { _tag: 'Unknown' }
    const mine = stop.found.filter(({ invoiceNumber }) => invoiceNumber === invoice)
    const taken = mine.find(({ transactionStatus: status }) => standingOf(status) !== 'declined')
    if (taken !== undefined) return showTransaction(ask, taken.transId)
    declined ??= mine[0]?.transId
    position = stop.next
  }
  return declined === undefined ? { _tag: 'NotThere' } : showTransaction(ask, declined)
}

const aDayAndAHalf = 36 * 3_600_000
/** Maximum difference between its clock and ours. */
const apart: Instant = 15 * 60_000
