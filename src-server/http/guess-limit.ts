import type { SubmittedOrder } from '../../src-domain/ordering/submitted-order.ts'
import type { Share } from '../limits/limits.ts'
import type { Caller, OrderServer } from '../order-server.ts'

/** Seconds until somebody may guess again; nothing was looked at. */
export interface Shut {
  readonly wait: number
}

/**
 * Counts the codes and card numbers that one network tries at one brand. Each is counted before it is looked up, so that
 * a burst is answered no oftener than one guess after the other, and forgiven when it proves right.
 */
export const guessLimit = ({ limits, guesses }: Pick<OrderServer, 'limits' | 'guesses'>) => {
  const shareOf = ({ brandId }: Caller, network: string, marks: readonly string[]): Share => ({
    limit: 'guesses',
    of: JSON.stringify([brandId, network]),
    marks,
  })

  const counted = async (caller: Caller, network: string, marks: readonly string[]): Promise<Shut | undefined> => {
    const consumed = await limits.consume(shareOf(caller, network, marks))
    return consumed._tag === 'Allowed' ? undefined : { wait: consumed.seconds }
  }

  return {
    /** Looks up one guess, once it is counted. */
    tried: async <A>(
      { caller, network }: { readonly caller: Caller; readonly network: string },
      guess: string,
      look: () => Promise<A>,
      isRight: (found: A) => boolean,
    ): Promise<A | Shut> => {
      const shut = await counted(caller, network, [guess])
      if (shut !== undefined) return shut
      const found = await look()
      if (isRight(found)) await limits.forgive(shareOf(caller, network, [guess]))
      return found
    },
    /** Of an order; one that names neither code nor card is not asked about. */
    inOrder: async (caller: Caller, network: string, order: SubmittedOrder): Promise<Shut | undefined> => {
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
