import { isRight } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import type { RefundIntent } from '../../src-server/refund/draft-refund.ts'
import type { Database } from '../../src-server/store/database.ts'
import { cancelling, linesOff, theWhole } from '../builders/refund-builder.ts'
import type { Chance } from './chance.ts'

/** Sequential; a nested list is concurrent, like two operators. */
const courses: readonly [Course, ...Course[]] = [
  [theWhole],
  [[theWhole, theWhole]],
  [[cancelling, cancelling]],
  [linesOff(0)],
  [linesOff(1), theWhole],
  [[linesOff(0), linesOff(0)], cancelling],
  [[linesOff(0), linesOff(1)]],
]
type Course = readonly (RefundIntent | readonly RefundIntent[])[]

/** `npm run refund` needs to know whether a processor supports refunds. */
const gateways = new Map([['sandbox', sandboxGateway()]])

export interface SomeRefunds {
  readonly most: number
  readonly share: number
}

/**
 * Refunds some of the newest orders in full, by line or by cancelling, as `npm run refund` does. Returns the number
 * claimed.
 */
export async function claimSomeRefunds(db: Database, chance: Chance, { most, share }: SomeRefunds): Promise<number> {
  const { rows } = await sql<{ readonly id: string; readonly count: string | number; readonly given: string | number }>`
    select o.id, (select count(*) from orders) as count, (select count(distinct order_id) from refunds) as given
    from orders o where not exists (select from refunds r where r.order_id = o.id) order by o.placed_at desc limit 40`.execute(
    db,
  )
  const [first] = rows
  if (first === undefined) return 0
  const wanted = Math.min(most, Math.floor(Number(first.count) * share) - Number(first.given))
  const left = rows.map(({ id }) => id)
  let claimed = 0
  for (let at = 0; at < wanted && left.length > 0; at += 1) {
    const [id = ''] = left.splice(chance.between(0, left.length - 1), 1)
    claimed += await goThrough(db, id, chance.oneOf(...courses))
  }
  return claimed
}

async function goThrough(db: Database, id: string, course: Course): Promise<number> {
  let claimed = 0
  for (const step of course) {
    const intents = 'cancels' in step ? [step] : step
    const results = await Promise.all(intents.map((intent) => claimRefund({ db, gateways }, id, intent)))
    claimed += results.filter(isRight).length
  }
  return claimed
}
