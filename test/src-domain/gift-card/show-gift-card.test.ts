import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { GiftCard } from '../../../src-domain/gift-card/gift-card.ts'
import { groupedNumber } from '../../../src-domain/gift-card/grouped-number.ts'
import { type GiftCardState, showGiftCard } from '../../../src-domain/gift-card/show-gift-card.ts'
import { minor } from '../../../src-domain/money/minor.ts'

const card: GiftCard = {
  id: 'a',
  cardNumber: '4000-1111-2222-3331',
  amount: minor(5_000),
  receivingPatron: { name: 'Nora' },
  sendingPatron: { name: 'Imani' },
  message: 'Dinner is on me.',
  status: 'active',
}

async function statesAfter(answer: GiftCard | CallFailure): Promise<readonly GiftCardState[]> {
  const states: GiftCardState[] = []
  await showGiftCard({
    cards: { card: async () => ('_tag' in answer ? left(answer) : right(answer)) },
    shown: {
      current: () => states.at(-1) ?? { _tag: 'Loading' },
      update: (change) => states.push(change(states.at(-1) ?? { _tag: 'Loading' })),
    },
  })('a')
  return states
}

describe('The page of a gift card', () => {
  it('GIFT-18 is loading, then shows the card or why it does not', async () => {
    const loading = { _tag: 'Loading' }
    const refused = (refusal: object) => [loading, { _tag: 'Refused', refusal }]
    expect(await statesAfter(card)).to.deep.equal([loading, { _tag: 'Shown', card }])
    expect(await statesAfter({ _tag: 'Refused', status: 404 })).to.deep.equal(refused({ _tag: 'CardNotFound' }))
    expect(await statesAfter({ _tag: 'Refused', status: 429, message: 'Later.' })).to.deep.equal(
      refused({ _tag: 'ServerSaid', text: 'Later.' }),
    )
    expect(await statesAfter({ _tag: 'NotUnderstood', detail: '' })).to.deep.equal(refused({ _tag: 'UnknownError' }))
    for (const silence of [{ _tag: 'NoResponse' }, { _tag: 'NotSent', detail: '' }] as const)
      expect(await statesAfter(silence)).to.deep.equal([loading, { _tag: 'Unreached' }])
  })

  it('GIFT-16 shows the number in groups of four characters', () => {
    expect(groupedNumber('4000111122223331')).to.equal('4000 1111 2222 3331')
    expect(groupedNumber('4000-1111 2222–33')).to.equal('4000 1111 2222 33')
    expect(groupedNumber('abc')).to.equal('abc')
    expect(groupedNumber('')).to.equal('')
  })
})
