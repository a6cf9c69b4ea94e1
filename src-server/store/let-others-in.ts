import { subscribe } from 'node:diagnostics_channel'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Milliseconds of computing after which the event loop is let go round. */
const shortest = 10
/** Milliseconds after which the database goes on, whoever else comes. */
const longest = 250
/** The first may be the rest of a turn in which nothing was read. */
const fewestTurns = 2

export interface LetOthersIn {
  /** Resolves at once, or when the event loop has gone round. */
  readonly pause: () => Promise<void>
  /** So many milliseconds were computed. */
  readonly spent: (milliseconds: number) => void
}

let connections = 0
subscribe('net.server.socket', () => {
  connections += 1
})

/**
 * The embedded database computes in the thread of the event loop, and who waits in its line goes on the moment that the
 * one before is done: without a pause the loop goes round only when that line is empty. It takes in one new connection
 * each time, so that who opens one in a crowd waits for seconds where nobody counts him or turns him away. Here it goes
 * round until nobody new stands at the door. As long as that took, the database computes before the next pause, so that
 * no crowd at the door keeps those inside from being served.
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
