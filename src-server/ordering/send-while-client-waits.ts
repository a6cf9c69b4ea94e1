import { type Either, left } from 'fp-ts/lib/Either.js'
import type { Database } from '../store/database.ts'
import type { EventLoopTurn } from '../store/event-loop-turn.ts'
import type { Claim, ClaimBatch, ClaimRefusal } from './claim-key.ts'

/**
 * Gets a database connection, then checks whether the client still waits. So a storefront can rely on a late order
 * never being placed.
 */
export async function sendWhileClientWaits<A, B>(
  db: Database,
  turn: EventLoopTurn,
  all: ClaimBatch<A>,
  claimOf: (one: A) => Claim,
  send: (connection: Database, wanted: ClaimBatch<A>) => Promise<readonly Either<ClaimRefusal, B>[]>,
): Promise<readonly Either<ClaimRefusal, B>[]> {
  return db.connection().execute(async (connection) => {
    // During this turn of the event loop the process notices closed connections.
    await turn()
    const isSent = all.map((one) => claimOf(one).isWanted())
    const [first, ...others] = all.filter((_, position) => isSent[position])
    const answers = first === undefined ? [] : [...(await send(connection, [first, ...others]))]
    return isSent.map((sent) => (sent && answers.shift()) || left('unwanted'))
  })
}
