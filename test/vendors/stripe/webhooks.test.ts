import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect } from 'chai'
import type Stripe from 'stripe'
import { realClient } from './real-client.ts'
import { type FakeStripe, startFakeStripe } from './start-fake-stripe.ts'

const secret = 'whsec_fake'

describe('webhooks of the fake of Stripe, read by the stripe package', () => {
  let fake: FakeStripe
  let stripe: Stripe
  let shop: Awaited<ReturnType<typeof listen>>
  beforeEach(async () => {
    fake = await startFakeStripe()
    stripe = realClient(fake)
    shop = await listen(stripe)
    fake.webhooks.register({ url: shop.url, secrets: [secret] })
    await stripe.paymentIntents.create({
      amount: 1000,
      currency: 'usd',
      allowed_payment_method_types: ['card'],
      payment_method: 'pm_card_visa',
      confirm: true,
    })
  })
  afterEach(async () => {
    await shop.close()
    await fake.stop()
  })

  const inOrder = ['payment_intent.created', 'charge.succeeded', 'payment_intent.succeeded']

  it('come signed, and not again once they are answered', async () => {
    await fake.webhooks.send()
    expect(shop.heard).to.deep.equal(inOrder)
    expect(await fake.webhooks.send()).to.deep.equal([])
  })

  it('come twice, and in another order', async () => {
    await fake.webhooks.send({ order: 'reversed', copies: 2 })
    expect(shop.heard).to.deep.equal(inOrder.toReversed().flatMap((type) => [type, type]))
  })

  it('come again when they were not answered well', async () => {
    shop.answers = 500
    const first = await fake.webhooks.send()
    expect(first.map(({ status }) => status)).to.deep.equal([500, 500, 500])
    shop.answers = 200
    expect(await fake.webhooks.send()).to.have.length(3)
    await fake.webhooks.sendAgain(first.slice(0, 1).map(({ event }) => event))
    expect(shop.heard).to.have.length(7)
  })

  it('are refused by the package when they were changed, are too old, or are signed by somebody else', async () => {
    await fake.webhooks.send({ isTampered: true })
    await fake.webhooks.send({ age: 301 })
    await fake.webhooks.send({ secret: 'whsec_other' })
    expect(shop.heard).to.deep.equal([])
    expect(shop.refused()).to.equal(9)
    await fake.webhooks.send({ age: 299 })
    expect(shop.heard).to.deep.equal(inOrder)
  })

  it('are signed with both secrets while one takes the place of the other', async () => {
    const other = await listen(stripe)
    fake.webhooks.register({ url: other.url, secrets: ['whsec_new', secret], types: ['payment_intent.succeeded'] })
    await fake.webhooks.send()
    expect(other.heard).to.deep.equal(['payment_intent.succeeded'])
    await other.close()
  })
})

async function listen(stripe: Stripe) {
  const heard: string[] = []
  let refused = 0
  const shop = { url: '', heard, answers: 200, refused: () => refused, close: async () => {} }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(Buffer.from(chunk))
    try {
      const header = request.headers['stripe-signature'] ?? ''
      heard.push(stripe.webhooks.constructEvent(Buffer.concat(chunks), header, secret).type)
      response.writeHead(shop.answers).end()
    } catch {
      refused += 1
      response.writeHead(400).end()
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  shop.url = `http://127.0.0.1:${address === null || typeof address === 'string' ? 0 : address.port}/`
  shop.close = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return shop
}
