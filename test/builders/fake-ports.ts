import { left, right } from 'fp-ts/lib/Either.js'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { FurtherSteps } from '../../src-domain/payment/further-step.ts'
import type { IntentConfirmation } from '../../src-domain/payment/intent-confirmation.ts'
import type { PendingPlacement, PendingPlacementStore } from '../../src-domain/placement/pending-placement.ts'
import type { PlacementLock } from '../../src-domain/placement/placement-lock.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { aKey } from './order-builder.ts'

export function aCell<S>(initial: S): StateCell<S> & { readonly seen: readonly S[] } {
  const seen: S[] = [initial]
  let now = initial
  return {
    current: () => now,
    update: (change) => {
      now = change(now)
      seen.push(now)
    },
    seen,
  }
}

/** Clock that a pause moves forward, so hours of polling take no time. */
export function aFakeTime(start = 1_750_000_000_000): { clock: Clock; pause: Pause; waits: readonly number[] } {
  let now = start
  const waits: number[] = []
  return {
    clock: { now: () => now },
    pause: {
      wait: (milliseconds) => {
        now += milliseconds
        waits.push(milliseconds)
        return Promise.resolve()
      },
    },
    waits,
  }
}

export const noIntents: IntentConfirmation = { confirm: () => Promise.reject(new Error('no intent is opened')) }
export const ownLock: PlacementLock = { ifFree: async (work) => right(await work()), whenFree: (work) => work() }

/** Pages that share it belong to one browser. */
export function aSharedLock(): PlacementLock {
  let held: Promise<unknown> | undefined
  const hold = async <A>(work: () => Promise<A>): Promise<A> => {
    const end = work()
    held = end
    return end.finally(() => {
      held = undefined
    })
  }
  return {
    ifFree: async (work) => (held === undefined ? right(await hold(work)) : left({ _tag: 'PlacingElsewhere' })),
    whenFree: async (work) => {
      while (held !== undefined) await held.catch(() => undefined)
      return hold(work)
    },
  }
}
export const noSteps: FurtherSteps = { take: () => Promise.reject(new Error('no step is asked for')) }

export const silentBank: SendJson = async () => ({ _tag: 'NoResponse' })

export function someIds(from = 1): Ids {
  let next = from
  return {
    uuid: () => {
      next += 1
      return aKey(next - 1)
    },
  }
}

export interface FakePendingStore extends PendingPlacementStore {
  readonly history: readonly string[]
  /** Simulates a storage event from another tab. */
  readonly writtenElsewhere: (pending: PendingPlacement) => void
  readonly listening: () => number
}

export function aPendingStore(initial?: PendingPlacement, canWrite = true): FakePendingStore {
  let kept = initial
  const listeners = new Set<(pending: PendingPlacement) => void>()
  const history: string[] = []
  return {
    read: () => kept,
    write: (pending) => {
      history.push(`write ${pending.key}`)
      if (canWrite) kept = pending
      return canWrite
    },
    clear: () => {
      history.push('clear')
      kept = undefined
    },
    onWrittenElsewhere: (hear) => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    writtenElsewhere: (pending) => {
      for (const hear of [...listeners]) hear(pending)
    },
    listening: () => listeners.size,
    history,
  }
}
