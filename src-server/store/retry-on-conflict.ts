import { setTimeout as sleep } from 'node:timers/promises'

/** Serialisation failure and deadlock: the transaction was rolled back. */
const conflicts = new Set(['40001', '40P01'])
const mostTries = 6
/** Milliseconds; grows with each try. */
const pause = 10

/** For a single statement, which is its own transaction. */
export async function retryOnConflict<A>(send: () => Promise<A>): Promise<A> {
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
