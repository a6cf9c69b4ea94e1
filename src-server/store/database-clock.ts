import { sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from './database.ts'

/** The time as the database has it, the same for all of its processes, whatever the clocks of their machines say. */
export interface DatabaseClock extends Clock {
  /** Follows the database's clock, where it was set or ours runs slower. */
  readonly look: () => Promise<void>
}

/**
 * Asks the database once, and counts on from there by a clock that nobody sets (`steady`, milliseconds since whenever):
 * a limit, a session or a PIN is no older for a machine whose own clock was put forward.
 */
export async function databaseClock(db: Database, steady = () => performance.now()): Promise<DatabaseClock> {
  let ahead = Number.NEGATIVE_INFINITY
  const look = async () => {
    const asked = steady()
    const said = await timeOf(db)
    // It read its clock somewhere between the question and the answer: what may be right already is left as it is.
    const [least, most] = [said - steady(), said - asked]
    if (ahead < least || ahead > most) ahead = least
  }
  await look()
  return { now: () => Math.floor(steady() + ahead), look }
}

/** The time that all of the order server goes by; `lookAtClock` is for now and then. */
export async function clockOr(
  clock: Clock | undefined,
  db: Database,
): Promise<{ readonly clock: Clock; readonly lookAtClock?: () => Promise<void> }> {
  if (clock !== undefined) return { clock }
  const told = await databaseClock(db)
  return { clock: told, lookAtClock: told.look }
}

async function timeOf(db: Database): Promise<Instant> {
  const { rows } = await sql<{ said: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::double precision as said`.execute(db)
  const [row] = rows
  if (row === undefined) throw new Error('the database did not say what time it is')
  return row.said
}
