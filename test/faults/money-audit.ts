import { sql } from 'kysely'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'
import type { Database } from '../../src-server/store/database.ts'

type Entry<Kind extends LedgerEntry['entry']> = LedgerEntry & { readonly entry: Kind }

interface PaidOrder {
  readonly id: string
  readonly due: number
  readonly currency: string
  readonly transaction_id: string | null
}

interface BookedRefund {
  readonly order_id: string
  readonly reference: string
  readonly state: string
  readonly way: string | null
  readonly charged: number
  readonly currency: string
  readonly transaction_id: string | null
}

export interface MoneyFound {
  /** Cents, from the processor. */
  readonly captured: number
  readonly givenBack: number
  /** Balance in our ledger, which must be equal. */
  readonly booked: number
  readonly refunds: number
  readonly refundedOrders: number
  readonly wrongs: readonly string[]
}

/**
 * Compares the processor's ledger with our books by charge, by refund and in total, independently of the server's
 * reconciler.
 */
export async function moneyAudit(db: Database, entries: readonly LedgerEntry[]): Promise<MoneyFound> {
  const { rows: orders } = await sql<PaidOrder>`
    select id, due, currency, payment ->> 'transactionId' as transaction_id from orders
    where payment ->> 'kind' = 'card'`.execute(db)
  const { rows: refunds } = await sql<BookedRefund>`
    select order_id, reference, state, way, charged, currency, transaction_id from refunds where charged > 0`.execute(
    db,
  )
  const { rows: sums } = await sql<{ readonly booked: string | number }>`
    select coalesce(sum(amount), 0) as booked from (
      select amount from ledger_entries where account like 'card:%'
      union all select amount from refund_entries where account like 'card:%') both_books`.execute(db)
  const captured = total(of(entries, 'capture'))
  const givenBack = total(of(entries, 'refund'))
  const booked = Number(sums[0]?.booked ?? 0)
  return {
    ...{ captured, givenBack, booked },
    refunds: of(entries, 'refund').length,
    refundedOrders: new Set(refunds.map(({ order_id }) => order_id)).size,
    wrongs: [
      ...chargeWrongs(entries, orders, refunds),
      ...refundWrongs(of(entries, 'refund'), refunds),
      ...stepWrongs(entries),
      ...(captured - givenBack === booked
        ? []
        : [`the processor holds ${captured} - ${givenBack} cents, our books say ${booked}`]),
    ],
  }
}

/** Charges and orders match to the cent; other authorisations are voided. */
function chargeWrongs(
  entries: readonly LedgerEntry[],
  orders: readonly PaidOrder[],
  refunds: readonly BookedRefund[],
): readonly string[] {
  const captures = grouped(of(entries, 'capture'), ({ transactionId }) => transactionId)
  const given = grouped(of(entries, 'refund'), ({ transactionId }) => transactionId)
  const voids = new Set(of(entries, 'void').map(({ transactionId }) => transactionId))
  const letGo = new Set(refunds.flatMap((one) => (one.way === 'voided' ? [one.transaction_id] : [])))
  const paid = new Map(orders.map((order) => [order.transaction_id, order]))
  const charges = of(entries, 'authorise').flatMap(({ transactionId, reference, currency }) => {
    const taken = (captures.get(transactionId) ?? []).map(({ amount }) => amount)
    const order = paid.get(transactionId)
    if (order === undefined) {
      if (taken.length > 0) return [`a charge without an order: ${reference}`]
      return voids.has(transactionId) ? [] : [`an authorisation without an order, not voided: ${reference}`]
    }
    if (currency !== order.currency) return [`${reference} is in ${currency}, its order in ${order.currency}`]
    if (letGo.has(transactionId))
      return voids.has(transactionId) && taken.length === 0 ? [] : [`${reference} was let go of in our books alone`]
    const back = total(given.get(transactionId) ?? [])
    const isRight = taken.length === 1 && taken[0] === order.due && back <= order.due && !voids.has(transactionId)
    return isRight ? [] : [`${reference} captured ${JSON.stringify(taken)} of ${order.due}, gave ${back} back`]
  })
  const authorised = new Set(of(entries, 'authorise').map(({ transactionId }) => transactionId))
  const unpaid = orders
    .filter(({ transaction_id: id }) => id === null || !authorised.has(id))
    .map(({ id }) => `an order without its payment: ${id}`)
  return [...charges, ...unpaid, ...(paid.size === orders.length ? [] : ['two orders share a charge'])]
}

function refundWrongs(made: readonly Entry<'refund'>[], refunds: readonly BookedRefund[]): readonly string[] {
  const byReference = grouped(made, ({ reference }) => reference)
  const ours = refunds.flatMap(({ reference, state, way, charged, currency, transaction_id }) => {
    if (state !== 'done') return [`${reference} is ${state}`]
    const found = byReference.get(reference) ?? []
    if (way !== 'refunded') return found.length === 0 ? [] : [`${reference} was ${way}, and given back too`]
    const [one] = found
    const isRight =
      found.length === 1 && one?.amount === charged && one.currency === currency && one.transactionId === transaction_id
    return isRight ? [] : [`${reference} of ${charged} is in the processor's ledger as ${JSON.stringify(found)}`]
  })
  const known = new Set(refunds.map(({ reference }) => reference))
  const strange = made.filter(({ reference }) => !known.has(reference))
  return [...ours, ...strange.map(({ reference, amount }) => `a refund of nobody: ${reference}, ${amount}`)]
}

/** A customer with an open bank page could confirm an abandoned payment. */
function stepWrongs(entries: readonly LedgerEntry[]): readonly string[] {
  const ended = new Set([...of(entries, 'authorise'), ...of(entries, 'decline')].map(({ reference }) => reference))
  return of(entries, 'step').flatMap(({ reference }) =>
    ended.has(reference) ? [] : [`a step still open: ${reference}`],
  )
}

function of<Kind extends LedgerEntry['entry']>(entries: readonly LedgerEntry[], kind: Kind): readonly Entry<Kind>[] {
  return entries.filter((one): one is Entry<Kind> => one.entry === kind)
}

function total(all: readonly { readonly amount: number }[]): number {
  return all.reduce((sum, { amount }) => sum + amount, 0)
}

function grouped<A>(all: readonly A[], nameOf: (one: A) => string): ReadonlyMap<string, readonly A[]> {
  const groups = new Map<string, A[]>()
  for (const one of all) {
    const group = groups.get(nameOf(one))
    if (group === undefined) groups.set(nameOf(one), [one])
    else group.push(one)
  }
  return groups
}
