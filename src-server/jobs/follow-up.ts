import { sql } from 'kysely'
import { cents } from '../../src-domain/money/cents.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { Ticket } from '../../src-domain/ordering/ticket.ts'
import type { Gateways } from '../needs.ts'
import { ticketFrom } from '../ordering/complete-order.ts'
import { inTime } from '../payment/in-time.ts'
import type { Database } from '../store/open-database.ts'
import type { Mail, MailSender } from './mail-sender.ts'

/** A job's try that failed waits twice as long as the one before, in seconds; after these many it is left for a person. */
const mostTries = 8
const firstWait = 5
/** Seconds. A worker that died with a job in hand has lost it after this. */
const lease = 60
const atOnce = 100

interface Leased {
  readonly id: string | number
  readonly brand_id: string
  readonly kind: 'receipt' | 'capture' | 'cancel'
  readonly subject: string
  readonly payload: { readonly processor?: string; readonly transactionId?: string; readonly amount?: number }
}

export interface FollowUpNeeds {
  readonly db: Database
  readonly gateways: Gateways
  readonly mail: MailSender
  /** Milliseconds. */
  readonly patience: number
}

/** The hand-off has its effect in this database, so taking the job and doing it is one statement: exactly once. */
const handToKitchen = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ done: string | number }>`
    with due as (
      select id, subject from jobs where kind = 'kitchen' and not is_dead and run_at <= now()
      order by run_at limit 500 for update skip locked
    ),
    gone as (delete from jobs using due where jobs.id = due.id),
    handed as (
      insert into kitchen_tickets (order_id, brand_id, location_id)
      select o.id, o.brand_id, o.location_id from due join orders o on o.id = due.subject
      on conflict (order_id) do nothing
    )
    select count(*) as done from due`.execute(db)
  return Number(rows[0]?.done ?? 0)
}

const leaseJobs = async (db: Database): Promise<readonly Leased[]> => {
  const { rows } = await sql<Leased>`
    update jobs set run_at = now() + ${lease}::integer * interval '1 second', tries = tries + 1
    from (
      select id as due from jobs where kind <> 'kitchen' and not is_dead and run_at <= now()
      order by run_at limit ${atOnce} for update skip locked
    ) late
    where id = due
    returning id, brand_id, kind, subject, payload`.execute(db)
  return rows
}

const receiptText = (ticket: Ticket): string =>
  [
    `Order ${ticket.displayNumber} at ${ticket.location.name}`,
    '',
    ...ticket.items.map((line) => `${line.quantity} x ${line.name}  ${formatPrice(cents(line.price * line.quantity))}`),
    '',
    `Total ${formatPrice(ticket.finalAmount)}`,
  ].join('\n')

const receiptOf = async (db: Database, job: Leased): Promise<Mail | undefined> => {
  const row = await db
    .selectFrom('orders')
    .select(['ticket', 'payment', 'display_number'])
    .where('brand_id', '=', job.brand_id)
    .where('id', '=', job.subject)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const ticket = ticketFrom(row.ticket, row.display_number, row.payment)
  const to = ticket.patron.email
  if (to === undefined) return undefined
  return { id: `receipt:${ticket.id}`, to, subject: `Your order ${ticket.displayNumber}`, text: receiptText(ticket) }
}

/** What went wrong, or undefined when the job is done. */
const run = async (needs: FollowUpNeeds, job: Leased): Promise<string | undefined> => {
  if (job.kind === 'receipt') {
    const mail = await receiptOf(needs.db, job)
    if (mail === undefined) return undefined
    return (await inTime(needs.mail.send(mail), needs.patience, 'failed')) === 'sent'
      ? undefined
      : 'the mail was not sent'
  }
  const { processor = '', transactionId = '', amount = 0 } = job.payload
  const gateway = needs.gateways.get(processor)
  if (gateway === undefined) return `no processor ${processor}`
  const asked = job.kind === 'capture' ? gateway.capture(transactionId, cents(amount)) : gateway.cancel(transactionId)
  const outcome = await inTime<'captured' | 'cancelled' | 'unknown' | 'refused'>(asked, needs.patience, 'unknown')
  return outcome === 'captured' || outcome === 'cancelled' ? undefined : `${job.kind}: ${outcome}`
}

const putBack = (db: Database, job: Leased, error: string) =>
  sql`
    update jobs set last_error = ${error}, is_dead = tries >= ${mostTries},
      run_at = now() + ${firstWait}::integer * power(2, tries - 1) * interval '1 second'
    where id = ${job.id}`.execute(db)

const runLeased = async (needs: FollowUpNeeds): Promise<number> => {
  const jobs = await leaseJobs(needs.db)
  if (jobs.length === 0) return 0
  const outcomes = await Promise.all(jobs.map(async (job) => ({ job, error: await run(needs, job).catch(String) })))
  const done = outcomes.filter(({ error }) => error === undefined).map(({ job }) => job.id)
  if (done.length > 0) {
    await sql`
      delete from jobs using jsonb_array_elements_text(${JSON.stringify(done)}::jsonb) finished
      where jobs.id = finished::bigint`.execute(needs.db)
  }
  for (const { job, error } of outcomes) if (error !== undefined) await putBack(needs.db, job, error)
  return jobs.length
}

/** One pass over what is due. Answers how many jobs were taken. */
export const followUp = async (needs: FollowUpNeeds): Promise<number> =>
  (await handToKitchen(needs.db)) + (await runLeased(needs))
