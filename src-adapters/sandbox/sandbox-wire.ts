import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { KeepOutcome } from '../../src-domain/payment/card-vault.ts'
import type {
  ChargePage,
  ChargeRequest,
  LookupOutcome,
  RefundLookup,
} from '../../src-domain/payment/payment-gateway.ts'
import { currency, declined, wholeCents, wholeNumber, withoutMessage } from './ledger-entry.ts'

const chargeRequest = t.type({
  reference: t.string,
  amount: wholeCents,
  currency,
  instrument: t.union([
    t.type({ _tag: t.literal('Nonce'), nonce: t.string }),
    t.type({ _tag: t.literal('SavedCard'), token: t.string }),
    t.type({ _tag: t.literal('Intent') }),
  ]),
})

const capture = t.type({ transactionId: t.string, amount: wholeCents })
const cancellation = t.type({ transactionId: t.string })
const refund = t.type({ reference: t.string, transactionId: t.string, amount: wholeCents, currency })

const outcome = t.union([
  t.type({
    _tag: t.literal('Authorised'),
    transactionId: t.string,
    amount: wholeCents,
    currency,
    card: t.type({ brand: t.string, last4: t.string }),
  }),
  t.type({ _tag: t.literal('StepRequired'), transactionId: t.string, data: t.string }),
  declined,
  t.type({ _tag: t.literal('NeverArrived') }),
])

const stepAnswer = t.type({ step: t.string, answer: t.keyof({ confirm: null, refuse: null }) })
const stepEnd = t.type({ outcome: t.keyof({ taken: null, closed: null }) })

const settlement = t.type({ outcome: t.keyof({ captured: null, cancelled: null, refused: null }) })

const refundOutcome = t.union([
  t.type({ _tag: t.literal('Refunded'), refundId: t.string }),
  t.type({ _tag: t.literal('Refused') }),
  t.type({ _tag: t.literal('NeverArrived') }),
])

const keepRequest = t.type({ reference: t.string, nonce: t.string, holder: t.type({ id: t.string }) })
const forgetting = t.type({ token: t.string })
const keepOutcome = t.union([
  t.type({ _tag: t.literal('Kept'), token: t.string, card: t.type({ brand: t.string, last4: t.string }) }),
  declined,
])
const forgetEnd = t.type({ outcome: t.keyof({ forgotten: null, refused: null }) })

const page = t.intersection([
  t.type({
    charges: t.array(
      t.type({
        transactionId: t.string,
        reference: t.string,
        at: wholeNumber,
        state: t.keyof({ authorised: null, captured: null, cancelled: null }),
        currency,
        authorised: wholeCents,
        captured: wholeCents,
        refunded: wholeCents,
      }),
    ),
  }),
  t.partial({ next: t.string }),
])

export const readCharge: (u: unknown) => ChargeRequest | undefined = read(chargeRequest)
export const readCapture = read(capture)
export const readCancellation = read(cancellation)
export const readRefund = read(refund)
export const readRefundOutcome: (u: unknown) => RefundLookup | undefined = read(refundOutcome)
export const readKeep = read(keepRequest)
export const readForgetting = read(forgetting)
export const readStepAnswer = read(stepAnswer)

export function readOutcome(u: unknown): LookupOutcome | undefined {
  const seen = read(outcome)(u)
  return seen?._tag === 'Declined' ? withoutMessage(seen) : seen
}

export function readKeepOutcome(u: unknown): KeepOutcome | undefined {
  const seen = read(keepOutcome)(u)
  return seen?._tag === 'Declined' ? withoutMessage(seen) : seen
}

export function readForgetEnd(u: unknown): 'forgotten' | 'refused' | undefined {
  return read(forgetEnd)(u)?.outcome
}

export function readSettlement(u: unknown): 'captured' | 'cancelled' | 'refused' | undefined {
  return read(settlement)(u)?.outcome
}

export function readStepEnd(u: unknown): 'taken' | 'closed' | undefined {
  return read(stepEnd)(u)?.outcome
}

export function readPage(u: unknown): (ChargePage & { readonly _tag: 'Page' }) | undefined {
  const seen = read(page)(u)
  if (seen === undefined) return undefined
  const { charges, next } = seen
  return { _tag: 'Page', charges, ...(next === undefined ? {} : { next }) }
}

function read<A>(codec: t.Decoder<unknown, A>) {
  return (u: unknown): A | undefined => {
    const seen = codec.decode(u)
    return isRight(seen) ? seen.right : undefined
  }
}
