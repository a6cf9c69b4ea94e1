import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import { routes } from '../../src-contract/routes.ts'
import type { NothingToSend, TooManyMessages } from '../kitchen/order-message.ts'
import type { NoAddress, NoMail } from '../kitchen/order-records.ts'
import type { NotFound } from '../not-found.ts'
import type { OrderServer } from '../order-server.ts'
import type { RefundsChanged } from '../refund/claim-refund.ts'
import type { RefundRefusal } from '../refund/draft-refund.ts'
import type { NotAllowed } from '../staff/not-allowed.ts'
import type { Actor } from '../staff/write-audit.ts'
import { actorOfCall, notAllowed } from './actor-of-call.ts'
import { type RefusalAnswer, refusal, unknownLocation } from './refusal-answer.ts'
import { type Call, ok, okOr, serve } from './serve.ts'

/** Routes for orders of any day. */
export function orderRecordHandlers({ staff, records }: Pick<OrderServer, 'staff' | 'records'>) {
  const actorOf = actorOfCall(staff)
  const byActor =
    <C extends Call<unknown, unknown, unknown>, E extends Why, A>(
      act: (actor: Actor, call: C) => Promise<Either<E, A>>,
    ) =>
    async (call: C) => {
      const actor = await actorOf(call)
      return isLeft(actor) ? actor.left : okOr(await act(actor.right, call), refused)
    }

  return {
    searchOrders: serve(routes.searchOrders, async (call) => {
      const actor = await actorOf(call)
      if (isLeft(actor)) return actor.left
      const found = await records.search(actor.right, call.params.id, call.body.text)
      if (!isLeft(found)) return ok({ orders: found.right })
      return found.left._tag === 'NotAllowed' ? notAllowed : unknownLocation
    }),
    orderRecord: serve(
      routes.orderRecord,
      byActor((actor, { params }) => records.record(actor, params.id)),
    ),
    quoteRefund: serve(
      routes.quoteRefund,
      byActor((actor, { params, body }) => records.quote(actor, params.id, body.share)),
    ),
    refundOrder: serve(
      routes.refundOrder,
      byActor((actor, { params, body }) => records.refund(actor, params.id, body)),
    ),
    messageCustomer: serve(
      routes.messageCustomer,
      byActor((actor, { params, body }) => records.message(actor, params.id, body)),
    ),
  }
}

type Why = NotAllowed | NotFound | RefundRefusal | RefundsChanged | NoAddress | NoMail | TooManyMessages | NothingToSend

/** Also for an order of another location or brand, so that its existence is not revealed. */
const unknownOrder = refusal(404, 'unknown_order', 'There is no such order.')

function refused({ _tag }: Why): RefusalAnswer {
  if (_tag === 'NotAllowed') return notAllowed
  return _tag === 'NotFound' || _tag === 'UnknownOrder' ? unknownOrder : conflicts[_tag]
}

const conflicts: Readonly<Record<Exclude<Why['_tag'], 'NotAllowed' | 'NotFound' | 'UnknownOrder'>, RefusalAnswer>> = {
  UnknownLine: refusal(409, 'unknown_line', 'The order has no such line.'),
  TooMany: refusal(409, 'refunds_changed', 'Fewer pieces of this line are left to refund.'),
  NothingLeft: refusal(409, 'nothing_left', 'Nothing is left to refund.'),
  MoreThanLeft: refusal(409, 'more_than_left', 'This is more than what is left to refund.'),
  AlreadyCancelled: refusal(409, 'nothing_left', 'The order is cancelled.'),
  TermsUnknown: refusal(409, 'only_whole', 'Only the whole order can be refunded.'),
  BringsNothing: refusal(
    409,
    'brings_nothing',
    'Without these items the promotion would end, and the rest costs as much.',
  ),
  NoRefunds: refusal(409, 'cannot_refund', 'The payment cannot be refunded from here.'),
  Busy: refusal(409, 'refunds_changed', 'The order is being refunded.'),
  RefundsChanged: refusal(409, 'refunds_changed', 'The order was refunded in the meantime.'),
  NoAddress: refusal(409, 'no_address', 'The customer gave no email.'),
  NoMail: refusal(409, 'no_mail', 'This server sends no mail.'),
  TooManyMessages: refusal(409, 'too_many_messages', 'No more messages can be sent about this order.'),
  NothingToSend: refusal(409, 'nothing_to_send', 'The message is empty.'),
}
