import { subscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of computing before the event loop gets a turn. */
const shortest = 10
/** Milliseconds after which the database continues even if connections keep arriving. */
const longest = 250
/** The first may be the rest of a turn in which no connection was accepted. */
const fewestTurns = 2

export interface LetOthersIn {
  /** Resolves at once, or after the event loop has turned. */
  readonly pause: () => Promise<void>
  /** Records milliseconds of computing. */
  readonly spent: (milliseconds: number) => void
}

let connections = 0
subscribe('net.server.socket', () => {
  connections += 1
})

/**
 * Lets the event loop accept connections between statements. PGlite computes on the event loop's thread, and its queue
 * continues in microtasks, so the loop would turn only when the queue is empty.
 *
 * The loop accepts one new connection per turn. Without a pause, a client connecting in a rush waits for seconds,
 * uncounted by load shedding. The pause lasts until no new connection arrives. The database then computes for as long
 * as the pause took, so a rush cannot starve accepted requests.
 */
export function letOthersIn(now: () => number = () => performance.now()): LetOthersIn {
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
