import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { type ClaimRefundNeeds, claimRefund } from '../refund/claim-refund.ts'
import type { RefundRefusal } from '../refund/draft-refund.ts'
import { type EventToWrite, writeEvent } from './write-event.ts'

/** The order changed since it was read. */
interface Overtaken {
  readonly _tag: 'Overtaken'
}

/** Cancels an order with a full refund, like the operator's command, and writes its event in the same transaction. */
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

/** Writes the event first, because that takes the lock on which other commands of this order wait. */
async function cancelledWithin(
  needs: ClaimRefundNeeds,
  written: EventToWrite,
  reason: string,
): Promise<Either<RefundRefusal | Overtaken, void>> {
  if (!(await writeEvent(needs.db, written))) return left({ _tag: 'Overtaken' })
  const claimed = await claimRefund(needs, written.order.id, { cancels: true, reason })
  return isLeft(claimed) ? claimed : right(undefined)
}
