import { type Either, left, right } from 'fp-ts/lib/Either.js'
import {
  messageStates,
  type OrderRecord,
  type RefundAmounts,
  recordEvents,
} from '../../src-domain/kitchen/order-record.ts'
import type { RefundShare, SentMessage, SentRefund } from '../../src-domain/kitchen/order-record-gateway.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { oneOf, pastedLine, text, typedText, uuidV4, wholeNumber, yesNo } from '../codec/plain.ts'
import { type Shaped, shape } from '../codec/shape.ts'
import { money, moneyUpTo } from '../money/money.ts'
import { boardOrder } from './board-order.ts'

const longestSearch = 254
const longestReason = 300
const longestMessage = 500
/** Cents of dollars. */
const mostRefunded = 1_000_000_00

/** In the body, so that no phone or email stands in an address. */
export const soughtOrders = shape('a search for orders', { required: { text: pastedLine(longestSearch) } })

const refundedLine = shape('a refunded line', {
  required: { position: wholeNumber(0, 1_000_000), quantity: wholeNumber(1, 1_000_000) },
})

const shareFields = {
  required: { name: oneOf('a share of an order', ['lines', 'amount', 'whole']) },
  optional: { lines: list(refundedLine, { atMost: 1_000 }), amount: moneyUpTo(mostRefunded) },
} as const

type WireShare = Shaped<typeof shareFields.required, typeof shareFields.optional, Record<never, never>>

/** `lines` is required for `lines`, `amount` for `amount`. */
const refundShare: Codec<RefundShare> = mapped(
  'what to refund',
  shape('what to refund', shareFields),
  readShare,
  writeShare,
)

function readShare({ name, lines, amount }: WireShare): Either<string, RefundShare> {
  switch (name) {
    case 'lines':
      return lines === undefined ? left('without lines') : right({ _tag: 'Lines', lines })
    case 'amount':
      return amount === undefined ? left('without an amount') : right({ _tag: 'Amount', amount })
    case 'whole':
      return right({ _tag: 'Whole' })
  }
}

function writeShare(share: RefundShare): WireShare {
  switch (share._tag) {
    case 'Lines':
      return { name: 'lines', lines: share.lines }
    case 'Amount':
      return { name: 'amount', amount: share.amount }
    case 'Whole':
      return { name: 'whole' }
  }
}

export const askedQuote = shape('a refund to quote', { required: { share: refundShare } })

export const sentRefund: Codec<SentRefund> = shape('a sent refund', {
  required: {
    refundId: uuidV4,
    seen: wholeNumber(0, 1_000_000),
    share: refundShare,
    reason: typedText(longestReason),
  },
})

export const sentMessage: Codec<SentMessage> = shape('a sent message', {
  required: { messageId: uuidV4, text: typedText(longestMessage) },
})

const amounts = { charged: money, giftCard: money, credit: money } as const

export const refundQuote: Codec<RefundAmounts> = shape('the amounts of a refund', { required: amounts })

const payment = shape('the payment of a record', {
  required: { kind: oneOf('a tender', ['cash', 'card', 'none']), isCaptured: yesNo },
  optional: { brand: text, last4: text },
})

const refund = shape('a recorded refund', {
  required: {
    ...amounts,
    progress: oneOf('the progress of a refund', ['pending', 'done', 'refused']),
    isWhole: yesNo,
    lines: list(refundedLine),
    reason: text,
    at: instant,
  },
  optional: { endedAt: instant },
})

const entry = shape('an entry of a record', {
  required: { event: oneOf('an event of an order', recordEvents), at: instant },
  optional: {
    by: text,
    promisedAt: instant,
    amount: money,
    text,
    message: oneOf('the state of a message', messageStates),
  },
})

export const orderRecord: Codec<OrderRecord> = shape('the record of an order', {
  required: {
    order: boardOrder,
    email: text,
    isErased: yesNo,
    payment,
    amounts: shape('the amounts of a record', {
      required: {
        ...{ subtotal: money, discount: money, serviceFee: money, tax: money },
        ...{ tip: money, ...amounts },
      },
    }),
    prices: list(shape('the price of a line', { required: { price: money, left: wholeNumber(0, 1_000_000) } })),
    refunds: list(refund),
    left: shape('what is left to refund', { required: { byAmount: money, whole: money } }),
    entries: list(entry),
    messagesLeft: wholeNumber(0, 1_000),
  },
})
