import { setImmediate as nextTurn } from 'node:timers/promises'

export type TurnOfLoop = () => Promise<void>

/**
 * Lets the event loop go round, unless the last time is no longer ago than it took. In a crowd a turn may take a second,
 * and who has a connection in hand meanwhile keeps everybody waiting: half of the time is for the crowd, and half for
 * those who were let in.
 */
export function turnOfLoop(now: () => number = () => performance.now()): TurnOfLoop {
  let ended = Number.NEGATIVE_INFINITY
  let took = 0
  return async () => {
    const began = now()
    if (began - ended < took) return
    await nextTurn()
    ended = now()
    took = ended - began
  }
}
