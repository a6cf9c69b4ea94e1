import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { StoreUnavailable } from './store-unavailable.ts'

const isReading = /^\s*select\b/i

/** Refuses writes and commits after another process took the data directory. */
export function guardedPool(pool: PostgresPool, isOurs: () => boolean): PostgresPool {
  const guarded = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      if (!isReading.test(text) && !isOurs()) throw new StoreUnavailable('another process has the data directory')
      return client.query(text, values)
    }
    // The cursor overload is unused: no cursor class is configured.
    return { query: query as PostgresPoolClient['query'], release: () => client.release() }
  }
  return { connect: async () => guarded(await pool.connect()), end: () => pool.end() }
}
