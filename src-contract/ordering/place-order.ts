import { right } from 'fp-ts/lib/Either.js'
import type * as t from 'io-ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import { longestName } from '../../src-domain/checkout/guest-name.ts'
import type { GuestInfo } from '../../src-domain/placement/guest-info.ts'
import type { Modifier } from '../../src-domain/selection/selections.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import { mostOf } from '../call/limits.ts'
import { cardNonce } from '../card/card.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { mapped } from '../codec/mapped.ts'
import { nested } from '../codec/nested.ts'
import { ours } from '../codec/ours.ts'
import { id, matching, pastedLine, typedText, uuidV4, wholeNumber, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { userToken } from '../human/human-check.ts'
import { money, moneyUpTo } from '../money/money.ts'
import { agePromise } from './age-promise.ts'
import { orderFields } from './order-data.ts'

/** A line as displayed (wire rows 10 and 11). The server stores it with the order and never prices with it. */
export interface SeenLine {
  readonly group: string
  readonly item: { readonly id: string }
  readonly modifications: readonly SeenModification[]
  readonly name: string
  readonly price: CartLine['price']
  readonly quantity: number
  readonly notes: string
}

export interface SeenModification {
  readonly item: string
  readonly option: string
  readonly modifications: readonly SeenModification[]
}

export const seenModification: Codec<SeenModification> = nested('a seen modification', (self) =>
  shape('a seen modification', {
    required: {
      item: id,
      option: id,
      modifications: withFallback(list<SeenModification>(self, { atMost: mostOf.modifiers }), []),
    },
  }),
)

export const seenLine: Codec<SeenLine> = shape('a seen line', {
  required: {
    group: id,
    item: shape('an item by id', { required: { id } }),
    modifications: withFallback(list(seenModification, { atMost: mostOf.modifiers }), []),
    name: typedText(200),
    price: money,
    quantity: wholeNumber(1, mostOf.quantity),
    notes: withFallback(typedText(mostOf.note), ''),
  },
})

export function seenCart(lines: readonly CartLine[]): readonly SeenLine[] {
  return lines.map(({ group, item, mods, name, price, quantity, notes }) => ({
    group,
    item: { id: item },
    modifications: seenModifications([...mods.values()].flat()),
    name,
    price,
    quantity,
    notes,
  }))
}

// \s includes line breaks, which could inject headers.
const email = lineMatching('an e-mail address', /^(?:[^\s@<>,;"]{1,64}@[^\s@<>,;"]{1,190})?$/)

/** CHK-21: spaces and invisible characters do not count. */
const personName = refined(
  'a name',
  typedText(longestName),
  (name) => pastedText(name) !== '',
  `not a name of 1 to ${longestName} characters`,
  { minLength: 1 },
)

// Permissive, because only people read the number.
const phone = lineMatching('a telephone number', /^(?:\+?[\d ().-]{7,40}(?: *(?:[xX]|[eE][xX][tT]\.?) *\d{1,6})?)?$/)

/** CHK-41; `phone` is ours. A storefront may send unrequested fields empty. */
export const guestInfo: Codec<GuestInfo> = mapped(
  'guest info',
  shape('guest info', {
    // CHK-20: the brand decides whether a last name is required.
    required: { firstName: personName, lastName: typedText(longestName) },
    optional: { email, phone: ours(phone) },
  }),
  ({ email: mail = '', phone: number = '', ...name }) =>
    right({ ...name, ...(mail === '' ? {} : { email: mail }), ...(number === '' ? {} : { phone: number }) }),
  (guest: GuestInfo) => guest,
)

/**
 * CHK-40. Ours: `expectedTotal`, `confirmsDuplicate` (wire row 20), `userToken` after `human_check_required`, and
 * `takesFurtherStep`: without it a payment that needs a step (`payment_action_required`) is declined.
 */
export const placeOrderPayload = shape('a place-order payload', {
  required: {
    ...orderFields.required,
    idempotencyKey: uuidV4,
    tip: moneyUpTo(mostOf.charged),
    cart: withFallback(list(seenLine, { atMost: mostOf.lines }), []),
  },
  optional: {
    ...orderFields.optional,
    guestInfo,
    cardNonce,
    transactionId: matching('a transaction id', /^[\x21-\x7e]{1,255}$/),
    isCash: yesNo,
    locationId: id,
    expectedTotal: ours(moneyUpTo(mostOf.charged)),
    confirmsDuplicate: ours(yesNo),
    userToken: ours(userToken),
    takesFurtherStep: ours(yesNo),
    agePromise: ours(agePromise),
  },
  orNull: orderFields.orNull,
})

export type PlaceOrderPayload = t.TypeOf<typeof placeOrderPayload>

function seenModifications(chosen: readonly Modifier[]): readonly SeenModification[] {
  return chosen.map(({ item, option, modifiers }) => ({
    item,
    option,
    modifications: seenModifications([...modifiers.values()].flat()),
  }))
}

/** Tests the cleaned line. */
function lineMatching(name: string, pattern: RegExp): Codec<string> {
  return refined(name, pastedLine(255), (line) => pattern.test(line), `not ${name}`, { pattern: pattern.source })
}
