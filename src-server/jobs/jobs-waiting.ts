import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

/** Jobs that have not run to their end and charges whose outcome is not known. Dead jobs are for people and do not count. */
export const jobsWaiting = async (db: Database): Promise<number> => {
  const { rows } = await sql<{ readonly waiting: string | number }>`
    select (select count(*) from jobs where not is_dead)
      + (select count(*) from attempts where state = 'started') as waiting`.execute(db)
  return Number(rows[0]?.waiting ?? 0)
}
