import { setImmediate as nextTurn } from 'node:timers/promises'

export type EventLoopTurn = () => Promise<void>

/**
 * Yields, unless the last turn took longer than the time since. Under load that splits time between new and accepted
 * requests.
 */
export function eventLoopTurn(now: () => number = () => performance.now()): EventLoopTurn {
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
