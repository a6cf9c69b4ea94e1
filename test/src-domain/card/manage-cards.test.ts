import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { SavedCard } from '../../../src-domain/account/patron.ts'
import type { PatronState } from '../../../src-domain/account/session.ts'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import type { CardGateway, CardStepRequired } from '../../../src-domain/card/card-gateway.ts'
import { type CardsState, cardsToChoose, noCards } from '../../../src-domain/card/cards-state.ts'
import { manageCards } from '../../../src-domain/card/manage-cards.ts'
import type { NewCard } from '../../../src-domain/card/new-card.ts'
import type { CardToken } from '../../../src-domain/payment/card-form.ts'
import type { FurtherSteps, StepEnd } from '../../../src-domain/payment/further-step.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aPatron, aSavedCard } from '../../builders/patron-builder.ts'

const first = aSavedCard({ id: 'first', primaryCard: true })
const second = aSavedCard({ id: 'second', last4: '4444' })
const token: CardToken = { nonce: 'n1', card: { brand: 'visa', last4: '4242', expMonth: 8, expYear: 2031 } }

type Answer<A> = Either<CallFailure, A>

function refused(status: number): Answer<never> {
  return left({ _tag: 'Refused', status })
}

/** The back end's responses in turn; the last of each repeats. */
function opened(says: {
  readonly lists: readonly Answer<readonly SavedCard[]>[]
  readonly changes?: readonly Answer<SavedCard>[]
  readonly asks?: CardStepRequired
  readonly end?: StepEnd
}) {
  const cards = aCell<CardsState>(noCards)
  const patron = aCell<PatronState>({ patron: aPatron() })
  const asked: string[] = []
  const added: NewCard[] = []
  const next = <A>(answers: readonly Answer<A>[] = []) => {
    let at = 0
    return (): Answer<A> => {
      const answer = answers[Math.min(at, answers.length - 1)] ?? refused(500)
      at += 1
      return answer
    }
  }
  const [list, change] = [next(says.lists), next(says.changes)]
  const note = (what: string) => void asked.push(what)
  const gateway: CardGateway = {
    cards: async () => {
      note('list')
      return list()
    },
    add: async (card) => {
      note('add')
      added.push(card)
      return says.asks !== undefined && added.length === 1 ? left(says.asks) : change()
    },
    makePrimary: async (id) => {
      note(`primary ${id}`)
      return change()
    },
    remove: async (id) => {
      note(`remove ${id}`)
      const answer = change()
      return answer._tag === 'Left' ? answer : right(undefined)
    },
  }
  const steps: FurtherSteps = {
    take: async ({ data }) => {
      note(`step ${data}`)
      expect(cards.current().isConfirming).to.equal(true)
      return says.end ?? 'taken'
    },
  }
  return { cards, patron, asked, added, ...manageCards({ gateway, cards, patron, steps }) }
}

describe('the cards of a patron', () => {
  it('CARD-03, PAY-51 are loading, then shown, and the patron’s own is the primary one', async () => {
    const it = opened({ lists: [right([second, first])] })
    const done = it.fetch()
    expect(it.cards.current().list).to.deep.equal({ _tag: 'Loading' })
    await done
    expect(it.cards.current().list).to.deep.equal({ _tag: 'Shown', cards: [second, first] })
    expect(it.patron.current().patron?.card).to.deep.equal(first)
  })

  it('CARD-04 without any the patron has none', async () => {
    const it = opened({ lists: [right([])] })
    it.patron.update(() => ({ patron: aPatron({ card: first }) }))
    await it.fetch()
    expect(it.patron.current().patron).to.not.have.property('card')
  })

  for (const status of [404, 405, 501])
    it(`API-31 a back end that answers ${status} has no such calls, and the one card that came with the patron stays`, async () => {
      const it = opened({ lists: [refused(status)] })
      it.patron.update(() => ({ patron: aPatron({ card: second }) }))
      await it.fetch()
      await it.fetch()
      expect([it.cards.current().list._tag, it.asked]).to.deep.equal(['Absent', ['list']])
      expect(cardsToChoose(it.cards.current(), [second])).to.deep.equal([second])
    })

  it('CARD-10 a list that cannot be had has failed; one that is shown stays', async () => {
    const it = opened({ lists: [refused(500), right([first]), refused(500)] })
    await it.fetch()
    expect(it.cards.current().list).to.deep.equal({ _tag: 'Failed' })
    await it.fetch()
    await it.fetch()
    expect(it.cards.current().list).to.deep.equal({ _tag: 'Shown', cards: [first] })
  })

  it('API-31 nobody is asked for the cards of a guest', async () => {
    const it = opened({ lists: [right([first])] })
    it.patron.update(() => ({}))
    await it.fetch()
    expect([it.asked, it.cards.current()]).to.deep.equal([[], noCards])
  })

  it('API-31 what is answered to somebody who has left is dropped', async () => {
    const it = opened({ lists: [right([first])] })
    const done = it.fetch()
    it.patron.update(() => ({ patron: aPatron({ id: 'another' }) }))
    await done
    expect(it.cards.current().list._tag).to.equal('Loading')
    expect(it.patron.current().patron).to.not.have.property('card')
  })

  it('CARD-06, CARD-09, CARD-15 another card is made primary, and the list says so', async () => {
    const now = [
      { ...second, primaryCard: true },
      { ...first, primaryCard: false },
    ]
    const it = opened({ lists: [right([first, second]), right(now)], changes: [right(second)] })
    await it.fetch()
    const done = it.makePrimary('second')
    expect(it.cards.current().doing).to.equal('making-primary')
    await done
    expect(it.cards.current()).to.deep.equal({ list: { _tag: 'Shown', cards: now }, said: 'primary-updated' })
    expect(it.patron.current().patron?.card?.id).to.equal('second')
  })

  it('CARD-07, CARD-08 a card that was deleted is gone, also when the list cannot be asked for then', async () => {
    const it = opened({ lists: [right([first, second]), refused(500)], changes: [right(first)] })
    await it.fetch()
    await it.remove('first')
    expect(it.cards.current()).to.deep.equal({ list: { _tag: 'Shown', cards: [second] }, said: 'removed' })
    expect(it.patron.current().patron?.card).to.deep.equal(second)
  })

  it('CARD-10 what failed says so, and the list is asked for: nobody knows whether it was done', async () => {
    const it = opened({ lists: [right([first, second])], changes: [left({ _tag: 'NoResponse' })] })
    await it.fetch()
    await it.remove('first')
    expect([it.cards.current().said, it.asked]).to.deep.equal(['failed', ['list', 'remove first', 'list']])
  })

  it('CARD-06 one at a time: what is pressed meanwhile is not done', async () => {
    const it = opened({ lists: [right([first, second])], changes: [right(second)] })
    const done = it.makePrimary('second')
    expect(await it.remove('first')).to.deep.equal(left({ _tag: 'Busy' }))
    await done
    expect(it.asked).to.not.include('remove first')
  })

  it('CARD-11, CARD-14 a card is kept by what the form gave, and the list is asked for', async () => {
    const it = opened({ lists: [right([first])], changes: [right(first)] })
    const seen: (string | undefined)[] = []
    const saved = await it.save(async () => {
      seen.push(it.cards.current().doing)
      return { ...token, street: '1 Main St' }
    })
    expect([saved, seen, it.asked]).to.deep.equal([right(first), ['saving'], ['add', 'list']])
    expect(it.added).to.deep.equal([
      {
        ...{ cardNonce: 'n1', street1: '1 Main St', brand: 'visa', last4: '4242' },
        expDate: { month: 8, year: 2031 },
        takesFurtherStep: true,
      },
    ])
    expect(it.cards.current()).to.deep.equal({ list: { _tag: 'Shown', cards: [first] } })
  })

  it('API-29 without an answer the same card is asked for once more', async () => {
    const silences: readonly Answer<never>[] = [left({ _tag: 'NoResponse' }), refused(503)]
    for (const silence of silences) {
      const it = opened({ lists: [right([first])], changes: [silence, right(first)] })
      expect(await it.save(async () => token)).to.deep.equal(right(first))
      expect(it.added[1]).to.deep.equal(it.added[0])
    }
  })

  it('CARD-11, PAY-15 a card whose bank asks is added again after the answer, which only the processor knows', async () => {
    const asks: CardStepRequired = { _tag: 'StepRequired', step: { processor: 'stripe', data: 'seti_1' } }
    const ends: readonly StepEnd[] = ['taken', 'closed', 'unavailable']
    for (const end of ends) {
      const kept = opened({ lists: [right([first])], changes: [right(first)], asks, end })
      expect(await kept.save(async () => token)).to.deep.equal(right(first))
      expect(kept.asked).to.deep.equal(['add', 'step seti_1', 'add', 'list'])
      expect(kept.added.map(({ takesFurtherStep }) => takesFurtherStep)).to.deep.equal([true, undefined])
      expect(kept.cards.current()).to.deep.equal({ list: { _tag: 'Shown', cards: [first] } })
      const refusedCard = opened({ lists: [right([])], changes: [refused(402)], asks, end })
      await refusedCard.save(async () => token)
      expect(refusedCard.cards.current()).to.deep.equal({ list: { _tag: 'Shown', cards: [] }, said: 'not-confirmed' })
    }
  })

  it('PAY-42, CARD-10 a decline says so, and all else that failed says the same', async () => {
    for (const [status, said] of [
      [402, 'declined'],
      [429, 'failed'],
      [500, 'failed'],
    ] as const) {
      const it = opened({ lists: [right([])], changes: [refused(status)] })
      expect(await it.save(async () => token)).to.deep.equal(left({ _tag: 'Failed' }))
      expect(it.cards.current()).to.deep.equal({ list: { _tag: 'Shown', cards: [] }, said })
    }
  })

  it('PAY-19 of a form that gave no card nobody is asked anything, and it says itself why', async () => {
    const it = opened({ lists: [right([])] })
    expect(await it.save(async () => undefined)).to.deep.equal(left({ _tag: 'NoToken' }))
    expect([it.asked, it.cards.current()]).to.deep.equal([[], noCards])
  })
})
