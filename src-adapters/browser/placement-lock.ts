import { left, right } from 'fp-ts/lib/Either.js'
import type { PlacementLock } from '../../src-domain/placement/placement-lock.ts'

/** Without Web Locks, pages do not wait for each other. */
export function placementLock({ navigator }: { readonly navigator: { readonly locks?: LockManager } }): PlacementLock {
  const { locks } = navigator
  if (locks === undefined) return { ifFree: async (work) => right(await work()), whenFree: (work) => work() }
  return {
    ifFree: (work) =>
      onceBegun(
        async () => right(await work()),
        (begin) =>
          locks.request(name, { ifAvailable: true }, (lock) =>
            lock === null ? left({ _tag: 'PlacingElsewhere' as const }) : begin(),
          ),
      ),
    whenFree: (work) => onceBegun(work, (begin) => locks.request(name, begin)),
  }
}

const name = 'placing'

/** Ordering must work even if the browser refuses the lock. */
async function onceBegun<A, B>(
  work: () => Promise<A>,
  locked: (begin: () => Promise<A>) => Promise<B>,
): Promise<A | B> {
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  try {
    return await locked(begin)
  } catch (reason) {
    if (hasBegun) throw reason
    return work()
  }
}
