import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { preparedStatements, type Ran } from './prepared-pglite.ts'
import { isPreparable, mostPrepared } from './statement-text.ts'

// The embedded database has one connection. Whoever holds it holds it alone; the others wait in line.

/** A query that asks for the connection while its own caller holds it would wait for ever; after this it fails instead. */
const acquirePatience = 10_000

const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

const commandOf = (sql: string): PostgresQueryResult<unknown>['command'] => {
  const word = sql.trimStart().slice(0, 6).trim().toUpperCase()
  return commands.find((command) => word === command) ?? 'SELECT'
}

/** What Kysely needs of a pg pool, over one PGlite. `end` lets go of the database. */
export const pglitePool = (database: PGlite, end: () => Promise<void>): PostgresPool => {
  let tail: Promise<void> = Promise.resolve()

  const enter = (): Promise<() => void> => {
    let leave: () => void = () => undefined
    const mine = new Promise<void>((done) => {
      leave = done
    })
    const before = tail
    tail = before.then(() => mine)
    return new Promise((entered, refused) => {
      const timer = setTimeout(() => {
        leave()
        refused(new Error(`no database connection within ${acquirePatience} ms`))
      }, acquirePatience)
      before.then(() => {
        clearTimeout(timer)
        entered(leave)
      }, refused)
    })
  }

  const prepared = preparedStatements(database)

  const run = async (text: string, parameters: readonly unknown[]): Promise<Ran> => {
    if (isPreparable(text) && (prepared.has(text) || prepared.size() < mostPrepared))
      return prepared.run(text, parameters)
    const { rows, affectedRows } = await database.query<Readonly<Record<string, unknown>>>(text, [...parameters])
    return { rows, count: affectedRows ?? rows.length }
  }

  const clientWith = (leave: () => void): PostgresPoolClient => {
    const query = async (text: string, parameters: readonly unknown[]) => {
      const { rows, count } = await run(text, parameters)
      return { command: commandOf(text), rowCount: count, rows }
    }
    // Two overloads, of which a cursor is never asked for: no cursor class is configured.
    return { query: query as PostgresPoolClient['query'], release: leave }
  }

  return { connect: async () => clientWith(await enter()), end }
}
