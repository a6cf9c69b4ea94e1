import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../src-server/store/database.ts'
import type { DatabaseChoice } from '../../src-server/store/database-choice.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import type { Chance } from './chance.ts'
import { claimSomeRefunds } from './claim-some-refunds.ts'

// What goes on beside the customers while the order server dies and rises.

/** A database of our own opening, as an operator's command has it. */
export async function within<A>(choice: DatabaseChoice, work: (db: Database) => Promise<A>): Promise<A> {
  const { db, close } = await openDatabase(choice)
  try {
    return await work(db)
  } finally {
    await close()
  }
}

/** Beside a server on PostgreSQL some orders are given back; the embedded database has room for one process. */
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
      // What fails when the run has ended for another reason is not to be told in its place.
      seen.claimed += await claimed.catch((reason: unknown) => {
        if (isOver()) return 0
        throw reason
      })
    }
  })
}

/** Now and then the processor is silent for longer than anybody waits, and answers then. */
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
