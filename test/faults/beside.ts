import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src-server/store/database.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import type { Chance } from './chance.ts'
import { claimSomeRefunds } from './claim-some-refunds.ts'

// Refunds and late responses while the order server dies and restarts.

export async function within<A>(choice: DatabaseChoice, work: (db: Database) => Promise<A>): Promise<A> {
  const { db, close } = await openDatabase(choice)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Refunds orders beside a server on PostgreSQL; PGlite allows one process. */
export async function refundsBeside(
  choice: DatabaseChoice,
  chance: Chance,
  seen: { claimed: number },
  isOver: () => boolean,
): Promise<void> {
  if (choice._tag !== 'Postgres') return
  await within(choice, async (db) => {
    while (!isOver()) {
      await sleep(chance.between(100, 500))
      const claimed = claimSomeRefunds(db, chance, { most: 2, share: 0.3 })
      // The earlier failure must be reported first.
      seen.claimed += await claimed.catch((reason: unknown) => {
        if (isOver()) return 0
        throw reason
      })
    }
  })
}

/** Delays the processor beyond all timeouts now and then. */
export async function answeringLate(
  hang: () => Promise<void>,
  chance: Chance,
  seen: { late: number },
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) {
    await sleep(chance.between(5_000, 10_000))
    if (isOver()) return
    seen.late += 1
    await hang()
  }
}
