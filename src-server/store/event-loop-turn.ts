import { setImmediate as nextTurn } from 'node:timers/promises'

export type EventLoopTurn = () => Promise<void>

/**
 * Yields to the event loop, unless the last turn took longer than the time since. Under load a turn may take a second
 * while the caller holds a connection. So half the time goes to new requests and half to accepted ones.
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
