import type pg from 'pg'
import { asUnavailable } from './store-unavailable.ts'
import { WatchedClient } from './watched-client.ts'

/** `release` with an error destroys the connection. */
export interface PooledConnection {
  readonly ask: WatchedClient['ask']
  readonly release: (lost: Error | undefined) => void
  readonly silentSince: () => number | undefined
}

export function connectionsOf(pool: pg.Pool) {
  const all = new Set<WatchedClient>()
  pool.on('connect', (client) => {
    if (client instanceof WatchedClient) all.add(client)
  })
  pool.on('remove', (client) => {
    if (client instanceof WatchedClient) all.delete(client)
  })

  const taken = async (isGood: (client: WatchedClient) => boolean): Promise<PooledConnection> => {
    try {
      const client = await first(pool, isGood)
      return {
        ask: (query, limit) => client.ask(query, limit),
        release: (lost) => client.release(lost),
        silentSince: () => client.silentSince(),
      }
    } catch (reason) {
      throw asUnavailable(reason)
    }
  }

  const another = () => taken((client) => !client.isGone())

  /** A connection that was never used, so it did not fail with the idle ones. */
  const fresh = () => taken((client) => !client.isGone() && client.isNew())

  /** When one connection is silent, the others usually are, and each would cost a timeout. */
  const suspectAfter = (connection: PooledConnection) => {
    const since = connection.silentSince()
    if (since !== undefined) for (const client of all) client.suspect(since)
  }

  return { all: () => all, another, fresh, suspectAfter }
}

/** Discards bad connections that are still in the pool. */
async function first(
  pool: pg.Pool,
  isGood: (client: WatchedClient) => boolean,
): Promise<WatchedClient & pg.PoolClient> {
  for (;;) {
    const client = await pool.connect()
    if (!(client instanceof WatchedClient)) throw new Error('the pool opened a connection of another kind')
    if (isGood(client)) return client
    client.release(true)
  }
}
