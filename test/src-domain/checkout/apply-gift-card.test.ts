import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { applyGiftCard } from '../../../src-domain/checkout/apply-gift-card.ts'
import type { GiftCardCheck } from '../../../src-domain/gift-card/gift-card-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aKey, anOrder } from '../../builders/order-builder.ts'

type Answer = Either<CallFailure, GiftCardCheck>

function aField(
  answer: (giftCardNumber: string) => Answer | Promise<Answer>,
  isPerson = true,
  tokenFor = (action: string) => `for ${action}`,
) {
  const order = aCell(anOrder())
  const asked: (readonly string[])[] = []
  const apply = applyGiftCard({
    order,
    ids: { uuid: () => aKey(1) },
    human: { token: async (action) => (isPerson ? right(tokenFor(action)) : left({ _tag: 'NotVerified' })) },
    giftCards: {
      check: async (number, token) => {
        asked.push([number, token])
        return answer(number)
      },
    },
  })
  return { apply, asked, giftCard: () => order.current().giftCard }
}

const good: GiftCardCheck = { isValid: true, balance: minor(2_500) }

describe('a gift card that is put on an order', () => {
  it('GIFT-03, GIFT-05 is asked about as a person, and stands on the order with what is on it', async () => {
    const { apply, asked, giftCard } = aField(() => right(good))
    const card = { giftCardNumber: '6006491111111111', balance: minor(2_500) }
    expect(await apply(' 6006 4911 1111 1111 ')).to.deep.equal(right(card))
    expect(asked).to.deep.equal([['6006491111111111', 'for giftcard']])
    expect(giftCard()).to.deep.equal(card)
  })

  it('GIFT-05 keeps the seal that the restaurant gave with it', async () => {
    const { apply, giftCard } = aField(() => right({ ...good, giftCardSeal: 'seal-1' }))
    await apply('6006491111111111')
    expect(giftCard()).to.have.property('giftCardSeal', 'seal-1')
  })

  it('GIFT-06 to GIFT-09 is not put there where it is not valid, not known, refused, or nobody answers', async () => {
    const wrong: readonly (readonly [Answer, object])[] = [
      [right({ ...good, isValid: false }), { _tag: 'CardNotFound' }],
      [left({ _tag: 'Refused', status: 404 }), { _tag: 'CardNotFound' }],
      [left({ _tag: 'Refused', status: 400, message: 'It is frozen.' }), { _tag: 'ServerSaid', text: 'It is frozen.' }],
      [left({ _tag: 'NoResponse' }), { _tag: 'UnknownError' }],
    ]
    for (const [answer, refusal] of wrong) {
      const { apply, giftCard } = aField(() => answer)
      expect(await apply('6006491111111111')).to.deep.equal(left(refusal))
      expect(giftCard()).to.equal(undefined)
    }
  })

  it('GIFT-02, GIFT-03 is asked about by nobody where the field is empty, or no person is there', async () => {
    const empty = aField(() => right(good))
    expect(await empty.apply('  ')).to.have.nested.property('left._tag', 'Form')
    const program = aField(() => right(good), false)
    expect(await program.apply('6006491111111111')).to.deep.equal(left({ _tag: 'NotVerified' }))
    expect([...empty.asked, ...program.asked]).to.deep.equal([])
  })

  it('GIFT-03 is refused for want of a bot check where an empty token brought 400, 401 or 403, and for no other reason', async () => {
    const tagOf = async (status: number, token: string) => {
      const field = aField(
        () => left({ _tag: 'Refused', status, message: 'userToken?' }),
        true,
        () => token,
      )
      const answer = await field.apply('6006491111111111')
      return answer._tag === 'Left' ? answer.left : undefined
    }
    const said = { _tag: 'ServerSaid', text: 'userToken?' }
    for (const status of [400, 401, 403])
      expect(await tagOf(status, ''), String(status)).to.deep.equal({ _tag: 'NoBotCheck', said })
    for (const [status, token] of [
      [422, ''],
      [500, ''],
      [400, 'a token'],
    ] as const)
      expect(await tagOf(status, token), String(status)).to.deep.equal(said)
    expect(await tagOf(404, '')).to.deep.equal({ _tag: 'CardNotFound' })
  })

  it('GIFT-05 gives way to the card that was tried after it', async () => {
    let late: (answer: Answer) => void = () => undefined
    const first = new Promise<Answer>((resolve) => {
      late = resolve
    })
    const { apply, giftCard } = aField((number) => (number === '1111' ? first : right(good)))
    const overtaken = apply('1111')
    await apply('2222')
    late(right({ ...good, balance: minor(1) }))
    expect(await overtaken).to.deep.equal(left({ _tag: 'Overtaken' }))
    expect(giftCard()).to.deep.equal({ giftCardNumber: '2222', balance: minor(2_500) })
  })
})
