import { sql } from 'kysely'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Database } from '../store/database.ts'
import { sendOnce } from '../store/send-once.ts'
import type { AttemptKey } from './attempt.ts'
import type { Gateways } from './gateways.ts'
import { inTime } from './in-time.ts'

/** Voids an authorisation that came too late, unless it was used. Idempotent. */
export function voidAuthorisation(
  db: Database,
  name: AttemptKey,
  processor: string,
  transactionId: string,
): Promise<void> {
  return sendOnce(
    () => stageCancel(db, name, processor, transactionId),
    async () => undefined,
  )
}

async function stageCancel(
  db: Database,
  { brandId, key, n }: AttemptKey,
  processor: string,
  transactionId: string,
): Promise<void> {
  await sql`
    with settled as (
      update attempts set look_again_at = null
      where brand_id = ${brandId} and key = ${key}::uuid and n = ${n}::integer and look_again_at is not null
    )
    insert into jobs (brand_id, kind, subject, payload)
    select ${brandId}::text, 'cancel', ${transactionId}::text, ${JSON.stringify({ processor, transactionId })}::jsonb
    where not exists (select from attempts where processor = ${processor} and transaction_id = ${transactionId})`.execute(
    db,
  )
}

export interface LookAgainNeeds {
  readonly db: Database
  readonly gateways: Gateways
  /** Milliseconds. */
  readonly processorTimeout: number
  /** Milliseconds to the first look; doubles each time. */
  readonly lookAgain: number
}

interface DueLookUp {
  readonly brand_id: string
  readonly key: string
  readonly n: number
  readonly reference: string
  readonly started_at: Date
  readonly processor: string
  readonly looks: number
}

const atOnce = 50
/** If the first look is after a minute, the last is after thirty hours, when no charge can still arrive. */
const mostLooks = 11

/** Schedules the next look first, so that a crash only delays it. */
async function take({ db, lookAgain }: LookAgainNeeds): Promise<readonly DueLookUp[]> {
  const { rows } = await sql<DueLookUp>`
    update attempts a
    set looks = a.looks + 1, look_again_at = now() + ${lookAgain}::integer * power(2, a.looks + 1) * interval '1 millisecond'
    from (
      select brand_id, key, n from attempts where look_again_at <= now()
      order by look_again_at limit ${atOnce} for update skip locked
    ) due
    where a.brand_id = due.brand_id and a.key = due.key and a.n = due.n
    returning a.brand_id, a.key, a.n, a.reference, a.started_at, a.processor, a.looks`.execute(db)
  return rows
}

function stopLooking(db: Database, { brand_id, key, n }: DueLookUp) {
  return sql`update attempts set look_again_at = null where brand_id = ${brand_id} and key = ${key}::uuid and n = ${n}`.execute(
    db,
  )
}

const unknown: LookupOutcome = { _tag: 'Unknown' }

/** Voids charges that reached the processor after we had looked. Returns how many attempts it looked at. */
export async function voidLateAuthorisation(needs: LookAgainNeeds): Promise<number> {
  const { db, gateways, processorTimeout } = needs
  const due = await take(needs)
  await Promise.all(
    due.map(async (one) => {
      const gateway = gateways.get(one.processor)
      const outcome =
        gateway === undefined
          ? unknown
          : await inTime(gateway.lookUp(one.reference, one.started_at.getTime()), processorTimeout, unknown)
      // Ends a payment that waits for its customer, too.
      if (outcome._tag === 'Authorised' || outcome._tag === 'StepRequired')
        await voidAuthorisation(
          db,
          { brandId: one.brand_id, key: one.key, n: one.n },
          one.processor,
          outcome.transactionId,
        )
      else if (outcome._tag === 'Declined' || one.looks >= mostLooks) await stopLooking(db, one)
    }),
  )
  return due.length
}
