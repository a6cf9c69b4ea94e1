import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { JsonRequest } from '../../src-domain/call/send-json.ts'
import { type Edge, openEdge } from '../builders/http-edge-builder.ts'
import { engines, openWorld, ramen, type World } from '../builders/order-server-builder.ts'
import { additions } from '../docs/additions.ts'

const headers = { Client: 'noodle-house', locationId: 'loc-1' }

/** Field names of our additions that the contract does not use. */
function oursAlone(): readonly string[] {
  const both = new Set([
    'delivery',
    'image',
    'minimum',
    'tip',
    'isAvailable',
    'resGroupId',
    'price',
    'phone',
    'payment',
    'code',
    'name',
    // Contract field of a ticket, addition in a past order.
    'appliedCredit',
    'tableNumber',
  ])
  return additions().flatMap((one) => {
    const field = one.split(': ')[1]
    return field === undefined || both.has(field) ? [] : [field]
  })
}

async function answered(edge: Edge, ask: JsonRequest) {
  const answer = await edge.send(ask)
  if (answer._tag !== 'Answered') throw new Error(`${ask.path} was not answered`)
  return answer
}

async function told(edge: Edge, ask: JsonRequest) {
  const { status, body } = await answered(edge, ask)
  return { status, code: Object(body).code }
}

function keysIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, one]) => [...(Array.isArray(value) ? [] : [key]), ...keysIn(one)])
}

describe('our server as a back end of the contract alone', () => {
  let world: World
  let plain: Edge
  let whole: Edge
  before(async () => {
    const [engine] = engines()
    if (engine === undefined) throw new Error('no database')
    world = await openWorld(engine)
    plain = await openEdge(world.server, { hasAdditions: false })
    whole = await openEdge(world.server)
  })
  after(async () => {
    await plain.app.close()
    await whole.app.close()
    await world.close()
  })

  const cash = (edge: Edge, expectedTotal?: number, lastName = `In ${randomUUID().slice(0, 8)}`) =>
    answered(edge, {
      method: 'POST',
      path: '/order/cash/',
      headers,
      body: {
        items: [ramen()],
        orderType: 'pickup',
        idempotencyKey: randomUUID(),
        tip: 0,
        isCash: true,
        guestInfo: { firstName: 'Pla', lastName, email: '', phone: '2125550100' },
        ...(expectedTotal === undefined ? {} : { expectedTotal }),
      },
    })

  it('has none of the calls that are additions', async () => {
    for (const [call, body] of [
      ['POST /human-check', { body: { action: 'giftcard' } }],
      ['POST /address', { body: { address: { street1: '9 Elm St', zip: '10001' } } }],
      ['POST /patron/sign-out', { body: {} }],
      ['GET /brand', {}],
    ] as const) {
      const [method, path = ''] = call.split(' ')
      const ask: JsonRequest = { method: method === 'GET' ? 'GET' : 'POST', path, headers, ...body }
      expect(await told(plain, ask), call).to.deep.include({ status: 404, code: 'unknown_route' })
      expect(await told(whole, ask), call).to.not.deep.include({ code: 'unknown_route' })
    }
  })

  it('answers a search, a price check and a placed order without a field of ours', async () => {
    const order = { items: [ramen()], orderType: 'pickup' }
    const search = { method: 'POST', path: '/locations', headers, body: { slugs: ['midtown'] } } as const
    const price = { method: 'POST', path: '/order/check-price', headers, body: order } as const
    const seen: unknown[] = []
    for (const ask of [search, price]) {
      const answer = await answered(plain, ask)
      expect(answer.status).to.equal(200)
      seen.push(answer.body)
    }
    const placed = await cash(plain)
    expect(placed.status).to.equal(200)
    seen.push(placed.body)
    expect(seen.flatMap(keysIn).filter((key) => oursAlone().includes(key))).to.deep.equal([])
    const withOurs = await cash(whole)
    expect(keysIn(withOurs.body)).to.include.members(['token', 'subtotal', 'serviceFee'])
  })

  it('API-59 asks nobody whether a like order is another one, because nobody could say so: a key is an order', async () => {
    const [first, second] = [await cash(plain, undefined, 'Twice'), await cash(plain, undefined, 'Twice')]
    expect([first.status, second.status]).to.deep.equal([200, 200])
    expect(Object(first.body).id).to.not.equal(Object(second.body).id)
    const asked = await cash(whole, undefined, 'Twice')
    expect([asked.status, Object(asked.body).code]).to.deep.equal([409, 'duplicate_suspected'])
  })

  it('passes over fields of ours that it is sent', async () => {
    expect((await cash(plain, 0.01)).status).to.equal(200)
    expect((await cash(whole, 0.01)).status).to.equal(409)
  })
})
