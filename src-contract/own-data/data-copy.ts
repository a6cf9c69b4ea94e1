import { longestCode } from '../../src-domain/account/account-forms.ts'
import type { CopiedMessage, CopiedOrder, CopiedSession, DataCopy } from '../../src-domain/own-data/data-copy.ts'
import { password, patron } from '../account/patron.ts'
import { cards } from '../card/card.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { pastedLine, text } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { loyalty } from '../loyalty/loyalty.ts'
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
const message: Codec<CopiedMessage> = shape('a copied message', { required: { kind: text, since: text } })

/** All that is held on a person, as they get it. */
export const dataCopy: Codec<DataCopy> = shape('a copy of one’s data', {
  required: {
    madeAt: text,
    cards,
    platforms: list(text),
    sessions: list(session),
    orders: list(order),
    messages: list(message),
  },
  optional: { patron, loyalty },
})

/**
 * What shows that whoever is signed in is the patron: the password, or the code that goes to the account's e-mail when
 * neither is sent.
 */
export const ownershipShown = shape('what shows to own an account', {
  required: {},
  optional: { password, pinCode: pastedLine(longestCode) },
})

/** The code of a 401 to a session whose account was deleted a short while ago. */
export const accountErased = 'account_erased'
/** The code of the 403 for a password that is not the account's. */
export const wrongPassword = 'wrong_password'
/** The code of the 409 while somebody still waits for an order. */
export const orderOpen = 'order_open'
/** The code of the 409 for an order that an account has placed: its owner decides there. */
export const orderOfAccount = 'order_of_account'
