import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'
import { WatchedClient } from '../../src-server/store/watched-client.ts'

const sent = new AsyncLocalStorage<string[]>()

/** The statements that `work` sends to either database; begin and commit are two. */
export async function statementsOf<A>(
  work: () => Promise<A>,
): Promise<{ readonly result: A; readonly statements: readonly string[] }> {
  const statements: string[] = []
  const result = await sent.run(statements, work)
  return { result, statements }
}

/** An embedded database whose statements are counted. */
export function countedPGlite(database: PGlite): PGlite {
  return new Proxy(database, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name)
      if (typeof own !== 'function') return own
      return (...values: readonly unknown[]) => {
        if (name === 'query') sent.getStore()?.push(String(values[0]))
        if (name === 'runExclusive') sent.getStore()?.push('prepared')
        return Reflect.apply(own, target, values)
      }
    },
  })
}

/** Counts the statements of every connection to PostgreSQL, until the returned function is called. */
export function countPostgres(): () => void {
  const { ask } = WatchedClient.prototype
  WatchedClient.prototype.ask = function counted(query, limit) {
    sent.getStore()?.push(query.text)
    return ask.call(this, query, limit)
  }
  return () => {
    WatchedClient.prototype.ask = ask
  }
}
