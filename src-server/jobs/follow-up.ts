import { cents } from '../../src-domain/money/cents.ts'
import type { Log } from '../log.ts'
import type { MailHouse } from '../mail/mail-house.ts'
import type { Gateways } from '../needs.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/database.ts'
import { handToKitchen } from './hand-to-kitchen.ts'
import type { LeasedJob } from './lease-jobs.ts'
import { done, type JobOutcome, runLeased } from './run-leased.ts'

export interface FollowUpNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly log: Log
  readonly houseOf: (brandId: string) => MailHouse
  /** Milliseconds. */
  readonly patience: number
  /** Milliseconds, longer than `patience`. */
  readonly lease: number
  /** Milliseconds for which an authorisation is good where its processor does not say. */
  readonly authorisation: number
}

/** One pass over what is due of orders and their money. Answers how many jobs were taken. */
export async function followUp(needs: FollowUpNeeds): Promise<number> {
  const { db, log, houseOf, lease } = needs
  const handed = await handToKitchen(db, houseOf)
  const settled = await runLeased({
    db,
    log,
    lease: { kinds: ['capture', 'cancel'], atOnce: 200, time: lease },
    prepare: async () => (job) => settle(needs, job),
  })
  return handed + settled
}

async function settle(needs: FollowUpNeeds, { kind, payload }: LeasedJob): Promise<JobOutcome> {
  const { processor = '', transactionId = '', amount = 0 } = payload
  const gateway = needs.gateways.get(processor)
  const lasts = gateway?.authorisationLasts ?? needs.authorisation
  if (gateway === undefined) return { _tag: 'TryAgain', why: `no processor ${processor}`, lasts }
  const asked = kind === 'capture' ? gateway.capture(transactionId, cents(amount)) : gateway.cancel(transactionId)
  const outcome = await inTime<'captured' | 'cancelled' | 'unknown' | 'refused'>(asked, needs.patience, 'unknown')
  if (outcome === 'captured' || outcome === 'cancelled') return done
  return { _tag: outcome === 'refused' ? 'Refused' : 'TryAgain', why: `${kind}: ${outcome}`, lasts }
}
