import { type Either, left } from 'fp-ts/lib/Either.js'
import type { Database } from '../store/database.ts'
import type { TurnOfLoop } from '../store/turn-of-loop.ts'
import type { Claim, NotClaimed, Several } from './claim-key.ts'

/**
 * Makes claims for those alone whose caller still waits. Whoever is gone, or waited too long, is asked about at the
 * last moment: the statement's connection is in hand by then, so that nothing but the statement itself takes time after
 * the question. A storefront may therefore believe, some time after it sent an order, that the order will never be.
 */
export async function whileWanted<A, B>(
  db: Database,
  turn: TurnOfLoop,
  all: Several<A>,
  claimOf: (one: A) => Claim,
  send: (connection: Database, wanted: Several<A>) => Promise<readonly Either<NotClaimed, B>[]>,
): Promise<readonly Either<NotClaimed, B>[]> {
  return db.connection().execute(async (connection) => {
    // In it this process hears of connections that ended meanwhile.
    await turn()
    const isSent = all.map((one) => claimOf(one).isWanted())
    const [first, ...others] = all.filter((_, position) => isSent[position])
    const answers = first === undefined ? [] : [...(await send(connection, [first, ...others]))]
    return isSent.map((sent) => (sent && answers.shift()) || left('unwanted'))
  })
}
