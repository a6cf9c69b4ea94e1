import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { StoreUnavailable } from './store-unavailable.ts'

const isReading = /^\s*select\b/i

/** The pool, as long as what lies behind it is ours: nothing is changed and nothing is committed afterwards. */
export function guardedPool(pool: PostgresPool, isOurs: () => boolean): PostgresPool {
  const guarded = (client: PostgresPoolClient): PostgresPoolClient => {
    const query = async (text: string, values: readonly unknown[]) => {
      if (!isReading.test(text) && !isOurs()) throw new StoreUnavailable('another process has the data directory')
      return client.query(text, values)
    }
    // Two overloads, of which a cursor is never asked for: no cursor class is configured.
    return { query: query as PostgresPoolClient['query'], release: () => client.release() }
  }
  return { connect: async () => guarded(await pool.connect()), end: () => pool.end() }
}
