import { minor } from '../../src-domain/money/minor.ts'
import { forgetCard } from '../card/forget-card.ts'
import { forgetCustomer } from '../card/forget-customer.ts'
import type { Log } from '../log.ts'
import { inTime } from '../payment/in-time.ts'
import type { LeasedJob } from '../queue/lease-jobs.ts'
import { doneOutcome, type JobOutcome, runLeased } from '../queue/run-leased.ts'
import { type PerformRefundNeeds, performRefund } from '../refund/perform-refund.ts'
import { type WholeRefund, wholeRefunds } from '../refund/whole-refunds.ts'

export interface MoveMoneyNeeds extends PerformRefundNeeds {
  /** Called after each try of a refund. */
  readonly refunded?: (orderId: string) => void
  readonly log: Log
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
  /** Milliseconds, if the processor does not say. */
  readonly authorisation: number
}

export async function moveMoney(needs: MoveMoneyNeeds): Promise<number> {
  const { db, log, lease } = needs
  return runLeased({
    db,
    log,
    lease: { kinds: ['capture', 'cancel', 'refund', 'forget-card', 'forget-customer'], atOnce: 200, time: lease },
    prepare: async (jobs) => {
      const orders = jobs.filter(({ kind }) => kind === 'capture').map(({ subject }) => subject)
      const whole = await wholeRefunds(db, orders)
      return (job) => {
        if (job.kind === 'refund')
          return performRefund(needs, { orderId: job.subject, n: job.payload.n ?? 0 }).finally(() =>
            needs.refunded?.(job.subject),
          )
        if (job.kind === 'forget-card') return forgetCard(needs, job)
        if (job.kind === 'forget-customer') return forgetCustomer(needs, job)
        return settle(needs, job, job.kind === 'capture' ? whole.get(job.subject) : undefined)
      }
    },
  })
}

/** Does not capture a fully refunded order: the refund voids the charge, or returns it if it was captured. */
async function settle(
  needs: MoveMoneyNeeds,
  { kind, payload }: LeasedJob,
  whole: WholeRefund | undefined,
): Promise<JobOutcome> {
  if (whole === 'ended') return doneOutcome
  const { processor = '', transactionId = '', amount = 0 } = payload
  const gateway = needs.gateways.get(processor)
  const lasts = gateway?.authorisationLasts ?? needs.authorisation
  if (whole === 'under-way') return { _tag: 'Waits', why: 'capture: the order is being refunded', lasts }
  if (gateway === undefined) return { _tag: 'TryAgain', why: `no processor ${processor}`, lasts }
  const asked = kind === 'capture' ? gateway.capture(transactionId, minor(amount)) : gateway.cancel(transactionId)
  const outcome = await inTime<'captured' | 'cancelled' | 'unknown' | 'refused'>(asked, needs.timeout, 'unknown')
  if (outcome === 'captured' || outcome === 'cancelled') return doneOutcome
  return { _tag: outcome === 'refused' ? 'Refused' : 'TryAgain', why: `${kind}: ${outcome}`, lasts }
}
