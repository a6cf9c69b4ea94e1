import { isLeft } from 'fp-ts/lib/Either.js'
import { type OpenDatabase, openDatabase } from '../../src-server/store/open-database.ts'
import { CannotOpenStore } from '../../src-server/store/store-failure.ts'
import { type Environment, readEnvironment } from '../environment/environment.ts'
import { StartError } from '../environment/start-error.ts'
import { databaseOf } from '../server/database-of.ts'

export interface OpenedDatabase extends Pick<OpenDatabase, 'db' | 'notifications'> {
  readonly environment: Environment
}

/** Returns the exit code: 2 without a database. */
export async function withDatabase(run: (opened: OpenedDatabase) => Promise<number>): Promise<number> {
  const environment = readEnvironment(process.env)
  if (isLeft(environment)) return failWith(environment.left)
  try {
    const { db, notifications, close } = await openDatabase(databaseOf(environment.right))
    try {
      return await run({ db, notifications, environment: environment.right })
    } finally {
      await close()
    }
  } catch (reason) {
    if (reason instanceof StartError) return failWith(reason.message)
    if (!(reason instanceof CannotOpenStore)) throw reason
    return failWith(
      reason.failure._tag === 'Locked'
        ? `${reason.message} The embedded database has room for one process: stop the server, run this, start it again.`
        : reason.message,
    )
  }
}

function failWith(line: string): number {
  process.stderr.write(`${line}\n`)
  return 2
}
