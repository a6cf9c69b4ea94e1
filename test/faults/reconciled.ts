import { sql } from 'kysely'
import { sandboxGateway } from '../../src-adapters/sandbox/gateway.ts'
import { reconcile } from '../../src-server/reconciliation/reconcile.ts'
import { reconcileTimeoutsOf } from '../../src-server/reconciliation/reconcile-timeouts.ts'
import type { Database } from '../../src-server/store/database.ts'
import { timeoutsFor } from '../../src-server/timeouts.ts'

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Findings of the reconciler at rest, including what it would repair. Ignores the lease of a crashed process. */
export async function reconciled(db: Database, ledgerFile: string): Promise<readonly string[]> {
  await sql`update reconciliations set lease_until = now() - interval '1 second'`.execute(db)
  const gateway = sandboxGateway(ledgerFile)
  const wrongs: string[] = []
  try {
    const outcome = await reconcile(
      {
        ...{ db, gateway, log: silent },
        timeouts: { ...reconcileTimeoutsOf(timeoutsFor(10_000)), grace: 0 },
        tell: ({ kind, transactionId, orderId }) => void wrongs.push(`reconciler: ${kind} ${orderId} ${transactionId}`),
      },
      'sandbox',
      true,
    )
    return outcome._tag === 'Compared' ? wrongs : [`the reconciler says ${outcome._tag}`]
  } finally {
    gateway.close()
  }
}
