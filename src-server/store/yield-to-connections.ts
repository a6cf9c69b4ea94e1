import { subscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of computing before the event loop gets a turn. */
const shortest = 10
/** Milliseconds after which the database continues in any case. */
const longest = 250
/** The first turn may be the rest of one in which no connection was accepted. */
const fewestTurns = 2

export interface YieldToConnections {
  readonly pause: () => Promise<void>
  readonly spent: (milliseconds: number) => void
}

let connections = 0
subscribe('net.server.socket', () => {
  connections += 1
})

/**
 * PGlite computes on this thread, so connecting clients would wait for seconds, unseen by load shedding. Pauses until
 * no connection arrives, then computes as long as the pause took, so that a rush cannot starve accepted requests.
 */
export function yieldToConnections(now: () => number = () => performance.now()): YieldToConnections {
  let computed = 0
  let due = shortest
  return {
    pause: async () => {
      if (computed < due) return
      computed = 0
      const began = now()
      let isSomebodyNew = true
      for (let turns = 0; turns < fewestTurns || isSomebodyNew; turns += 1) {
        const before = connections
        await nextTurn()
        isSomebodyNew = connections > before
        if (now() - began >= longest) break
      }
      due = Math.max(shortest, now() - began)
    },
    spent: (milliseconds) => {
      computed += milliseconds
    },
  }
}
