import { expect } from 'chai'
import { SquareClient, SquareError, WebhooksHelper } from 'square'
import { aDay, anHour } from '../line/held-clock.ts'
import { type FakeSquare, startFakeSquare } from './server/fake-square.ts'
import { posted, tampered } from './server/webhooks.ts'

const usd = (amount: number) => ({ amount: BigInt(amount), currency: 'USD' as const })

describe("the fake of Square's server, asked by Square's own package", () => {
  let fake: FakeSquare
  let square: SquareClient
  let keys = 0

  beforeEach(async () => {
    fake = await startFakeSquare()
    square = new SquareClient({ token: fake.seller.accessToken, baseUrl: fake.url, maxRetries: 0 })
  })
  afterEach(() => fake.stop())

  const key = () => {
    keys += 1
    return `key-${keys}`
  }
  // The package's timer outlives a cut connection and would keep the process alive.
  const soon = { timeoutInSeconds: 4 }
  const authorise = async (sourceId: string, amount = 1350, idempotencyKey = key()) => {
    const { payment } = await square.payments.create(
      { sourceId, idempotencyKey, amountMoney: usd(amount), autocomplete: false, referenceId: 'order:1:attempt:1' },
      soon,
    )
    if (payment?.id === undefined) throw new Error('no payment')
    return { ...payment, id: payment.id }
  }
  const refusal = async (asking: Promise<unknown>): Promise<SquareError> => {
    try {
      await asking
    } catch (reason) {
      if (reason instanceof SquareError) return reason
      throw reason
    }
    throw new Error('nothing was refused')
  }
  const codes = ({ errors }: SquareError) => errors.map(({ category, code }) => `${category} ${code}`)

  describe('a payment', () => {
    it('is approved and not taken with autocomplete false, and keeps our reference', async () => {
      const payment = await authorise(fake.mint())
      expect(payment).to.deep.include({ status: 'APPROVED', delayDuration: 'PT168H', delayAction: 'CANCEL' })
      expect(payment.referenceId).to.equal('order:1:attempt:1')
      expect(payment.cardDetails?.status).to.equal('AUTHORIZED')
      expect(payment.cardDetails?.card?.last4).to.equal('1111')
      expect(payment.approvedMoney).to.deep.equal(usd(1350))
      expect((await square.payments.get({ paymentId: payment.id })).payment).to.deep.equal(payment)
    })

    it('is taken at once unless told otherwise', async () => {
      const { payment } = await square.payments.create({
        sourceId: fake.mint(),
        idempotencyKey: key(),
        amountMoney: usd(100),
      })
      expect(payment).to.deep.include({ status: 'COMPLETED' })
    })

    it('is completed once, and only in the version that the caller saw', async () => {
      const { id, versionToken } = await authorise(fake.mint())
      expect(codes(await refusal(square.payments.complete({ paymentId: id, versionToken: 'old' })))).to.deep.equal([
        'INVALID_REQUEST_ERROR VERSION_MISMATCH',
      ])
      const { payment } = await square.payments.complete({ paymentId: id, versionToken: versionToken ?? '' })
      expect(payment).to.deep.include({ status: 'COMPLETED' })
      expect((await refusal(square.payments.complete({ paymentId: id }))).statusCode).to.equal(400)
      expect((await refusal(square.payments.cancel({ paymentId: id }))).statusCode).to.equal(400)
    })

    it('is changed in its amount before it is completed', async () => {
      const { id } = await authorise(fake.mint(), 1350)
      await square.payments.update({ paymentId: id, idempotencyKey: key(), payment: { amountMoney: usd(900) } })
      const { payment } = await square.payments.complete({ paymentId: id })
      expect(payment?.totalMoney).to.deep.equal(usd(900))
    })

    it('is canceled, and lapses by itself after seven days', async () => {
      const [one, other] = [await authorise(fake.mint()), await authorise(fake.mint())]
      expect((await square.payments.cancel({ paymentId: one.id })).payment).to.deep.include({ status: 'CANCELED' })
      fake.clock.advance(7 * aDay - 1)
      expect((await square.payments.get({ paymentId: other.id })).payment?.status).to.equal('APPROVED')
      fake.clock.advance(1)
      expect((await square.payments.get({ paymentId: other.id })).payment?.status).to.equal('CANCELED')
    })

    it('is taken when its time is up where the request said so', async () => {
      const { payment } = await square.payments.create({
        sourceId: fake.mint(),
        idempotencyKey: key(),
        amountMoney: usd(100),
        autocomplete: false,
        delayDuration: 'PT2H',
        delayAction: 'COMPLETE',
      })
      fake.clock.advance(2 * anHour)
      expect((await square.payments.get({ paymentId: payment?.id ?? '' })).payment?.status).to.equal('COMPLETED')
    })

    for (const [source, code] of [
      ['cnon:card-nonce-declined', 'GENERIC_DECLINE'],
      ['cnon:card-nonce-rejected-cvv', 'CVV_FAILURE'],
      ['cnon:card-nonce-rejected-postalcode', 'ADDRESS_VERIFICATION_FAILURE'],
      ['cnon:card-nonce-rejected-expiration', 'INVALID_EXPIRATION'],
      ['cnon:gift-card-nonce-insufficient-funds', 'INSUFFICIENT_FUNDS'],
      ['cnon:card-nonce-requires-verification', 'CARD_DECLINED_VERIFICATION_REQUIRED'],
      ['ccof:customer-card-id-declined', 'GENERIC_DECLINE'],
    ] as const)
      it(`fails with ${code} for ${source}, and stands in the books as failed`, async () => {
        const reason = await refusal(authorise(source))
        expect([reason.statusCode, ...codes(reason)]).to.deep.equal([400, `PAYMENT_METHOD_ERROR ${code}`])
        expect(reason.errors[0]?.detail).to.equal(`Authorization error: '${code}'`)
        expect(reason.body).to.have.nested.property('payment.status', 'FAILED')
        expect(fake.payments().map(({ status, approved_money }) => [status, approved_money.amount])).to.deep.equal([
          ['FAILED', 0],
        ])
      })

    it('fails as a minted token says, and passes when the buyer was verified', async () => {
      expect(codes(await refusal(authorise(fake.mint({ declines: 'CARD_EXPIRED' }))))).to.deep.equal([
        'PAYMENT_METHOD_ERROR CARD_EXPIRED',
      ])
      const { payment } = await square.payments.create({
        sourceId: 'cnon:card-nonce-requires-verification',
        verificationToken: 'verf:1',
        idempotencyKey: key(),
        amountMoney: usd(100),
      })
      expect(payment?.status).to.equal('COMPLETED')
      const verified = fake.mint({ declines: 'CARD_DECLINED_VERIFICATION_REQUIRED', isVerified: true })
      expect((await authorise(verified)).status).to.equal('APPROVED')
    })

    it('takes a token once, whatever came of it, and not after a day', async () => {
      const [good, bad, old] = [fake.mint(), fake.mint({ declines: 'GENERIC_DECLINE' }), fake.mint()]
      await authorise(good)
      await refusal(authorise(bad))
      fake.clock.advance(aDay)
      for (const [source, code] of [
        [good, 'CARD_TOKEN_USED'],
        [bad, 'CARD_TOKEN_USED'],
        ['cnon:card-nonce-already-used', 'CARD_TOKEN_USED'],
        [old, 'CARD_TOKEN_EXPIRED'],
        ['cnon:nobody-made-it', 'NOT_FOUND'],
      ] as const)
        expect(codes(await refusal(authorise(source)))).to.deep.equal([`INVALID_REQUEST_ERROR ${code}`])
      expect(fake.payments()).to.have.length(2)
    })

    it('is refused where a field is missing, of another kind, too long or of another currency', async () => {
      const request = { sourceId: fake.mint(), idempotencyKey: key(), amountMoney: usd(100) }
      for (const [wrong, code, field] of [
        [{ idempotencyKey: 'x'.repeat(46) }, 'VALUE_TOO_LONG', 'idempotency_key'],
        [{ amountMoney: { amount: 100n, currency: 'EUR' as const } }, 'INVALID_VALUE', 'amount_money.currency'],
        [{ amountMoney: usd(0) }, 'VALUE_TOO_LOW', 'amount_money.amount'],
        [{ amountMoney: { currency: 'USD' as const } }, 'MISSING_REQUIRED_PARAMETER', 'amount_money.amount'],
        [{ locationId: 'elsewhere' }, 'NOT_FOUND', 'location_id'],
        [{ delayDuration: 'PT1H' }, 'BAD_REQUEST', 'delay_duration'],
      ] as const) {
        const { errors } = await refusal(square.payments.create({ ...request, ...wrong }))
        expect(errors[0]).to.deep.include({ code, field })
      }
      expect(fake.payments()).to.deep.equal([])
      expect((await square.payments.create(request)).payment?.status).to.equal('COMPLETED')
    })

    it('is answered 401 to whoever has another token', async () => {
      const stranger = new SquareClient({ token: 'other', baseUrl: fake.url, maxRetries: 0 })
      expect(codes(await refusal(stranger.payments.get({ paymentId: 'any' })))).to.deep.equal([
        'AUTHENTICATION_ERROR UNAUTHORIZED',
      ])
    })
  })

  describe('an idempotency key', () => {
    it('gives the first answer again, and charges once', async () => {
      const [source, one] = [fake.mint(), key()]
      const first = await authorise(source, 1350, one)
      expect(await authorise(source, 1350, one)).to.deep.equal(first)
      expect(fake.payments()).to.have.length(1)
    })

    it('gives a decline again without asking the card again', async () => {
      const [source, one] = [fake.mint({ declines: 'INSUFFICIENT_FUNDS' }), key()]
      const first = await refusal(authorise(source, 1350, one))
      expect((await refusal(authorise(source, 1350, one))).body).to.deep.equal(first.body)
      expect(fake.payments()).to.have.length(1)
    })

    it('is refused for another amount or another source', async () => {
      const [source, one] = [fake.mint(), key()]
      await authorise(source, 1350, one)
      for (const again of [() => authorise(source, 1400, one), () => authorise(fake.mint(), 1350, one)])
        expect(codes(await refusal(again()))).to.deep.equal(['INVALID_REQUEST_ERROR IDEMPOTENCY_KEY_REUSED'])
      expect(fake.payments()).to.have.length(1)
    })

    it('cancels a payment whose answer never came, and then may be used again', async () => {
      const one = key()
      fake.breakNext('answer-lost')
      let isLost = false
      await authorise('cnon:card-nonce-ok', 1350, one).catch(() => {
        isLost = true
      })
      expect(isLost).to.equal(true)
      await square.payments.cancelByIdempotencyKey({ idempotencyKey: one })
      expect(fake.payments().map(({ status }) => status)).to.deep.equal(['CANCELED'])
      expect((await authorise('cnon:card-nonce-ok', 1350, one)).status).to.equal('APPROVED')
    })

    it('cancels nothing, and succeeds, for an unused key', async () => {
      await square.payments.cancelByIdempotencyKey({ idempotencyKey: 'never-used' })
      expect(fake.payments()).to.deep.equal([])
    })
  })

  describe('lists', () => {
    it('show payments since a time, the newest first, a page at a time', async () => {
      await authorise(fake.mint(), 100)
      fake.clock.advance(anHour)
      const since = new Date(fake.clock.now()).toISOString()
      for (const amount of [200, 300, 400]) await authorise(fake.mint(), amount)
      const seen: bigint[] = []
      let page = await square.payments.list({ beginTime: since, limit: 2 })
      expect(page.data).to.have.length(2)
      expect(page.response.cursor).to.be.a('string')
      for (;;) {
        seen.push(...page.data.map(({ amountMoney }) => amountMoney?.amount ?? 0n))
        if (!page.hasNextPage()) break
        page = await page.getNextPage()
      }
      expect(seen).to.deep.equal([400n, 300n, 200n])
    })

    it('refuse a cursor that is none', async () => {
      expect(codes(await refusal(square.payments.list({ cursor: 'mine' }).then()))).to.deep.equal([
        'INVALID_REQUEST_ERROR INVALID_CURSOR',
      ])
    })
  })

  describe('a refund', () => {
    const taken = async (amount: number) => {
      const { id } = await authorise(fake.mint(), amount)
      await square.payments.complete({ paymentId: id })
      return id
    }
    const refund = (paymentId: string, amount: number, idempotencyKey = key()) =>
      square.refunds.refundPayment({ idempotencyKey, paymentId, amountMoney: usd(amount) })

    it('is given in parts, is pending until the bank has it, and never more than was taken', async () => {
      const id = await taken(1000)
      expect((await refund(id, 400)).refund).to.deep.include({ status: 'PENDING', paymentId: id })
      await refund(id, 500)
      expect(codes(await refusal(refund(id, 101)))).to.deep.equal(['REFUND_ERROR REFUND_AMOUNT_INVALID'])
      await refund(id, 100)
      fake.settleRefunds()
      const { payment } = await square.payments.get({ paymentId: id })
      expect(payment?.refundedMoney).to.deep.equal(usd(1000))
      expect(payment?.refundIds).to.have.length(3)
      expect(fake.refunds().map(({ status }) => status)).to.deep.equal(['COMPLETED', 'COMPLETED', 'COMPLETED'])
    })

    it('is given once under one key', async () => {
      const [id, one] = [await taken(1000), key()]
      const first = await refund(id, 400, one)
      expect(await refund(id, 400, one)).to.deep.equal(first)
      expect(codes(await refusal(refund(id, 300, one)))).to.deep.equal(['INVALID_REQUEST_ERROR IDEMPOTENCY_KEY_REUSED'])
      expect((await square.refunds.get({ refundId: first.refund?.id ?? '' })).refund?.amountMoney).to.deep.equal(
        usd(400),
      )
    })

    it('that the bank rejects can be asked for again', async () => {
      const id = await taken(1000)
      await refund(id, 1000)
      fake.settleRefunds('REJECTED')
      await refund(id, 1000)
      expect(fake.refunds().map(({ status }) => status)).to.deep.equal(['REJECTED', 'PENDING'])
    })

    it('waits until the payment was taken', async () => {
      const { id } = await authorise(fake.mint(), 1000)
      expect(codes(await refusal(refund(id, 1000)))).to.deep.equal([
        'REFUND_ERROR REFUND_ERROR_PAYMENT_NEEDS_COMPLETION',
      ])
    })
  })

  describe('a stored card', () => {
    const customer = async () => (await square.customers.create({ emailAddress: 'gus@example.com' })).customer?.id ?? ''
    const store = async (sourceId: string, customerId: string) =>
      (await square.cards.create({ idempotencyKey: key(), sourceId, card: { customerId } })).card?.id ?? ''

    it('is made of a token that is then used up, and charged by its customer only', async () => {
      const [owner, token] = [await customer(), fake.mint({ last4: '4242' })]
      const card = await store(token, owner)
      expect(card).to.match(/^ccof:/)
      expect(codes(await refusal(authorise(token)))).to.deep.equal(['INVALID_REQUEST_ERROR CARD_TOKEN_USED'])
      const charge = (customerId?: string) =>
        square.payments.create({
          sourceId: card,
          idempotencyKey: key(),
          amountMoney: usd(100),
          ...(customerId === undefined ? {} : { customerId }),
        })
      expect((await charge(owner)).payment?.cardDetails).to.deep.include({ entryMethod: 'ON_FILE' })
      for (const wrong of [undefined, await customer()])
        expect(codes(await refusal(charge(wrong)))).to.deep.equal(['INVALID_REQUEST_ERROR NOT_FOUND'])
    })

    it('is listed until it is disabled, and then cannot be charged', async () => {
      const owner = await customer()
      const [one, other] = [await store(fake.mint(), owner), await store(fake.mint(), owner)]
      const listed = async (includeDisabled = false) =>
        (await square.cards.list({ customerId: owner, includeDisabled })).data.map(({ id }) => id)
      expect(await listed()).to.deep.equal([one, other])
      expect((await square.cards.disable({ cardId: one })).card?.enabled).to.equal(false)
      expect(await listed()).to.deep.equal([other])
      expect(await listed(true)).to.deep.equal([one, other])
      expect(codes(await refusal(authorise(one)))).to.deep.equal(['INVALID_REQUEST_ERROR NOT_FOUND'])
    })

    it('is not stored when its issuer refuses', async () => {
      const reason = await refusal(store(fake.mint({ declines: 'CVV_FAILURE' }), await customer()))
      expect(codes(reason)).to.deep.equal(['PAYMENT_METHOD_ERROR CVV_FAILURE'])
      expect(fake.cards()).to.deep.equal([])
    })

    it('needs a customer that exists, and a customer needs a name', async () => {
      expect(codes(await refusal(store(fake.mint(), 'nobody')))).to.deep.equal([
        'INVALID_REQUEST_ERROR CUSTOMER_NOT_FOUND',
      ])
      expect(codes(await refusal(square.customers.create({ note: 'regular' })))).to.deep.equal([
        'INVALID_REQUEST_ERROR BAD_REQUEST',
      ])
    })
  })

  describe('a notification', () => {
    const subscription = { notificationUrl: 'https://shop.example/hooks/square', signatureKey: 'sig-key' }
    const isTrusted = (post: { readonly body: string; readonly headers: Readonly<Record<string, string>> }) =>
      WebhooksHelper.verifySignature({
        requestBody: post.body,
        signatureHeader: post.headers['x-square-hmacsha256-signature'] ?? '',
        ...subscription,
      })

    it("is signed as Square's own package verifies it, and no longer when it was tampered with", async () => {
      await authorise(fake.mint(), 1350)
      const [event] = fake.events()
      if (event === undefined) throw new Error('no event')
      const post = posted(subscription, event)
      expect(await isTrusted(post)).to.equal(true)
      expect(await isTrusted(tampered(post))).to.equal(false)
      expect(tampered(post).body).to.include('"amount":1,')
      const again = posted(subscription, event, { number: 1, reason: 'http_timeout' })
      expect(again.headers['square-retry-number']).to.equal('1')
      expect(again.body).to.equal(post.body)
    })

    it('tells of each step of a payment and of its refund, and carries the whole object', async () => {
      const { id } = await authorise(fake.mint(), 1000)
      await square.payments.complete({ paymentId: id })
      await square.refunds.refundPayment({ idempotencyKey: key(), paymentId: id, amountMoney: usd(1000) })
      fake.settleRefunds()
      expect(fake.events().map(({ type }) => type)).to.deep.equal([
        'payment.created',
        'payment.updated',
        'refund.created',
        'payment.updated',
        'refund.updated',
      ])
      expect(fake.events()[1]?.data).to.have.nested.property('object.payment.status', 'COMPLETED')
    })
  })

  describe('the line', () => {
    const isRefused = async (asking: Promise<unknown>) => {
      try {
        await asking
        return false
      } catch {
        return true
      }
    }

    it('is cut before or after the charge, and the books show which', async () => {
      fake.breakNext('lost-on-the-way')
      expect(await isRefused(authorise(fake.mint()))).to.equal(true)
      expect(fake.payments()).to.deep.equal([])
      fake.breakNext('answer-lost', ({ path }) => path === '/v2/payments')
      expect(await isRefused(authorise(fake.mint()))).to.equal(true)
      expect(fake.payments()).to.have.length(1)
    })

    it('answers 500 once, without an effect', async () => {
      fake.breakNext('fails')
      const reason = await refusal(authorise(fake.mint()))
      expect([reason.statusCode, ...codes(reason)]).to.deep.equal([500, 'API_ERROR INTERNAL_SERVER_ERROR'])
      expect((await authorise(fake.mint())).status).to.equal('APPROVED')
    })

    it('is slow for as long as a test holds it', async () => {
      const held = fake.holdNext()
      const asking = authorise(fake.mint())
      expect((await held.arrived).path).to.equal('/v2/payments')
      expect(fake.payments()).to.deep.equal([])
      held.release()
      expect((await asking).status).to.equal('APPROVED')
    })

    it('is silent until the caller gives up', async () => {
      fake.breakNext('silent')
      const impatient = new SquareClient({
        token: fake.seller.accessToken,
        baseUrl: fake.url,
        maxRetries: 0,
        timeoutInSeconds: 0.2,
      })
      expect(await isRefused(impatient.payments.get({ paymentId: 'any' }))).to.equal(true)
      expect(fake.asked).to.have.length(1)
    })
  })
})
