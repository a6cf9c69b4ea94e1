import * as t from 'io-ts'

/** A approved, B try again, C declined. `respproc` PPS is the gateway. */
export const verdict = t.intersection([
  t.type({ respstat: t.keyof({ A: null, B: null, C: null }), respcode: t.string }),
  t.partial({ respproc: t.string, resptext: t.string }),
])

const checks = t.partial({ avsresp: t.string, cvvresp: t.string })

export const authorisationAnswer = t.intersection([
  verdict,
  checks,
  t.partial({ retref: t.string, amount: t.string, token: t.string }),
])
export type AuthorisationAnswer = t.TypeOf<typeof authorisationAnswer>

/** An unknown transaction has only a verdict. */
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

export const transactions = t.union([t.array(transaction), transaction])

/** A capture may lack a verdict; a void always has one. */
export const captureAnswer = t.intersection([
  t.type({ retref: t.string }),
  t.partial({ setlstat: t.string, respstat: t.string, respproc: t.string, respcode: t.string }),
])
export const voidAnswer = t.intersection([verdict, captureAnswer])

export const refundAnswer = t.intersection([verdict, t.partial({ retref: t.string })])

export const profileAnswer = t.intersection([verdict, t.partial({ profileid: t.string, acctid: t.string })])
