import * as t from 'io-ts'
import type { CardVault, KeepOutcome, KeepRequest } from '../../src-domain/payment/card-vault.ts'
import type { AskStripe } from './ask-stripe.ts'
import { declinedBy } from './decline-reason.ts'
import { forgetCustomers } from './forget-customer.ts'

/** Stripe charges a card only with its customer. */
export interface CardOfCustomer {
  readonly customer: string
  readonly payment_method: string
}

export function stripeVault(ask: AskStripe): CardVault {
  return {
    keep: async (request) => {
      const customer = await customerOf(ask, request)
      return customer === undefined ? { _tag: 'Unknown' } : keep(ask, request, customer)
    },
    forget: async (token) => {
      const card = readToken(token)
      if (card === undefined) return 'refused'
      const { payment_method: id } = card
      const said = await ask((stripe) => stripe.paymentMethods.detach(id), detached)
      if (said._tag === 'Answered') return 'forgotten'
      if (said._tag === 'Unknown') return 'unknown'
      // Stripe answers 400 for a card that was detached before.
      const now = await ask((stripe) => stripe.paymentMethods.retrieve(id), detached)
      if (now._tag === 'Unknown') return 'unknown'
      const isGone = now._tag === 'Refused' ? now.refusal.statusCode === 404 : now.value.customer === null
      return isGone ? 'forgotten' : 'refused'
    },
    forgetCustomer: (holderId) => forgetCustomers(ask, holderId),
  }
}

export function readToken(token: string): CardOfCustomer | undefined {
  const [, customer, method] = /^(cus_\w+)\/(pm_\w+)$/.exec(token) ?? []
  return customer === undefined || method === undefined ? undefined : { customer, payment_method: method }
}

const detached = t.type({ id: t.string, customer: t.union([t.null, t.string]) })
const customerCodec = t.type({ id: t.string, metadata: t.union([t.null, t.record(t.string, t.string)]) })
const customers = t.type({ data: t.array(customerCodec) })

const setupCodec = t.type({
  id: t.string,
  status: t.string,
  client_secret: t.union([t.null, t.string]),
  payment_method: t.union([
    t.null,
    t.string,
    t.type({
      id: t.string,
      card: t.type({ brand: t.string, last4: t.string, exp_month: t.Int, exp_year: t.Int }),
    }),
  ]),
})

/** Without an email, each card gets a new customer; the card's token contains the customer's id. */
async function customerOf(ask: AskStripe, { reference, holder }: KeepRequest): Promise<string | undefined> {
  const { id, email, name } = holder
  if (email !== undefined) {
    const known = await ask((stripe) => stripe.customers.list({ email, limit: 100 }), customers)
    if (known._tag !== 'Answered') return undefined
    const found = known.value.data.find(({ metadata }) => metadata?.['holder'] === id)
    if (found !== undefined) return found.id
  }
  const said = await ask(
    (stripe) =>
      stripe.customers.create(
        {
          metadata: { holder: id },
          ...(email === undefined ? {} : { email }),
          ...(name === undefined ? {} : { name }),
        },
        { idempotencyKey: `${reference}:customer` },
      ),
    customerCodec,
  )
  return said._tag === 'Answered' ? said.value.id : undefined
}

/** The reference is the idempotency key. A replayed response may be outdated, so the setup is fetched. */
async function keep(ask: AskStripe, request: KeepRequest, customer: string): Promise<KeepOutcome> {
  const created = await create(ask, request, customer)
  const said =
    created._tag === 'Answered' && created.isReplay
      ? await ask((stripe) => stripe.setupIntents.retrieve(created.value.id, { expand: withMethod }), setupCodec)
      : created
  switch (said._tag) {
    case 'Answered': {
      const { id, status, payment_method: method, client_secret: data } = said.value
      if (status === 'succeeded' && method !== null && typeof method !== 'string') return kept(customer, method)
      if (status === 'requires_action' && request.takesStep === true && data !== null)
        return { _tag: 'StepRequired', data }
      // Otherwise the setup would wait forever.
      if (status !== 'canceled') await ask((stripe) => stripe.setupIntents.cancel(id), setupCodec)
      return { _tag: 'Declined', reason: 'authentication-required' }
    }
    case 'Refused':
      return declinedBy(said.refusal)
    case 'Unknown':
      return said
  }
}

const withMethod = ['payment_method']

function create(ask: AskStripe, { reference, nonce }: KeepRequest, customer: string) {
  return ask(
    (stripe) =>
      stripe.setupIntents.create(
        {
          customer,
          confirmation_token: nonce,
          confirm: true,
          // The customer takes the bank's step at each payment.
          usage: 'on_session',
          allowed_payment_method_types: ['card'],
          use_stripe_sdk: true,
          metadata: { reference },
          expand: withMethod,
        },
        { idempotencyKey: reference },
      ),
    setupCodec,
  )
}

interface KeptMethod {
  readonly id: string
  readonly card: {
    readonly brand: string
    readonly last4: string
    readonly exp_month: number
    readonly exp_year: number
  }
}

function kept(customer: string, { id, card }: KeptMethod): KeepOutcome {
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = card
  return { _tag: 'Kept', token: `${customer}/${id}`, card: { brand, last4, expMonth, expYear } }
}
