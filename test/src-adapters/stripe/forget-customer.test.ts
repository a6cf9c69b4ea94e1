import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import type { Answer, AskStripe } from '../../../src-adapters/stripe/ask-stripe.ts'
import { forgetCustomers } from '../../../src-adapters/stripe/forget-customer.ts'

type Said = { readonly body: unknown } | { readonly status: number } | 'nothing'

/** Scripted Stripe responses: the real search may lag, the fake never does. */
function saying(...all: readonly Said[]): AskStripe {
  const left = [...all]
  return async (_, codec) => {
    const said = left.shift() ?? 'nothing'
    if (said === 'nothing') return { _tag: 'Unknown' }
    if ('status' in said) return { _tag: 'Refused', refusal: { statusCode: said.status } }
    const read = codec.decode(said.body)
    if (!isRight(read)) throw new Error('the test says what Stripe never does')
    const answered: Answer<typeof read.right> = { _tag: 'Answered', value: read.right, isReplay: false }
    return answered
  }
}

const theirs = { id: 'cus_1', metadata: { holder: 'ana' } }
const found = { body: { data: [theirs], has_more: false } }
const others = { body: { data: [{ id: 'cus_2', metadata: { holder: 'bo' } }], has_more: true } }
const deleted = { body: { id: 'cus_1', deleted: true } }

describe('The customers that Stripe forgets', () => {
  for (const [what, answers, end] of [
    ['a search that still shows whom it forgot', [found, { status: 404 }], 'forgotten'],
    ['one that it deletes', [found, deleted], 'forgotten'],
    ['a page of many, of which there may be more', [{ body: { data: [theirs], has_more: true } }, deleted], 'unknown'],
    ['a key that may not delete', [found, { status: 403 }], 'unknown'],
    ['a key that is wrong', [{ status: 401 }], 'unknown'],
    ['an account without a search, in the list', [{ status: 400 }, found, deleted], 'forgotten'],
    ['an account without a search, on the last page', [{ status: 400 }, others, found, deleted], 'forgotten'],
    [
      'an account without a search and without them',
      [{ status: 400 }, { body: { data: [], has_more: false } }],
      'forgotten',
    ],
    ['an account without a search or a list', [{ status: 400 }, { status: 400 }], 'refused'],
    ['no answer to the list', [{ status: 400 }, others, 'nothing'], 'unknown'],
    ['more customers than are gone through', [{ status: 400 }, ...Array(100).fill(others)], 'refused'],
    ['no answer to the search', ['nothing'], 'unknown'],
    ['no answer to the deletion', [found, 'nothing'], 'unknown'],
  ] as const)
    it(`${what}: ${end} (40)`, async () => {
      expect(await forgetCustomers(saying(...answers), 'ana')).to.equal(end)
    })

  it('the list is gone on with after the last of each page, and only theirs are deleted (40)', async () => {
    const asked: unknown[] = []
    const note = (what: string) => (given: unknown) => void asked.push([what, given])
    const stripe = { customers: { search: note('search'), list: note('list'), del: note('del') } }
    const answer = saying({ status: 400 }, others, found, deleted)
    const ask: AskStripe = async (call, codec) => {
      // Records the call without Stripe's client.
      await Reflect.apply(call, undefined, [stripe])
      return answer(call, codec)
    }
    expect(await forgetCustomers(ask, 'ana')).to.equal('forgotten')
    expect(asked.slice(1)).to.deep.equal([
      ['list', { limit: 100 }],
      ['list', { limit: 100, starting_after: 'cus_2' }],
      ['del', 'cus_1'],
    ])
  })
})
