import * as t from 'io-ts'
import type { CardVault } from '../../src-domain/payment/card-vault.ts'
import type { Answer, AskStripe } from './ask-stripe.ts'

type Forgotten = Awaited<ReturnType<NonNullable<CardVault['forgetCustomer']>>>

const found = t.type({
  data: t.array(t.type({ id: t.string, metadata: t.union([t.null, t.record(t.string, t.string)]) })),
  has_more: t.boolean,
})
const deleted = t.type({ id: t.string, deleted: t.literal(true) })

/** Stripe's maximum page size. */
const limit = 100
const mostPages = 100

/**
 * Searches by holder, because a customer's email may be old or missing (https://docs.stripe.com/api/customers/search).
 * Scans the list in India, where Stripe has no search.
 */
export async function forgetCustomers(ask: AskStripe, holderId: string): Promise<Forgotten> {
  if (!/^[\w-]+$/.test(holderId)) return 'refused'
  const searched = await searchCustomers(ask, holderId)
  const look =
    searched._tag === 'Refused' && searched.refusal.statusCode === 400 ? await listed(ask, holderId) : searched
  if (look._tag !== 'Looked') return forgottenAfterFailure(look)
  for (const id of look.theirs) {
    const end = await ask((stripe) => stripe.customers.del(id), deleted)
    if (end._tag !== 'Answered' && !isGone(end)) return forgottenAfterFailure(end)
  }
  return look.end
}

interface CustomerSearch {
  readonly _tag: 'Looked'
  readonly theirs: readonly string[]
  readonly end: Forgotten
}

/** Deleted customers disappear from the results, so a repeated call finds the rest. */
async function searchCustomers(ask: AskStripe, holderId: string): Promise<CustomerSearch | NotAnswered> {
  const query = `metadata['holder']:'${holderId}'`
  const said = await ask((stripe) => stripe.customers.search({ query, limit }), found)
  if (said._tag !== 'Answered') return said
  return {
    _tag: 'Looked',
    theirs: customersOfHolder(holderId, said.value),
    end: said.value.has_more ? 'unknown' : 'forgotten',
  }
}

/** Past `mostPages` an operator must act, so the result is 'refused'. */
async function listed(ask: AskStripe, holderId: string): Promise<CustomerSearch | NotAnswered> {
  const theirs: string[] = []
  let after: string | undefined
  for (let page = 0; page < mostPages; page += 1) {
    const from = after === undefined ? {} : { starting_after: after }
    const said = await ask((stripe) => stripe.customers.list({ limit, ...from }), found)
    if (said._tag !== 'Answered') return said
    theirs.push(...customersOfHolder(holderId, said.value))
    after = said.value.data.at(-1)?.id
    if (!said.value.has_more || after === undefined) return { _tag: 'Looked', theirs, end: 'forgotten' }
  }
  return { _tag: 'Looked', theirs, end: 'refused' }
}

/** Compares the id again, because search is case-insensitive. */
function customersOfHolder(holderId: string, { data }: t.TypeOf<typeof found>): readonly string[] {
  return data.flatMap(({ id, metadata }) => (metadata?.['holder'] === holderId ? id : []))
}

type NotAnswered = Exclude<Answer<unknown>, { readonly _tag: 'Answered' }>

function isGone(said: NotAnswered): boolean {
  return said._tag === 'Refused' && said.refusal.statusCode === 404
}

/** A rejected API key can be corrected, so it counts as 'unknown'. */
function forgottenAfterFailure(said: NotAnswered): Forgotten {
  return said._tag === 'Refused' && [400, 404].includes(said.refusal.statusCode) ? 'refused' : 'unknown'
}
