import { sql } from 'kysely'
import type { Currency } from '../../src-domain/money/currency.ts'
import { type SettleStepNeeds, type StepIntent, settleStep } from './settle-step.ts'

interface Abandoned {
  readonly brand_id: string
  readonly key: string
  readonly n: number
  readonly amount: number
  readonly currency: Currency
  readonly reference: string
  readonly started_at: Date
  readonly processor: string
  readonly intent: StepIntent
}

const atOnce = 50

export async function completeAbandoned(needs: SettleStepNeeds): Promise<number> {
  const abandoned = await leaseAbandoned(needs)
  await Promise.all(
    abandoned.map(
      ({ brand_id: brandId, key, n, amount, currency, processor, reference, started_at: askedAt, intent }) =>
        settleStep(needs, { name: { brandId, key, n, amount, currency }, processor, reference, askedAt }, intent),
    ),
  )
  return abandoned.length
}

/**
 * Leases attempts whose lease expired: the process died, the outcome is unknown, or the customer did not return from a
 * step.
 */
async function leaseAbandoned({ db, askAgain }: SettleStepNeeds): Promise<readonly Abandoned[]> {
  const { rows } = await sql<Abandoned>`
    update attempts a set lease_until = now() + ${askAgain}::integer * interval '1 millisecond'
    from (
      select brand_id, key, n from attempts
      where state = 'started' and lease_until < now()
      order by lease_until limit ${atOnce} for update skip locked
    ) late
    join placements p on p.brand_id = late.brand_id and p.key = late.key
    where a.brand_id = late.brand_id and a.key = late.key and a.n = late.n
    returning a.brand_id, a.key, a.n, a.amount, a.currency, a.reference, a.processor, a.started_at,
      case when p.state = 'ending' then 'ending' when a.step_until < now() then 'end' else 'go on' end as intent`.execute(
    db,
  )
  return rows
}
