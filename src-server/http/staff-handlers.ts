import { isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { CountChanged, UntilIsPast } from '../../src-domain/availability/availability-change.ts'
import type { CommandRefusal } from '../../src-domain/kitchen/decide-command.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, unknownLocation } from './refusal-answer.ts'
import { secondFactorHandlers } from './second-factor-handlers.ts'
import { answer, ok, serve } from './serve.ts'
import { staffSignInHandlers } from './staff-sign-in-handlers.ts'
import { streamCounts } from './stream-counts.ts'

/** Also for an order of another location or brand, so that its existence is not revealed. */
const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')

const unknownMenuEntry = refusal(404, 'unknown_menu_entry', 'The menu of this location has no such entry.')
const countChanged = refusal(409, 'count_changed', 'The count changed in the meantime.')
const untilIsPast = refusal(409, 'until_is_past', 'This time is in the past.')

/** Streams per session, for a tablet and for pages that a member forgot to close. */
const mostStreams = 3

/** Routes for staff: sign-in, the order board, and sold-out items. */
export function staffHandlers({
  staff,
  board,
  watch,
  availability,
  limits,
  devices,
  secondFactor,
}: Pick<OrderServer, 'staff' | 'board' | 'watch' | 'availability' | 'limits' | 'devices' | 'secondFactor'>) {
  const counted = streamCounts(mostStreams)
  const actorOf = actorOfCall(staff)

  return {
    ...staffSignInHandlers({ staff, limits, devices }),
    ...secondFactorHandlers({ staff, secondFactor, limits }),
    boardOrders: serve(routes.boardOrders, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const look = await board.look(actor.right, call.params.id, call.query.since)
      return isLeft(look) ? notListed(look.left) : ok(look.right)
    }),
    boardEvents: serve(routes.boardEvents, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const watched = await watch.ofLocation(actor.right, call.params.id)
      if (isLeft(watched)) return notListed(watched.left)
      const stream = counted(call.staffToken ?? actor.right.member.id, {
        begin: ({ changed }) => watched.right(changed),
        isStillAllowed: async () => !isLeft(await actorOf(call)),
      })
      return isLeft(stream) ? stream.left : { ...ok(0), stream: stream.right }
    }),
    sendCommand: serve(routes.sendCommand, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const sent = await board.send(actor.right, { orderId: call.params.id, ...call.body })
      if (!isLeft(sent)) return ok(sent.right)
      if (sent.left._tag !== 'CommandRefused') return notSent(sent.left)
      const { refusal: why, order } = sent.left
      return answer(409, { ...refusals[why._tag], order })
    }),
    availability: serve(routes.availability, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const listed = await availability.list(actor.right, call.params.id)
      return isLeft(listed) ? notListed(listed.left) : ok({ entries: listed.right })
    }),
    changeAvailability: serve(routes.changeAvailability, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const changed = await availability.change(actor.right, call.params.id, call.body)
      if (!isLeft(changed)) return ok({ entries: changed.right })
      return changed.left._tag === 'NotFound' ? unknownMenuEntry : notListed(changed.left)
    }),
  }
}

function notSent({ _tag }: NotAllowed | { readonly _tag: 'NotFound' }): RefusalAnswer {
  return _tag === 'NotAllowed' ? notAllowed : unknownOrder
}

function notListed({ _tag }: NotAllowed | NotFound | UntilIsPast | CountChanged): RefusalAnswer {
  switch (_tag) {
    case 'NotAllowed':
      return notAllowed
    case 'NotFound':
      return unknownLocation
    case 'UntilIsPast':
      return untilIsPast
    case 'CountChanged':
      return countChanged
  }
}

const refusals: Readonly<Record<CommandRefusal['_tag'], { readonly code: string; readonly message: string }>> = {
  StaleVersion: { code: 'stale_version', message: 'The order changed in the meantime.' },
  WrongStatus: { code: 'wrong_status', message: 'The order is past this step.' },
  NotADelivery: { code: 'not_a_delivery', message: 'Only deliveries go out.' },
  MinutesOutOfRange: { code: 'minutes_out_of_range', message: 'The promised time cannot move this far.' },
  ReasonMissing: { code: 'reason_missing', message: 'Cancelling needs a reason.' },
  CannotRefund: { code: 'cannot_refund', message: 'The payment cannot be refunded from here.' },
}
