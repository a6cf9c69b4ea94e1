import { randomUUID } from 'node:crypto'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import type { Printer, PrinterCondition } from '../../src-domain/printing/printer.ts'
import { mostPrinters, type NewPrinter, type PrinterList } from '../../src-domain/printing/printer-gateway.ts'
import type { TicketPrinter } from '../../src-domain/printing/ticket-printer.ts'
import { mayDoAt } from '../../src-domain/staff/staff-member.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { hashedToken, newToken } from '../account/session-tokens.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { type Actor, auditEntry } from '../staff/write-audit.ts'
import type { Database } from '../store/database.ts'
import { planPrintJobs } from './plan-print-jobs.ts'

export interface TooManyPrinters {
  readonly _tag: 'TooManyPrinters'
}

/** The list after a change, and the only copy of a printer's new secret. */
export interface SecretPrinters extends PrinterList {
  readonly printerId: string
  readonly secret: string
}

/** Printers of a location. Every call checks the member's permission; every change leaves an audit entry. */
export interface PrintersFacade {
  readonly list: (actor: Actor, locationId: string) => Promise<Either<NotAllowed | NotFound, PrinterList>>
  readonly add: (
    actor: Actor,
    locationId: string,
    printer: NewPrinter,
  ) => Promise<Either<NotAllowed | NotFound | TooManyPrinters, SecretPrinters>>
  readonly renew: (actor: Actor, at: PrinterOf) => Promise<Either<NotAllowed | NotFound, SecretPrinters>>
  readonly test: (actor: Actor, at: PrinterOf) => Promise<Either<NotAllowed | NotFound, PrinterList>>
  readonly remove: (actor: Actor, at: PrinterOf) => Promise<Either<NotAllowed | NotFound, PrinterList>>
}

export interface PrinterOf {
  readonly locationId: string
  readonly printerId: string
}

export type TicketPrinters = ReadonlyMap<string, TicketPrinter>

export interface PrintersNeeds {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly clock: Clock
  readonly makes: TicketPrinters
}

const notFound = left<NotFound>({ _tag: 'NotFound' })

export function openPrinters({ db, catalogue, clock, makes }: PrintersNeeds): PrintersFacade {
  const mayAt = async (
    { brandId, member }: Actor,
    permission: 'orders:read' | 'printers:write',
    locationId: string,
  ): Promise<Either<NotAllowed | NotFound, void>> => {
    if (!mayDoAt(member, permission, locationId)) return left({ _tag: 'NotAllowed' })
    return (await catalogue.location(brandId, locationId)) === undefined ? notFound : right(undefined)
  }
  const listed = async ({ brandId }: Actor, locationId: string): Promise<PrinterList> => {
    const now = clock.now()
    await planPrintJobs(db, { brandId, locationId }, now)
    return {
      printers: await printersAt(db, { brandId, locationId }, now),
      makes: [...makes].map(([id, { name }]) => ({ id, name })),
    }
  }
  /** Changes one printer with an audit entry in one statement. Returns whether the printer exists. */
  const changed = async (actor: Actor, { locationId, printerId }: PrinterOf, action: string, change: Change) => {
    const entry = { actor, action: `printer:${action}`, subject: printerId, locationId, at: clock.now() }
    const { rows } = await sql`
      with changed as (${change(sql`id = ${printerId} and brand_id = ${actor.brandId} and location_id = ${locationId}`)}),
        noted as (${auditEntry(entry, sql`changed`)})
      select 1 from changed`.execute(db)
    return rows.length > 0
  }

  return {
    list: async (actor, locationId) => {
      const may = await mayAt(actor, 'orders:read', locationId)
      return isLeft(may) ? may : right(await listed(actor, locationId))
    },
    add: async (actor, locationId, { name, type }) => {
      const may = await mayAt(actor, 'printers:write', locationId)
      if (isLeft(may)) return may
      if (!makes.has(type)) return notFound
      const [printerId, secret] = [`prn-${randomUUID()}`, newToken()]
      const entry = { actor, action: 'printer:Added', subject: printerId, locationId, at: clock.now() }
      const { rows } = await sql`
        with changed as (
          insert into printers (id, brand_id, location_id, name, type, secret_hash, created_at)
          select ${printerId}, ${actor.brandId}, ${locationId}, ${name}, ${type}, ${hashedToken(secret)},
            ${new Date(clock.now()).toISOString()}::timestamptz
          where (select count(*) from printers where brand_id = ${actor.brandId} and location_id = ${locationId})
            < ${mostPrinters}::integer
          returning 1),
          noted as (${auditEntry(entry, sql`changed`)})
        select 1 from changed`.execute(db)
      if (rows.length === 0) return left({ _tag: 'TooManyPrinters' })
      return right({ ...(await listed(actor, locationId)), printerId, secret })
    },
    renew: async (actor, at) => {
      const may = await mayAt(actor, 'printers:write', at.locationId)
      if (isLeft(may)) return may
      const secret = newToken()
      const isDone = await changed(
        actor,
        at,
        'Renewed',
        (which) => sql`update printers set secret_hash = ${hashedToken(secret)} where ${which} returning 1`,
      )
      return isDone ? right({ ...(await listed(actor, at.locationId)), printerId: at.printerId, secret }) : notFound
    },
    test: async (actor, at) => {
      const may = await mayAt(actor, 'printers:write', at.locationId)
      if (isLeft(may)) return may
      const id = randomUUID()
      const isDone = await changed(
        actor,
        at,
        'Tested',
        (which) => sql`
          insert into print_jobs (id, printer_id, brand_id, location_id, kind, subject, due_at)
          select ${id}, printers.id, brand_id, location_id, 'test', ${id},
            ${new Date(clock.now()).toISOString()}::timestamptz
          from printers where ${which} returning 1`,
      )
      return isDone ? right(await listed(actor, at.locationId)) : notFound
    },
    remove: async (actor, at) => {
      const may = await mayAt(actor, 'printers:write', at.locationId)
      if (isLeft(may)) return may
      const isDone = await changed(
        actor,
        at,
        'Removed',
        (which) => sql`delete from printers where ${which} returning 1`,
      )
      return isDone ? right(await listed(actor, at.locationId)) : notFound
    },
  }
}

type Sql = ReturnType<typeof sql>
type Change = (which: Sql) => Sql

/** Milliseconds for which a slip that could not be printed is worth a sentence. */
const failedFor = 24 * 3_600_000

interface Row {
  readonly id: string
  readonly name: string
  readonly type: string
  readonly created_at: Date
  readonly asked_at: Date | null
  readonly condition: PrinterCondition | null
  readonly waiting: string | number
  readonly failed: string | number
}

async function printersAt(
  db: Database,
  { brandId, locationId }: { readonly brandId: string; readonly locationId: string },
  now: number,
): Promise<readonly Printer[]> {
  const at = sql`${new Date(now).toISOString()}::timestamptz`
  const { rows } = await sql<Row>`
    select p.id, p.name, p.type, p.created_at, p.asked_at, p.condition,
      (select count(*) from print_jobs j where j.printer_id = p.id and j.ended_at is null and j.due_at <= ${at})
        as waiting,
      (select count(*) from print_jobs j where j.printer_id = p.id and j.outcome = 'failed'
        and j.ended_at > ${new Date(now - failedFor).toISOString()}::timestamptz) as failed
    from printers p where p.brand_id = ${brandId} and p.location_id = ${locationId}
    order by p.created_at, p.id`.execute(db)
  return rows.map(({ id, name, type, created_at, asked_at, condition, waiting, failed }) => ({
    ...{ id, name, type },
    since: created_at.getTime(),
    ...(asked_at === null ? {} : { askedAt: asked_at.getTime() }),
    ...(condition === null ? {} : { condition }),
    ...{ waiting: Number(waiting), failed: Number(failed) },
  }))
}
