import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import { displayedIn } from '../../src-domain/account/phone-rules.ts'
import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import { priceText } from '../../src-domain/money/price-text.ts'
import { type OrderStatus, stepRequiredCode, type ValidateResult } from '../../src-domain/placement/order-gateway.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import { type NextAvailable, nextAvailable } from '../../src-domain/scheduling/schedule.ts'
import { noneTaken } from '../../src-domain/scheduling/slots.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import type { Caller } from '../caller.ts'
import { customerProgress } from '../kitchen/customer-progress.ts'
import { acceptsByHand, boardSince, kitchenEvents } from '../kitchen/kitchen-rows.ts'
import type { NotFound } from '../not-found.ts'
import { settleStep, waitingAttempt } from '../payment/settle-step.ts'
import { afterwardsOf, refundedSum } from '../refund/refunded-sum.ts'
import { promisedMinutesOf, slotFacts, suggestedSlot } from '../scheduling/slot-facts.ts'
import { takenSlots } from '../scheduling/taken-slots.ts'
import { jobKinds } from '../store/rows/job-kind.ts'
import { ticketFrom } from '../store/rows/stored-ticket.ts'
import { keyStateForHolder } from './key-state.ts'
import { orderAtLocation } from './order-at-location.ts'
import { type OrderObjection, reasonOf, sentenceOf } from './order-objection.ts'
import { firstObjection, isForLaterOnly, type JudgedOrder } from './order-objections.ts'
import { sizeOf } from './order-size.ts'
import type { OrderingFacade } from './ordering-facade.ts'
import { priceCheckOf } from './price-check-of.ts'
import { type PlacingNeeds, takeOrder } from './take-order.ts'

const notFound = left<NotFound>({ _tag: 'NotFound' })
/** Clients stop polling at this status text (CHK-49). */
const completed = 'Order Process Completed'

const stepRequired = { status: 'Order In Process', statusCode: 202, code: stepRequiredCode }

const discountStatus = { None: 'none', Valid: 'valid', Invalid: 'invalid' } as const

export function openOrdering(needs: PlacingNeeds): OrderingFacade {
  const { db, clock } = needs

  const forCustomer = (brandId: string, { driver, ...ticket }: Ticket): Ticket =>
    driver === undefined
      ? ticket
      : { ...ticket, driver: { ...driver, ...displayedIn(needs.phonesOf(brandId), driver.phone) } }

  const judge = (caller: Caller, locationId: string, order: SubmittedOrder) =>
    orderAtLocation(needs, caller, locationId, order)

  const status = async ({ brandId }: Caller, key: string): Promise<Either<NotFound, OrderStatus>> => {
    const state = await keyStateForHolder(db, brandId, key, clock.now())
    if (state === undefined) return notFound
    switch (state._tag) {
      case 'Waiting':
        return right(stepRequired)
      case 'Attempting':
      case 'Unknown':
        return right({ status: 'Order In Process', statusCode: 202 })
      case 'Placed':
        return right({ status: completed, statusCode: 200, ticket: forCustomer(brandId, state.ticket) })
      case 'Open': {
        const last = state.refusals.find(({ n }) => n === state.lastAttempt)
        if (last === undefined) return notFound
        const { status: statusCode, ...said } = last.refusal
        return right({ status: completed, statusCode, ...said })
      }
    }
  }

  const settle = async (caller: Caller, key: string, isGivenUp: boolean) => {
    const attempt = await waitingAttempt(db, caller.brandId, key)
    if (attempt === undefined) return status(caller, key)
    const finished = await settleStep(needs.settling, attempt, isGivenUp ? 'end' : 'go on')
    if (finished._tag === 'Waiting') return right({ ...stepRequired, furtherStep: finished.step })
    needs.notifyWorkers(jobKinds)
    return status(caller, key)
  }

  return {
    validate: async (caller, locationId, order) => {
      const found = await judge(caller, locationId, order)
      if (isLeft(found)) return found
      const { judged } = found.right
      const objection = firstObjection(judged)
      const result = validateResult(judged, objection)
      if (!isAboutTime(judged, objection)) return right(result)
      const taken =
        judged.taken ?? (await takenSlots(db, caller.brandId, judged.settings, judged.now, sizeOf(judged.read)))
      return right({ ...result, ...nextAvailableFor({ ...judged, taken }) })
    },
    checkPrice: async (caller, locationId, order) => {
      const found = await judge(caller, locationId, order)
      if (isLeft(found)) return found
      const { judged, payer } = found.right
      return right(priceCheckOf(judged, payer, firstObjection(judged)))
    },
    place: takeOrder(needs),
    status,
    settleStep: settle,
    ticketByToken: async ({ brandId }, token) => {
      const row = await db
        .selectFrom('orders')
        .leftJoin('cancellations', 'cancellations.order_id', 'orders.id')
        .select(['ticket', 'payment', 'display_number', 'orders.patron_id', 'orders.nameless_at', 'orders.placed_at'])
        .select([
          'cancellations.at as cancelled_at',
          'cancellations.reason as cancel_reason',
          refundedSum.as('refunded'),
        ])
        .select([kitchenEvents.as('kitchen_events'), boardSince.as('board_since'), acceptsByHand.as('accepts_by_hand')])
        .where('orders.brand_id', '=', brandId)
        .where('token', '=', token)
        .executeTakeFirst()
      if (row === undefined) return notFound
      const isOfGuest = row.patron_id === null && row.nameless_at === null
      const afterwards = { ...afterwardsOf(row), ...customerProgress(row, clock.now()) }
      const ticket = ticketFrom(row.ticket, row.display_number, row.payment, afterwards)
      return right({ ...forCustomer(brandId, ticket), ...(isOfGuest ? { isOfGuest } : {}) })
    },
  }
}

function unique(ids: readonly string[]): readonly string[] {
  return [...new Set(ids)]
}

function validateResult(judged: JudgedOrder, objection: OrderObjection | undefined): ValidateResult {
  const { settings, order, read, notice, leastAge } = judged
  const estimate = promisedMinutesOf(settings, order.orderType)
  const soldOut = unique(read.problems.flatMap((problem) => problem.soldOutItems))
  const few = read.problems.flatMap(({ fewLeft }) => fewLeft.map(({ id, left }) => ({ id, left })))
  const unserved = unique(read.problems.flatMap((problem) => problem.unservedItems))
  return {
    isValid: objection === undefined,
    ...(objection === undefined
      ? {}
      : { reason: reasonOf(objection), message: sentenceOf(objection, priceText(judged.brand, 'en')) }),
    ...(objection?._tag === 'Paused' ? { pause: objection.pause } : {}),
    discountStatus: discountStatus[read.promo._tag],
    invalidItems: unique(read.problems.flatMap((problem) => problem.invalidItems)),
    ...(soldOut.length === 0 ? {} : { soldOutItems: soldOut }),
    ...(unserved.length === 0 ? {} : { unservedItems: unserved }),
    ...(few.length === 0 ? {} : { fewLeft: few }),
    invalidGroups: unique(read.problems.flatMap((problem) => problem.invalidGroups)),
    invalidModifiers: unique(read.problems.flatMap((problem) => problem.invalidModifiers)),
    isAsapOrderingEnabled: !isForLaterOnly(judged),
    ...(estimate === undefined ? {} : { serviceEstimate: estimate }),
    ...(notice === undefined ? {} : { notice }),
    ...(leastAge === undefined ? {} : { leastAge }),
  }
}

/** SCHED-18: suggests another time when the order's own is impossible. */
function isAboutTime(judged: JudgedOrder, objection: OrderObjection | undefined): boolean {
  return (
    objection?._tag === 'Closed' ||
    objection?._tag === 'Paused' ||
    objection?._tag === 'InvalidTime' ||
    objection?._tag === 'NeedsNotice' ||
    (judged.order.scheduledAt === undefined && isForLaterOnly(judged))
  )
}

function nextAvailableFor({ brand, settings, order, now, taken }: JudgedOrder): NextAvailable | undefined {
  if (!brand.ordering.scheduled || !mayBeForLater(order.orderType)) return undefined
  const slot = suggestedSlot(slotFacts(settings, order.orderType, now, taken ?? noneTaken), order.scheduledAt)
  return slot && nextAvailable(slot, settings.location.timeZone)
}
