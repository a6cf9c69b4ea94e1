import { sql } from 'kysely'
import type { LookupOutcome } from '../../src-domain/payment/payment-gateway.ts'
import type { Gateways } from '../needs.ts'
import { type Finishing, finishAttempt } from './finish-attempt.ts'
import { inTime } from './in-time.ts'

interface Abandoned {
  readonly brand_id: string
  readonly key: string
  readonly n: number
  readonly reference: string
  readonly processor: string
}

export interface Completing extends Finishing {
  readonly gateways: Gateways
  /** Milliseconds. */
  readonly processorTimeout: number
}

const atOnce = 50

const unknown: LookupOutcome = { _tag: 'Unknown' }

/** Asks the processor what became of each abandoned attempt and finishes it. Answers how many it looked at. */
export async function completeAbandoned(needs: Completing): Promise<number> {
  const abandoned = await take(needs)
  await Promise.all(
    abandoned.map(async ({ brand_id, key, n, reference, processor }) => {
      const gateway = needs.gateways.get(processor)
      const outcome =
        gateway === undefined ? unknown : await inTime(gateway.lookUp(reference), needs.processorTimeout, unknown)
      await finishAttempt(needs, { brandId: brand_id, key, n }, processor, outcome)
    }),
  )
  return abandoned.length
}

/** Takes attempts whose lease ran out: whoever started them is gone, or did not learn the outcome. */
async function take({ db, askAgain }: Completing): Promise<readonly Abandoned[]> {
  const { rows } = await sql<Abandoned>`
    update attempts a set lease_until = now() + ${askAgain}::integer * interval '1 millisecond'
    from (
      select brand_id, key, n from attempts
      where state = 'started' and lease_until < now()
      order by lease_until limit ${atOnce} for update skip locked
    ) late
    where a.brand_id = late.brand_id and a.key = late.key and a.n = late.n
    returning a.brand_id, a.key, a.n, a.reference, a.processor`.execute(db)
  return rows
}
