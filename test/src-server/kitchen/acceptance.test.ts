import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import type { HandAcceptance } from '../../../src-domain/kitchen/hand-acceptance.ts'
import type { KitchenCommand } from '../../../src-domain/kitchen/kitchen-command.ts'
import type { Ticket } from '../../../src-domain/ticket/ticket.ts'
import type { Mail } from '../../../src-server/mail/mail-sender.ts'
import type { TextMessage } from '../../../src-server/mail/text-sender.ts'
import type { PlacementRequest } from '../../../src-server/ordering/placement-request.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  type World,
  type WorldNeeds,
} from '../../builders/order-server-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const minute = 60_000
const brandId = 'noodle-house'
const carl = { brandId, member: staffMember('carl'), network: '203.0.113.7' }
const limits: HandAcceptance = { remindAfterMinutes: 5, cancelAfterReminderMinutes: 10 }

function aPost() {
  const [mails, texts]: [Mail[], TextMessage[]] = [[], []]
  return {
    mails,
    texts,
    mail: {
      send: async (mail: Mail) => {
        mails.push(mail)
        return 'sent' as const
      },
    },
    phone: {
      reaches: () => true,
      send: async (text: TextMessage) => {
        texts.push(text)
        return 'sent' as const
      },
    },
  }
}

for (const engine of engines()) {
  describe(`a location that accepts by hand on ${engine.name}`, () => {
    let world: World
    let post: ReturnType<typeof aPost>
    const open = async (
      acceptance: HandAcceptance | 'automatic' = limits,
      needs: WorldNeeds = { texts: post.phone },
      staff = seededStaff,
    ) => {
      const settings = aLocationSetting({ phone: '+12125550142' })
      const kitchen = { email: 'kitchen@noodles.example' }
      const locations = [{ ...settings, kitchen, ...(acceptance === 'automatic' ? {} : { acceptance }) }]
      world = await openWorld(engine, {
        brands: [aBrandSeed({ locations, staff }, { locales: ['en', 'es'] })],
        mail: post.mail,
        ...needs,
      })
    }
    beforeEach(() => {
      post = aPost()
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const place = async (fields: Partial<PlacementRequest> = {}) =>
      placed(await world.server.ordering.place(aPlacement(fields)))
    const onBoard = async () => {
      const [order] = rightOf(await world.server.board.orders(carl, 'loc-1'))
      if (order === undefined) throw new Error('the board is empty')
      return order
    }
    const send = async (order: Pick<BoardOrder, 'id' | 'version'>, command: KitchenCommand) =>
      rightOf(
        await world.server.board.send(carl, {
          ...{ orderId: order.id, version: order.version, commandId: randomUUID() },
          command,
        }),
      )
    const onPage = async ({ token }: Pick<Ticket, 'token'>) =>
      rightOf(await world.server.ordering.ticketByToken({ brandId }, token))
    const waiting = () =>
      engine.rows(`select kind from jobs where kind like 'acceptance-%' or kind = 'promise-mail' order by id`)
    /** Makes the jobs of the limits due, as time would. */
    const pass = async (minutes: number) => {
      world.clock.at += minutes * minute
      await engine.rows(`update jobs set run_at = now() where kind like 'acceptance-%' and not is_dead`)
    }

    it('tells the customer that the order waits, until staff accept it', async () => {
      await open()
      const ticket = await place()
      const page = await onPage(ticket)
      expect(page.isAccepted).to.equal(false)
      expect(page.steps?.map(({ at }) => at !== undefined)).to.deep.equal([true, false, false, false])
      const order = await onBoard()
      expect(order.acceptance).to.deep.equal({ acceptBy: noon + 5 * minute, cancelsAt: noon + 15 * minute })
      const accepted = await send(order, { _tag: 'Accept', minutesMore: 0 })
      expect(accepted.acceptance).to.equal(undefined)
      expect((await onPage(ticket)).isAccepted).to.equal(true)
    })

    it('says nothing of accepting where orders are accepted at once', async () => {
      await open('automatic')
      const ticket = await place()
      expect((await onPage(ticket)).isAccepted).to.equal(undefined)
      expect((await onBoard()).acceptance).to.equal(undefined)
      expect(await waiting()).to.deep.equal([])
    })

    it('starts the clock of a scheduled order when it becomes new', async () => {
      await open()
      // Later than the database's clock, which decides when a job is due.
      world.clock.at = Date.UTC(2099, 5, 10, 16)
      const scheduledAt = world.clock.at / 1_000 + 4 * 3_600
      const ticket = await place({ order: aSubmittedOrder({ scheduledAt }) })
      expect((await onPage(ticket)).isAccepted).to.equal(undefined)
      const { opensAt, acceptance } = await onBoard()
      expect(acceptance?.acceptBy).to.equal(opensAt + 5 * minute)
      expect((await world.server.jobsWaiting()).get('acceptance-reminder')).to.equal(undefined)
      const [job] = await engine.rows(`select run_at from jobs where kind = 'acceptance-reminder'`)
      expect(job?.['run_at']).to.deep.equal(new Date(opensAt + 5 * minute))
      world.clock.at = opensAt
      expect((await onPage(ticket)).isAccepted).to.equal(false)
    })

    it('texts the location’s phone once when the limit has passed, and cancels with a refund after the second', async () => {
      await open()
      const ticket = placed(await world.server.ordering.place(aCardPlacement({ language: 'en' })))
      await pass(6)
      await eventually(waiting, (jobs) => jobs.length === 1 && jobs[0]?.['kind'] === 'acceptance-cancel')
      expect(post.texts.map(({ to, text }) => [to, text])).to.deep.equal([
        [
          '+12125550142',
          `Main Street: order ${ticket.displayNumber} is waiting to be accepted. It will be canceled at 12:16 PM unless you accept it.`,
        ],
      ])
      expect((await onBoard()).acceptance?.cancelsAt).to.equal(noon + 16 * minute)
      await pass(10)
      const page = await eventually(
        () => onPage(ticket),
        ({ refundedAmount }) => refundedAmount !== undefined,
      )
      expect(page).to.deep.include({
        cancelReason: "We couldn't accept your order in time. We're sorry.",
        refundedAmount: ticket.finalAmount,
      })
      expect(post.texts).to.have.length(1)
      expect(await engine.rows('select member_id, action from audit')).to.deep.equal([
        { member_id: '', action: 'order:Cancelled' },
      ])
    })

    it('mails the kitchen’s address where no texts are sent, and never cancels without a second limit', async () => {
      await open({ remindAfterMinutes: 5 }, {})
      const ticket = await place({ guest: { firstName: 'Gus', lastName: 'Guest' } })
      await pass(6)
      await eventually(waiting, (jobs) => jobs.length === 0)
      const [reminder] = post.mails.filter(({ subject }) => subject.includes('is waiting'))
      expect(reminder?.to).to.equal('kitchen@noodles.example')
      expect(reminder?.text).to.contain(`Main Street: order ${ticket.displayNumber} is waiting to be accepted.\n`)
      expect(await onBoard()).to.deep.include({ status: 'new', acceptance: { acceptBy: noon + 5 * minute } })
    })

    it('repeats a reminder that was not sent, as the same text, and stages one cancellation', async () => {
      const outcomes = ['failed', 'sent'] as const
      const texts = {
        reaches: () => true,
        send: async (text: TextMessage) => {
          post.texts.push(text)
          return outcomes[post.texts.length - 1] ?? 'sent'
        },
      }
      await open(limits, { texts })
      await place()
      await pass(6)
      await eventually(
        () => engine.rows(`select tries from jobs where kind = 'acceptance-reminder'`),
        ([job]) => job?.['tries'] === 1,
      )
      const staged = await onBoard()
      await engine.rows(`update jobs set run_at = now() where kind = 'acceptance-reminder'`)
      await eventually(waiting, (jobs) => jobs.length === 1)
      expect(await waiting()).to.deep.equal([{ kind: 'acceptance-cancel' }])
      expect((await onBoard()).acceptance).to.deep.equal(staged.acceptance)
      expect(new Set(post.texts.map(({ id }) => id)).size).to.equal(1)
      expect(post.texts).to.have.length(2)
    })

    it('is not reminded of an order that was accepted in time, and the order is not cancelled', async () => {
      await open()
      await place()
      await send(await onBoard(), { _tag: 'Accept', minutesMore: 0 })
      await pass(6)
      await eventually(waiting, (jobs) => jobs.length === 0)
      expect(post.texts).to.deep.equal([])
    })

    it('keeps an order that is accepted between the reminder and the cancellation', async () => {
      await open()
      await place()
      await pass(6)
      await eventually(waiting, (jobs) => jobs.length === 1 && jobs[0]?.['kind'] === 'acceptance-cancel')
      await send(await onBoard(), { _tag: 'Accept', minutesMore: 0 })
      await pass(10)
      await eventually(waiting, (jobs) => jobs.length === 0)
      expect((await onBoard()).status).to.equal('accepted')
      expect(await engine.rows('select n from refunds')).to.deep.equal([])
    })

    it('is reminded late after an outage, and still has the second limit before anything is cancelled', async () => {
      await open()
      await place()
      await pass(120)
      await eventually(waiting, (jobs) => jobs.length === 1 && jobs[0]?.['kind'] === 'acceptance-cancel')
      expect((await onBoard()).acceptance?.cancelsAt).to.equal(noon + 130 * minute)
    })

    it('does nothing at a location without a board', async () => {
      await open(limits, { texts: post.phone }, [])
      const ticket = await place()
      expect((await onPage(ticket)).isAccepted).to.equal(undefined)
      await pass(6)
      await eventually(waiting, (jobs) => jobs.length === 0)
      expect(post.texts).to.deep.equal([])
    })

    it('mails the customer a new promised time, once for several changes in a row', async () => {
      await open()
      const guest = { firstName: 'Gus', lastName: 'Guest', email: 'gus@example.com' }
      await place({ guest, language: 'es' })
      const accepted = await send(await onBoard(), { _tag: 'Accept', minutesMore: 10 })
      await send(accepted, { _tag: 'Delay', minutesMore: 5 })
      expect(await waiting()).to.deep.equal([{ kind: 'acceptance-reminder' }, { kind: 'promise-mail' }])
      await engine.rows(`update jobs set run_at = now() where kind = 'promise-mail'`)
      await eventually(waiting, (jobs) => jobs.length === 1)
      const news = post.mails.filter(({ subject }) => subject.startsWith('Nueva hora'))
      expect(news.map(({ to }) => to)).to.deep.equal(['gus@example.com'])
      expect(news[0]?.text).to.contain('Listo alrededor de las 12:35 p. m.')
    })

    it('mails nothing if the promised time stays, or the order ended before the mail left', async () => {
      await open()
      await place()
      const accepted = await send(await onBoard(), { _tag: 'Accept', minutesMore: 0 })
      expect(await waiting()).to.deep.equal([{ kind: 'acceptance-reminder' }])
      const late = await send(accepted, { _tag: 'Delay', minutesMore: 10 })
      await send(late, { _tag: 'Complete' })
      await engine.rows(`update jobs set run_at = now() where kind = 'promise-mail'`)
      await eventually(waiting, (jobs) => jobs.length === 1)
      expect(post.mails.filter(({ subject }) => subject.startsWith('New time'))).to.deep.equal([])
    })

    it('shows the driver’s name and phone to the customer while the order is out for delivery', async () => {
      await open('automatic')
      const deliveryInfo = { street1: '9 Side St', street2: '', city: 'New York', state: 'NY', zip: '10001' }
      const ticket = await place({ order: aSubmittedOrder({ orderType: 'delivery', deliveryInfo }) })
      const driver = { name: 'Dan', phone: '+12125550100' }
      const out = await send(await onBoard(), { _tag: 'SendOut', driver })
      expect((await onPage(ticket)).driver).to.deep.equal(driver)
      await send(out, { _tag: 'Complete' })
      expect((await onPage(ticket)).driver).to.equal(undefined)
    })
  })
}
