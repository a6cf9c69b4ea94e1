import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { phoneRulesOf } from '../../../src-adapters/libphonenumber/phone-rules.ts'
import type { RefundShare, SentRefund } from '../../../src-domain/kitchen/order-record-gateway.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { Mail, MailOutcome } from '../../../src-server/mail/mail-sender.ts'
import { selectIds } from '../../../src-server/mail/mailed-order.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import { makeNameless } from '../../../src-server/retention/make-nameless.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  engines,
  eventually,
  noon,
  placed,
} from '../../builders/order-server-builder.ts'
import { moved } from '../../builders/refund-builder.ts'
import { refundHouse, twoLines } from '../../builders/refund-house.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

const brandId = 'noodle-house'
const minute = 60_000
const gus = { firstName: 'José', lastName: 'Diaz', email: 'gus@example.com', phone: '+12125550147' }
const sara = { firstName: 'Sara', lastName: 'Jossen', email: 'sara@example.com', phone: '+17185550199' }
const whole: RefundShare = { _tag: 'Whole' }
const off = (amount: number): RefundShare => ({ _tag: 'Amount', amount: minor(amount) })
const linesOff = (position: number, quantity: number): RefundShare => ({
  _tag: 'Lines',
  lines: [{ position, quantity }],
})

function actor(name: string): Actor {
  return { brandId, member: staffMember(name), network: '203.0.113.7' }
}

for (const engine of engines()) {
  describe(`orders of any day, for staff, on ${engine.name}`, function () {
    this.timeout(60_000)
    const house = refundHouse(engine)
    const mails: Mail[] = []
    let outcome: MailOutcome = 'sent'
    const mail = {
      send: async (one: Mail) => {
        mails.push(one)
        return outcome
      },
    }
    const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]
    beforeEach(async () => {
      mails.length = 0
      outcome = 'sent'
      await house.open(undefined, { brands: [aBrandSeed({ locations, staff: seededStaff })], mail })
    })
    afterEach(() => house.leave())
    after(() => engine.close())

    const records = () => house.world.server.records
    const place = async (fields: Partial<PlacementRequest> = {}) =>
      placed(await house.world.server.ordering.place(aPlacement({ guest: gus, ...fields })))
    const find = async (text: string, name = 'carl', locationId = 'loc-1') =>
      rightOf(await records().search(actor(name), locationId, text)).map(({ id }) => id)
    const recordOf = async (id: string) => rightOf(await records().record(actor('olga'), id))
    const send = (id: string, share: RefundShare, more: Partial<SentRefund> = {}) =>
      records().refund(actor('olga'), id, { refundId: randomUUID(), seen: 0, share, reason: '', ...more })
    const say = (id: string, text: string, messageId: string = randomUUID()) =>
      records().message(actor('carl'), id, { messageId, text })

    it('finds orders of any day by number, name, phone and email, the latest first', async () => {
      const first = await place()
      house.world.clock.at += 40 * 24 * 60 * minute
      const second = await place()
      const other = await place({ guest: sara })
      expect(await find(first.displayNumber)).to.deep.equal([first.id])
      expect(await find(`#${other.displayNumber}`)).to.deep.equal([other.id])
      for (const text of ['jose diaz', 'JOSÉ', 'diaz', 'GUS@example.com', '0147', '212 555 0147', '+1 (212) 555-0147'])
        expect(await find(text), text).to.deep.equal([second.id, first.id])
      // A name is sought by its beginning, an email as a whole.
      expect((await find('jos')).toSorted()).to.deep.equal([first.id, second.id, other.id].toSorted())
      for (const text of ['iaz', 'gus@', '5550', 'x', '', '%', '_o']) expect(await find(text), text).to.deep.equal([])
    })

    it('finds a French phone however it was typed and is sought', async () => {
      await house.leave()
      const seed = aBrandSeed({ locations, staff: seededStaff }, { country: 'FR' })
      await house.open(undefined, { brands: [seed], mail, phones: phoneRulesOf })
      const phones = ['01 99 00 12 34', '+33 1 99 00 12 34']
      const both: string[] = []
      for (const phone of phones) {
        both.push((await place({ guest: { ...gus, phone } })).id)
        house.world.clock.at += 60 * minute
      }
      const other = await place({ guest: { ...gus, phone: '01 99 00 12 35' } })
      for (const text of [...phones, '+33199001234', '01.99.00.12.34'])
        expect((await find(text)).toSorted(), text).to.deep.equal(both.toSorted())
      expect(await find('01 99 00 12 35')).to.deep.equal([other.id])
      for (const id of both) {
        const shown = { phone: '+33199001234', displayedPhone: '01 99 00 12 34' }
        expect((await recordOf(id)).order).to.deep.include(shown)
        const slips = house.store.db.selectFrom('kitchen_tickets').select('slip').where('order_id', '=', id)
        expect((await slips.executeTakeFirstOrThrow()).slip).to.include('Phone 01 99 00 12 34\n')
      }
      const [found] = rightOf(await records().search(actor('carl'), 'loc-1', '01 99 00 12 35'))
      expect(found?.displayedPhone).to.equal('01 99 00 12 35')
      const onBoard = rightOf(await house.world.server.board.orders(actor('carl'), 'loc-1'))
      expect(onBoard.map(({ displayedPhone }) => displayedPhone)).to.include('01 99 00 12 34')
    })

    it('finds nothing of another location, and no longer finds a customer whose data was erased', async () => {
      const { id, displayNumber } = await place()
      expect(await find('diaz', 'mia', 'loc-2')).to.deep.equal([])
      expect(leftOf(await records().search(actor('mia'), 'loc-1', 'diaz'))).to.deep.equal({ _tag: 'NotAllowed' })
      expect(rightOf(await say(id, 'We kept your hat.')).messagesLeft).to.equal(4)
      await makeNameless(house.store.db, { which: sql`select ${id}::text as id`, now: noon, staysInHistory: false })
      for (const text of ['diaz', 'gus@example.com', '0147']) expect(await find(text), text).to.deep.equal([])
      expect(await find(displayNumber)).to.deep.equal([id])
      const record = await recordOf(id)
      expect(record).to.deep.include({ email: '', isErased: true })
      expect(record.order).to.deep.include({ name: '', phone: '' })
      expect(JSON.stringify(record)).to.not.match(/hat|Diaz|0147/)
    })

    it('reads the orders that it names, and not all orders of the database', async () => {
      const { id } = await place()
      await place({ guest: sara })
      const named = sql<{ readonly id: string }>`select orders.id from orders where id in (${selectIds([id])})`
      expect((await named.execute(house.store.db)).rows).to.deep.equal([{ id }])
    })

    it('shows payment, amounts and the history with the names of those who acted', async () => {
      const id = await house.captured({ ...twoLines, guest: gus })
      house.world.clock.at += minute
      const board = house.world.server.board
      const command = { _tag: 'Accept', minutesMore: 10 } as const
      rightOf(await board.send(actor('carl'), { orderId: id, commandId: randomUUID(), version: 0, command }))
      const record = await recordOf(id)
      expect(record.payment).to.deep.equal({ kind: 'card', brand: 'visa', last4: '4242', isCaptured: true })
      expect(record.amounts).to.deep.include({ subtotal: 1_850, tax: 148, tip: 200, charged: 2_198 })
      expect(record.prices.map(({ left }) => left)).to.deep.equal([1, 2])
      expect(record.left).to.deep.equal({ byAmount: 1_998, whole: 2_198 })
      expect(record.email).to.equal('gus@example.com')
      expect(record.entries).to.deep.equal([
        { event: 'placed', at: noon },
        { event: 'accepted', at: noon + minute, by: 'carl', promisedAt: noon + 30 * minute },
      ])
    })

    it('refunds one piece of a line with its tax, and the customer’s page shows it', async () => {
      const { id, token } = await placedByCard()
      const quoted = rightOf(await records().quote(actor('olga'), id, linesOff(1, 1)))
      expect(quoted).to.deep.equal({ charged: 324, giftCard: 0, credit: 0 })
      const record = rightOf(await send(id, linesOff(1, 1), { reason: 'Cold tea' }))
      expect(record.prices[1]?.left).to.equal(1)
      expect(record.refunds).to.have.length(1)
      await house.settled()
      const after = await recordOf(id)
      expect(after.refunds[0]).to.deep.include({ charged: 324, progress: 'done', reason: 'Cold tea' })
      expect(after.entries.map(({ event, by, amount }) => [event, by, amount])).to.deep.equal([
        ['placed', undefined, undefined],
        ['refund', 'olga', 324],
        ['refund-done', undefined, 324],
      ])
      const page = rightOf(await house.world.server.ordering.ticketByToken({ brandId }, token))
      expect(page.refundedAmount).to.equal(324)
      expect(moved(house.world)).to.deep.equal(['authorise 2198', 'capture 2198', 'refund 324'])
    })

    const placedByCard = async () => {
      const id = await house.captured({ ...twoLines, guest: gus })
      const [row] = await engine.rows('select token from orders')
      return { id, token: String(row?.['token']) }
    }

    it('refunds an amount and then a line, and never more than was paid', async () => {
      const { id } = await placedByCard()
      expect(leftOf(await send(id, off(1_999)))).to.deep.equal({ _tag: 'MoreThanLeft', left: 1_998 })
      rightOf(await send(id, off(500), { reason: 'Late' }))
      const told = await eventually(
        async () => mails.find((one) => one.id === `refund:${id}:1`),
        (one) => one !== undefined,
      )
      expect(told?.text).to.include('refunded part of what you paid.').and.include('"Late"').and.include('$5.00')
      // A line comes back in full beside the amount, as long as enough is left.
      const line = rightOf(await send(id, linesOff(0, 1), { seen: 1 }))
      expect(line.refunds.map(({ charged }) => charged)).to.deep.equal([500, 1_350])
      const last = rightOf(await send(id, linesOff(1, 2), { seen: 2 }))
      expect(last.refunds[2]?.charged).to.equal(148)
      const rest = rightOf(await send(id, whole, { seen: 3 }))
      expect(rest.refunds[3]?.charged).to.equal(200)
      expect(leftOf(await send(id, off(1), { seen: 4 }))._tag).to.equal('NothingLeft')
      await eventually(
        async () => {
          await house.due()
          return house.refunds()
        },
        (all) => all.every(({ state }) => state === 'done'),
      )
    })

    it('carries a repeated refund out once, and one of two at once', async () => {
      const { id } = await placedByCard()
      const refundId = randomUUID()
      const same = await Promise.all([1, 2, 3].map(() => send(id, off(100), { refundId })))
      for (const one of [...same, await send(id, off(100), { refundId })])
        expect(rightOf(one).refunds).to.have.length(1)
      const both = await Promise.all([1, 2].map(() => send(id, off(100), { seen: 1 })))
      expect(both.filter(isRight)).to.have.length(1)
      for (const one of both.filter((answer) => !isRight(answer))) expect(leftOf(one)._tag).to.equal('RefundsChanged')
      expect(leftOf(await send(id, off(100), { seen: 0 }))._tag).to.equal('RefundsChanged')
      await house.settled()
      expect(moved(house.world).slice(2)).to.deep.equal(['refund 100', 'refund 100'])
    })

    it('shows a refund as pending while its outcome is unknown, and looks it up', async () => {
      const { id } = await placedByCard()
      house.processor.steer((real) => ({
        refund: async (request) => {
          await real.refund(request)
          return { _tag: 'Unknown' }
        },
      }))
      rightOf(await send(id, off(100)))
      await eventually(
        async () => house.processor.asked,
        (asked) => asked.length > 0,
      )
      expect((await recordOf(id)).refunds[0]?.progress).to.equal('pending')
      expect((await recordOf(id)).order.refund).to.equal('pending')
      await eventually(
        async () => {
          await house.due()
          return recordOf(id)
        },
        ({ refunds }) => refunds[0]?.progress === 'done',
      )
      expect(house.processor.asked).to.deep.equal(['refund 100', 'look up'])
      expect(moved(house.world).slice(2)).to.deep.equal(['refund 100'])
    })

    it('says on the board that the processor refused a refund, and leaves the order open', async () => {
      const { id } = await placedByCard()
      house.processor.steer(() => ({ refund: async () => ({ _tag: 'Refused' }) }))
      rightOf(await send(id, off(100)))
      const record = await eventually(
        () => recordOf(id),
        ({ refunds }) => refunds[0]?.progress === 'refused',
      )
      expect(record.order).to.deep.include({ refund: 'refused', status: 'new' })
      expect(record.left.byAmount).to.equal(1_998)
      expect(record.entries.at(-1)).to.deep.include({ event: 'refund-refused', amount: 100 })
      const [shown] = rightOf(await house.world.server.board.orders(actor('carl'), 'loc-1'))
      expect(shown).to.deep.include({ refund: 'refused', status: 'new' })
    })

    it('books a refund of a cash order, and less is to be collected', async () => {
      const { id, finalAmount } = await place()
      const record = rightOf(await send(id, off(350)))
      expect(record.payment.kind).to.equal('cash')
      expect(record.order.toCollect).to.equal(finalAmount - 350)
      await house.settled()
      expect((await recordOf(id)).refunds[0]?.progress).to.equal('done')
      expect(moved(house.world)).to.deep.equal([])
    })

    it('mails what staff wrote as plain text without links, once, and shows that it left', async () => {
      const { id } = await place()
      const messageId = randomUUID()
      const text = 'We kept your hat.\n\nCall us: https://evil.example/login'
      await Promise.all([1, 2].map(() => say(id, text, messageId)))
      const sent = await eventually(
        () => recordOf(id),
        ({ entries }) => entries.some(({ message }) => message === 'sent'),
      )
      expect(sent.entries.at(-1)).to.deep.include({
        event: 'message',
        by: 'carl',
        message: 'sent',
        text: 'We kept your hat.\n\nCall us:',
      })
      const [one, ...more] = mails.filter((each) => each.id.startsWith('message:'))
      expect(more).to.deep.equal([])
      expect(one?.to).to.equal('gus@example.com')
      expect(one?.text).to.include('We kept your hat.').and.not.include('evil.example')
      expect(one?.html).to.include('We kept your hat.')
    })

    it('sends five messages about an order, none without an address, and says that one bounced', async () => {
      const { id } = await place()
      outcome = 'refused'
      for (let sent = 0; sent < 5; sent += 1) rightOf(await say(id, `Message ${sent}`))
      expect(leftOf(await say(id, 'One more'))._tag).to.equal('TooManyMessages')
      await eventually(
        () => recordOf(id),
        ({ entries }) => entries.filter(({ message }) => message === 'bounced').length === 5,
      )
      await engine.rows(`update orders set ticket = ticket #- '{patron,email}'`)
      expect(leftOf(await say(id, 'Hello'))._tag).to.equal('NoAddress')
      expect(
        leftOf(await records().message(actor('tablet'), id, { messageId: randomUUID(), text: 'Hi' })),
      ).to.deep.equal({
        _tag: 'NotAllowed',
      })
    })
  })
}
