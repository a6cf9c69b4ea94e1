import { expect } from 'chai'
import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { applyPromo } from '../../../src-domain/checkout/apply-promo.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { DiscountResult } from '../../../src-domain/promo/discount-result.ts'
import { aCell, someIds } from '../../builders/fake-ports.ts'
import { aKey, anOrder } from '../../builders/order-builder.ts'

async function afterFailing(why: CallFailure) {
  const ports = {
    promos: { check: async () => left(why), checkReward: async () => right({ message: '' }) },
    order: aCell(anOrder()),
    ids: { uuid: () => aKey(1) },
  }
  const verdict = await applyPromo(ports).code('TEN')
  return verdict._tag === 'Left' ? verdict.left : verdict.right
}

describe('a promo code that is not applied', () => {
  it('PROMO-09 is invalid only if the back end says so', async () => {
    for (const status of [400, 404, 409, 410, 422]) {
      expect(await afterFailing({ _tag: 'Refused', status })).to.deep.equal({ _tag: 'NotApplied' })
    }
    for (const status of [401, 403, 429, 500, 502, 503]) {
      expect(await afterFailing({ _tag: 'Refused', status })).to.deep.equal({ _tag: 'NoVerdict' })
    }
    expect(await afterFailing({ _tag: 'NoResponse' })).to.deep.equal({ _tag: 'NoVerdict' })
    expect(await afterFailing({ _tag: 'NotUnderstood', detail: 'a page' })).to.deep.equal({ _tag: 'NoVerdict' })
  })

  it('PROMO-06 shows the message of the refusal, whatever the status', async () => {
    const message = 'Not before noon.'
    for (const status of [400, 429, 503]) {
      expect(await afterFailing({ _tag: 'Refused', status, message })).to.deep.equal({ _tag: 'NotApplied', message })
      expect(await afterFailing({ _tag: 'Refused', status, message, code: 'early' })).to.deep.equal({
        _tag: 'NotApplied',
        message,
        reason: 'early',
      })
    }
  })

  it('PROMO-05 returns the missing amount and the trimmed message, and omits absent fields', async () => {
    const facts = { reason: 'minimum', minimum: minor(3_000), missing: minor(500) }
    const answers: readonly (readonly [DiscountResult, object])[] = [
      [
        { message: ' Five dollars more. ', ...facts },
        { message: 'Five dollars more.', ...facts },
      ],
      [{ message: '   ' }, {}],
    ]
    for (const [answer, told] of answers) {
      const { code, promo } = aField(async () => right(answer))
      expect(await code('TEN')).to.deep.equal(left({ _tag: 'NotApplied', ...told }))
      expect(promo()).to.equal(undefined)
    }
  })

  it('PROMO-02 makes no call for an empty field', async () => {
    const { code, asked } = aField(async () => right({ discountId: 'd' }))
    expect(await code('  ')).to.have.nested.property('left._tag', 'Form')
    expect(asked).to.deep.equal([])
  })

  it('PROMO-04 applies the latest code only, and none if the order changed meanwhile', async () => {
    const { code, promo, change } = aField(async (typed) => right({ discountId: `of ${typed}` }))
    const [first, second] = await Promise.all([code('ONE'), code(' TWO ')])
    expect(first).to.deep.equal(left({ _tag: 'Overtaken' }))
    expect(second).to.deep.equal(right({ discount: 'of TWO', code: 'TWO' }))
    expect(promo()).to.deep.equal({ discount: 'of TWO', code: 'TWO' })
    const third = code('THREE')
    change()
    expect(await third).to.deep.equal(left({ _tag: 'Overtaken' }))
    expect(promo()).to.deep.equal({ discount: 'of TWO', code: 'TWO' })
  })
})

function aField(answer: (code: string) => Promise<Either<CallFailure, DiscountResult>>) {
  const order = aCell(anOrder())
  const asked: string[] = []
  const { code } = applyPromo({
    order,
    ids: someIds(),
    promos: {
      check: (typed) => {
        asked.push(typed)
        return answer(typed)
      },
      checkReward: async () => right({}),
    },
  })
  const change = () => order.update((now) => ({ ...now, idempotencyKey: aKey(99) }))
  const promo = () => {
    const { discount, code: typed } = order.current()
    return discount === undefined ? undefined : { discount, code: typed }
  }
  return { code, asked, change, promo }
}
