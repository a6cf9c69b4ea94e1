import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CardVault, KeepOutcome, KeepRequest } from '../../src-domain/payment/card-vault.ts'
import { cardBrandOf } from './card-brand.ts'
import { forgetCustomers } from './forget-customer.ts'
import { declineReasonOf } from './gateway-decline-reason.ts'
import { digest, nameOf } from './gateway-names.ts'
import { isShopRefused, refusalIn, type Sdk } from './gateway-sdk.ts'

/** Cards of customers. Square charges one only together with its customer, so a token of ours names both. */
export function squareVault(sdk: () => Promise<Sdk>): CardVault {
  return {
    keep: async (request) => {
      try {
        const open = await sdk()
        const customerId = await customerFor(open, request)
        return customerId === undefined ? { _tag: 'Unknown' } : await keep(open, customerId, request)
      } catch (reason) {
        if (isShopRefused(reason)) return { _tag: 'Declined', reason: 'shop-refused' }
        const refusal = refusalIn(reason)
        return refusal === undefined
          ? { _tag: 'Unknown' }
          : { _tag: 'Declined', reason: declineReasonOf(refusal.codes) }
      }
    },
    forget: async (token) => {
      const { cardId } = customerAndCard(token) ?? {}
      if (cardId === undefined) return 'refused'
      try {
        const { client } = await sdk()
        const { card } = await client.cards.disable({ cardId })
        return card?.enabled === false ? 'forgotten' : 'unknown'
      } catch (reason) {
        const refusal = refusalIn(reason)
        if (refusal === undefined) return 'unknown'
        return refusal.isUnknownToSquare ? 'forgotten' : 'refused'
      }
    },
    forgetCustomer: (holderId) => forgetCustomers(sdk, holderId),
  }
}

/** The two parts of a token of this vault. */
export function customerAndCard(token: string): { readonly customerId: string; readonly cardId: string } | undefined {
  const [, customerId, cardId] = /^([^/]+)\/(.+)$/.exec(token) ?? []
  return customerId === undefined || cardId === undefined ? undefined : { customerId, cardId }
}

/**
 * The same holder with the same name and address is the same customer. One who changed them is another to Square, which
 * does no harm: each card names its own.
 */
async function customerFor({ client }: Sdk, { holder }: KeepRequest): Promise<string | undefined> {
  const { id, email, name } = holder
  const { customer } = await client.customers.create({
    idempotencyKey: digest(JSON.stringify(['customer', id, email, name])),
    referenceId: id,
    ...(email === undefined ? {} : { emailAddress: email }),
    // Square wants one of five fields, and knows nobody by a number alone.
    ...(name !== undefined ? { givenName: name } : email === undefined ? { givenName: id } : {}),
  })
  return customer?.id
}

async function keep(
  open: Sdk,
  customerId: string,
  { reference, nonce, holder, street }: KeepRequest,
): Promise<KeepOutcome> {
  const { card } = await open.client.cards.create({
    idempotencyKey: nameOf(reference),
    sourceId: nonce,
    card: {
      customerId,
      referenceId: nameOf(reference),
      ...(holder.name === undefined ? {} : { cardholderName: holder.name }),
      ...(street === undefined ? {} : { billingAddress: { addressLine1: street } }),
    },
  })
  return kept(customerId, card)
}

const number = new t.Type<number, bigint, unknown>(
  'a number',
  (u): u is number => Number.isSafeInteger(u),
  (u, context) => (typeof u === 'bigint' ? t.success(Number(u)) : t.failure(u, context)),
  (n) => BigInt(n),
)

const squareCard = t.intersection([
  t.type({ id: t.string }),
  t.partial({ cardBrand: t.string, last4: t.string, expMonth: number, expYear: number }),
])

function kept(customerId: string, answer: unknown): KeepOutcome {
  const seen = squareCard.decode(answer)
  if (!isRight(seen)) return { _tag: 'Unknown' }
  const { id, cardBrand, last4, expMonth, expYear } = seen.right
  return {
    _tag: 'Kept',
    token: `${customerId}/${id}`,
    card: {
      ...(cardBrand === undefined ? {} : { brand: cardBrandOf(cardBrand) }),
      ...(last4 === undefined ? {} : { last4 }),
      ...(expMonth === undefined ? {} : { expMonth }),
      ...(expYear === undefined ? {} : { expYear }),
    },
  }
}
