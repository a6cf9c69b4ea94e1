import { longestCode } from '../../src-domain/account/account-forms.ts'
import type {
  CopiedChange,
  CopiedMessage,
  CopiedOrder,
  CopiedSession,
  DataCopy,
} from '../../src-domain/own-data/data-copy.ts'
import { password, patron } from '../account/patron.ts'
import { cards } from '../card/card.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { pastedLine, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { loyalty } from '../loyalty/loyalty.ts'
import { money } from '../money/money.ts'
import { pastOrder } from '../ordering/past-order.ts'

const guest = shape('who ordered as a guest', {
  required: { firstName: text, lastName: text },
  optional: { email: text, phone: text },
})

const order: Codec<CopiedOrder> = shape('a copied order', {
  required: { order: pastOrder },
  optional: { guest, email: text, phone: text, note: text, deliveryNotes: text, language: text, giftCardLast4: text },
})

const session: Codec<CopiedSession> = shape('a copied session', { required: { startedAt: text, seenAt: text } })
const change: Codec<CopiedChange> = shape('a copied change', {
  required: { kind: text, amount: money, reason: text, at: text },
})
const message: Codec<CopiedMessage> = shape('a copied message', { required: { kind: text, since: text } })

export const dataCopy: Codec<DataCopy> = shape('a copy of one’s data', {
  required: {
    madeAt: text,
    cards,
    platforms: list(text),
    sessions: list(session),
    orders: list(order),
    messages: list(message),
  },
  optional: { patron, loyalty, changes: list(change) },
})

/** An empty object requests a code by email. */
export const ownershipShown = shape('what shows to own an account', {
  required: {},
  optional: { password, pinCode: pastedLine(longestCode) },
})

/** Code of a 401: the account was erased recently. */
export const accountErased = 'account_erased'
/** Code of a 403. */
export const wrongPassword = 'wrong_password'
/** Code of a 409: an order is not completed yet. */
export const orderOpen = 'order_open'
/** Code of a 409: only the account's owner decides. */
export const orderOfAccount = 'order_of_account'
