import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import type { PatronSeed } from '../../../src-server/brand/brand-seed.ts'
import { plainDress } from '../../../src-server/mail/mail-house.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import { eraseAccount } from '../../../src-server/retention/erase-account.ts'
import { purge } from '../../../src-server/retention/purge.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aBrand, takesGiftCards } from '../../builders/brand-builder.ts'
import { type Edge, openEdge } from '../../builders/http-edge-builder.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  ramen,
  seededPatrons,
  type World,
} from '../../builders/order-server-builder.ts'
import { aCode, aPromotion, seededPromotions, twentyDollarCard } from '../../builders/promotion-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'

const [here, host, day] = ['noodle-house', 'order.example', 86_400_000]
const fields = { themes: takesGiftCards, loyalty: { enabled: true } }
const withPhone = ({ patron, ...seed }: PatronSeed): PatronSeed =>
  patron.id === 'cora'
    ? { ...seed, patron: { ...patron, phone: { value: '(212) 555-0177', isVerified: false } } }
    : { ...seed, patron }

function aSeed(more: Parameters<typeof aBrandSeed>[0] = {}) {
  const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
  const mail = { ...plainDress, origin: 'https://noodles.example' }
  return aBrandSeed({ locations, mail, staff: seededStaff, patrons: seededPatrons.map(withPhone), ...more }, fields)
}

interface Code {
  readonly id: string
  readonly code: string
  readonly uses: number
  readonly isActive: boolean
  readonly isFromFile: boolean
}
interface Card {
  readonly id: string
  readonly last4: string
  readonly balance: number
  readonly isActive: boolean
  readonly history: readonly { readonly kind: string; readonly amount: number; readonly orderNumber?: string }[]
}
interface NewCard {
  readonly card: Card
  readonly number: string
  readonly isMailed: boolean
  readonly path?: string
}
interface Patron {
  readonly id: string
  readonly name: string
  readonly displayedPhone?: string
  readonly credit: number
  readonly isEmployee: boolean
  readonly history: readonly {
    readonly kind: string
    readonly amount: number
    readonly reason: string
    readonly by: string
  }[]
}

for (const engine of engines()) {
  describe(`promo codes, gift cards and credit of staff, over HTTP on ${engine.name}`, () => {
    let world: World
    let edge: Edge
    let cookie: string
    let mails: Mail[]

    const ask = (url: string, payload?: object, session = cookie) =>
      edge.app.inject({
        ...{ method: payload === undefined ? 'GET' : 'POST', url: `/v1${url}` },
        headers: { client: here, host, origin: `https://${host}`, cookie: session },
        ...(payload === undefined ? {} : { payload }),
      })
    /** Status and code of the answer. */
    const verdict = async (...call: Parameters<typeof ask>) => {
      const answer = await ask(...call)
      const { code = 'ok' }: { code?: string } = answer.json()
      return `${answer.statusCode} ${code}`
    }
    async function got<A>(...call: Parameters<typeof ask>): Promise<A> {
      const answer = await ask(...call)
      expect(answer.statusCode, answer.body).to.equal(200)
      const body: A = answer.json()
      return body
    }
    const asStaff = async (name: string) => {
      const signIn = { email: `${name}@example.com`, password: `noodles for ${name}` }
      return String((await ask('/staff/session', signIn, '')).headers['set-cookie']).split(';')[0] ?? ''
    }
    const promotion = (more: object = {}) => ({
      ...{ code: 'Noodles', name: 'Noodle week', description: '', off: { percent: 5_000 } },
      ...{ on: [], minimum: 0, orderTypes: [], ...more },
    })
    const create = (more: object = {}, commandId: string = randomUUID()) => ({ commandId, made: promotion(more) })
    const codeOf = async (code: string) =>
      (await got<{ codes: Code[] }>('/staff/promotions')).codes.find((one) => one.code === code)
    const isValid = async (code: string, patronId?: string) => {
      const caller = { brandId: here, ...(patronId === undefined ? {} : { patronId }) }
      const checked = await world.server.promotions.check(caller, 'loc-1', { ...aSubmittedOrder(), code })
      return !isLeft(checked) && checked.right.discountId !== undefined
    }
    const place = async (order: Parameters<typeof aSubmittedOrder>[0], patronId?: string) =>
      placed(
        await world.server.ordering.place(
          aPlacement({
            key: randomUUID(),
            caller: { brandId: here, ...(patronId === undefined ? {} : { patronId }) },
            order: aSubmittedOrder(order),
          }),
        ),
      )
    const issue = (more: object = {}, commandId: string = randomUUID()) => ({
      ...{ commandId, locationId: 'loc-1', value: 25, receiver: 'Rosa', sender: 'Us', message: 'Eat well', ...more },
    })
    const credit = (amount: number, more: object = {}) => ({
      ...{ commandId: randomUUID(), locationId: 'loc-1', amount, reason: 'cold soup', ...more },
    })
    const cora = async () => {
      const { patrons } = await got<{ patrons: Patron[] }>('/staff/patrons/find', { email: 'Cora@Example.com' })
      return patrons[0]
    }
    const withDatabase = async <A>(work: (db: Awaited<ReturnType<typeof openDatabase>>['db']) => Promise<A>) => {
      const { db, close } = await openDatabase(world.choice)
      const done = await work(db)
      await close()
      return done
    }

    beforeEach(async () => {
      mails = []
      const send = async (mail: Mail) => {
        mails.push(mail)
        return 'sent' as const
      }
      world = await openWorld(engine, { brands: [aSeed()], mail: { send } })
      edge = await openEdge(world.server, { brands: [aBrand(fields)] })
      cookie = await asStaff('olga')
    })
    afterEach(async () => {
      const unequal = await engine.rows(`
        select g.id from gift_cards g join gift_card_entries e on e.brand_id = g.brand_id and e.card_id = g.id
        group by g.id, g.balance having sum(e.amount) <> g.balance`)
      await edge.app.close()
      await world.close()
      expect(unequal, 'cards whose entries do not sum to their balance').to.deep.equal([])
    })
    after(() => engine.close())

    it('makes a promo code that customers use at once, counts its uses, and ends it at the next check', async () => {
      expect(await isValid('NOODLES')).to.equal(false)
      await got('/staff/promotions', create())
      expect(await codeOf('NOODLES')).to.include({ uses: 0, isActive: true, isFromFile: false })
      expect(await isValid('noodles')).to.equal(true)
      await place({ code: 'noodles' })
      const { id = '' } = (await codeOf('NOODLES')) ?? {}
      expect(await codeOf('NOODLES')).to.include({ uses: 1 })
      await got(`/staff/promotions/${id}/end`, { commandId: randomUUID() })
      expect(await isValid('NOODLES')).to.equal(false)
      expect(await codeOf('NOODLES')).to.include({ uses: 1, isActive: false })
    })

    it('keeps every limit of a promo code', async () => {
      const now = world.clock.at
      await got('/staff/promotions', create({ code: 'LATER', startsAt: now / 1_000 + 60, endsAt: now / 1_000 + 120 }))
      await got('/staff/promotions', create({ code: 'ONLY1', most: 1 }))
      await got('/staff/promotions', create({ code: 'MYOWN', mostPerPatron: 1 }))
      await got('/staff/promotions', create({ code: 'DOOR', orderTypes: ['delivery'] }))
      await got('/staff/promotions', create({ code: 'MUCH', minimum: 100 }))
      await got('/staff/promotions', create({ code: 'TEAS', on: ['tea'], off: { amount: 1 } }))
      const validOnes = async () => {
        const all = ['LATER', 'ONLY1', 'MYOWN', 'DOOR', 'MUCH', 'TEAS']
        const valid = await Promise.all(all.map((code) => isValid(code, 'ana')))
        return all.filter((_, at) => valid[at])
      }
      expect(await validOnes()).to.deep.equal(['ONLY1', 'MYOWN'])
      expect(await isValid('MYOWN')).to.equal(false)
      await place({ code: 'ONLY1' }, 'ana')
      await place({ code: 'MYOWN', items: [ramen('thick')] }, 'ana')
      world.clock.at = now + 90_000
      expect(await validOnes()).to.deep.equal(['LATER'])
      world.clock.at = now + 120_000
      expect(await validOnes()).to.deep.equal([])
    })

    it('refuses a promo code that exists, ended or not, and one that would take nothing off or be over', async () => {
      expect(await verdict('/staff/promotions', create({ code: 'ten' }))).to.equal('409 code_taken')
      const ten = await codeOf('TEN')
      await got(`/staff/promotions/${ten?.id}/end`, { commandId: randomUUID() })
      expect(await verdict('/staff/promotions', create({ code: 'TEN' }))).to.equal('409 code_taken')
      for (const [bad, expected] of [
        [{ off: { percent: 0 } }, '400 invalid_field'],
        [{ off: {} }, '400 malformed'],
        [{ off: { percent: 10_001 } }, '400 malformed'],
        [{ code: 'a b c' }, '400 invalid_field'],
        [{ startsAt: 1_900_000_000, endsAt: 1_900_000_000 }, '400 invalid_field'],
        [{ endsAt: 1_000_000_000 }, '409 end_is_past'],
        [{ on: ['no-such-dish'] }, '404 unknown_menu_entry'],
      ] as const)
        expect(await verdict('/staff/promotions', create(bad)), JSON.stringify(bad)).to.equal(expected)
    })

    it('keeps what staff made and ended when the server starts again with the brand’s files', async () => {
      await got('/staff/promotions', create())
      const ten = await codeOf('TEN')
      await got(`/staff/promotions/${ten?.id}/end`, { commandId: randomUUID() })
      const like = { promotion: aPromotion({ id: 'file' }), codes: [aCode('NOODLES', { most: 1 })] }
      const again = await world.another({ brands: [aSeed({ promotions: [...seededPromotions, like] })] })
      expect(await codeOf('NOODLES')).to.include({ isActive: true, isFromFile: false })
      expect(await codeOf('TEN')).to.include({ isActive: false })
      expect(await codeOf('BIG')).to.include({ isActive: true })
      await again.close()
    })

    it('issues a gift card whose number only that answer has, and a customer pays with it', async () => {
      const { card, number, path, isMailed } = await got<NewCard>('/staff/gift-cards', issue())
      expect([number.length, card.last4, card.balance, isMailed]).to.deep.equal([16, number.slice(-4), 25, false])
      expect(path).to.match(/^\/card\/[\w-]{22}$/)
      world.clock.at += 1_000
      const { displayNumber } = await place({ giftCardNumber: number })
      const found = await ask('/staff/gift-cards/find', { number: number.replace(/(.{4})/g, '$1 ') })
      expect(found.body).to.not.include(number)
      const { history, balance }: Card = found.json()
      expect(balance).to.equal(11.5)
      expect(history.map(({ kind, amount, orderNumber }) => [kind, amount, orderNumber])).to.deep.equal([
        ['spent', -13.5, displayNumber],
        ['issued', 25, undefined],
      ])
      const { cards } = await got<{ cards: Card[] }>('/staff/gift-cards')
      expect(cards.map(({ id }) => id)).to.deep.equal([card.id])
      expect(edge.logged.join('')).to.not.include(number)
    })

    it('voids a gift card with a reason, and its number is worth nothing', async () => {
      const { card, number } = await got<NewCard>('/staff/gift-cards', issue())
      const reason = 'sold by mistake'
      const ended = await got<Card>(`/staff/gift-cards/${card.id}/void`, { commandId: randomUUID(), reason })
      expect([ended.balance, ended.isActive]).to.deep.equal([0, false])
      expect(ended.history[0]).to.deep.include({ kind: 'voided', amount: -25, reason, by: 'olga' })
      expect(isLeft(await world.server.giftCards.check({ brandId: here }, number))).to.equal(true)
      const again = await got<Card>(`/staff/gift-cards/${card.id}/void`, { commandId: randomUUID(), reason })
      expect(again.history).to.have.length(2)
    })

    it('does not void a gift card while a payment holds a part of it', async () => {
      const { card } = await got<NewCard>('/staff/gift-cards', issue())
      await withDatabase((db) => db.updateTable('gift_cards').set({ held: 1 }).where('handle', '=', card.id).execute())
      const command = { commandId: randomUUID(), reason: 'lost' }
      expect(await verdict(`/staff/gift-cards/${card.id}/void`, command)).to.equal('409 card_in_use')
      await withDatabase((db) => db.updateTable('gift_cards').set({ held: 0 }).where('handle', '=', card.id).execute())
      expect(await verdict(`/staff/gift-cards/${card.id}/void`, command)).to.equal('200 ok')
    })

    it('finds cards of the brand’s files, and counts unknown numbers apart from those of customers', async () => {
      expect(await got<Card>('/staff/gift-cards/find', { number: twentyDollarCard })).to.include({ balance: 20 })
      for (let guess = 0; guess < 10; guess += 1)
        expect(await verdict('/staff/gift-cards/find', { number: `999${guess}` })).to.equal('404 unknown_gift_card')
      expect((await ask('/staff/gift-cards/find', { number: '99910' })).statusCode).to.equal(429)
      const shares = { limit: 'guesses', of: JSON.stringify([here, '127.0.0.1']), marks: ['card 1'] } as const
      expect((await world.server.limits.consume(shares))._tag).to.equal('Allowed')
    })

    it('gives and takes credit with a reason, never below zero, and a customer pays with it', async () => {
      expect(await cora()).to.include({ name: 'Ana Diaz', credit: 10 })
      await got('/staff/patrons/cora/credit', credit(15.5))
      await got('/staff/patrons/cora/credit', credit(-5, { reason: 'typed wrong' }))
      expect(await verdict('/staff/patrons/cora/credit', credit(-20.51))).to.equal('409 too_little_credit')
      const patron = await cora()
      expect(patron?.credit).to.equal(20.5)
      expect(patron?.history).to.deep.include.members([
        { ...patron?.history[0], kind: 'credit-taken', amount: -5, reason: 'typed wrong', by: 'olga' },
        { ...patron?.history[1], kind: 'credit-given', amount: 15.5, reason: 'cold soup', by: 'olga' },
      ])
      await place({}, 'cora')
      expect((await cora())?.credit).to.equal(7)
      expect(await verdict('/staff/patrons/nobody/credit', credit(5))).to.equal('404 unknown_patron')
    })

    it('takes no credit that a running payment holds', async () => {
      await withDatabase((db) => db.updateTable('patrons').set({ credit_held: 800 }).where('id', '=', 'cora').execute())
      expect(await verdict('/staff/patrons/cora/credit', credit(-3))).to.equal('409 too_little_credit')
      expect(await verdict('/staff/patrons/cora/credit', credit(-2))).to.equal('200 ok')
    })

    it('marks an employee at once, and removes the mark', async () => {
      const isEmployee = async () =>
        (await engine.rows(`select profile ->> 'isEmployee' as mark from patrons where id = 'cora'`))[0]?.['mark']
      const mark = (is: boolean) => ({ commandId: randomUUID(), isEmployee: is, reason: 'hired' })
      expect(await got<Patron>('/staff/patrons/cora/employee', mark(true))).to.include({ isEmployee: true })
      expect(await isEmployee()).to.equal('true')
      const after = await got<Patron>('/staff/patrons/cora/employee', mark(false))
      expect(after.history.map(({ kind }) => kind)).to.deep.equal(['employee-removed', 'employee-set'])
      expect(await isEmployee()).to.equal('false')
    })

    it('finds a patron by email or phone however they are written, and no other brand’s', async () => {
      const ids = async (sought: object) =>
        (await got<{ patrons: Patron[] }>('/staff/patrons/find', sought)).patrons.map(({ id }) => id)
      expect(await ids({ phone: '+1 212-555-0177' })).to.deep.equal(['cora'])
      expect(await ids({ phone: '2125550177' })).to.deep.equal(['cora'])
      expect(await ids({ phone: '5550177' })).to.deep.equal([])
      expect(await ids({ email: ' ana@example.com' })).to.deep.equal(['ana'])
      expect(await ids({ email: 'an@example.com' })).to.deep.equal([])
      expect(await verdict('/staff/patrons/find', {})).to.equal('400 invalid_field')
    })

    it('finds a patron of a French brand by phone with and without the country code', async () => {
      const french = (value: string) =>
        seededPatrons.map(({ patron, ...seed }) => ({
          ...seed,
          patron: patron.id === 'cora' ? { ...patron, phone: { value, isVerified: false } } : patron,
        }))
      for (const value of ['01 99 00 12 34', '+33 199001234']) {
        await edge.app.close()
        await world.close()
        const seed = aBrandSeed({ staff: seededStaff, patrons: french(value) }, { ...fields, country: 'FR' })
        world = await openWorld(engine, { brands: [seed], phones: phoneRulesOf })
        edge = await openEdge(world.server, { brands: [aBrand({ ...fields, country: 'FR' })] })
        cookie = await asStaff('olga')
        for (const phone of ['01.99.00.12.34', '+33 1 99 00 12 34']) {
          const { patrons } = await got<{ patrons: Patron[] }>('/staff/patrons/find', { phone })
          expect(
            patrons.map(({ id, displayedPhone }) => [id, displayedPhone]),
            `${value} by ${phone}`,
          ).to.deep.equal([['cora', '01 99 00 12 34']])
        }
      }
    })

    it('carries a repeated command out once, also of two at the same time, and refuses its id for another', async () => {
      const given = credit(5)
      await Promise.all([ask('/staff/patrons/cora/credit', given), ask('/staff/patrons/cora/credit', given)])
      await got('/staff/patrons/cora/credit', given)
      expect((await cora())?.credit).to.equal(15)
      expect(await verdict('/staff/patrons/cora/credit', { ...given, amount: 6 })).to.equal('409 command_reused')
      const sold = issue()
      const [one, other] = await Promise.all([
        got<NewCard>('/staff/gift-cards', sold),
        got<NewCard>('/staff/gift-cards', sold),
      ])
      expect(one).to.deep.equal(other)
      expect(await verdict('/staff/gift-cards', { ...sold, value: 26 })).to.equal('409 command_reused')
      const made = create()
      await got('/staff/promotions', made)
      await got('/staff/promotions', made)
      expect(await engine.rows('select kind, amount from offer_events order by id')).to.deep.equal([
        { kind: 'credit-given', amount: 500 },
        { kind: 'card-issued', amount: 2_500 },
        { kind: 'promo-created', amount: 0 },
      ])
    })

    it('writes each change to the audit log with its member, and never the number of a card', async () => {
      const { card, number } = await got<NewCard>('/staff/gift-cards', issue())
      await got('/staff/patrons/cora/credit', credit(5))
      const audit = await engine.rows(
        `select action, member_id, subject, location_id from audit where action like 'offers:%' order by id`,
      )
      expect(audit).to.deep.equal([
        { action: 'offers:card-issued', member_id: 'stf-olga', subject: card.id, location_id: 'loc-1' },
        { action: 'offers:credit-given', member_id: 'stf-olga', subject: 'cora', location_id: 'loc-1' },
      ])
      expect(JSON.stringify(await engine.rows('select * from offer_events'))).to.not.include(number)
    })

    it('is for owners and managers, who sell cards only where they work', async () => {
      const mia = await asStaff('mia')
      expect(await verdict('/staff/promotions', create(), mia)).to.equal('200 ok')
      expect(await verdict('/staff/gift-cards', issue(), mia)).to.equal('403 not_allowed')
      expect(await verdict('/staff/gift-cards', issue({ locationId: 'loc-2' }), mia)).to.equal('200 ok')
      const carl = await asStaff('carl')
      for (const url of ['/staff/promotions', '/staff/gift-cards'])
        expect(await verdict(url, undefined, carl)).to.equal('403 not_allowed')
    })

    it('copies the changes for the patron, and forgets the patron with the account but keeps the amounts', async () => {
      await got('/staff/patrons/cora/credit', credit(5, { reason: 'Cora waited an hour' }))
      const caller = { brandId: here, patronId: 'cora', visit: 'v', language: 'en' }
      const copy = await world.server.ownData.copyAccount(caller, { password: 'noodles for cora' })
      expect(isLeft(copy) ? copy.left : copy.right.changes).to.deep.equal([
        {
          kind: 'credit-given',
          amount: 500,
          reason: 'Cora waited an hour',
          at: new Date(world.clock.at).toISOString(),
        },
      ])
      await withDatabase((db) => eraseAccount(db, { brandId: here, patronId: 'cora', processors: [] }, world.clock.at))
      expect(await engine.rows('select kind, amount, subject, reason from offer_events')).to.deep.equal([
        { kind: 'credit-given', amount: 500, subject: '', reason: '' },
      ])
      expect(await engine.rows(`select 1 from audit where subject = 'cora'`)).to.deep.equal([])
    })

    it('forgets members and reasons after two years, and words on a card that was voided after 180 days', async () => {
      const { card } = await got<NewCard>('/staff/gift-cards', issue())
      await got(`/staff/gift-cards/${card.id}/void`, { commandId: randomUUID(), reason: 'for Rosa' })
      const words = () => engine.rows(`select receiver from gift_cards where handle = '${card.id}'`)
      const passed = (days: number) => withDatabase((db) => purge(db, world.clock.at + days * day, []))
      await passed(179)
      expect(await words()).to.deep.equal([{ receiver: 'Rosa' }])
      await passed(181)
      expect(await words()).to.deep.equal([{ receiver: '' }])
      await passed(731)
      expect(
        await engine.rows('select distinct member_id, reason, sum(amount) over () as sum from offer_events'),
      ).to.deep.equal([{ member_id: '', reason: '', sum: engine.name === 'PGlite' ? 0 : '0' }])
    })

    it('mails a card to its recipient, with the number and the page', async () => {
      const { number, path, isMailed } = await got<NewCard>('/staff/gift-cards', issue({ email: 'rosa@example.com' }))
      expect(isMailed).to.equal(true)
      await eventually(
        async () => mails.length,
        (count) => count === 1,
      )
      expect(mails[0]?.to).to.equal('rosa@example.com')
      expect(mails[0]?.text)
        .to.include('Rosa, you have')
        .and.include(number.replace(/(.{4})(?=.)/g, '$1 '))
      expect(mails[0]?.text).to.include(`https://noodles.example${path}`)
    })
  })
}
