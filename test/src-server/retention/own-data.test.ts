import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import type { Sandbox } from '../../../src-adapters/sandbox/gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { namelessTicket } from '../../../src-domain/own-data/nameless-ticket.ts'
import type { PaymentGateway } from '../../../src-domain/payment/payment-gateway.ts'
import { openEdge } from '../../builders/http-edge-builder.ts'
import { anAddress } from '../../builders/order-builder.ts'
import {
  aCardPlacement,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  ramen,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { recordingLog } from '../../builders/recording-log.ts'
import { rightOf } from '../../contracts/either.ts'

const hour = 3_600_000
const client = 'noodle-house'
const password = 'noodles for ana'
const ana = { brandId: client, patronId: 'ana' }
const gus = { firstName: 'Gus', lastName: 'Zamora', email: 'gus@example.com', phone: '212 555 0147' }
const toDoor = aSubmittedOrder({
  orderType: 'delivery',
  deliveryInfo: anAddress,
  note: 'the dog bites',
  deliveryNotes: 'ring twice',
  items: [{ ...ramen('thin', 3), notes: 'no egg' }],
  giftCardNumber: twentyDollarCard,
})

for (const engine of engines()) {
  describe(`one’s own data on ${engine.name}`, () => {
    let world: World
    let app: FastifyInstance
    let token: string
    const mails: string[] = []
    const kept: string[] = []
    const forgotten: string[] = []
    let isSilent = false
    const log = recordingLog()

    const ask = (method: 'GET' | 'POST', url: string, payload?: object, bearer?: string) =>
      app.inject({
        ...{ method, url: `/v1${url}` },
        headers: {
          client,
          sessionid: 'one visit',
          ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
        },
        ...(payload === undefined ? {} : { payload }),
      })
    const signIn = async (account = 'ana@example.com', secret = password): Promise<string> =>
      (await ask('POST', '/patron/sign-in', { account, password: secret })).json().token
    const copy = (payload: object = { password }, bearer = token) => ask('POST', '/patron/copy', payload, bearer)
    const erase = (payload: object = { password }, bearer = token) => ask('POST', '/patron/erase', payload, bearer)
    const said = async (asked: ReturnType<typeof ask>) => {
      const { statusCode, body } = await asked
      return [statusCode, JSON.parse(body).code]
    }
    const byAna = async () => {
      const { guest: _, ...placement } = aCardPlacement({ order: toDoor, caller: ana, tip: minor(250) })
      return placed(await world.server.ordering.place(placement))
    }
    const withCustomers = (sandbox: Sandbox): PaymentGateway => ({
      ...sandbox,
      vault: {
        ...sandbox.vault,
        keep: (request) => {
          kept.push(request.holder.id)
          return sandbox.vault.keep(request)
        },
        forgetCustomer: async (holderId) => {
          forgotten.push(holderId)
          return isSilent ? 'unknown' : 'forgotten'
        },
      },
    })
    const mailedCode = async () => {
      const codes = async () => mails.filter((text) => text.includes('delete your account'))
      const [mail = ''] = await eventually(codes, ({ length }) => length === 1)
      return /^\d{6}$/m.exec(mail)?.[0] ?? ''
    }
    const orders = () =>
      engine.rows(`
        select id, subtotal, discount, service_fee, tax, credit, gift_card, tip, due, placed_at, ticket -> 'finalAmount' as f
        from orders order by id`)
    const ledger = () => engine.rows('select order_id, account, amount from ledger_entries order by 1, 2')
    const everything = async () => {
      const tables = await engine.rows(`
        select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`)
      const rows = await Promise.all(tables.map(({ name }) => engine.rows(`select * from ${String(name)}`)))
      return JSON.stringify(rows)
    }

    beforeEach(async () => {
      for (const list of [mails, kept, forgotten]) list.length = 0
      isSilent = false
      const mail = {
        send: async ({ text }: { readonly text: string }) => {
          mails.push(text)
          return 'sent' as const
        },
      }
      world = await openWorld(engine, { log, mail }, withCustomers)
      app = (await openEdge(world.server)).app
      token = await signIn()
    })
    afterEach(async () => {
      await app.close()
      await world.close()
    })
    after(() => engine.close())

    it('a copy has all that was said, and nothing that opens anything', async () => {
      const { id, token: orderToken } = await byAna()
      const answer = await copy()
      expect(answer.statusCode).to.equal(200)
      const body = answer.json()
      expect(body.patron).to.include({ id: 'ana' })
      expect(body.cards).to.have.length(1)
      expect(body.cards[0]).to.include({ last4: '4242' })
      expect(body.sessions).to.have.length(1)
      expect(body.loyalty).to.have.property('wallet')
      expect(body.orders).to.have.length(1)
      expect(body.orders[0]).to.include({ note: 'the dog bites', deliveryNotes: 'ring twice', giftCardLast4: '4444' })
      expect(body.orders[0].order).to.include({ id })
      expect(body.orders[0].order.deliveryInfo).to.include({ street1: anAddress.street1 })
      const secrets = [
        ...(await engine.rows('select password_hash as one from patrons')),
        ...(await engine.rows('select token as one from saved_cards')),
        ...(await engine.rows('select token_hash as one from sessions')),
        ...(await engine.rows('select number_hash as one from gift_cards')),
        ...(await engine.rows('select number_sealed as one from gift_cards')),
        ...(await engine.rows("select payment ->> 'transactionId' as one from orders")),
        ...[orderToken, token, password, twentyDollarCard, twentyDollarCard.replaceAll('-', '')].map((one) => ({
          one,
        })),
      ]
      expect(secrets).to.have.length.above(8)
      for (const { one } of secrets) expect(answer.body).to.not.include(String(one))
    })

    it('neither is done for whoever has only the session', async () => {
      expect(await said(copy({ password: 'guessed' }))).to.deep.equal([403, 'wrong_password'])
      expect(await said(erase({ password: 'guessed' }))).to.deep.equal([403, 'wrong_password'])
      expect(await said(copy({ password }, 'nobody'))).to.deep.equal([401, 'session_ended'])
      expect(await said(copy({}))).to.deep.equal([403, 'email_code_due'])
      const digits = await mailedCode()
      const other = digits === '123456' ? '654321' : '123456'
      expect(await said(copy({ pinCode: other }))).to.deep.equal([400, 'wrong_pin'])
      expect((await copy({ pinCode: ` ${digits}` })).statusCode).to.equal(200)
      expect(await said(copy({ pinCode: digits }))).to.deep.equal([400, 'wrong_pin'])
      expect(await engine.rows("select id from patrons where id = 'ana'")).to.have.length(1)
    })

    it('passwords are guessed here no oftener than at a sign-in', async () => {
      const tried = await Promise.all(Array.from({ length: 12 }, () => erase({ password: 'guessed' })))
      expect(tried.map(({ statusCode }) => statusCode).filter((one) => one === 429)).to.have.length(2)
    })

    it('no account is deleted while one of its orders is open', async () => {
      await byAna()
      expect(await said(erase())).to.deep.equal([409, 'order_open'])
      expect(await engine.rows("select id from patrons where id = 'ana'")).to.have.length(1)
      expect((await copy()).statusCode).to.equal(200)
    })

    it('a deleted account leaves its amounts and nothing of whose it was, once, and its e-mail is free', async () => {
      const { guest: _, ...withCredit } = aPlacement({ caller: { brandId: client, patronId: 'cora' } })
      await byAna()
      placed(await world.server.ordering.place(withCredit))
      rightOf(await world.server.cards.add(ana, { cardNonce: aNonce(), expDate: { month: 8, year: 2031 } }))
      const [before, books] = [await orders(), await ledger()]
      world.clock.at += 25 * hour
      const phones = await Promise.all([signIn(), signIn()])
      const twice = await Promise.all(phones.map((one) => erase({ password }, one)))
      expect(twice.map(({ statusCode }) => statusCode)).to.deep.equal([200, 200])
      for (const one of [token, ...phones])
        expect((await ask('GET', '/patron', undefined, one)).statusCode).to.equal(401)
      expect(await orders()).to.deep.equal(before)
      expect(await ledger()).to.deep.equal(books)
      const left = await everything()
      for (const word of ['ana@example.com', '"ana"', 'dog bites', 'ring twice', 'no egg', anAddress.street1])
        expect(left, word).to.not.include(word)
      expect(left).to.include('cora@example.com')
      await eventually(
        async () => world.sandbox.ledger().filter(({ entry }) => entry === 'forget'),
        ({ length }) => length === 1,
      )
      const form = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com', phone: '2125550123', type: 'email' }
      const again = await ask('POST', '/patron/sign-up', { ...form, password: 'rivers and bridges' })
      expect(again.statusCode, again.body).to.equal(200)
      for (const level of ['info', 'warn', 'error'] as const)
        expect(JSON.stringify(log.lines(level))).to.not.include('ana@example.com')
    })

    it('a code is spent by what it was sent for, and not by an order that is in the way', async () => {
      await byAna()
      expect(await said(erase({}))).to.deep.equal([403, 'email_code_due'])
      const pinCode = await mailedCode()
      // More often than codes may be tried.
      for (const _ of [1, 2, 3, 4, 5, 6]) expect(await said(erase({ pinCode }))).to.deep.equal([409, 'order_open'])
      await engine.rows("update orders set placed_at = placed_at - interval '3 days', scheduled_at = null returning 1")
      // At most the number of concurrent tries. Later calls find the account unchanged, the code used, or neither.
      const all = await Promise.all(Array.from({ length: 4 }, () => erase({ pinCode })))
      expect(all.map(({ statusCode }) => statusCode)).to.deep.equal(all.map(() => 200))
      expect(await engine.rows("select id from patrons where id = 'ana'")).to.deep.equal([])
      expect(await engine.rows('select 1 from pins')).to.deep.equal([])
    })

    it('of two copies for one code at once one is given', async () => {
      await copy({})
      const pinCode = await mailedCode()
      const both = await Promise.all([copy({ pinCode }), copy({ pinCode })])
      expect(both.map(({ statusCode }) => statusCode).sort()).to.deep.equal([200, 400])
    })

    it('whoever did not hear that the account is deleted is told so for a day, and nobody else is', async () => {
      const other = await signIn()
      const gone = [401, 'account_erased']
      expect((await erase()).statusCode).to.equal(200)
      for (const one of [token, other]) expect((await erase({}, one)).statusCode).to.equal(200)
      expect(await said(erase({}, 'nobody'))).to.deep.equal([401, 'session_ended'])
      expect(await said(ask('POST', '/patron/erase', {}))).to.deep.equal([401, 'session_ended'])
      expect(await said(copy())).to.deep.equal([401, 'session_ended'])
      for (const one of [token, other]) expect(await said(ask('GET', '/patron', undefined, one))).to.deep.equal(gone)
      expect(await said(ask('GET', '/patron', undefined, 'nobody'))).to.deep.equal([401, 'session_ended'])
      expect(mails).to.deep.equal([])
      world.clock.at += 25 * hour
      expect(await said(erase())).to.deep.equal([401, 'session_ended'])
      expect(await said(ask('GET', '/patron', undefined, token))).to.deep.equal([401, 'session_ended'])
    })

    it('a session that ended otherwise is told of no deletion', async () => {
      await ask('POST', '/patron/sign-out', {}, token)
      expect(await said(erase())).to.deep.equal([401, 'session_ended'])
      expect(await said(ask('GET', '/patron', undefined, token))).to.deep.equal([401, 'session_ended'])
      expect(await engine.rows("select id from patrons where id = 'ana'")).to.have.length(1)
    })

    it('the processor forgets its customer too, some time later and however often it takes', async () => {
      const due = () =>
        engine.rows(`
          select subject, payload::text, run_at > now() + interval '1 hour' as rests, last_error from jobs
          where kind = 'forget-customer'`)
      rightOf(await world.server.cards.add(ana, { cardNonce: aNonce(), expDate: { month: 8, year: 2031 } }))
      expect((await erase()).statusCode).to.equal(200)
      const [holder = ''] = kept
      expect(await due()).to.deep.equal([
        { subject: holder, payload: '{"processor": "sandbox"}', rests: true, last_error: null },
      ])
      isSilent = true
      const hurry = "update jobs set run_at = now() where kind = 'forget-customer' returning 1"
      await engine.rows(hurry)
      await eventually(due, ([job]) => job?.['last_error'] === 'forget-customer: unknown')
      isSilent = false
      await engine.rows(hurry)
      await eventually(due, ({ length }) => length === 0)
      expect(new Set(forgotten)).to.deep.equal(new Set([holder]))
    })

    it('a deletion that is cut off leaves all as it was, and the next one does it', async () => {
      world.clock.at += 25 * hour
      token = await signIn()
      const opening = () =>
        engine.rows(`
          select (select count(*) from patrons) as accounts, (select count(*) from sessions) as sessions,
            (select count(*) from saved_cards) as cards, (select count(*) from jobs) as jobs`)
      const before = await opening()
      await engine.rows(`
        create or replace function stop_it() returns trigger language plpgsql as $$ begin raise exception 'cut off'; end $$`)
      await engine.rows('create trigger stop_it before delete on patrons for each row execute function stop_it()')
      expect((await erase()).statusCode).to.equal(500)
      expect(await opening()).to.deep.equal(before)
      await engine.rows('drop trigger stop_it on patrons')
      expect((await erase()).statusCode).to.equal(200)
      expect(await engine.rows("select id from patrons where id = 'ana'")).to.deep.equal([])
    })

    it('a guest has the same by the link of an order that is over', async () => {
      const guest = placed(await world.server.ordering.place(aCardPlacement({ order: toDoor, guest: gus })))
      const url = `/order/${guest.token}`
      const body = (await ask('GET', `${url}/copy`)).json()
      expect(body.orders[0].guest).to.deep.equal({ ...gus, phone: '+12125550147' })
      expect(body.orders[0]).to.include({ note: 'the dog bites', giftCardLast4: '4444' })
      expect(JSON.stringify(body)).to.not.include(guest.token)
      expect(await said(ask('POST', `${url}/erase`))).to.deep.equal([409, 'order_open'])
      world.clock.at += 25 * hour
      const [before, books] = [await orders(), await ledger()]
      for (const _ of [1, 2]) expect((await ask('POST', `${url}/erase`)).statusCode).to.equal(200)
      expect([await orders(), await ledger()]).to.deep.equal([before, books])
      const left = await everything()
      for (const word of ['Zamora', 'gus@', '0147', 'dog bites', 'ring twice', anAddress.street1])
        expect(left, word).to.not.include(word)
      const shown = await ask('GET', url)
      expect([shown.statusCode, shown.json().finalAmount]).to.deep.equal([200, guest.finalAmount / 100])
      // The open page clears its ticket in the same way.
      expect(rightOf(await world.server.ordering.ticketByToken({ brandId: client }, guest.token))).to.deep.equal(
        namelessTicket(guest),
      )
    })
  })
}
