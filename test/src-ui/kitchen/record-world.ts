import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import type { OrderRecord, RefundAmounts } from '../../../src-domain/kitchen/order-record.ts'
import type { OrderRecordGateway, SentMessage, SentRefund } from '../../../src-domain/kitchen/order-record-gateway.ts'
import { minor, zero } from '../../../src-domain/money/minor.ts'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'

/** A paid order of two bowls of ramen, 15.79 by card. */
export function aRecord(fields: Partial<OrderRecord> = {}): OrderRecord {
  const amounts = { subtotal: minor(1_462), discount: zero, serviceFee: zero, tax: minor(117), tip: zero }
  return {
    order: aBoardOrder(),
    email: 'ana@example.com',
    isErased: false,
    payment: { kind: 'card', brand: 'visa', last4: '4242', isCaptured: true },
    amounts: { ...amounts, giftCard: zero, credit: zero, charged: minor(1_579) },
    prices: [{ price: minor(731), left: 2 }],
    refunds: [],
    left: { byAmount: minor(1_579), whole: minor(1_579) },
    entries: [{ event: 'placed', at: boardTime }],
    messagesLeft: 5,
    ...fields,
  }
}

/** An order server's records in memory, with a failure that a test can set. */
export function aRecordServer() {
  const state: {
    found: readonly BoardOrder[]
    record: OrderRecord
    quote: RefundAmounts
    failure: CallFailure | undefined
    isAnswerLost: boolean
  } = {
    found: [],
    record: aRecord(),
    quote: { charged: minor(789), giftCard: zero, credit: zero },
    failure: undefined,
    isAnswerLost: false,
  }
  const sought: string[] = []
  const refunds: SentRefund[] = []
  const messages: SentMessage[] = []
  let looks = 0
  const answered = <A>(value: () => A): Either<CallFailure, A> => {
    if (state.failure !== undefined) return left(state.failure)
    const answer = value()
    return state.isAnswerLost ? left({ _tag: 'NoResponse' }) : right(answer)
  }
  const isNew = (id: string, known: readonly string[]) => known.filter((one) => one === id).length === 1
  const gateway: OrderRecordGateway = {
    search: async (_, text) => {
      sought.push(text)
      return answered(() => state.found)
    },
    record: async () => {
      looks += 1
      return answered(() => state.record)
    },
    quote: async () => answered(() => state.quote),
    refund: async (_, sent) => {
      refunds.push(sent)
      return answered(() => {
        const ids = refunds.map(({ refundId }) => refundId)
        if (!isNew(sent.refundId, ids)) return state.record
        const refund = { ...state.quote, progress: 'pending', isWhole: false, lines: [], reason: sent.reason } as const
        state.record = { ...state.record, refunds: [...state.record.refunds, { ...refund, at: boardTime }] }
        return state.record
      })
    },
    message: async (_, sent) => {
      messages.push(sent)
      return answered(() => {
        const entry = { event: 'message', at: boardTime, text: sent.text, message: 'waiting' } as const
        state.record = { ...state.record, entries: [...state.record.entries, entry], messagesLeft: 4 }
        return state.record
      })
    },
  }
  return { gateway, state, sought, refunds, messages, looks: () => looks }
}
