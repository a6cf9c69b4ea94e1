import * as t from 'io-ts'
import type { RefundLookup, RefundOutcome, RefundRequest, Refunds } from '../../src-domain/payment/payment-gateway.ts'
import type { AskStripe } from './ask-stripe.ts'
import { intentCodec } from './payment-intent.ts'

const refundCodec = t.type({
  id: t.string,
  object: t.literal('refund'),
  status: t.union([t.null, t.string]),
  metadata: t.union([t.null, t.record(t.string, t.string)]),
})

const refundPage = t.type({ data: t.array(refundCodec), has_more: t.boolean })

export function stripeRefunds(ask: AskStripe): Refunds {
  return {
    refund: async (request) => {
      const charge = await refundableCharge(ask, request.transactionId)
      return charge._tag === 'Refundable' ? refund(ask, request, charge.hasFee) : charge
    },
    lookUp: (reference, transactionId) => lookUp(ask, reference, transactionId),
  }
}

/** Refunding an uncaptured charge would void it, and the order would never be paid. */
async function refundableCharge(
  ask: AskStripe,
  transactionId: string,
): Promise<RefundOutcome | { readonly _tag: 'Refundable'; readonly hasFee: boolean }> {
  const charge = await ask((stripe) => stripe.paymentIntents.retrieve(transactionId), intentCodec)
  switch (charge._tag) {
    case 'Answered': {
      const { status, application_fee_amount: fee } = charge.value
      return status === 'succeeded' ? { _tag: 'Refundable', hasFee: (fee ?? 0) > 0 } : { _tag: 'Refused', why: status }
    }
    case 'Refused':
      return charge.refusal.statusCode === 404 ? { _tag: 'Refused' } : { _tag: 'Unknown' }
    case 'Unknown':
      return charge
  }
}

/** The platform returns its share of the refund, too. */
async function refund(
  ask: AskStripe,
  { reference, transactionId, amount }: RefundRequest,
  hasFee: boolean,
): Promise<RefundOutcome> {
  const said = await ask(
    (stripe) =>
      stripe.refunds.create(
        {
          ...{ payment_intent: transactionId, amount, metadata: { reference } },
          ...(hasFee ? { refund_application_fee: true } : {}),
        },
        { idempotencyKey: reference },
      ),
    refundCodec,
  )
  switch (said._tag) {
    case 'Answered': {
      if (!said.isReplay) return outcomeOf(said.value)
      const now = await ask((stripe) => stripe.refunds.retrieve(said.value.id), refundCodec)
      return now._tag === 'Answered' ? outcomeOf(now.value) : { _tag: 'Unknown' }
    }
    case 'Refused': {
      const { statusCode, code } = said.refusal
      if (statusCode !== 400) return { _tag: 'Unknown' }
      return { _tag: 'Refused', ...(typeof code === 'string' ? { why: code } : {}) }
    }
    case 'Unknown':
      return said
  }
}

async function lookUp(ask: AskStripe, reference: string, transactionId: string): Promise<RefundLookup> {
  let after: string | undefined
  do {
    const from = after === undefined ? {} : { starting_after: after }
    const page = await ask(
      (stripe) => stripe.refunds.list({ payment_intent: transactionId, limit: 100, ...from }),
      refundPage,
    )
    if (page._tag !== 'Answered') return { _tag: 'Unknown' }
    const { data, has_more: hasMore } = page.value
    const found = data.find(({ metadata }) => metadata?.['reference'] === reference)
    if (found !== undefined) return outcomeOf(found)
    after = hasMore ? data.at(-1)?.id : undefined
  } while (after !== undefined)
  return { _tag: 'NeverArrived' }
}

/** https://docs.stripe.com/api/refunds/object */
function outcomeOf({ id, status }: t.TypeOf<typeof refundCodec>): RefundOutcome {
  switch (status) {
    case 'succeeded':
      return { _tag: 'Refunded', refundId: id }
    case 'failed':
    case 'canceled':
      return { _tag: 'Refused', why: status }
    default:
      return { _tag: 'Pending' }
  }
}
