import * as t from 'io-ts'
import type { CardVault } from '../../src-domain/payment/card-vault.ts'
import type { SquareApi } from './gateway-api.ts'

type Forgotten = Awaited<ReturnType<NonNullable<CardVault['forgetCustomer']>>>

const found = t.partial({
  customers: t.array(t.intersection([t.type({ id: t.string }), t.partial({ reference_id: t.string })])),
  cursor: t.string,
})

/**
 * A holder has one Square customer per name and email
 * (https://developer.squareup.com/reference/square/customers-api/search-customers).
 */
export async function forgetCustomers(api: SquareApi, holderId: string): Promise<Forgotten> {
  const said = await api.post(['customers', 'search'], found, {
    query: { filter: { reference_id: { exact: holderId } } },
  })
  if (said._tag !== 'Said') return said._tag === 'Refused' ? 'refused' : 'unknown'
  const { customers = [], cursor } = said.body
  for (const { id } of customers.filter(({ reference_id }) => reference_id === holderId)) {
    const end = await deleted(api, id)
    if (end !== 'forgotten') return end
  }
  return cursor === undefined ? 'forgotten' : 'unknown'
}

async function deleted(api: SquareApi, customerId: string): Promise<Forgotten> {
  const said = await api.remove(['customers', customerId], t.type({}))
  switch (said._tag) {
    case 'Said':
      return 'forgotten'
    case 'Refused':
      return said.isUnknownToSquare ? 'forgotten' : 'refused'
    default:
      return 'unknown'
  }
}
