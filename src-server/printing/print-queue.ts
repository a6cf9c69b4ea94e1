import { sql } from 'kysely'
import type { PrinterCondition } from '../../src-domain/printing/printer.ts'
import { slipOf } from '../../src-domain/printing/slip.ts'
import { type SlipKind, slipDecision } from '../../src-domain/printing/slip-decision.ts'
import type { PrintQueue, SlipRow } from '../../src-domain/printing/ticket-printer.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { knownBoardOrders, type Zoned } from '../kitchen/board-orders.ts'
import type { KitchenHouse } from '../mail/mail-house.ts'
import { selectIds } from '../mail/mailed-order.ts'
import type { Database } from '../store/database.ts'
import { planPrintJobs } from './plan-print-jobs.ts'
import { slipRows, testRows } from './slip-rows.ts'

/** Failed tries after which a job ends. */
export const mostTries = 5
/** Milliseconds; the time of a printer's last call is written at most this often. */
const askedEvery = 10_000
/** Jobs read to find the next one. */
const lookAhead = 20

export interface QueuedPrinter {
  readonly id: string
  readonly name: string
  readonly brandId: string
  readonly locationId: string
}

export interface PrintQueueNeeds {
  readonly db: Database
  readonly clock: Clock
  readonly houseOf: (brandId: string) => KitchenHouse
}

interface JobRow {
  readonly id: string
  readonly kind: SlipKind
  readonly subject: string
  readonly fetched_at: Date | null
  readonly is_repeat: boolean
}

export function printQueue({ db, clock, houseOf }: PrintQueueNeeds, printer: QueuedPrinter): PrintQueue {
  const at = () => new Date(clock.now()).toISOString()
  const waiting = () => db.updateTable('print_jobs').where('printer_id', '=', printer.id).where('ended_at', 'is', null)
  const end = (id: string, outcome: 'printed' | 'failed' | 'dropped') =>
    waiting().where('id', '=', id).set({ ended_at: at(), outcome }).execute()

  const dueJobs = async (now: Instant): Promise<readonly JobRow[]> =>
    db
      .selectFrom('print_jobs')
      .select(['id', 'kind', 'subject', 'fetched_at', 'is_repeat'])
      .where('printer_id', '=', printer.id)
      .where('ended_at', 'is', null)
      .where('due_at', '<=', sql<Date>`${new Date(now).toISOString()}::timestamptz`)
      .orderBy('due_at')
      .orderBy('id')
      .limit(lookAhead)
      .execute()

  const ordersOf = async (jobs: readonly JobRow[], now: Instant): Promise<ReadonlyMap<string, Zoned>> => {
    const ids = jobs.filter(({ kind }) => kind !== 'test').map(({ subject }) => subject)
    const orders = ids.length === 0 ? [] : await knownBoardOrders(db, selectIds(ids), now)
    return new Map(orders.map((known) => [known.order.id, known]))
  }

  /** The job that a printer means: by its token, or the one it fetched last. */
  const meant = async (job: string | undefined): Promise<JobRow | undefined> => {
    const jobs = db
      .selectFrom('print_jobs')
      .select(['id', 'kind', 'subject', 'fetched_at', 'is_repeat'])
      .where('printer_id', '=', printer.id)
      .where('ended_at', 'is', null)
    if (job !== undefined) return jobs.where('id', '=', job).executeTakeFirst()
    return jobs.where('fetched_at', 'is not', null).orderBy('fetched_at', 'desc').executeTakeFirst()
  }

  const report = async (condition: PrinterCondition) => {
    await sql`
      update printers set asked_at = ${at()}::timestamptz, condition = ${condition}
      where id = ${printer.id} and (asked_at is null or condition is distinct from ${condition}
        or asked_at < ${new Date(clock.now() - askedEvery).toISOString()}::timestamptz)`.execute(db)
  }

  /** A slip that the printer fetched may be in the kitchen, even if the printer did not confirm it. */
  const drop = ({ id, kind, fetched_at }: JobRow) =>
    end(id, kind === 'order' && fetched_at !== null ? 'printed' : 'dropped')

  return {
    report,
    next: async () => {
      const now = clock.now()
      await planPrintJobs(db, printer, now)
      const jobs = await dueJobs(now)
      const orders = await ordersOf(jobs, now)
      for (const job of jobs) {
        const decision = slipDecision(job.kind, orders.get(job.subject)?.order.status)
        if (decision === 'drop') await drop(job)
        if (decision !== 'print') continue
        if (job.fetched_at !== null) await waiting().where('id', '=', job.id).set({ is_repeat: true }).execute()
        return job.id
      }
      return undefined
    },
    fetch: async (token) => {
      const now = clock.now()
      const job = (await meant(token)) ?? (token === undefined ? (await dueJobs(now))[0] : undefined)
      if (job === undefined) return undefined
      const rows = rowsOf(job, (await ordersOf([job], now)).get(job.subject))
      if (rows !== undefined && job.fetched_at === null)
        await waiting().where('id', '=', job.id).set({ fetched_at: at() }).execute()
      return rows
    },
    printed: async (token) => {
      const job = await meant(token)
      if (job !== undefined) await end(job.id, 'printed')
    },
    failed: async (token, why) => {
      const job = await meant(token)
      if (job === undefined || why === 'waits') return
      if (why === 'never') {
        await end(job.id, 'failed')
        return
      }
      // The printer got no whole job, so nothing of it is on paper.
      await sql`
        update print_jobs set tries = tries + 1, fetched_at = null,
          ended_at = case when tries + 1 >= ${mostTries}::integer then ${at()}::timestamptz end,
          outcome = case when tries + 1 >= ${mostTries}::integer then 'failed' end
        where id = ${job.id} and ended_at is null`.execute(db)
    },
  }

  function rowsOf({ kind, is_repeat: isRepeat }: JobRow, known: Zoned | undefined): readonly SlipRow[] | undefined {
    const house = houseOf(printer.brandId)
    if (kind === 'test') return testRows(house, printer.name)
    return known && slipRows(slipOf(known.order), { house, timeZone: known.timeZone, isRepeat })
  }
}
