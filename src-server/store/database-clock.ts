import { sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from './database.ts'

/** The database's time: the same for all processes, whatever their machines' clocks say. */
export interface DatabaseClock extends Clock {
  /** Resynchronises after the database's clock was set or has drifted from ours. */
  readonly look: () => Promise<void>
}

/**
 * Reads the database's time once and counts on by a monotonic clock (`steady`, milliseconds). So setting a machine's
 * clock does not expire limits, sessions or PINs.
 */
export async function databaseClock(db: Database, steady = () => performance.now()): Promise<DatabaseClock> {
  let ahead = Number.NEGATIVE_INFINITY
  const look = async () => {
    const asked = steady()
    const said = await timeOf(db)
    // The database read its clock between request and response. An offset within that range stays as it is.
    const [least, most] = [said - steady(), said - asked]
    if (ahead < least || ahead > most) ahead = least
  }
  await look()
  return { now: () => Math.floor(steady() + ahead), look }
}

/** The order server's clock; call `lookAtClock` now and then. */
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
