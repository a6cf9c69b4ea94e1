import { type Either, left } from 'fp-ts/lib/Either.js'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Caller } from '../caller.ts'
import type { Share } from '../limits/limits.ts'
import type { OrderServer } from '../order-server.ts'

export interface GuessesSpent {
  readonly _tag: 'Shut'
  /** Seconds until the next guess is allowed. */
  readonly seconds: number
}

/**
 * Limits promo codes and card numbers per network and brand. Counts before the look-up, so that bursts gain nothing;
 * refunds right ones.
 */
export function guessLimit({ limits, guesses }: Pick<OrderServer, 'limits' | 'guesses'>) {
  const shareOf = ({ brandId }: Caller, network: string, marks: readonly string[]): Share => ({
    limit: 'guesses',
    of: JSON.stringify([brandId, network]),
    marks,
  })

  const counted = async (
    caller: Caller,
    network: string,
    marks: readonly string[],
  ): Promise<GuessesSpent | undefined> => {
    const consumed = await limits.consume(shareOf(caller, network, marks))
    return consumed._tag === 'Allowed' ? undefined : { _tag: 'Shut', seconds: consumed.seconds }
  }

  return {
    /** `isNoGuess`: whether to refund the guess. */
    tried: async <E, A>(
      { caller, network }: { readonly caller: Caller; readonly network: string },
      guess: string,
      look: () => Promise<Either<E, A>>,
      isNoGuess: (found: Either<E, A>) => boolean,
    ): Promise<Either<E | GuessesSpent, A>> => {
      const shut = await counted(caller, network, [guess])
      if (shut !== undefined) return left(shut)
      const found = await look()
      if (isNoGuess(found)) await limits.forgive(shareOf(caller, network, [guess]))
      return found
    },
    inOrder: async (caller: Caller, network: string, order: SubmittedOrder): Promise<GuessesSpent | undefined> => {
      const named = guesses.namedIn(caller, order)
      if (named.length === 0) return undefined
      const shut = await counted(caller, network, named)
      if (shut !== undefined) return shut
      const unknown = await guesses.unknownIn(caller, order)
      const right = named.filter((guess) => !unknown.includes(guess))
      if (right.length > 0) await limits.forgive(shareOf(caller, network, right))
      return undefined
    },
  }
}

export type GuessLimit = ReturnType<typeof guessLimit>
