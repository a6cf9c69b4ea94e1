import { isLeft, left } from 'fp-ts/lib/Either.js'
import { boardOrder, refusedCommand } from '../../src-contract/staff/board-order.ts'
import { sentCommand } from '../../src-contract/staff/kitchen-command.ts'
import { staffRoutes } from '../../src-contract/staff/routes.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { BoardGateway, CommandRefused } from '../../src-domain/kitchen/board-gateway.ts'
import type { BoardOrder } from '../../src-domain/kitchen/board-order.ts'
import type { CommandRefusal } from '../../src-domain/kitchen/decide-command.ts'
import { mostMinutesMore } from '../../src-domain/kitchen/kitchen-command.ts'
import { boardReader } from './board-reader.ts'
import { answerOf, failureOf, isSuccess, understood } from './call.ts'
import { type EventStreamNeeds, eventStream } from './event-stream.ts'
import type { OrderServerNeeds } from './order-server-needs.ts'

export function boardGateway(needs: OrderServerNeeds, streams: EventStreamNeeds): BoardGateway {
  return {
    orders: boardReader(needs),
    send: async ({ orderId, ...sent }) => {
      const body = sentCommand.encode(sent)
      const answer = await answerOf(needs, staffRoutes.sendCommand, { params: { id: orderId }, body })
      if (answer._tag !== 'Answered') return left(failureOf(answer))
      if (isSuccess(answer.status)) return understood(needs, boardOrder, answer.body)
      return left(answer.status === 409 ? refusedOf(needs, answer.body) : failureOf(answer))
    },
    watch: (id, changed, connected) =>
      eventStream(streams, needs.brandId, `/staff/locations/${encodeURIComponent(id)}/events`, { changed, connected }),
  }
}

function refusedOf(needs: OrderServerNeeds, body: unknown): CallFailure | CommandRefused {
  const read = understood(needs, refusedCommand, body)
  if (isLeft(read)) return read.left
  const { code, order, message } = read.right
  const refusal = refusalOf(code, order)
  return refusal === undefined
    ? { _tag: 'Refused', status: 409, code, message }
    : { _tag: 'CommandRefused', refusal, order }
}

function refusalOf(code: string, order: BoardOrder): CommandRefusal | undefined {
  switch (code) {
    case 'stale_version':
      return { _tag: 'StaleVersion', version: order.version }
    case 'wrong_status':
      return { _tag: 'WrongStatus', status: order.status }
    case 'not_a_delivery':
      return { _tag: 'NotADelivery' }
    case 'minutes_out_of_range':
      return { _tag: 'MinutesOutOfRange', most: mostMinutesMore }
    case 'reason_missing':
      return { _tag: 'ReasonMissing' }
    case 'cannot_refund':
      return { _tag: 'CannotRefund' }
    default:
      return undefined
  }
}
