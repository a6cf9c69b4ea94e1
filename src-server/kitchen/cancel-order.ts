import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type ClaimRefundNeeds, claimRefund } from '../refund/claim-refund.ts'
import type { RefundRefusal } from '../refund/draft-refund.ts'
import { type EventToWrite, writeEvent } from './write-event.ts'

/** The order changed since it was read. */
interface Overtaken {
  readonly _tag: 'Overtaken'
}

/**
 * Cancels an order and refunds all of it, as the operator's command does, together with its event: both or neither are
 * written.
 */
export async function cancelOrder(
  needs: ClaimRefundNeeds,
  written: EventToWrite,
  reason: string,
): Promise<Either<RefundRefusal | Overtaken, void>> {
  const within = await needs.db.startTransaction().execute()
  try {
    const done = await cancelledWithin({ ...needs, db: within }, written, reason)
    if (isLeft(done)) {
      await within.rollback().execute()
      return done
    }
    await within.commit().execute()
    return done
  } catch (failure) {
    await within
      .rollback()
      .execute()
      .catch(() => undefined)
    throw failure
  }
}

/** The event first: it takes the lock for which other commands of this order wait. */
async function cancelledWithin(
  needs: ClaimRefundNeeds,
  written: EventToWrite,
  reason: string,
): Promise<Either<RefundRefusal | Overtaken, void>> {
  if (!(await writeEvent(needs.db, written))) return left({ _tag: 'Overtaken' })
  const claimed = await claimRefund(needs, written.order.id, { cancels: true, reason })
  return isLeft(claimed) ? claimed : right(undefined)
}
