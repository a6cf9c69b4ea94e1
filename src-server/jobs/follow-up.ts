import { cents } from '../../src-domain/money/cents.ts'
import type { Gateways } from '../needs.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/database.ts'
import { handToKitchen } from './hand-to-kitchen.ts'
import { finishJobs, type LeasedJob, leaseJobs, putBack } from './lease-jobs.ts'
import type { Mail, MailSender } from './mail-sender.ts'
import { receipts } from './receipts.ts'

export interface FollowUpNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly mail: MailSender
  /** Milliseconds. */
  readonly patience: number
  /** Milliseconds, longer than `patience`. */
  readonly lease: number
}

/** What went wrong, or undefined when it is done. */
type Outcome = string | undefined

const sendReceipt = async ({ mail, patience }: FollowUpNeeds, receipt: Mail | undefined): Promise<Outcome> => {
  if (receipt === undefined) return undefined
  return (await inTime(mail.send(receipt), patience, 'failed')) === 'sent' ? undefined : 'the mail was not sent'
}

const settle = async ({ gateways, patience }: FollowUpNeeds, { kind, payload }: LeasedJob): Promise<Outcome> => {
  const { processor = '', transactionId = '', amount = 0 } = payload
  const gateway = gateways.get(processor)
  if (gateway === undefined) return `no processor ${processor}`
  const asked = kind === 'capture' ? gateway.capture(transactionId, cents(amount)) : gateway.cancel(transactionId)
  const outcome = await inTime<'captured' | 'cancelled' | 'unknown' | 'refused'>(asked, patience, 'unknown')
  return outcome === 'captured' || outcome === 'cancelled' ? undefined : `${kind}: ${outcome}`
}

const runLeased = async (needs: FollowUpNeeds): Promise<number> => {
  const jobs = await leaseJobs(needs.db, needs.lease)
  const mails = await receipts(
    needs.db,
    jobs.filter(({ kind }) => kind === 'receipt'),
  )
  const run = (job: LeasedJob) =>
    job.kind === 'receipt' ? sendReceipt(needs, mails.get(job.subject)) : settle(needs, job)
  const outcomes = await Promise.all(jobs.map(async (job) => ({ job, error: await run(job).catch(String) })))
  await finishJobs(
    needs.db,
    outcomes.filter(({ error }) => error === undefined).map(({ job }) => job),
  )
  for (const { job, error } of outcomes) if (error !== undefined) await putBack(needs.db, job, error)
  return jobs.length
}

/** One pass over what is due. Answers how many jobs were taken. */
export const followUp = async (needs: FollowUpNeeds): Promise<number> =>
  (await handToKitchen(needs.db)) + (await runLeased(needs))
