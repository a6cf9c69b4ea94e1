import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { type ChargeFacts, chargeDifference } from '../../../src-domain/payment/charge-difference.ts'

const reference = 'order:a1:attempt:1'
const authorised = {
  transactionId: 't1',
  reference,
  state: 'authorised',
  currency: 'USD',
  authorised: minor(1350),
  captured: minor(0),
} as const
const captured = { ...authorised, state: 'captured', captured: minor(1350) } as const
const order = { due: minor(1350), currency: 'USD', transactionId: 't1' } as const
const attempt = { isOpen: false, amount: minor(1350) }

describe('a difference between a charge and our books', () => {
  const cases: readonly (readonly [string, ChargeFacts, ReturnType<typeof chargeDifference>])[] = [
    ['taken as ordered', { charge: captured, order, attempt }, undefined],
    ['taken as ordered, its attempt forgotten', { charge: captured, order }, undefined],
    [
      'taken in another currency',
      { charge: { ...captured, currency: 'CAD' }, order, attempt },
      { kind: 'wrong-currency' },
    ],
    [
      'promised in another currency',
      { charge: { ...authorised, currency: 'CAD' }, order, attempt },
      { kind: 'wrong-currency' },
    ],
    ['given back', { charge: { ...authorised, state: 'cancelled' }, attempt }, undefined],
    [
      'taken, and all of it given back',
      { charge: { ...captured, refunded: minor(1350) }, order: { ...order, refunded: minor(1350) }, attempt },
      undefined,
    ],
    [
      'taken, and a part given back',
      { charge: { ...captured, refunded: minor(350) }, order: { ...order, refunded: minor(350) }, attempt },
      undefined,
    ],
    [
      'given back by a list that does not say so',
      { charge: captured, order: { ...order, refunded: minor(350) }, attempt },
      undefined,
    ],
    [
      'given back by our books alone',
      { charge: { ...captured, refunded: minor(0) }, order: { ...order, refunded: minor(350) }, attempt },
      { kind: 'missing-refund' },
    ],
    [
      'given back by the processor alone',
      { charge: { ...captured, refunded: minor(350) }, order, attempt },
      { kind: 'unbooked-refund' },
    ],
    [
      'given back a cent more',
      { charge: { ...captured, refunded: minor(351) }, order: { ...order, refunded: minor(350) }, attempt },
      { kind: 'unbooked-refund' },
    ],
    [
      'a cent too much taken, and given back at the desk',
      { charge: { ...captured, captured: minor(1351), refunded: minor(1) }, order, attempt },
      undefined,
    ],
    [
      'a cent too much taken, another amount given back',
      { charge: { ...captured, captured: minor(1351), refunded: minor(2) }, order, attempt },
      { kind: 'wrong-amount' },
    ],
    ['taken for no order, and given back', { charge: { ...captured, refunded: minor(1350) }, attempt }, undefined],
    [
      'taken for no order, and given back in part',
      { charge: { ...captured, refunded: minor(1349) }, attempt },
      { kind: 'missing-order' },
    ],
    [
      'taken twice, and given back',
      { charge: { ...captured, transactionId: 't2', refunded: minor(1350) }, order, attempt },
      undefined,
    ],
    [
      'let go of by our books, and taken',
      { charge: { ...captured, refunded: minor(0) }, order: { ...order, isVoided: true }, attempt },
      { kind: 'missing-refund' },
    ],
    [
      'let go of by our books, and still promised',
      { charge: authorised, order: { ...order, isVoided: true }, attempt },
      { kind: 'loose-authorisation', mend: 'cancel' },
    ],
    ['in flight', { charge: authorised, attempt: { ...attempt, isOpen: true } }, undefined],
    ['a till’s', { charge: { ...captured, reference: 'till 7, receipt 12' } }, undefined],
    ['promised at a till', { charge: { ...authorised, reference: 'order:a1' } }, undefined],
    ['taken for no order', { charge: captured, attempt }, { kind: 'missing-order' }],
    ['taken for no order, nobody asked', { charge: captured }, { kind: 'missing-order' }],
    ['promised for no order', { charge: authorised, attempt }, { kind: 'loose-authorisation', mend: 'cancel' }],
    ['promised, and nobody here asked', { charge: authorised }, { kind: 'loose-authorisation' }],
    ['ordered and not taken', { charge: authorised, order, attempt }, { kind: 'uncaptured', mend: 'capture' }],
    [
      'promised more than is due',
      { charge: { ...authorised, authorised: minor(1351) }, order, attempt },
      { kind: 'uncaptured', mend: 'capture' },
    ],
    [
      'promised less than is due',
      { charge: { ...authorised, authorised: minor(1349) }, order, attempt },
      { kind: 'wrong-amount' },
    ],
    ['taken a cent less', { charge: { ...captured, captured: minor(1349) }, order, attempt }, { kind: 'wrong-amount' }],
    ['taken a cent more', { charge: { ...captured, captured: minor(1351) }, order, attempt }, { kind: 'wrong-amount' }],
    [
      'asked for another amount',
      { charge: captured, order, attempt: { ...attempt, amount: minor(1300) } },
      { kind: 'wrong-amount' },
    ],
    [
      'asked for another amount, not taken',
      { charge: authorised, order, attempt: { ...attempt, amount: minor(1300) } },
      { kind: 'wrong-amount' },
    ],
    [
      'taken beside the order’s own',
      { charge: { ...captured, transactionId: 't2' }, order, attempt },
      { kind: 'double' },
    ],
    [
      'taken by card for a cash order',
      { charge: captured, order: { due: minor(1350), currency: 'USD' }, attempt },
      { kind: 'double' },
    ],
    [
      'promised beside the order’s own',
      { charge: { ...authorised, transactionId: 't2' }, order, attempt },
      { kind: 'loose-authorisation', mend: 'cancel' },
    ],
  ]
  for (const [title, facts, difference] of cases)
    it(`R15 ${title}: ${difference === undefined ? 'none' : `${difference.kind}${difference.mend === undefined ? '' : `, ${difference.mend}`}`}`, () => {
      expect(chargeDifference(facts)).to.deep.equal(difference)
    })
})
