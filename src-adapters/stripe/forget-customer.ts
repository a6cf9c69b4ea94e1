import * as t from 'io-ts'
import type { CardVault } from '../../src-domain/payment/card-vault.ts'
import type { Answer, AskStripe } from './ask-stripe.ts'

type Forgotten = Awaited<ReturnType<NonNullable<CardVault['forgetCustomer']>>>

const found = t.type({
  data: t.array(t.type({ id: t.string, metadata: t.union([t.null, t.record(t.string, t.string)]) })),
  has_more: t.boolean,
})
const deleted = t.type({ id: t.string, deleted: t.literal(true) })

/**
 * Deletes every customer that was made of this holder, cards and all. By a search, which needs no e-mail: that of a
 * customer may be an old one, or none (https://docs.stripe.com/api/customers/search).
 */
export async function forgetCustomers(ask: AskStripe, holderId: string): Promise<Forgotten> {
  if (!/^[\w-]+$/.test(holderId)) return 'refused'
  const query = `metadata['holder']:'${holderId}'`
  const said = await ask((stripe) => stripe.customers.search({ query, limit: 100 }), found)
  if (said._tag !== 'Answered') return notNow(said)
  const { data, has_more: hasMore } = said.value
  // A search tells no capital from a small letter.
  const theirs = data.filter(({ metadata }) => metadata?.['holder'] === holderId)
  for (const { id } of theirs) {
    const end = await ask((stripe) => stripe.customers.del(id), deleted)
    if (end._tag !== 'Answered' && !isGone(end)) return notNow(end)
  }
  return hasMore ? 'unknown' : 'forgotten'
}

type NotAnswered = Exclude<Answer<unknown>, { readonly _tag: 'Answered' }>

function isGone(said: NotAnswered): boolean {
  return said._tag === 'Refused' && said.refusal.statusCode === 404
}

/** A key that is wrong today is put right tomorrow. */
function notNow(said: NotAnswered): Forgotten {
  return said._tag === 'Refused' && [400, 404].includes(said.refusal.statusCode) ? 'refused' : 'unknown'
}
