import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { broughtMailWords } from '../../src/brand/brought-mail-words.ts'
import type { KitchenCommand } from '../../src-domain/kitchen/kitchen-command.ts'
import type { HookOutcome, KitchenHook } from '../../src-server/kitchen/kitchen-hook.ts'
import { plainDress } from '../../src-server/mail/mail-house.ts'
import type { Mail, MailOutcome } from '../../src-server/mail/mail-sender.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import { replayOrder } from '../../src-server/queue/replay-order.ts'
import { claimRefund } from '../../src-server/refund/claim-refund.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  noon,
  openWorld,
  placed,
  ramen,
  type World,
  type WorldNeeds,
} from '../builders/order-server-builder.ts'
import { claimed } from '../builders/refund-builder.ts'
import { said } from '../builders/said.ts'
import { seededStaff, staffMember } from '../builders/staff-builder.ts'

const hebrew = JSON.parse(readFileSync('test/brands/shuk/messages/he.json', 'utf8'))

function aMailServer(...answers: readonly MailOutcome[]) {
  const asked: Mail[] = []
  return {
    asked,
    send: async (mail: Mail): Promise<MailOutcome> => {
      asked.push(mail)
      return answers[Math.min(asked.length, answers.length) - 1] ?? 'sent'
    },
  }
}

function aKitchen(kitchen: { readonly email?: string; readonly webhook?: string }) {
  return aBrandSeed({ locations: [{ ...aLocationSetting(), kitchen }] }, { locales: ['en', 'es'] })
}

for (const engine of engines()) {
  describe(`telling of orders on ${engine.name}`, () => {
    let world: World
    const open = async (needs: WorldNeeds) => {
      world = await openWorld(engine, needs)
      return world
    }
    const place = (fields: Partial<PlacementRequest> = {}) => world.server.ordering.place(aPlacement(fields))
    const jobs = () => engine.rows('select kind, tries, is_dead, last_error from jobs order by id')
    const jobless = () => eventually(jobs, (rows) => rows.length === 0)

    afterEach(async () => {
      await world.close()
    })
    after(async () => {
      await engine.close()
    })

    it('mails the slip to the kitchen’s address and the receipt to the guest, who reads Spanish', async () => {
      const mail = aMailServer()
      await open({ mail, brands: [aKitchen({ email: 'kitchen@noodles.example' })] })
      const items = [{ ...ramen('thick', 2), notes: 'sin sésamo' }]
      const ticket = placed(
        await place({
          language: 'es',
          guest: { firstName: 'Gus', lastName: 'Guest', email: 'gus@example.com' },
          order: aSubmittedOrder({ items, scheduledAt: noon / 1_000 + 86_400 }),
        }),
      )
      await jobless()
      const to = (address: string) => mail.asked.filter((one) => one.to === address)
      const [slip, receipt] = [to('kitchen@noodles.example'), to('gus@example.com')]
      expect([slip.length, receipt.length]).to.deep.equal([1, 1])
      expect(slip[0]?.text)
        .to.include(`Order ${ticket.displayNumber}\nPickup\nFor Gus Guest`)
        .and.to.include('FOR LATER: Thu, 6/11/2026, 12:00 PM EDT')
        .and.to.include('2 x Ramen\n  Noodles: Thick\n  "sin sésamo"')
        .and.to.include('COLLECT $')
      expect(receipt[0]?.text)
        .to.include('Para recoger: jue, 11 de jun de 2026, 12:00 p. m. EDT')
        .and.to.include('Gracias, Gus')
    })

    it('SHELL-10 mails the receipt in the brand’s own language, from right to left, and the slip in English', async () => {
      const mail = aMailServer()
      const words = { he: broughtMailWords(hebrew, 'he') }
      const seed = aBrandSeed(
        { locations: [{ ...aLocationSetting(), kitchen: { email: 'kitchen@noodles.example' } }] },
        { locales: ['en', 'he'] },
      )
      await open({ mail, brands: [{ ...seed, mail: { ...plainDress, words } }] })
      const guest = { firstName: 'Noa', lastName: 'Levi', email: 'noa@example.com' }
      const { displayNumber } = placed(await place({ language: 'he', guest }))
      await jobless()
      const to = (address: string) => mail.asked.filter((one) => one.to === address)
      const [receipt, ...others] = to('noa@example.com')
      expect(others).to.deep.equal([])
      expect(receipt?.subject.replaceAll(/[\u2066-\u2069]/g, '')).to.equal(`הזמנה ${displayNumber} בNoodle House`)
      expect(receipt?.html).to.match(/^<!doctype html>\n<html lang="he" dir="rtl">/)
      expect(receipt?.text).to.include('סך הכול')
      expect(to('kitchen@noodles.example')[0]?.text).to.include(`Order ${displayNumber}\nPickup\nFor Noa Levi`)
    })

    it('R5 a mail that was not taken is tried again with the same id, until it was', async () => {
      const mail = aMailServer('failed', 'sent')
      await open({ mail, brands: [aKitchen({ email: 'kitchen@noodles.example' })] })
      placed(await place({ guest: { firstName: 'Gus', lastName: 'Guest' } }))
      await eventually(jobs, ([job]) => job?.['last_error'] === 'the message was failed')
      await engine.rows('update jobs set run_at = now()')
      await jobless()
      expect(mail.asked.map(({ id }) => id)).to.have.length(2)
      expect(new Set(mail.asked.map(({ id }) => id)).size).to.equal(1)
    })

    it('V7 a kitchen’s mail that is refused for good is left for a person at once, and said', async () => {
      const said: object[] = []
      const log = { info: () => undefined, warn: () => undefined, error: (facts: object) => void said.push(facts) }
      const brands = [aKitchen({ email: 'kitchen@noodles.example' })]
      await open({ mail: aMailServer('refused'), log, brands })
      const { id } = placed(await place({ guest: { firstName: 'Gus', lastName: 'Guest' } }))
      const left = await eventually(jobs, ([job]) => job?.['is_dead'] === true)
      expect(left).to.deep.equal([
        { kind: 'kitchen-mail', tries: 1, is_dead: true, last_error: 'the message was refused' },
      ])
      expect(said).to.have.length(1)
      expect(said[0]).to.include({ kind: 'kitchen-mail', subject: id, reason: 'the message was refused' })
    })

    it('V7 a receipt that the mail server refuses for good bounces: no dead job, no alarm, one line', async () => {
      const warned: object[] = []
      const errors: object[] = []
      const log = {
        info: () => undefined,
        warn: (facts: object) => void warned.push(facts),
        error: (facts: object) => void errors.push(facts),
      }
      await open({ mail: aMailServer('refused'), log })
      const { id } = placed(await place())
      await jobless()
      expect([warned, errors]).to.deep.equal([[{ kind: 'receipt', subject: id, brandId: 'noodle-house' }], []])
    })

    it('API-59 an order writes no job where nobody is to be told, and is handed to the kitchen all the same', async () => {
      const written = async () => Number((await engine.rows('select last_value from jobs_id_seq'))[0]?.['last_value'])
      await open({})
      const before = await written()
      const { id } = placed(await place())
      expect(await engine.rows('select order_id from kitchen_tickets')).to.deep.equal([{ order_id: id }])
      expect((await written()) - before).to.equal(0)
    })

    it('V14 a mail server that never answers keeps no capture and no kitchen waiting', async () => {
      const hanging: ((outcome: MailOutcome) => void)[] = []
      const mail = { send: () => new Promise<MailOutcome>((answer) => void hanging.push(answer)) }
      await open({ mail, timeouts: { jobs: 50, mail: 60_000 } })
      placed(await place())
      await eventually(
        () => engine.rows('select order_id from kitchen_tickets'),
        (rows) => rows.length === 1,
      )
      expect((await jobs()).map(({ kind }) => kind)).to.deep.equal(['receipt'])
      await eventually(
        async () => hanging.length,
        (asked) => asked === 1,
      )
      for (const answer of hanging) answer('sent')
    })

    it('V6 posts the order to the restaurant’s own system until it takes it, each time the same notice', async () => {
      const asked: Parameters<KitchenHook['post']>[0][] = []
      const outcomes: readonly HookOutcome[] = [{ _tag: 'Failed', why: 'the receiver answered 500' }, { _tag: 'Taken' }]
      const kitchenHook: KitchenHook = {
        post: async (notice) => {
          asked.push(notice)
          return outcomes[asked.length - 1] ?? { _tag: 'Taken' }
        },
      }
      await open({ kitchenHook, brands: [aKitchen({ webhook: 'https://pos.example/orders' })] })
      const guest = { firstName: 'Gus', lastName: 'Guest' }
      const { id, displayNumber } = placed(await place({ guest }))
      const [waiting] = await eventually(jobs, ([job]) => job?.['last_error'] === 'the receiver answered 500')
      expect(waiting).to.include({ kind: 'kitchen-webhook', tries: 1, is_dead: false })
      await engine.rows('update jobs set run_at = now()')
      await jobless()
      expect(asked[0]).to.deep.equal(asked[1])
      expect(asked[0]).to.include({ locationId: 'loc-1', url: 'https://pos.example/orders', name: `${id}.1` })
      expect(JSON.parse(asked[0]?.body ?? '')).to.deep.include({ orderId: id, version: 1, number: displayNumber })
    })

    it('V6 a receiver that is gone for good is not asked again', async () => {
      const kitchenHook: KitchenHook = { post: async () => ({ _tag: 'Gone' }) }
      await open({ kitchenHook, brands: [aKitchen({ webhook: 'https://pos.example/orders' })] })
      placed(await place({ guest: { firstName: 'Gus', lastName: 'Guest' } }))
      const [left] = await eventually(jobs, ([job]) => job?.['is_dead'] === true)
      expect(left).to.include({ tries: 1, last_error: 'the receiver wants no more of it (410)' })
    })

    it('V6 an order is told once more when somebody asks for it: the same notice, once', async () => {
      const names: string[] = []
      const kitchenHook: KitchenHook = {
        post: async ({ name }) => {
          names.push(name)
          return { _tag: 'Taken' }
        },
      }
      const brands = [aKitchen({ webhook: 'https://pos.example/orders' })]
      await open({ kitchenHook, brands })
      const { id } = placed(await place({ guest: { firstName: 'Gus', lastName: 'Guest' } }))
      await jobless()
      const { db, close } = await openDatabase(world.choice)
      try {
        expect(await replayOrder(db, id)).to.deep.equal(['kitchen-webhook'])
        expect(await replayOrder(db, 'nobody')).to.equal(undefined)
      } finally {
        await close()
      }
      await jobless()
      expect(names).to.deep.equal([`${id}.1`, `${id}.1`])
    })

    it('posts what the restaurant does on its board, with rising versions, and a cancellation last', async () => {
      const notices: string[] = []
      const promises: unknown[] = []
      const kitchenHook: KitchenHook = {
        post: async ({ name, body }) => {
          const { event, promisedAt } = JSON.parse(body)
          notices.push(`${name} ${event}`)
          if (promisedAt !== undefined) promises.push(promisedAt)
          return { _tag: 'Taken' }
        },
      }
      const brands = [{ ...aKitchen({ webhook: 'https://pos.example/orders' }), staff: seededStaff }]
      await open({ kitchenHook, brands })
      const actor = { brandId: 'noodle-house', member: staffMember('carl'), network: '203.0.113.7' }
      const commands: readonly KitchenCommand[] = [
        { _tag: 'Accept', minutesMore: 10 },
        { _tag: 'Delay', minutesMore: 5 },
        { _tag: 'MarkReady' },
        { _tag: 'Cancel', reason: 'No noodles' },
      ]
      const { id } = placed(await place())
      await jobless()
      for (const [version, command] of commands.entries()) {
        const sent = { orderId: id, commandId: randomUUID(), version, command }
        expect(await world.server.board.send(actor, sent)).to.have.property('_tag', 'Right')
        await jobless()
      }
      expect(notices).to.deep.equal([
        `${id}.1 order.placed`,
        `${id}.2 order.accepted`,
        `${id}.3 order.delayed`,
        `${id}.4 order.ready`,
        `${id}.5 order.cancelled`,
      ])
      expect(promises).to.deep.equal(['2026-06-10T12:30:00-04:00', '2026-06-10T12:35:00-04:00'])
    })

    it('V18, CONF-08 an order that is called off is told to the kitchen by mail and call, to the courier, and to the guest', async () => {
      const mail = aMailServer()
      const notices: string[] = []
      const kitchenHook: KitchenHook = {
        post: async ({ name, body }) => {
          notices.push(`${name} ${String(JSON.parse(body).event)}`)
          return { _tag: 'Taken' }
        },
      }
      const brands = [aKitchen({ email: 'kitchen@noodles.example', webhook: 'https://pos.example/orders' })]
      await open({ mail, kitchenHook, brands })
      const deliveryInfo = { street1: '12 Elm St', street2: '', city: 'New York', state: 'NY', zip: '10002' }
      const { id } = placed(
        await place({
          language: 'es',
          guest: { firstName: 'Gus', lastName: 'Guest', email: 'gus@example.com' },
          order: aSubmittedOrder({ orderType: 'delivery', deliveryInfo }),
        }),
      )
      await jobless()
      const before = mail.asked.length
      const { db, close } = await openDatabase(world.choice)
      try {
        claimed(await claimRefund({ db, gateways: new Map() }, id, { cancels: true, reason: 'No noodles' }))
      } finally {
        await close()
      }
      await jobless()
      const told = mail.asked.slice(before)
      expect(told.map(({ to, subject }) => `${to}: ${subject.replace(/\d+/, '#')}`).sort()).to.deep.equal([
        'gus@example.com: Tu pedido # en Noodle House se canceló',
        'kitchen@noodles.example: CANCELED: Order #: Delivery, NOW',
      ])
      for (const { text } of told) expect(text).to.include('"No noodles"')
      expect(notices).to.deep.equal([`${id}.1 order.placed`, `${id}.2 order.cancelled`])
      const [{ slip } = {}] = await engine.rows('select slip from kitchen_tickets')
      expect(slip).to.match(/^CANCELED: DO NOT MAKE\n"No noodles"\n\nOrder /)
      const tracking = await said(world.server.deliveries.tracking({ brandId: 'noodle-house' }, id, 'delivery'))
      expect(tracking).to.deep.include({ status: 'canceled' })
    })

    it('V18 a guest is told of lines that went back once they did, and gets no receipt of what was called off', async () => {
      const mail = aMailServer()
      await open({ mail })
      const guest = { firstName: 'Gus', lastName: 'Guest', email: 'gus@example.com' }
      const order = aSubmittedOrder({ items: [ramen(), ramen('thick', 2)] })
      const { id } = placed(await place({ guest, order }))
      await jobless()
      await engine.rows(`insert into jobs (brand_id, kind, subject, payload, run_at)
        values ('noodle-house', 'receipt', '${id}', '{}', now() + interval '1 hour')`)
      const { db, close } = await openDatabase(world.choice)
      const lines = [{ position: 1, quantity: 1 }]
      claimed(await claimRefund({ db, gateways: new Map() }, id, { cancels: false, reason: '', lines }))
      await eventually(
        async () => mail.asked,
        (all) => all.length === 2,
      )
      claimed(await claimRefund({ db, gateways: new Map() }, id, { cancels: true, reason: '' }))
      await close()
      await engine.rows("update jobs set run_at = now() where kind = 'receipt'")
      await jobless()
      expect(mail.asked.map(({ subject }) => subject.replace(/\d+/, '#'))).to.deep.equal([
        'Your order # at Noodle House',
        'Refund for your order # at Noodle House',
        'Your order # at Noodle House was canceled',
      ])
      expect(mail.asked[1]?.text).to.include('1 x Ramen').and.to.include('In cash, at the restaurant: $14.04')
    })

    it('CHK-22 a location says whether receipts are mailed', async () => {
      const mailed = async () => {
        const found = await said(world.server.locations.search({ brandId: 'noodle-house' }, { slugs: ['main-street'] }))
        return '_tag' in found ? found : found.map(({ isReceiptMailed }) => isReceiptMailed)
      }
      await open({ mail: aMailServer() })
      expect(await mailed()).to.deep.equal([true])
      await world.close()
      await open({})
      expect(await mailed()).to.deep.equal([false])
    })

    it('without a mail sender a receipt is nobody’s promise, and a slip stays until there is one', async () => {
      await open({ brands: [aKitchen({ email: 'kitchen@noodles.example' })] })
      placed(await place())
      const left = await eventually(jobs, (rows) => rows.length === 1 && rows[0]?.['last_error'] !== null)
      expect(left[0]).to.include({ kind: 'kitchen-mail', last_error: 'no mail sender is configured' })
    })
  })
}
