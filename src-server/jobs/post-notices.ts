import { orderNotice } from '../../src-contract/kitchen/order-notice.ts'
import type { HookOutcome, KitchenHook } from '../kitchen/kitchen-hook.ts'
import { noticeProgress } from '../kitchen/notice-progress.ts'
import { type NoticeProgress, orderNoticeOf } from '../kitchen/order-notice-of.ts'
import type { Log } from '../log.ts'
import { type MailedOrder, mailedOrders, selectIds } from '../mail/mailed-order.ts'
import { inTime } from '../payment/in-time.ts'
import { doneOutcome, type JobOutcome, type LeasedWork } from '../queue/run-leased.ts'
import type { Database } from '../store/database.ts'

export interface PostNoticesNeeds {
  readonly db: Database
  readonly log: Log
  readonly hook: KitchenHook | undefined
  /** Milliseconds. */
  readonly timeout: number
  /** Milliseconds, longer than `timeout`. */
  readonly lease: number
}

/** A restaurant whose system hangs blocks only its own share. */
const lane = { kinds: ['kitchen-webhook'], atOnce: 512, share: 4 } as const

export function noticeWork(needs: PostNoticesNeeds): LeasedWork {
  const { db, log, lease } = needs
  return {
    db,
    log,
    lease: { ...lane, time: lease },
    prepare: async (jobs) => {
      const ids = jobs.map(({ subject }) => subject)
      const orders = new Map((await mailedOrders(db, selectIds(ids))).map((order) => [order.id, order]))
      const progressOf = await noticeProgress(db, ids)
      return async ({ subject, payload }): Promise<JobOutcome> => {
        const order = orders.get(subject)
        return order === undefined ? doneOutcome : postNotice(needs, order, progressOf(subject, payload.version))
      }
    },
  }
}

async function postNotice(
  { hook, timeout }: PostNoticesNeeds,
  order: MailedOrder,
  progress: NoticeProgress,
): Promise<JobOutcome> {
  const url = order.location?.kitchen?.webhook
  if (url === undefined) return { _tag: 'GivenUp', why: 'the location names no webhook' }
  if (hook === undefined) return { _tag: 'TryAgain', why: 'no webhook sender is configured' }
  const notice = orderNoticeOf(order, progress)
  const posted = hook.post({
    brandId: order.brandId,
    locationId: order.ticket.location.id,
    url,
    name: `${notice.orderId}.${notice.version}`,
    body: JSON.stringify(orderNotice.encode(notice)),
  })
  const outcome = await inTime<HookOutcome>(posted, timeout, {
    _tag: 'Failed',
    why: 'the receiver did not answer in time',
  })
  switch (outcome._tag) {
    case 'Taken':
      return doneOutcome
    case 'Gone':
      return { _tag: 'GivenUp', why: 'the receiver wants no more of it (410)' }
    case 'Failed':
      return { _tag: 'TryAgain', why: outcome.why }
  }
}
