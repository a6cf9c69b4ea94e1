import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import type { SavedCard } from '../../../src-domain/account/patron.ts'
import type { JsonRequest } from '../../../src-domain/call/send-json.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import { aToken, fakeOrderServer } from '../../builders/fake-order-server.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'

const card: SavedCard = { id: 'crd_1', brand: 'visa', last4: '4242', expMonth: 8, expYear: 2031, primaryCard: true }

type Asked = Omit<JsonRequest, 'headers'> & { readonly token?: string | undefined; readonly locationId?: string }

async function asking(cards: Partial<OrderServer['cards']>, { token = aToken, locationId, ...request }: Asked) {
  const { send, logged } = await openEdge(fakeOrderServer({ cards }))
  const headers = {
    Client: 'noodle-house',
    ...(token === '' ? {} : { Authorization: `Bearer ${token}` }),
    ...(locationId === undefined ? {} : { locationId }),
  }
  const answer = await send({ ...request, headers })
  if (answer._tag !== 'Answered') throw new Error('no answer')
  return { status: answer.status, body: answer.body, logged }
}

const nonce = { cardNonce: 'nonce-of-a-form' }
const adding = { method: 'POST', path: '/patron/add-card' } as const

describe('cards over HTTP', () => {
  it('API-31 lists the cards of whoever is signed in', async () => {
    const list = async () => [card]
    const { status, body } = await asking({ list }, { method: 'GET', path: '/cards' })
    expect([status, body]).to.deep.equal([200, [card]])
  })

  it('API-29, CARD-11 takes a nonce with a street, or with brand, expiry and last digits, with a location or without', async () => {
    const seen: unknown[] = []
    const add: OrderServer['cards']['add'] = async (owner, one) => {
      seen.push([owner, one])
      return right(card)
    }
    const described = { ...nonce, brand: 'visa', expDate: '08/31', last4: '4242' }
    for (const body of [{ ...nonce, street1: '1 Main St' }, described, nonce])
      expect((await asking({ add }, { ...adding, body, locationId: 'loc-1' })).body).to.deep.equal(card)
    expect((await asking({ add }, { ...adding, body: nonce })).status).to.equal(200)
    const owner = { brandId: 'noodle-house', patronId: 'patron-1' }
    expect(seen).to.deep.equal([
      [owner, { ...nonce, street1: '1 Main St' }],
      [owner, { ...nonce, brand: 'visa', expDate: { month: 8, year: 2031 }, last4: '4242' }],
      [owner, nonce],
      [owner, nonce],
    ])
  })

  it('API-29 refuses what is no card, before anybody is asked', async () => {
    for (const body of [
      {},
      { cardNonce: '' },
      { ...nonce, expDate: '13/31' },
      { ...nonce, expDate: '8/31' },
      { ...nonce, last4: '42' },
    ])
      expect((await asking({}, { ...adding, body })).status, JSON.stringify(body)).to.equal(400)
  })

  it('API-29, PAY-42 a decline is 402 with its code and the text of the catalogue', async () => {
    const add = async () => left({ _tag: 'Declined', reason: 'insufficient-funds' } as const)
    const { status, body } = await asking({ add }, { ...adding, body: nonce })
    expect([status, body]).to.deep.equal([
      402,
      {
        code: 'insufficient_funds',
        message: 'Processing a payment with the card you have provided was declined... Please try another card.',
      },
    ])
  })

  it('API-29 where the processor turns the shop away no other card is asked for: 503', async () => {
    const add = async () => left({ _tag: 'Declined', reason: 'shop-refused' } as const)
    const { status, body } = await asking({ add }, { ...adding, body: nonce })
    expect(status).to.equal(503)
    expect(body).to.include({ code: 'shop_refused' })
  })

  it('API-29 without an answer of the processor it is 503, to be asked again', async () => {
    const add = async () => left({ _tag: 'Unknown' } as const)
    const { status, body } = await asking({ add }, { ...adding, body: nonce })
    expect(status).to.equal(503)
    expect(body).to.include({ code: 'card_not_confirmed' })
  })

  it('API-32 makes a card primary and answers it, and removes one and answers nothing', async () => {
    const makePrimary = async () => right(card)
    const put = { method: 'PUT', path: '/cards/crd_1' } as const
    expect(await asking({ makePrimary }, { ...put, body: { isPrimary: true } })).to.deep.include({
      status: 200,
      body: card,
    })
    expect((await asking({ makePrimary }, { ...put, body: { isPrimary: false } })).status).to.equal(400)
    const remove = async () => right(undefined)
    expect(await asking({ remove }, { method: 'DELETE', path: '/cards/crd_1' })).to.deep.include({
      status: 200,
      body: {},
    })
  })

  it('API-32 an unknown card and another patron’s card are 404', async () => {
    for (const asked of [
      { method: 'PUT', path: '/cards/crd_9', body: { isPrimary: true } },
      { method: 'DELETE', path: '/cards/crd_9' },
    ] as const)
      expect(await asking({}, asked)).to.deep.include({
        status: 404,
        body: { message: 'There is no such card.', code: 'unknown_card' },
      })
  })

  it('API-07, API-31 a caller without a living session has no cards', async () => {
    for (const token of ['', 'a-token-that-is-over'])
      for (const asked of [
        { method: 'GET', path: '/cards' },
        { ...adding, body: nonce },
        { method: 'PUT', path: '/cards/crd_1', body: { isPrimary: true } },
        { method: 'DELETE', path: '/cards/crd_1' },
      ] as const)
        expect((await asking({}, { ...asked, token })).status, `${asked.method} ${asked.path}`).to.equal(401)
  })

  it('CARD-11 logs no nonce', async () => {
    const add = async () => left({ _tag: 'Unknown' } as const)
    const { logged } = await asking({ add }, { ...adding, body: nonce })
    expect(logged.join()).to.not.include(nonce.cardNonce)
  })

  it('G4 so many cards of one patron, and more wait; the same again is no further one', async () => {
    const { send } = await openEdge(fakeOrderServer({ cards: { add: async () => right(card) } }))
    const adds = async (cardNonce: string) => {
      const headers = { Client: 'noodle-house', Authorization: `Bearer ${aToken}` }
      const answer = await send({ ...adding, body: { cardNonce }, headers })
      return answer._tag === 'Answered' ? answer.status : answer
    }
    for (let n = 0; n < 10; n += 1) expect(await adds(`nonce-${n}`)).to.equal(200)
    expect([await adds('nonce-10'), await adds('nonce-3')]).to.deep.equal([429, 200])
  })
})
