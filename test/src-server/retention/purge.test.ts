import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { forgetPastPins } from '../../../src-server/account/forget-past-pins.ts'
import { forgetEndedSessions } from '../../../src-server/account/session-life.ts'
import { purge } from '../../../src-server/retention/purge.ts'
import { retentionPeriods } from '../../../src-server/retention/retention-periods.ts'
import type { Database } from '../../../src-server/store/database.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { aKey, anAddress } from '../../builders/order-builder.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  placed,
  ramen,
  type World,
} from '../../builders/order-server-builder.ts'
import { twentyDollarCard } from '../../builders/promotion-builder.ts'
import { seededStaff, staffMember } from '../../builders/staff-builder.ts'
import { rightOf } from '../../contracts/either.ts'

const day = 86_400_000
const gus = { firstName: 'Gus', lastName: 'Diaz', email: 'gus@example.com', phone: '212 555 0147' }
const toDoor = aSubmittedOrder({
  orderType: 'delivery',
  deliveryInfo: anAddress,
  note: 'the dog bites',
  deliveryNotes: 'ring twice',
  items: [{ ...ramen(), notes: 'no egg for Gus' }],
})
const telling = ['Gus', 'Diaz', 'gus@', '0147', '4242', 'dog bites', 'ring twice', 'no egg', anAddress.street1]

for (const engine of engines()) {
  describe(`what was kept long enough, on ${engine.name}`, () => {
    let world: World
    let db: Database
    let close: () => Promise<void>

    /** Placed at noon; no worker runs after that. */
    const having = async (order: (world: World) => Promise<unknown>): Promise<void> => {
      world = await openWorld(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
      await order(world)
      await world.close()
      const opened = await openDatabase(world.choice)
      db = opened.db
      close = opened.close
    }
    afterEach(() => close())
    after(() => engine.close())

    const purgedAt = async (days: number) => {
      let all = 0
      for (let gone = -1; gone !== 0; all += gone) gone = await purge(db, noon + days * day, [])
      return all
    }
    const everything = async () =>
      JSON.stringify(
        await Promise.all(
          ['orders', 'order_lines', 'kitchen_tickets', 'placements', 'attempts', 'deliveries'].map((table) =>
            engine.rows(`select * from ${table}`),
          ),
        ),
      )
    const books = async () => [
      await engine.rows('select order_id, account, amount from ledger_entries order by order_id, account'),
      await engine.rows(`
        select id, order_type, subtotal, discount, service_fee, tax, credit, gift_card, tip, due, placed_at,
          ticket -> 'finalAmount' as final, payment ->> 'transactionId' as paid from orders order by id`),
      await engine.rows(
        'select order_id, item_id, name, unit_price, quantity from order_lines order by order_id, position',
      ),
    ]

    it('a guest’s order says after 180 days nothing of the guest, and all of its amounts', async () => {
      const { days } = retentionPeriods.guestOrders
      await having(async ({ server }) => {
        placed(await server.ordering.place(aCardPlacement({ order: toDoor, guest: gus, tip: minor(250) })))
      })
      for (const word of telling) expect(await everything(), word).to.include(word)
      const [before, said] = [await books(), await everything()]
      expect(await purgedAt(days)).to.equal(0)
      expect(await everything()).to.equal(said)
      expect(await purgedAt(days + 1)).to.equal(1)
      for (const word of telling) expect(await everything(), word).to.not.include(word)
      expect(await books()).to.deep.equal(before)
      expect(await purgedAt(days + 1)).to.equal(0)
    })

    it('the driver and the reason of an order’s events go with the guest, and the audit log after two years', async () => {
      const carl = { brandId: 'noodle-house', member: staffMember('carl'), network: '203.0.113.7' }
      await having(async ({ server }) => {
        const { id } = placed(await server.ordering.place(aPlacement({ order: toDoor, guest: gus })))
        const out = { _tag: 'SendOut', driver: { name: 'Dan Dover', phone: '+12125550100' } } as const
        const sent = { orderId: id, commandId: aKey(1), version: 0, command: out }
        rightOf(await server.board.send(carl, sent))
        const cancel = { _tag: 'Cancel', reason: 'Gus called' } as const
        rightOf(await server.board.send(carl, { ...sent, commandId: aKey(2), version: 1, command: cancel }))
      })
      const events = async () => JSON.stringify(await engine.rows('select event from order_events order by version'))
      expect(await events())
        .to.include('Dan Dover')
        .and.include('Gus called')
      await purgedAt(retentionPeriods.guestOrders.days + 1)
      expect(await events()).to.not.match(/Dan|0100|Gus/)
      expect(await engine.rows("select event ->> '_tag' as tag from order_events order by version")).to.deep.equal([
        { tag: 'SentOut' },
        { tag: 'Cancelled' },
      ])
      expect(await engine.rows('select action from audit order by id')).to.deep.equal([
        { action: 'order:SentOut' },
        { action: 'order:Cancelled' },
      ])
      await purgedAt(retentionPeriods.audit.days + 1)
      expect(await engine.rows('select action from audit')).to.deep.equal([])
    })

    it('a patron’s order stays in the history when after two years its address and notes go', async () => {
      const ana = { brandId: 'noodle-house', patronId: 'ana' }
      const { days } = retentionPeriods.patronOrders
      await having(async ({ server }) => {
        const { guest: _, ...placement } = aCardPlacement({ order: toDoor, caller: ana })
        placed(await server.ordering.place(placement))
      })
      expect(await purgedAt(retentionPeriods.guestOrders.days + 1)).to.equal(0)
      expect(await everything()).to.include('ring twice')
      expect(await purgedAt(days + 1)).to.equal(1)
      for (const word of telling) expect(await everything(), word).to.not.include(word)
      expect(await engine.rows('select patron_id from orders')).to.deep.equal([{ patron_id: 'ana' }])
      expect(await engine.rows('select patron_id from placements')).to.deep.equal([{ patron_id: 'ana' }])
    })

    it('an order that was paid while its account was deleted is nameless a day later', async () => {
      await having(async ({ server }) => {
        const caller = { brandId: 'noodle-house', patronId: 'cora' }
        const { guest: _, ...placement } = aPlacement({ order: toDoor, caller })
        placed(await server.ordering.place(placement))
      })
      await engine.rows("delete from patrons where id = 'cora' returning 1")
      expect(await purgedAt(0.9)).to.equal(0)
      expect(await purgedAt(1.1)).to.equal(1)
      expect(await engine.rows('select patron_id, credit from orders')).to.deep.equal([
        { patron_id: null, credit: 1000 },
      ])
      for (const word of telling) expect(await everything(), word).to.not.include(word)
    })

    it('accounts unused for three years are deleted, but none with credit', async () => {
      const { days } = retentionPeriods.idleAccounts
      await having(async () => undefined)
      const used = async (id: string, ago: number) => {
        const at = new Date(noon - ago * day).toISOString()
        await engine.rows(`update patrons set used_at = '${at}' where id = '${id}' returning 1`)
      }
      const left = async () => (await engine.rows('select id from patrons order by id')).map(({ id }) => id)
      await used('ana', days + 1)
      await used('cora', days + 1)
      await used('emil', days - 1)
      expect(await purgedAt(0)).to.equal(1)
      expect(await left()).to.deep.equal(['cora', 'emil'])
      expect(await engine.rows('select * from saved_cards')).to.deep.equal([])
      expect(await engine.rows("select kind, subject from jobs where kind = 'forget-card'")).to.deep.equal([
        { kind: 'forget-card', subject: 'ana-card' },
      ])
    })

    it('the words on a gift card go half a year after its last money, and no money with them', async () => {
      const { days } = retentionPeriods.giftCardWords
      const giftCardNumber = twentyDollarCard
      await having(async ({ server }) => {
        const order = aSubmittedOrder({ items: [ramen('thin', 2)], giftCardNumber })
        placed(await server.ordering.place(aCardPlacement({ order })))
      })
      const words = () => engine.rows('select receiver, sender, message, balance from gift_cards where balance = 0')
      const written = [{ receiver: 'Ana', sender: 'Cora', message: 'Eat well', balance: 0 }]
      const entries = () => engine.rows('select card_id, order_id, amount from gift_card_entries order by 1, 2')
      const before = await entries()
      await purgedAt(days - 1)
      expect(await words()).to.deep.equal(written)
      await purgedAt(days + 1)
      expect(await words()).to.deep.equal([{ receiver: '', sender: '', message: '', balance: 0 }])
      expect(await engine.rows('select receiver from gift_cards where balance > 0')).to.deep.equal([
        { receiver: 'Ana' },
      ])
      expect(await entries()).to.deep.equal(before)
    })

    it('carts, proofs and notices that are over go, and no others', async () => {
      await having(async () => undefined)
      const at = (days: number) => `'${new Date(noon + days * day).toISOString()}'`
      for (const days of [-2, -0.5, 2]) {
        await engine.rows(`
          insert into saved_carts values ('cart ${days}', 'noodle-house', 'loc-1', '{}', ${at(days)}) returning 1`)
        await engine.rows(`
          insert into social_proofs values ('proof ${days}', 'noodle-house', 'google', 's', 'e', ${at(days)}) returning 1`)
      }
      for (const [days, kind, isDead] of [
        [-31, 'email-notice', true],
        [-29, 'email-notice', true],
        [-31, 'email-notice', false],
        [-31, 'capture', true],
      ] as const)
        await engine.rows(`
          insert into jobs (brand_id, kind, subject, payload, is_dead, since)
          values ('noodle-house', '${kind}', 'x', '{"to": "old@example.com"}', ${isDead}, ${at(days)}) returning 1`)
      expect(await purgedAt(0)).to.equal(3)
      const names = async (column: string, table: string) =>
        (await engine.rows(`select ${column} as name from ${table} order by 1`)).map(({ name }) => name)
      expect(await names('public_identifier', 'saved_carts')).to.deep.equal(['cart -0.5', 'cart 2'])
      expect(await names('token_hash', 'social_proofs')).to.deep.equal(['proof -0.5', 'proof 2'])
      expect((await engine.rows('select kind from jobs order by kind')).map(({ kind }) => kind)).to.deep.equal([
        ...['capture', 'email-notice', 'email-notice'],
      ])
    })

    it('what is too much for one pass is done by the next ones', async () => {
      await having(async () => undefined)
      const past = new Date(noon - 9 * day).toISOString()
      await engine.rows(`
        insert into saved_carts select 'cart ' || n, 'noodle-house', 'loc-1', '{}', '${past}'
        from generate_series(1, 1100) n returning 1`)
      const passes = [
        await purge(db, noon, []),
        await purge(db, noon, []),
        await purge(db, noon, []),
        await purge(db, noon, []),
      ]
      expect(passes).to.deep.equal([500, 500, 100, 0])
    })

    it('sessions, codes and counts that are over go five hundred at a time, and no others', async () => {
      await having(async () => undefined)
      const [past, future] = [noon - 100 * day, noon + day].map((at) => `'${new Date(at).toISOString()}'`)
      const many = (table: string, row: (at: string) => string) =>
        engine.rows(`
          insert into ${table} select ${row(`case when n <= 501 then ${past} else ${future} end::timestamptz`)}
          from generate_series(1, 503) n returning 1`)
      await many('sessions', (at) => `'session ' || n, 'noodle-house', 'ana', ${at}, ${at}`)
      await many('password_tokens', (at) => `'token ' || n, 'noodle-house', 'ana', ${at}`)
      await many('erased_sessions', (at) => `'session ' || n, 'noodle-house', ${at}`)
      const gone = async (forget: (of: Database, now: number) => Promise<number>) => [
        await forget(db, noon),
        await forget(db, noon),
        await forget(db, noon),
      ]
      expect(await gone(forgetEndedSessions)).to.deep.equal([500, 1, 0])
      expect(await gone(forgetPastPins)).to.deep.equal([500, 1, 0])
      expect(await gone((of, now) => purge(of, now, []))).to.deep.equal([500, 1, 0])
      for (const table of ['sessions', 'password_tokens', 'erased_sessions'])
        expect(await engine.rows(`select 1 from ${table}`), table).to.have.length(2)
    })
  })
}
