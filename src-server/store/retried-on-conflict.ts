import { setTimeout as sleep } from 'node:timers/promises'

/** Two transactions stood in each other's way and the database ended this one: nothing of it has happened. */
const conflicts = new Set(['40001', '40P01'])
const mostTries = 6
/** Milliseconds; longer each time, and never the same for both. */
const pause = 10

/** For a statement that is its own transaction: it is sent again as it was. */
export async function retriedOnConflict<A>(send: () => Promise<A>): Promise<A> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await send()
    } catch (reason) {
      if (!isConflict(reason) || tries === mostTries) throw reason
      await sleep(pause * tries * (0.5 + Math.random()))
    }
  }
}

function isConflict(reason: unknown): boolean {
  return reason instanceof Error && 'code' in reason && conflicts.has(String(reason.code))
}
