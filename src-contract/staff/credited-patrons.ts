import { longestEmail } from '../../src-domain/account/email-address.ts'
import { longestPhone } from '../../src-domain/account/phone-problem.ts'
import { type CreditedPatron, mostCredit, type PatronChange } from '../../src-domain/offers/patron-credit.ts'
import { instant } from '../call/instant.ts'
import type { Codec } from '../codec/codec.ts'
import { list } from '../codec/list.ts'
import { matching, oneOf, pastedLine, text, uuidV4, yesNo } from '../codec/plain.ts'
import { refined } from '../codec/refined.ts'
import { shape } from '../codec/shape.ts'
import { money, moneyBetween } from '../money/money.ts'
import { offerReason, staffLocationId } from './issued-cards.ts'

export const patronChangeKind = oneOf('a kind of change', [
  'credit-given',
  'credit-taken',
  'employee-set',
  'employee-removed',
])

const change: Codec<PatronChange> = shape('a change of a patron', {
  required: { kind: patronChangeKind, amount: money, reason: text, by: text, at: instant },
})

export const creditedPatron: Codec<CreditedPatron> = shape('a patron for staff', {
  required: { id: text, name: text, credit: money, held: money, isEmployee: yesNo, history: list(change) },
  optional: { email: text, phone: text, displayedPhone: text },
})

export const creditedPatrons = shape('the patrons that staff found', { required: { patrons: list(creditedPatron) } })

/** By one of them. In the body, because servers log addresses. */
export const soughtPatron = shape('a sought patron', {
  required: {},
  optional: { email: pastedLine(longestEmail), phone: pastedLine(longestPhone) },
})

const creditChange = refined(
  'a change of credit',
  moneyBetween(-mostCredit('USD'), mostCredit('USD')),
  (amount) => amount !== 0,
  'not an amount other than 0',
)

export const sentCredit = shape('a sent change of credit', {
  required: { commandId: uuidV4, locationId: staffLocationId, amount: creditChange, reason: offerReason },
})

export const sentEmployeeMark = shape('a sent employee mark', {
  required: { commandId: uuidV4, isEmployee: yesNo, reason: offerReason },
})

export const byPatronId = shape('a patron of staff', {
  required: { id: matching('a patron id', /^[A-Za-z0-9_-]{1,128}$/) },
})
