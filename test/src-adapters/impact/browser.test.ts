import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { impactGateway } from '../../../src-adapters/impact/browser.ts'
import type { JsonAnswer, JsonRequest } from '../../../src-domain/call/send-json.ts'
import { minor } from '../../../src-domain/money/minor.ts'

const gift = { cartTotal: minor(2_550), nonprofit: 'garden', store: 'location-1', user: 'patron-1' }
function answered(status: number): JsonAnswer {
  return { _tag: 'Answered', status, body: undefined, headers: {} }
}

describe('the charity service', () => {
  it('IMPACT-09 hears of a gift in dollars, under the widget of the brand', async () => {
    const sent: JsonRequest[] = []
    const gateway = impactGateway(async (request) => {
      sent.push(request)
      return answered(201)
    }, 'widget-1')
    expect(isLeft(await gateway.give(gift))).to.equal(false)
    expect(sent).to.deep.equal([
      {
        method: 'POST',
        path: '/api/v1/nonprofits/transaction/',
        headers: { 'x-widget-id': 'widget-1' },
        body: { cart_total: 25.5, nonprofit: 'garden', store: 'location-1', user: 'patron-1' },
      },
    ])
  })

  it('API-56 carries the widget id in the header that the brand names', async () => {
    const sent: JsonRequest[] = []
    const send = async (request: JsonRequest) => {
      sent.push(request)
      return answered(201)
    }
    await impactGateway(send, 'widget-1', 'Widget-Id').give(gift)
    expect(sent[0]?.headers).to.deep.equal({ 'Widget-Id': 'widget-1' })
  })

  it('IMPACT-10 gives a failure as a fact for the log', async () => {
    const details = async (answer: JsonAnswer) => {
      const outcome = await impactGateway(async () => answer, 'w').give(gift)
      return isLeft(outcome) ? outcome.left.detail : undefined
    }
    expect(await details(answered(500))).to.equal('status 500')
    expect(await details({ _tag: 'NoResponse' })).to.equal('no answer')
  })
})
