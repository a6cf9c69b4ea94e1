import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import { left, right } from 'fp-ts/lib/Either.js'
import { turnstileVerifier } from '../../../src-adapters/turnstile/gateway.ts'
import type { HumanVerifier } from '../../../src-domain/gift-card/human-verifier.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { cardSecrets } from '../../../src-server/gift-card/card-secrets.ts'
import { embeddedHumanCheck } from '../../../src-server/limits/embedded-human-check.ts'
import { sealWith } from '../../../src-server/store/seal.ts'
import { aToken, fakeOrderServer } from '../../builders/fake-order-server.ts'
import { type EdgeOptions, openEdge } from '../../builders/http-edge-builder.ts'
import { inMemoryLimits } from '../../builders/in-memory-limits.ts'
import { aSubmittedOrder, ramen } from '../../builders/order-server-builder.ts'

const card = '1111222233334444'

const parts = {
  giftCards: {
    check: async (_, number) =>
      number.replace(/\D/g, '') === card ? right({ isValid: true, balance: minor(2_000) }) : left({ _tag: 'NotFound' }),
    card: async () => left({ _tag: 'NotFound' }),
  },
  promotions: {
    check: async (_, __, query) =>
      right(
        'code' in query && query.code === 'TEN' ? { discountId: 'd' } : { message: 'This promo code is not valid.' },
      ),
    redeem: async (_, __, code) => (code === 'TEN' ? right(undefined) : left({ _tag: 'NotRedeemed' })),
  },
  guesses: {
    namedIn: (_, { code }) => (code === '' ? [] : [code]),
    unknownIn: async (_, { code }) => (code === 'TEN' || code === '' ? [] : [code]),
  },
} satisfies Parameters<typeof fakeOrderServer>[0]

const headers = { Client: 'noodle-house', locationId: 'loc-1' }

async function opened(options: EdgeOptions = {}) {
  const server = fakeOrderServer({ ...parts, limits: inMemoryLimits(Date.now, options.limits) })
  const { send, app, logged } = await openEdge(server, options)
  const post = async (path: string, body: unknown, more: Readonly<Record<string, string>> = {}) => {
    const answer = await send({ method: 'POST', path, headers: { ...headers, ...more }, body })
    if (answer._tag !== 'Answered') throw new Error('no answer')
    return answer
  }
  const human = async (): Promise<string> => {
    const { body } = await post('/human-check', { action: 'giftcard' })
    return typeof body === 'object' && body !== null && 'token' in body ? String(body.token) : ''
  }
  return { app, logged, post, human }
}

const order = { items: [ramen()], orderType: 'pickup', scheduledAt: null }

describe('promo codes and gift cards over HTTP', () => {
  it('API-39, GIFT-03 a card is checked for a person only: a token that is missing, forged or used is 400', async () => {
    const { post, human } = await opened()
    const check = (userToken: unknown) => post('/stored-value-cards/validate', { giftCardNumber: card, userToken })
    const token = await human()
    expect((await check(token)).body).to.deep.equal({ isValid: true, balance: 20 })
    for (const bad of [
      undefined,
      null,
      '',
      7,
      ['a'],
      token,
      `${token}x`,
      token.replace('giftcard', 'signin'),
      'a.b.c.d',
    ]) {
      const { status, body } = await check(bad)
      expect([bad, status]).to.deep.equal([bad, 400])
      expect(body).to.not.have.property('balance')
    }
  })

  it('GIFT-03 a token of the embedded check is over after two minutes, and opens nothing with another key', async () => {
    let at = 1_000_000
    const clock = { now: () => at }
    const needs = { clock, seal: sealWith('a'.repeat(32)), limits: inMemoryLimits(clock.now) }
    const check = embeddedHumanCheck(needs)
    const [early, late] = [check.issue('giftcard'), check.issue('giftcard')]
    at += 120_000
    expect(await check.verify({ token: early, action: 'giftcard', ip: '' })).to.equal('human')
    at += 1
    expect(await check.verify({ token: late, action: 'giftcard', ip: '' })).to.equal('refused')
    const other = embeddedHumanCheck({ ...needs, seal: sealWith('b'.repeat(32)) })
    expect(await other.verify({ token: check.issue('giftcard'), action: 'giftcard', ip: '' })).to.equal('refused')
  })

  it('GIFT-03 nobody is let through while the bot check cannot be asked', async () => {
    const human: HumanVerifier = { verify: async () => 'unavailable' }
    const { post } = await opened({ human })
    const { status, body } = await post('/stored-value-cards/validate', { giftCardNumber: card, userToken: 't' })
    expect([status, body]).to.deep.include(503)
    // With an external service we issue no tokens.
    expect((await post('/human-check', { action: 'giftcard' })).status).to.equal(404)
  })

  it('GIFT-08 an unknown card is the same 404 by its number and by its link', async () => {
    const { post, app, human } = await opened()
    const byNumber = await post('/stored-value-cards/validate', { giftCardNumber: '0', userToken: await human() })
    const linked = (id: string) =>
      app.inject({ url: `/v1/stored-value-cards/${id}`, headers: { ...headers, 'lb-version': 'ec2' } })
    const byLink = await linked('aaaaaaaaaaaaaaaaaaaaaa')
    const said = { message: 'Gift card could not be found. (404)', code: 'unknown_gift_card' }
    expect([byNumber.status, byNumber.body]).to.deep.equal([404, said])
    expect([byLink.statusCode, byLink.json(), byLink.headers['cache-control']]).to.deep.equal([
      404,
      said,
      'private, no-store',
    ])
    // Our ids are long, so a short one does not exist (wire row 22).
    const byShortLink = await linked('7')
    expect([byShortLink.statusCode, byShortLink.json()]).to.deep.equal([404, said])
  })

  it('API-36 redeeming needs a patron, and says no in words', async () => {
    const { post } = await opened()
    const signedIn = { Authorization: `Bearer ${aToken}` }
    expect((await post('/promotions', { promotionCode: 'TEN' })).status).to.equal(401)
    expect((await post('/promotions', { promotionCode: 'TEN' }, signedIn)).status).to.equal(200)
    expect(await post('/promotions', { promotionCode: 'NO' }, signedIn)).to.deep.include({
      status: 422,
      body: { message: 'This promo code is not valid.', code: 'promo_invalid' },
    })
  })

  it('API-37, API-38, API-39 guesses are counted at every door together, and then every door is shut alike', async () => {
    const doors = async () => {
      const { post, human } = await opened({ limits: { guesses: { most: 4, windowMs: 60_000, past: 'wait' } } })
      const userToken = await human()
      const guess = {
        code: (n: number) => post('/discount/validate', { ...order, code: `GUESS${n}` }),
        reward: (n: number) => post('/promotions/validate', { ...order, promotionId: 'p', promotionCodeId: `c${n}` }),
        order: (n: number) => post('/order/check-price', aSubmittedOrder({ code: `ORDER${n}` })),
        wallet: (n: number) =>
          post('/promotions', { promotionCode: `WALLET${n}` }, { Authorization: `Bearer ${aToken}` }),
      }
      return { post, userToken, guess }
    }
    const { post, userToken, guess } = await doors()
    // Repeating one wrong code is no new guess.
    for (let again = 0; again < 9; again += 1) expect((await guess.code(1)).status).to.equal(200)
    await guess.reward(2)
    await guess.order(3)
    await guess.wallet(4)
    const shut = [
      await post('/discount/validate', { ...order, code: 'TEN' }),
      await guess.reward(7),
      await guess.order(5),
      await post('/order/validate', aSubmittedOrder({ code: 'TEN' })),
      await guess.wallet(6),
      await post('/stored-value-cards/validate', { giftCardNumber: card, userToken }),
    ]
    for (const { status, body, headers: sent } of shut) {
      expect([status, body]).to.deep.equal([
        429,
        { message: 'Too many attempts, please try again later.', code: 'too_many_requests' },
      ])
      expect(Number(sent['retry-after'])).to.be.within(1, 60)
    }
    // A counted guess again, and an order without code and card, are no guesses.
    expect((await guess.code(1)).status).to.equal(200)
    expect((await post('/order/check-price', aSubmittedOrder())).status).to.equal(200)
  })

  it('no card number and no token is written to the log', async () => {
    const { post, human, logged } = await opened()
    const userToken = await human()
    await post('/stored-value-cards/validate', { giftCardNumber: card, userToken })
    await post('/order/check-price', aSubmittedOrder({ giftCardNumber: card }))
    expect(logged.length).to.be.greaterThan(2)
    expect(logged.join('\n')).to.not.include(card).and.not.include(userToken)
  })
})

describe("a number under the server's key", () => {
  it('GIFT-02 is found however it is written, and read back only with the key and in its own row', () => {
    const secrets = cardSecrets('k'.repeat(32))
    const [one, two] = [secrets.seal('b', 'id', card), secrets.seal('b', 'id', card)]
    expect(one).to.not.equal(two)
    expect(secrets.open('b', 'id', one)).to.equal(card)
    expect(() => secrets.open('b', 'other', one)).to.throw()
    expect(() => secrets.open('c', 'id', one)).to.throw()
    expect(() => cardSecrets('x'.repeat(32)).open('b', 'id', one)).to.throw()
    expect(secrets.hash('b', '1111 2222-3333 4444')).to.equal(secrets.hash('b', card))
    expect(secrets.hash('c', card)).to.not.equal(secrets.hash('b', card))
    expect(cardSecrets('x'.repeat(32)).hash('b', card)).to.not.equal(secrets.hash('b', card))
  })
})

describe('Turnstile', () => {
  it('GIFT-03 lets through who the vendor knows for this very action, and nobody when it cannot be asked', async () => {
    const asked: URLSearchParams[] = []
    let answer = '{}'
    const vendor = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += String(chunk)
      })
      request.on('end', () => {
        asked.push(new URLSearchParams(body))
        response.end(answer)
      })
    })
    await new Promise<void>((done) => vendor.listen(0, '127.0.0.1', done))
    const bound = vendor.address()
    const port = typeof bound === 'object' && bound !== null ? (bound satisfies AddressInfo).port : 0
    const isOurHost = (host: string) => host === 'noodles.example'
    const needs = { secretKey: 'secret', timeout: 60_000, isOurHost, address: `http://127.0.0.1:${port}` }
    const verdictOn = (said: unknown) => {
      answer = typeof said === 'string' ? said : JSON.stringify(said)
      return turnstileVerifier(needs).verify({
        token: randomBytes(4).toString('hex'),
        action: 'giftcard',
        ip: '1.2.3.4',
      })
    }
    const here = { success: true, action: 'giftcard', hostname: 'noodles.example' }
    expect(await verdictOn(here)).to.equal('human')
    expect(await verdictOn({ ...here, action: 'signin' })).to.equal('refused')
    expect(await verdictOn({ ...here, hostname: 'evil.example' }), 'a page of somebody else').to.equal('refused')
    expect(await verdictOn({ success: true, action: 'giftcard' }), 'of no page at all').to.equal('refused')
    expect(await verdictOn({ success: false, 'error-codes': ['timeout-or-duplicate'] })).to.equal('refused')
    expect(await verdictOn({ success: false, 'error-codes': ['invalid-input-secret'] })).to.equal('unavailable')
    expect(await verdictOn('<html>')).to.equal('unavailable')
    expect([asked[0]?.get('secret'), asked[0]?.get('remoteip'), asked[0]?.get('response')?.length]).to.deep.equal([
      'secret',
      '1.2.3.4',
      8,
    ])
    await new Promise((done) => vendor.close(done))
    expect(await verdictOn(here)).to.equal('unavailable')
  })
})
