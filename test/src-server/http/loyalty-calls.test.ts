import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { noLoyaltyYet } from '../../../src-domain/loyalty/loyalty.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { aToken, fakeOrderServer } from '../../builders/fake-order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'

async function asking(of: OrderServer['loyalty']['of'], token?: string) {
  const { send } = await openEdge(fakeOrderServer({ loyalty: { of } }))
  const authorization = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const answer = await send({ method: 'GET', path: '/loyalty', headers: { Client: 'noodle-house', ...authorization } })
  if (answer._tag !== 'Answered') throw new Error('no answer')
  return answer
}

describe('loyalty over HTTP', () => {
  it('API-35, LOYAL-02 tells only a patron what there is, in dollars', async () => {
    const of = async () => right({ ...noLoyaltyYet, availableCredit: minor(1_250), totalSpent: minor(999) })
    const { status, body } = await asking(of, aToken)
    expect(status).to.equal(200)
    expect(body).to.deep.include({ availableCredit: 12.5, totalSpent: 9.99, loyaltyDivisor: 100, wallet: [] })
    expect((await asking(of)).status).to.equal(401)
    expect((await asking(of, 'a-token-that-is-over')).status).to.equal(401)
  })

  it('LOYAL-01 is 404 for a brand without rewards', async () => {
    const { status, body } = await asking(async () => left({ _tag: 'NotFound' }), aToken)
    expect(status).to.equal(404)
    expect(body).to.deep.equal({ message: 'This restaurant has no rewards.', code: 'no_loyalty' })
  })
})
