import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import { type EmbeddedEngine, preparedStatements, type StatementResult } from './prepared-pglite.ts'
import { isPreparable, mostPrepared } from './statement-text.ts'
import { asUnavailable, isConnectionLost, OutcomeUnknown, StoreUnavailable } from './store-unavailable.ts'
import { yieldToConnections } from './yield-to-connections.ts'

// PGlite has one connection; others queue.

/** Milliseconds that a caller waits for the connection, and then for each query. */
const usualTimeout = 10_000

const commands = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

const isReading = /^\s*select\b/i

export interface EmbeddedPool {
  readonly forKysely: PostgresPool
  /** The same connection with another timeout. Its `end` closes the database, too. */
  readonly within: (timeout: number) => PostgresPool
  /** A recent query timed out and is still running. */
  readonly isHanging: () => boolean
}

/** `end` closes the database. */
export function pglitePool(
  database: EmbeddedEngine,
  end: () => Promise<void>,
  timeout: number = usualTimeout,
): EmbeddedPool {
  let hanging = 0
  let tail: Promise<void> = Promise.resolve()

  const enter = (timeout: number): Promise<() => void> => {
    let leave: () => void = () => undefined
    const mine = new Promise<void>((done) => {
      leave = done
    })
    const before = tail
    tail = before.then(() => mine)
    return new Promise((entered, refused) => {
      const timer = setTimeout(() => {
        leave()
        refused(new StoreUnavailable(`no database connection within ${timeout} ms`))
      }, timeout)
      before.then(() => {
        clearTimeout(timer)
        entered(leave)
      }, refused)
    })
  }

  const prepared = preparedStatements(database)

  const others = yieldToConnections()

  const run = async (text: string, parameters: readonly unknown[]): Promise<StatementResult> => {
    await others.pause()
    const began = performance.now()
    return computed(text, parameters).finally(() => others.spent(performance.now() - began))
  }

  const computed = async (text: string, parameters: readonly unknown[]): Promise<StatementResult> => {
    if (isPreparable(text) && (prepared.has(text) || prepared.size() < mostPrepared))
      return prepared.run(text, parameters)
    const { rows, affectedRows } = await database.query<Readonly<Record<string, unknown>>>(text, [...parameters])
    return { rows, count: affectedRows ?? rows.length }
  }

  const watched = (text: string, work: Promise<StatementResult>, timeout: number): Promise<StatementResult> =>
    new Promise((done, failed) => {
      const timer = setTimeout(() => {
        hanging += 1
        const ended = () => {
          hanging -= 1
        }
        work.then(ended, ended)
        failed(lostResponse(text, `a query did not end within ${timeout} ms`))
      }, timeout)
      work.then(done, (reason) => failed(engineError(text, reason))).finally(() => clearTimeout(timer))
    })

  const clientWith = (leave: () => void, timeout: number): PostgresPoolClient => {
    const query = async (text: string, parameters: readonly unknown[]) => {
      const { rows, count } = await watched(text, run(text, parameters), timeout)
      return { command: commandOf(text), rowCount: count, rows }
    }
    // The cursor overload is unused: no cursor class is configured.
    return { query: query as PostgresPoolClient['query'], release: leave }
  }

  const within = (limit: number): PostgresPool => ({
    connect: async () => clientWith(await enter(limit), limit),
    end,
  })
  return { forKysely: within(timeout), within, isHanging: () => hanging > 0 }
}

/** A write without a response may have happened; a read changes nothing. */
function lostResponse(text: string, message: string, cause?: unknown): StoreUnavailable {
  return isReading.test(text) ? new StoreUnavailable(message, cause) : new OutcomeUnknown(message, cause)
}

/** A broken engine throws errors without a code. */
function engineError(text: string, reason: unknown): unknown {
  return isConnectionLost(reason) && !(reason instanceof StoreUnavailable) && !(reason instanceof TypeError)
    ? lostResponse(text, reason.message, reason)
    : asUnavailable(reason)
}

function commandOf(sql: string): PostgresQueryResult<unknown>['command'] {
  const word = sql.trimStart().slice(0, 6).trim().toUpperCase()
  return commands.find((command) => word === command) ?? 'SELECT'
}
