import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { readEntry } from '../../src-adapters/sandbox/ledger-entry.ts'
import type { LedgerEntry } from '../../src-adapters/sandbox/sandbox-ledger.ts'
import type { Database } from '../../src-server/store/database.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import type { End, Intent } from './customer.ts'

export interface Found {
  readonly placed: number
  readonly refused: number
  readonly voided: number
  readonly wrongs: readonly string[]
}

interface StoredOrder {
  readonly id: string
  readonly key: string
  readonly due: number
  readonly kind: string
  readonly transaction_id: string | null
}

async function ordersOf(db: Database) {
  return (
    await sql<StoredOrder>`
      select id, key::text as key, due, payment ->> 'kind' as kind, payment ->> 'transactionId' as transaction_id
      from orders`.execute(db)
  ).rows
}

/** What the store itself must not hold once everything is settled; a query each, whose rows are wrongs. */
const never: Readonly<Record<string, ReturnType<typeof sql<{ what: string }>>>> = {
  'a key that is not final': sql`select key::text as what from placements where state in ('attempting', 'unknown')`,
  'a placed key without its order': sql`
    select p.key::text as what from placements p left join orders o on o.id = p.order_id
    where p.state = 'placed' and o.id is null`,
  'an order whose key is not placed': sql`
    select o.id as what from orders o left join placements p on p.order_id = o.id and p.state = 'placed'
    where p.key is null`,
  'an attempt that is not settled': sql`select reference as what from attempts where state = 'started'`,
  'entries that do not sum to zero': sql`
    select order_id as what from ledger_entries group by order_id having sum(amount) <> 0`,
  'an order without entries': sql`
    select id as what from orders where id not in (select order_id from ledger_entries)`,
  'entries without an order': sql`
    select order_id as what from ledger_entries where order_id not in (select id from orders)`,
  'an order without its lines': sql`select id as what from orders where id not in (select order_id from order_lines)`,
  'an order that the kitchen does not know': sql`
    select id as what from orders where id not in (select order_id from kitchen_tickets)`,
  'a job that was given up or left': sql`
    select kind || ' ' || subject || ' ' || coalesce(last_error, '') as what from jobs`,
  'credit still held': sql`select key::text as what from credit_holds`,
}

async function storeWrongs(db: Database): Promise<readonly string[]> {
  const wrongs: string[] = []
  for (const [name, query] of Object.entries(never)) {
    const { rows } = await query.execute(db)
    wrongs.push(...rows.map(({ what }) => `${name}: ${what}`))
  }
  return wrongs
}

/** Each customer was told what is true, and each key has exactly what it was told. */
function customerWrongs(ends: ReadonlyMap<Intent, End>, orders: readonly StoredOrder[]): readonly string[] {
  const byKey = new Map<string, StoredOrder[]>()
  for (const order of orders) byKey.set(order.key, [...(byKey.get(order.key) ?? []), order])
  const wrongs = [...ends].flatMap(([{ key, way }, end]) => {
    const [first, ...more] = byKey.get(key) ?? []
    const facts = `${key} (${way}) ended ${JSON.stringify(end)} with ${first === undefined ? 0 : 1 + more.length} orders`
    if (way === 'declined') return end._tag === 'Refused' && first === undefined ? [] : [facts]
    return end._tag === 'Placed' && first?.id === end.orderId && more.length === 0 ? [] : [facts]
  })
  const known = new Set([...ends.keys()].map(({ key }) => key))
  return [...wrongs, ...orders.filter(({ key }) => !known.has(key)).map(({ id }) => `an order of nobody: ${id}`)]
}

/** Every charge has its order and every order its charge, to the cent; what was only authorised was given back. */
function ledgerWrongs(entries: readonly LedgerEntry[], orders: readonly StoredOrder[]): readonly string[] {
  const captures = new Map<string, number[]>()
  const voids = new Set<string>()
  for (const entry of entries) {
    if (entry.entry === 'capture')
      captures.set(entry.transactionId, [...(captures.get(entry.transactionId) ?? []), entry.amount])
    if (entry.entry === 'void') voids.add(entry.transactionId)
  }
  const paid = new Map(orders.flatMap(({ transaction_id: id, due }) => (id === null ? [] : [[id, due] as const])))
  const charges = entries.flatMap((entry) => {
    if (entry.entry !== 'authorise') return []
    const { transactionId, reference } = entry
    const taken = captures.get(transactionId) ?? []
    const due = paid.get(transactionId)
    if (due === undefined) {
      if (taken.length > 0) return [`a charge without an order: ${reference}`]
      return voids.has(transactionId) ? [] : [`an authorisation without an order, not voided: ${reference}`]
    }
    const isRight = taken.length === 1 && taken[0] === due && !voids.has(transactionId)
    return isRight ? [] : [`${reference} captured ${JSON.stringify(taken)} of ${due}`]
  })
  const authorised = new Set(entries.flatMap((entry) => (entry.entry === 'authorise' ? [entry.transactionId] : [])))
  const unpaid = orders
    .filter(({ kind, transaction_id: id }) => kind === 'card' && (id === null || !authorised.has(id)))
    .map(({ id }) => `an order without its payment: ${id}`)
  const shared = paid.size === orders.filter(({ kind }) => kind === 'card').length ? [] : ['two orders share a charge']
  return [...charges, ...unpaid, ...shared]
}

/** Reads store and ledger after everything has stopped. */
export async function audit(
  choice: DatabaseChoice,
  ledgerFile: string,
  ends: ReadonlyMap<Intent, End>,
  hasSlip: (orderId: string) => boolean,
): Promise<Found> {
  const entries = readFileSync(ledgerFile, 'utf8')
    .split('\n')
    .flatMap((line) => (line === '' ? [] : (readEntry(line) ?? [])))
  const { db, close } = await openDatabase(choice)
  try {
    const orders = await ordersOf(db)
    return {
      placed: [...ends.values()].filter(({ _tag }) => _tag === 'Placed').length,
      refused: [...ends.values()].filter(({ _tag }) => _tag === 'Refused').length,
      voided: entries.filter(({ entry }) => entry === 'void').length,
      wrongs: [
        ...customerWrongs(ends, orders),
        ...ledgerWrongs(entries, orders),
        ...(await storeWrongs(db)),
        ...orders.filter(({ id }) => !hasSlip(id)).map(({ id }) => `an order that no mail told the kitchen of: ${id}`),
      ],
    }
  } finally {
    await close()
  }
}
