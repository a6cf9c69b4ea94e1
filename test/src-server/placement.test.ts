import { expect } from 'chai'
import { minor } from '../../src-domain/money/minor.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aNonce,
  aNoodleMenu,
  aPlacement,
  aSubmittedOrder,
  engines,
  eventually,
  openWorld,
  placed,
  ramen,
  tea,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

for (const engine of engines()) {
  describe(`placing an order on ${engine.name}`, () => {
    let world: World
    const place = (...given: Parameters<typeof aPlacement>) => world.server.ordering.place(aPlacement(...given))
    const placeByCard = (...given: Parameters<typeof aPlacement>) =>
      world.server.ordering.place(aCardPlacement(...given))
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    const charges = () => world.sandbox.ledger().filter(({ entry }) => entry === 'authorise').length

    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('API-59, PRICE-02 writes a cash order with its lines, a ledger that balances, and hands it to the kitchen', async () => {
      const ticket = placed(await place({ order: aSubmittedOrder({ items: [ramen('thick', 2), tea()] }) }))
      expect([ticket.subtotal, ticket.taxAmount, ticket.finalAmount]).to.deep.equal([2900, 232, 3132])
      expect(ticket.payment).to.deep.equal({ kind: 'cash' })
      expect(ticket.items.map(({ name, price, quantity }) => [name, price, quantity])).to.deep.equal([
        ['Ramen', 1300, 2],
        ['Tea', 300, 1],
      ])
      expect(ticket.items[0]?.modifiers).to.deep.equal([
        { item: 'thick', option: 'noodles', optionName: 'Noodles', name: 'Thick', price: 50, modifiers: [] },
      ])
      expect(
        await engine.rows('select sum(amount)::integer as sum, count(*)::integer as n from ledger_entries'),
      ).to.deep.equal([{ sum: 0, n: 3 }])
      expect(await count('order_lines')).to.equal(2)
      expect(await count('kitchen_tickets')).to.equal(1)
      await eventually(
        () => count('jobs'),
        (n) => n === 0,
      )
    })

    it('API-59 hands the kitchen a slip with who, when, what to collect, every line, choice and note', async () => {
      const items = [{ ...ramen('thick', 2), notes: 'no sesame' }, tea()]
      const guest = { firstName: 'Gus', lastName: 'Guest' }
      const ticket = placed(await place({ guest, order: aSubmittedOrder({ items, note: 'Ring the bell' }) }))
      const slips = await eventually(
        () => engine.rows('select slip from kitchen_tickets'),
        (rows) => rows.length === 1,
      )
      expect(String(slips[0]?.['slip']).split('\n')).to.deep.equal([
        `Order ${ticket.displayNumber}`,
        'Pickup',
        'For Gus Guest',
        'COLLECT $31.32',
        '',
        'NOW, ready around 12:20 PM',
        'Placed Wed, 6/10/2026, 12:00 PM EDT',
        '',
        '2 x Ramen',
        '  Noodles: Thick',
        '  "no sesame"',
        '1 x Tea',
        '',
        '"Ring the bell"',
      ])
    })

    it('API-59 the number that a guest gave is on the slip', async () => {
      await place({ guest: { firstName: 'Gus', lastName: 'Guest', phone: '(212) 555-0100' } })
      const [row] = await eventually(
        () => engine.rows('select slip from kitchen_tickets'),
        (rows) => rows.length === 1,
      )
      expect(String(row?.['slip'])).to.include('For Gus Guest\nPhone 212-555-0100\n')
      expect(await engine.rows("select submitted #>> '{guest,phone}' as phone from orders")).to.deep.equal([
        { phone: '+12125550100' },
      ])
    })

    it('API-59, PAY-52 charges a card for total and tip, and captures once the order is written', async () => {
      const ticket = placed(await placeByCard({ tip: minor(200), expectedTotal: minor(1550) }))
      expect(ticket.payment).to.deep.equal({ kind: 'card', brand: 'visa', last4: '4242' })
      await eventually(
        () => count('jobs'),
        (n) => n === 0,
      )
      expect(world.sandbox.ledger().map(({ entry }) => entry)).to.deep.equal(['authorise', 'capture'])
      expect(await engine.rows("select amount from ledger_entries where account = 'card:sandbox'")).to.deep.equal([
        { amount: 1550 },
      ])
    })

    it('CONF-05 returns the same ticket by its token, and NotFound for another brand', async () => {
      const ticket = placed(await place())
      const shown = await said(world.server.ordering.ticketByToken({ brandId: 'noodle-house' }, ticket.token))
      expect(shown).to.deep.equal({ ...ticket, isOfGuest: true })
      expect(await said(world.server.ordering.ticketByToken({ brandId: 'other' }, ticket.token))).to.deep.equal({
        _tag: 'NotFound',
      })
      expect(
        await said(world.server.ordering.ticketByToken({ brandId: 'noodle-house' }, `${ticket.token.slice(1)}A`)),
      ).to.deep.equal({
        _tag: 'NotFound',
      })
    })

    it('PRICE-02 takes no notice of the prices that the customer saw', async () => {
      const ticket = placed(await place({ cartAsSeen: [{ item: { id: 'ramen' }, price: 0.01, quantity: 1 }] }))
      expect(ticket.finalAmount).to.equal(1350)
    })

    it('PRICE-02 charges nothing when the total is not the one shown, and says the new one', async () => {
      const result = await placeByCard({ expectedTotal: minor(1349) })
      expect(result).to.deep.include({ _tag: 'PriceChanged' })
      expect(result._tag === 'PriceChanged' && result.price.totalAmount).to.equal(1350)
      expect([await count('orders'), await count('placements'), charges()]).to.deep.equal([0, 0, 0])
    })

    it('PRICE-02 notices in the placement itself that another process changed the menu', async () => {
      await said(world.server.menus.menu({ brandId: 'noodle-house' }, 'loc-1', 'pickup'))
      await world.another({ brands: [aBrandSeed({ menu: aNoodleMenu(1400) })] })
      expect(await placeByCard({ expectedTotal: minor(1350) })).to.have.property('_tag', 'PriceChanged')
      expect(charges()).to.equal(0)
      expect(placed(await place()).finalAmount).to.equal(1512)
    })

    it('PRICE-24, PRICE-22 drops the tip of a cash order', async () => {
      expect(placed(await place({ tip: minor(500), expectedTotal: minor(1350) })).tip).to.equal(0)
    })

    it('CHK-55 refuses a caller without a session and without a name', async () => {
      const { guest: _, ...anonymous } = aPlacement()
      expect(await world.server.ordering.place(anonymous)).to.deep.include({
        _tag: 'Refused',
        status: 401,
        code: 'guest_info_missing',
        message: 'The call needs a session or guestInfo.',
      })
    })

    it('CHK-32 names the option in which nothing was chosen, and the choice that is not on offer', async () => {
      const { order, caller, locationId } = aPlacement()
      const judged = async (modifiers: ReturnType<typeof ramen>['modifiers']) => {
        const items = [{ ...ramen(), modifiers }]
        const result = await said(world.server.ordering.validate(caller, locationId, { ...order, items }))
        return 'invalidItems' in result ? [result.invalidItems, result.invalidModifiers] : result
      }
      expect(await judged([])).to.deep.equal([['ramen'], ['noodles']])
      const [chosen] = ramen('thick').modifiers
      if (chosen === undefined) throw new Error('ramen has noodles')
      expect(await judged([{ ...chosen, item: 'rubber' }])).to.deep.equal([['ramen'], ['rubber']])
      expect(await judged([chosen])).to.deep.equal([[], []])
    })

    it('CART-16 says which of the invalid items are sold out, and which are not on the menu', async () => {
      const { order, caller, locationId } = aPlacement()
      const items = [
        ramen(),
        { ...ramen(), item: 'sold-out-bowl', modifiers: [] },
        { ...ramen(), item: 'nothing-known' },
      ]
      const result = await said(world.server.ordering.validate(caller, locationId, { ...order, items }))
      expect(result).to.deep.include({
        invalidItems: ['sold-out-bowl', 'nothing-known'],
        soldOutItems: ['sold-out-bowl'],
        unservedItems: ['nothing-known'],
      })
    })

    it('CHK-30 refuses what cannot be ordered, with its reason', async () => {
      const reasonFor = async (fields: Parameters<typeof aSubmittedOrder>[0]) => {
        const result = await place({ order: aSubmittedOrder(fields) })
        return result._tag === 'Refused' ? [result.status, result.reason] : [result._tag]
      }
      expect(await reasonFor({ items: [] })).to.deep.equal([400, 'items'])
      expect(await reasonFor({ items: [{ ...ramen(), item: 'nothing-known' }] })).to.deep.equal([400, 'items'])
      expect(await reasonFor({ items: [{ ...ramen(), modifiers: [] }] })).to.deep.equal([400, 'items'])
      expect(await reasonFor({ items: [{ ...ramen(), item: 'sold-out-bowl', modifiers: [] }] })).to.deep.equal([
        400,
        'items',
      ])
      expect(await reasonFor({ items: [{ ...tea(), group: 'bowls' }] })).to.deep.equal([400, 'items'])
      expect(await reasonFor({ orderType: 'kiosk' })).to.deep.equal([400, 'kiosk-unavailable'])
      expect(await reasonFor({ orderType: 'delivery' })).to.deep.equal([400, 'delivery-radius'])
      expect(await reasonFor({ scheduledAt: world.clock.at / 1_000 - 86_400 })).to.deep.equal([
        400,
        'invalid-scheduledAt',
      ])
      world.clock.at += 12 * 3_600_000
      expect(await reasonFor({})).to.deep.equal([400, 'pickup-closed'])
      expect(await count('orders')).to.equal(0)
    })

    it('CHK-63 asks for no instrument when credit pays all', async () => {
      const caller = { brandId: 'noodle-house', patronId: 'cora' }
      const order = aSubmittedOrder({ items: [tea()] })
      const ticket = placed(
        await world.server.ordering.place(aPlacement({ caller, order, isCash: false, expectedTotal: minor(0) })),
      )
      expect([ticket.appliedCredit, ticket.finalAmount, ticket.payment?.kind]).to.deep.equal([324, 0, 'none'])
      expect(await engine.rows("select credit, credit_held from patrons where id = 'cora'")).to.deep.equal([
        { credit: 676, credit_held: 0 },
      ])
    })

    it('PAY-51 charges the primary card of a patron who sent no nonce, and credit first', async () => {
      const ana = { brandId: 'noodle-house', patronId: 'ana' }
      expect(placed(await place({ caller: ana, isCash: false })).payment).to.deep.equal({
        kind: 'card',
        brand: 'visa',
        last4: '4242',
      })
      const cora = { brandId: 'noodle-house', patronId: 'cora' }
      const ticket = placed(await placeByCard({ caller: cora, expectedTotal: minor(350) }))
      expect(ticket.appliedCredit).to.equal(1000)
      expect(await engine.rows("select credit, credit_held from patrons where id = 'cora'")).to.deep.equal([
        { credit: 0, credit_held: 0 },
      ])
      expect(await count('credit_holds')).to.equal(0)
    })

    it('PAY-51 gives held credit back when the card is declined', async () => {
      const cora = { brandId: 'noodle-house', patronId: 'cora' }
      expect(await placeByCard({ caller: cora, cardNonce: aNonce('declined') })).to.deep.include({
        _tag: 'Refused',
        status: 402,
      })
      expect(await engine.rows("select credit, credit_held from patrons where id = 'cora'")).to.deep.equal([
        { credit: 1000, credit_held: 0 },
      ])
    })

    it('PAY-51 spends credit once in parallel orders', async () => {
      const caller = { brandId: 'noodle-house', patronId: 'cora' }
      const kinds = ['thin', 'thick']
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          place({ caller, order: aSubmittedOrder({ items: [ramen(kinds[n % 2], 1 + n)] }) }),
        ),
      )
      const applied = results.map((result) => placed(result).appliedCredit)
      expect(applied.reduce((sum, one) => sum + one, 0)).to.equal(1000)
      expect(await engine.rows("select credit, credit_held from patrons where id = 'cora'")).to.deep.equal([
        { credit: 0, credit_held: 0 },
      ])
    })

    it('API-59 suspects an order like the last one until the customer confirms or ten minutes pass', async () => {
      const guest = { firstName: 'Gus', lastName: 'Same', email: 'gus@example.com' }
      placed(await place({ guest }))
      expect(await place({ guest })).to.deep.equal({ _tag: 'DuplicateSuspected' })
      expect(await placeByCard({ guest })).to.deep.equal({ _tag: 'DuplicateSuspected' })
      expect(charges()).to.equal(0)
      placed(await place({ guest, order: aSubmittedOrder({ items: [ramen('thick')] }) }))
      placed(await place({ guest, confirmsDuplicate: true }))
      world.clock.at += 600_001
      placed(await place({ guest }))
      expect(await count('orders')).to.equal(4)
    })

    it('API-59 lets one of two like orders through that arrive together', async () => {
      const guest = { firstName: 'Gus', lastName: 'Twin', email: 'gus@example.com' }
      const results = await Promise.all([place({ guest }), place({ guest })])
      expect(results.map(({ _tag }) => _tag).toSorted()).to.deep.equal(['DuplicateSuspected', 'Placed'])
    })

    it('API-59 mails a receipt once to who gave an address', async () => {
      await world.close()
      const mails: string[] = []
      world = await openWorld(engine, {
        mail: {
          send: async ({ to, text }) => {
            mails.push(`${to}: ${text}`)
            return mails.length === 1 ? 'failed' : 'sent'
          },
        },
      })
      placed(await place({ guest: { firstName: 'No', lastName: 'Mail' } }))
      placed(await place())
      await eventually(
        async () => mails.length,
        (n) => n === 1,
      )
      await engine.rows("update jobs set run_at = now() where kind = 'receipt'")
      await eventually(
        () => count('jobs'),
        (n) => n === 0,
      )
      expect(mails).to.have.length(2)
      expect(mails[1]).to.include('gus@example.com').and.to.include('1 x Ramen  $12.50')
    })
  })
}
