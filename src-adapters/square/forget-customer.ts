import { isRight } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CardVault } from '../../src-domain/payment/card-vault.ts'
import { refusalIn, type Sdk } from './gateway-sdk.ts'

type Forgotten = Awaited<ReturnType<NonNullable<CardVault['forgetCustomer']>>>

const found = t.partial({
  customers: t.array(t.intersection([t.type({ id: t.string }), t.partial({ referenceId: t.string })])),
  cursor: t.string,
})

/**
 * Deletes every customer that was made of this holder: one for each name and address that they had
 * (https://developer.squareup.com/reference/square/customers-api/search-customers).
 */
export async function forgetCustomers(sdk: () => Promise<Sdk>, holderId: string): Promise<Forgotten> {
  try {
    const { client } = await sdk()
    const said = found.decode(
      await client.customers.search({ query: { filter: { referenceId: { exact: holderId } } } }),
    )
    if (!isRight(said)) return 'unknown'
    const { customers = [], cursor } = said.right
    for (const { id } of customers.filter(({ referenceId }) => referenceId === holderId))
      if (!(await isDeleted(client, id))) return 'refused'
    return cursor === undefined ? 'forgotten' : 'unknown'
  } catch (reason) {
    return refusalIn(reason) === undefined ? 'unknown' : 'refused'
  }
}

async function isDeleted(client: Sdk['client'], customerId: string): Promise<boolean> {
  try {
    await client.customers.delete({ customerId })
    return true
  } catch (reason) {
    const refusal = refusalIn(reason)
    if (refusal === undefined) throw reason
    return refusal.isUnknownToSquare
  }
}
