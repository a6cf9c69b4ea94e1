import type { Clock } from '../../src-domain/time/clock.ts'
import { type Allowance, rateLimit } from './rate-limit.ts'

/** Nobody is let in for so many seconds. */
export interface Shut {
  readonly wait: number
}

interface Crowd {
  inside: number
  readonly waiting: (() => void)[]
}

/** Beyond so many who wait for one caller's turns, the next is sent away at once. */
const mostWaiting = 200

/**
 * Lets no more of one caller's tries be under way than may still fail: a burst of guesses cannot outrun their count. The
 * others wait for their turn, and are sent away when nothing is left.
 */
export const declineTurns = (allowance: Allowance, clock: Clock) => {
  const declines = rateLimit(allowance, clock)
  const crowds = new Map<string, Crowd>()

  const enter = async (key: string): Promise<Shut | undefined> => {
    for (;;) {
      const wait = declines.wait(key)
      if (wait !== undefined) return { wait }
      const crowd = crowds.get(key) ?? { inside: 0, waiting: [] }
      crowds.set(key, crowd)
      if (crowd.inside < declines.left(key)) {
        crowd.inside += 1
        return undefined
      }
      if (crowd.waiting.length >= mostWaiting) return { wait: 1 }
      await new Promise<void>((go) => crowd.waiting.push(go))
    }
  }

  const leave = (key: string): void => {
    const crowd = crowds.get(key)
    if (crowd === undefined) return
    crowd.inside -= 1
    const left = declines.left(key)
    // Where nothing is left they all go in to hear it.
    for (const go of crowd.waiting.splice(0, left === 0 ? crowd.waiting.length : Math.max(0, left - crowd.inside))) go()
    if (crowd.inside === 0 && crowd.waiting.length === 0) crowds.delete(key)
  }

  return async <A>(key: string, work: () => Promise<A>, isDeclined: (result: A) => boolean): Promise<A | Shut> => {
    const shut = await enter(key)
    if (shut !== undefined) return shut
    try {
      const result = await work()
      if (isDeclined(result)) declines.count(key)
      return result
    } finally {
      leave(key)
    }
  }
}
