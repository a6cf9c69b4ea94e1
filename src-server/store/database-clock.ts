import { sql } from 'kysely'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { Database } from './database.ts'

export interface DatabaseClock extends Clock {
  /** Resynchronises after drift or a change of the database's clock. */
  readonly look: () => Promise<void>
}

/**
 * Reads the database's time once and counts on by a monotonic clock (`steady`, milliseconds), so that setting a
 * machine's clock does not expire limits, sessions or PINs.
 */
export async function databaseClock(db: Database, steady = () => performance.now()): Promise<DatabaseClock> {
  let ahead = Number.NEGATIVE_INFINITY
  const look = async () => {
    const asked = steady()
    const said = await timeOf(db)
    // The database read its clock between request and response.
    const [least, most] = [said - steady(), said - asked]
    if (ahead < least || ahead > most) ahead = least
  }
  await look()
  return { now: () => Math.floor(steady() + ahead), look }
}

export async function clockOrDatabase(
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
