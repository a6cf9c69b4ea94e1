import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { AskApi } from './api.ts'
import { invoiceOf } from './gateway-invoice.ts'
import { firstPosition, type Position, stopAt } from './lists.ts'
import { showTransaction, type TransactionLookUp, transactionStatusOf } from './transaction.ts'

export interface FindTransactionNeeds {
  readonly ask: AskApi
  readonly clock: Clock
}

/** The invoice number is our only searchable name. Prefers one that was not declined. */
export async function findTransaction(
  { ask, clock }: FindTransactionNeeds,
  reference: string,
  submitted = clock.now() - aDayAndAHalf,
): Promise<TransactionLookUp> {
  const invoice = invoiceOf(reference)
  const walking = { ask, since: submitted - clockSkew, until: clock.now(), perPage: 1_000 }
  let declined: string | undefined
  for (let position: Position | undefined = firstPosition; position !== undefined; ) {
    const stop: Awaited<ReturnType<typeof stopAt>> = await stopAt(walking, position)
    if (stop === undefined) return { _tag: 'Unknown' }
    const mine = stop.found.filter(({ invoiceNumber }) => invoiceNumber === invoice)
    const taken = mine.find(({ transactionStatus: status }) => transactionStatusOf(status) !== 'declined')
    if (taken !== undefined) return showTransaction(ask, taken.transId)
    declined ??= mine[0]?.transId
    position = stop.next
  }
  return declined === undefined ? { _tag: 'NotThere' } : showTransaction(ask, declined)
}

const aDayAndAHalf = 36 * 3_600_000
/** Maximum clock skew. */
const clockSkew: Instant = 15 * 60_000
