import * as t from 'io-ts'
import type { CardVault, KeepOutcome, KeepRequest } from '../../src-domain/payment/card-vault.ts'
import { cardBrandOf } from './card-brand.ts'
import { forgetCustomers } from './forget-customer.ts'
import type { ApiFailure, SquareApi } from './gateway-api.ts'
import { declineReasonOf } from './gateway-decline-reason.ts'
import { digest, nameOf } from './gateway-names.ts'

/** Square charges a card only with its customer, so our token has both ids. */
export function squareVault(api: SquareApi): CardVault {
  return {
    keep: async (request) => {
      const made = await customerFor(api, request)
      return made._tag === 'Said' ? keep(api, made.body.customer.id, request) : notKept(made)
    },
    forget: async (token) => {
      const { cardId } = customerAndCard(token) ?? {}
      if (cardId === undefined) return 'refused'
      const said = await api.post(['cards', cardId, 'disable'], disabledCard)
      switch (said._tag) {
        case 'Said':
          return said.body.card.enabled ? 'unknown' : 'forgotten'
        case 'Refused':
          return said.isUnknownToSquare ? 'forgotten' : 'refused'
        default:
          return 'unknown'
      }
    },
    forgetCustomer: (holderId) => forgetCustomers(api, holderId),
  }
}

export function customerAndCard(token: string): { readonly customerId: string; readonly cardId: string } | undefined {
  const [, customerId, cardId] = /^([^/]+)\/(.+)$/.exec(token) ?? []
  return customerId === undefined || cardId === undefined ? undefined : { customerId, cardId }
}

/** A holder who changes name or email becomes a second customer, which is harmless. */
function customerFor(api: SquareApi, { holder }: KeepRequest) {
  const { id, email, name } = holder
  return api.post(['customers'], customerAnswer, {
    idempotency_key: digest(JSON.stringify(['customer', id, email, name])),
    reference_id: id,
    ...(email === undefined ? {} : { email_address: email }),
    // Square requires one of five fields.
    ...(name !== undefined ? { given_name: name } : email === undefined ? { given_name: id } : {}),
  })
}

async function keep(
  api: SquareApi,
  customerId: string,
  { reference, nonce, holder, street }: KeepRequest,
): Promise<KeepOutcome> {
  const said = await api.post(['cards'], madeCard, {
    idempotency_key: nameOf(reference),
    source_id: nonce,
    card: {
      customer_id: customerId,
      reference_id: nameOf(reference),
      ...(holder.name === undefined ? {} : { cardholder_name: holder.name }),
      ...(street === undefined ? {} : { billing_address: { address_line_1: street } }),
    },
  })
  return said._tag === 'Said' ? kept(customerId, said.body.card) : notKept(said)
}

function notKept(said: ApiFailure): KeepOutcome {
  switch (said._tag) {
    case 'TurnedAway':
      return { _tag: 'Declined', reason: 'shop-refused' }
    case 'Refused':
      return { _tag: 'Declined', reason: declineReasonOf(said.codes) }
    case 'Unknown':
      return { _tag: 'Unknown' }
  }
}

const customerAnswer = t.type({ customer: t.type({ id: t.string }) })
const disabledCard = t.type({ card: t.type({ enabled: t.boolean }) })

const squareCard = t.intersection([
  t.type({ id: t.string }),
  t.partial({ card_brand: t.string, last_4: t.string, exp_month: t.Int, exp_year: t.Int }),
])
const madeCard = t.type({ card: squareCard })

function kept(customerId: string, { id, ...card }: t.TypeOf<typeof squareCard>): KeepOutcome {
  return {
    _tag: 'Kept',
    token: `${customerId}/${id}`,
    card: {
      ...(card.card_brand === undefined ? {} : { brand: cardBrandOf(card.card_brand) }),
      ...(card.last_4 === undefined ? {} : { last4: card.last_4 }),
      ...(card.exp_month === undefined ? {} : { expMonth: card.exp_month }),
      ...(card.exp_year === undefined ? {} : { expYear: card.exp_year }),
    },
  }
}
