import * as t from 'io-ts'

// What we read of CardPointe's answers, whose fields come in any order and with others between them.

/** A approved, B try again, C declined; `respproc` is whose code it is: PPS the gateway's own. */
export const verdict = t.intersection([
  t.type({ respstat: t.keyof({ A: null, B: null, C: null }), respcode: t.string }),
  t.partial({ respproc: t.string, resptext: t.string }),
])

const checks = t.partial({ avsresp: t.string, cvvresp: t.string })

/** Of `auth`. */
export const madeAuthorisation = t.intersection([
  verdict,
  checks,
  t.partial({ retref: t.string, amount: t.string, token: t.string }),
])
export type MadeAuthorisation = t.TypeOf<typeof madeAuthorisation>

/** Of `inquire`: a transaction as it stands. Of one that is not there, a verdict only. */
export const transaction = t.intersection([
  verdict,
  checks,
  t.partial({
    retref: t.string,
    amount: t.string,
    currency: t.string,
    setlstat: t.string,
    token: t.string,
    refundable: t.string,
  }),
])
export type Transaction = t.TypeOf<typeof transaction>

/** Of `inquireByOrderid`: one, or all that have the order's number. */
export const transactions = t.union([t.array(transaction), transaction])

/** Of `capture`, which may come without a verdict; and of `void`, which does not. */
export const madeCapture = t.intersection([
  t.type({ retref: t.string }),
  t.partial({ setlstat: t.string, respstat: t.string, respproc: t.string, respcode: t.string }),
])
export const madeVoid = t.intersection([verdict, madeCapture])

/** Of `refund`. */
export const madeRefund = t.intersection([verdict, t.partial({ retref: t.string })])

/** Of `profile`. */
export const madeProfile = t.intersection([verdict, t.partial({ profileid: t.string, acctid: t.string })])
