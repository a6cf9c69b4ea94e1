import { sql } from 'kysely'
import type { Database } from '../../src-server/store/database.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import type { End } from './customer.ts'
import type { Intent } from './intent.ts'
import { ledgerOfFile } from './ledger-of-file.ts'
import { type MoneyFound, moneyAudit } from './money-audit.ts'
import { asksForStep, isWallet } from './ways.ts'

export interface Found extends Omit<MoneyFound, 'wrongs'> {
  readonly placed: number
  readonly placedAlone: number
  readonly refused: number
  readonly voided: number
  readonly wrongs: readonly string[]
}

interface StoredOrder {
  readonly id: string
  readonly key: string
  readonly due: number
  readonly is_cancelled: boolean
}

async function ordersOf(db: Database) {
  return (
    await sql<StoredOrder>`
      select id, key::text as key, due, exists (select from cancellations c where c.order_id = o.id) as is_cancelled
      from orders o`.execute(db)
  ).rows
}

/** Invariants of the settled store, one query each; its rows are violations. */
const never: Readonly<Record<string, ReturnType<typeof sql<{ what: string }>>>> = {
  'a key that is not final': sql`select key::text as what from placements where state not in ('open', 'placed')`,
  'a placed key without its order': sql`
    select p.key::text as what from placements p left join orders o on o.id = p.order_id
    where p.state = 'placed' and o.id is null`,
  'an order whose key is not placed': sql`
    select o.id as what from orders o left join placements p on p.order_id = o.id and p.state = 'placed'
    where p.key is null`,
  'an attempt that is not settled': sql`select reference as what from attempts where state = 'started'`,
  'entries that do not sum to zero': sql`
    select order_id as what from ledger_entries group by order_id having sum(amount) <> 0`,
  'entries of a refund that do not sum to zero': sql`
    select order_id as what from refund_entries group by order_id, n having sum(amount) <> 0`,
  'a refund that did not come to its end': sql`select reference || ' ' || state as what from refunds where state <> 'done'`,
  'an order of which more was given back than it came to': sql`
    select r.order_id as what from refund_entries r
    left join ledger_entries l on l.order_id = r.order_id and l.account = r.account
    group by r.order_id, r.account, l.amount
    having l.amount is null or (l.amount + sum(r.amount)) * sign(l.amount) not between 0 and abs(l.amount)`,
  'an order that was called off and not all given back': sql`
    select c.order_id as what from cancellations c join orders o on o.id = c.order_id
    where o.due <> (select coalesce(sum(r.charged), 0) from refunds r where r.order_id = o.id)`,
  'an order without entries': sql`
    select id as what from orders o where not exists (select from ledger_entries l where l.order_id = o.id)`,
  'entries without an order': sql`
    select order_id as what from ledger_entries l where not exists (select from orders o where o.id = l.order_id)`,
  'an order without its lines': sql`
    select id as what from orders o where not exists (select from order_lines l where l.order_id = o.id)`,
  'an order that the kitchen does not know': sql`
    select id as what from orders o where not exists (select from kitchen_tickets k where k.order_id = o.id)`,
  'a job that was given up or left': sql`
    select kind || ' ' || subject || ' ' || coalesce(last_error, '') as what from jobs`,
  'credit still held': sql`select key::text as what from credit_holds`,
}

/** Full-table queries need other planner settings than the shop (planner-settings.ts). */
const ofWholeTables = ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']

export function storeWrongs(db: Database): Promise<readonly string[]> {
  return db.transaction().execute(async (tx) => {
    for (const setting of ofWholeTables) await sql`select set_config(${setting}, 'on', true)`.execute(tx)
    const wrongs: string[] = []
    for (const [name, query] of Object.entries(never)) {
      const { rows } = await query.execute(tx)
      wrongs.push(...rows.map(({ what }) => `${name}: ${what}`))
    }
    return wrongs
  })
}

/** Customers received true responses, and each key has exactly the announced outcome. */
function customerWrongs(
  ends: ReadonlyMap<Intent, End>,
  paid: ReadonlySet<Intent>,
  byKey: ReadonlyMap<string, readonly StoredOrder[]>,
): readonly string[] {
  const wrongs = [...ends].flatMap(([intent, end]) => {
    const { key, way, total } = intent
    const [first, ...more] = byKey.get(key) ?? []
    const facts = `${key} (${way}) ended ${JSON.stringify(end)} with ${first === undefined ? 0 : 1 + more.length} orders`
    if (first !== undefined && first.due !== total) return [`${facts}, for ${first.due} and not ${total}`]
    if (first === undefined && paid.has(intent)) return [`${facts}, and was confirmed in time`]
    return isRight(intent, end, first, more.length) ? [] : [facts]
  })
  const known = new Set([...ends.keys()].map(({ key }) => key))
  const strange = [...byKey].flatMap(([key, orders]) => (known.has(key) ? [] : orders))
  return [...wrongs, ...strange.map(({ id }) => `an order of nobody: ${id}`)]
}

function isRight(intent: Intent, end: End, order: StoredOrder | undefined, more: number): boolean {
  if (more > 0) return false
  if (end._tag === 'Placed') return mayBePlaced(intent) && order?.id === end.orderId
  // A customer who confirmed and left knows nothing: confirmed in time there is an order, too late there may be none.
  if (end._tag === 'Left' && (intent.way === 'wallet_gone' || intent.way === 'wallet_changed')) return true
  return order === undefined && mayEndAs(intent, end)
}

function mayBePlaced({ way, otherCard }: Intent): boolean {
  if (way === 'step_refused' || way === 'wallet_refused') return otherCard !== undefined
  return !['declined', 'replayed', 'step_left', 'wallet_left', 'wallet_short', 'wallet_gone'].includes(way)
}

/** Ends without an order. A late confirmation does not count. */
function mayEndAs({ way, otherCard }: Intent, { _tag }: End): boolean {
  if (_tag === 'Left') return way === 'step_left' || way === 'wallet_left'
  const mayBeRefused = way === 'declined' || way === 'replayed' || asksForStep(way) || isWallet(way)
  return _tag === 'Refused' && otherCard === undefined && mayBeRefused
}

export async function audit(
  choice: DatabaseChoice,
  ledgerFile: string,
  { ends, paid }: { readonly ends: ReadonlyMap<Intent, End>; readonly paid: ReadonlySet<Intent> },
  hasSlip: (orderId: string) => boolean,
): Promise<Found> {
  const entries = ledgerOfFile(ledgerFile)
  const { patiently, close } = await openDatabase(choice)
  const judge = async (db: Database): Promise<Found> => {
    const orders = await ordersOf(db)
    const byKey = new Map<string, StoredOrder[]>()
    for (const order of orders) byKey.set(order.key, [...(byKey.get(order.key) ?? []), order])
    const { wrongs: moneyWrongs, ...money } = await moneyAudit(db, entries)
    return {
      ...money,
      placed: [...ends.values()].filter(({ _tag }) => _tag === 'Placed').length,
      placedAlone: [...ends].filter(([{ key }, { _tag }]) => _tag === 'Left' && byKey.has(key)).length,
      refused: [...ends.values()].filter(({ _tag }) => _tag === 'Refused').length,
      voided: entries.filter(({ entry }) => entry === 'void').length,
      wrongs: [
        ...customerWrongs(ends, paid, byKey),
        ...moneyWrongs,
        ...(await storeWrongs(db)),
        ...orders
          .filter(({ id, is_cancelled }) => !is_cancelled && !hasSlip(id))
          .map(({ id }) => `an order that no mail told the kitchen of: ${id}`),
      ],
    }
  }
  return patiently(judge).finally(close)
}
