import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../../src-domain/call/call-failure.ts'
import { applyPromo } from '../../../src-domain/ordering/apply-promo.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aKey, anOrder } from '../../builders/order-builder.ts'

async function afterFailing(why: CallFailure) {
  const ports = {
    promos: { check: () => async () => left(why), checkReward: () => async () => right({ message: '' }) },
    order: aCell(anOrder()),
    ids: { uuid: () => aKey(1) },
  }
  const verdict = await applyPromo(ports).code('TEN')()
  return verdict._tag === 'Left' ? verdict.left : verdict.right
}

describe('a promo code of which a call brings nothing', () => {
  it('PROMO-09 is invalid only where the back end says so', async () => {
    for (const status of [400, 404, 409, 410, 422]) {
      expect(await afterFailing({ _tag: 'Refused', status })).to.deep.equal({ _tag: 'NotApplied' })
    }
    for (const status of [401, 403, 429, 500, 502, 503]) {
      expect(await afterFailing({ _tag: 'Refused', status })).to.deep.equal({ _tag: 'NoVerdict' })
    }
    expect(await afterFailing({ _tag: 'NoResponse' })).to.deep.equal({ _tag: 'NoVerdict' })
    expect(await afterFailing({ _tag: 'NotUnderstood', detail: 'a page' })).to.deep.equal({ _tag: 'NoVerdict' })
  })

  it('PROMO-06 has the words that came with it, whatever the status', async () => {
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
})
