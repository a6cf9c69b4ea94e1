import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import type { CashRules } from '../../src-domain/brand/cash-rules.ts'
import { shippedCash } from '../../src-domain/brand/cash-rules.ts'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { PlacementRequest } from '../../src-server/ordering/placement-request.ts'
import type { PlacementResult } from '../../src-server/ordering/placement-result.ts'
import { declinedPerAddress } from '../../src-server/ordering/placing-turns.ts'
import {
  aBrandSeed,
  aCardPlacement,
  aNonce,
  aPlacement,
  aSubmittedOrder,
  engines,
  openWorld,
  ramen,
  tea,
  type World,
} from '../builders/order-server-builder.ts'

const cash: CashRules = {
  most: minor(50_00),
  openPerTable: 5,
  openPerGuest: 3,
  openHours: 2,
  uncheckedPerAddress: 4,
}
const hour = 3_600_000
const address = '203.0.113.7'

function codeOf(result: PlacementResult): string {
  return result._tag === 'Refused' ? result.code : result._tag
}
function counted(results: readonly PlacementResult[]) {
  const counts: Record<string, number> = {}
  for (const code of results.map(codeOf)) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

let quantity = 0
function others() {
  quantity += 1
  return [tea((quantity % 8) + 1), ramen('thin', 1)]
}
function atTable(fields: Partial<PlacementRequest> = {}) {
  return aPlacement({
    order: aSubmittedOrder({ orderType: 'kiosk', tableNumber: 'table-7', items: [ramen()] }),
    ...fields,
  })
}
function byGuest(name: string, fields: Partial<PlacementRequest> = {}) {
  return aPlacement({
    guest: { firstName: 'Gus', lastName: name, email: 'gus@example.com' },
    order: aSubmittedOrder({ items: others() }),
    confirmsDuplicate: true,
    ...fields,
  })
}
function fromAddress(fields: Partial<PlacementRequest> = {}) {
  return aPlacement({ address, ...fields })
}
function declined(fields: Partial<PlacementRequest> = {}) {
  return aCardPlacement({ address, cardNonce: aNonce('declined'), ...fields })
}
function many<A>(count: number, one: () => A): readonly A[] {
  return Array.from({ length: count }, one)
}

for (const engine of engines()) {
  describe(`the limits on placing, on ${engine.name}`, () => {
    let world: World
    const brands = [
      aBrandSeed(
        {},
        {
          cash,
          ordering: { ...aBrandSeed().brand.ordering, kiosk: true },
          guests: { name: { ...byDiningOption(() => true), kiosk: false }, phone: false },
        },
      ),
    ]
    const place = (request: PlacementRequest) => world.server.ordering.place(request)
    const placeAll = (requests: readonly PlacementRequest[]) => Promise.all(requests.map(place))
    const orders = async () => Number((await engine.rows('select count(*) as n from orders'))[0]?.['n'])

    beforeEach(async () => {
      world = await openWorld(engine, { brands })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('G17, G4 of a burst of 120 orders to one table exactly as many are open as the brand says', async () => {
      expect(counted(await placeAll(many(120, atTable)))).to.deep.equal({ Placed: 5, table_limit: 115 })
      expect(await orders()).to.equal(5)
      expect(await engine.rows('select 1 from placements')).to.have.length(5)
    })

    it('G4 an open order is over when it is as old as the brand says', async () => {
      await placeAll(many(4, atTable))
      world.clock.at += hour
      expect(counted(await placeAll(many(3, atTable)))).to.deep.equal({ Placed: 1, table_limit: 2 })
      world.clock.at += hour - 1
      expect(counted(await placeAll(many(3, atTable)))).to.deep.equal({ table_limit: 3 })
      world.clock.at += 2
      expect(counted(await placeAll(many(9, atTable)))).to.deep.equal({ Placed: 4, table_limit: 5 })
    })

    it('G17 a second process and a restart change nothing about a full table', async () => {
      const second = await world.another()
      const results = await Promise.all(
        many(40, atTable).map((one, n) => (n % 2 === 0 ? world.server : second).ordering.place(one)),
      )
      expect(counted(results)).to.deep.equal({ Placed: 5, table_limit: 35 })
      const third = await world.another()
      expect(codeOf(await third.ordering.place(atTable()))).to.equal('table_limit')
    })

    it('G4 a full table does not shut the one beside it, nor its guests who pay by card', async () => {
      await placeAll(many(6, atTable))
      const byCard = atTable({ isCash: false, cardNonce: aNonce() })
      expect(codeOf(await place(byCard))).to.equal('Placed')
      expect(codeOf(await place(aPlacement()))).to.equal('Placed')
    })

    it('G17, G4 a guest has no more unpaid orders open than the brand says, whatever the burst, and others still do', async () => {
      expect(counted(await placeAll(many(30, () => byGuest('Grabber'))))).to.deep.equal({ Placed: 3, guest_limit: 27 })
      expect(codeOf(await place(byGuest(' grabber ')))).to.equal('guest_limit')
      expect(codeOf(await place(byGuest('Honest')))).to.equal('Placed')
      const card = byGuest('Grabber', { isCash: false, cardNonce: aNonce() })
      expect(codeOf(await place(card))).to.equal('Placed')
    })

    it('G4 a patron is one, whatever name is given', async () => {
      const caller = { brandId: 'noodle-house', patronId: 'ana' }
      const results = await placeAll(many(6, () => byGuest(randomUUID(), { caller })))
      expect(counted(results)).to.deep.equal({ Placed: 3, guest_limit: 3 })
    })

    it('G17, G4 past the limit of an address a person is asked for, and whoever shows to be one goes on', async () => {
      expect(counted(await placeAll(many(30, fromAddress)))).to.deep.equal({ Placed: 4, human_check_required: 26 })
      expect(codeOf(await place(fromAddress({ isHuman: true })))).to.equal('Placed')
      expect(codeOf(await place(fromAddress()))).to.equal('human_check_required')
      expect(codeOf(await place(fromAddress({ address: '203.0.113.8' })))).to.equal('Placed')
      expect(codeOf(await place(aCardPlacement({ address })))).to.equal('Placed')
    })

    it('G4 the orders of tables are not counted for the network that all of them share', async () => {
      expect(counted(await placeAll(many(5, () => atTable({ address }))))).to.deep.equal({ Placed: 5 })
      expect(codeOf(await place(fromAddress()))).to.equal('Placed')
    })

    it('G4 the same submission sent again takes one turn', async () => {
      const one = fromAddress()
      await placeAll(many(8, () => one))
      expect(counted(await placeAll(many(6, fromAddress)))).to.deep.equal({ Placed: 3, human_check_required: 3 })
    })

    it('G17, G4 of a burst of stolen cards the processor sees only as many as may be declined, also by two processes', async () => {
      const second = await world.another()
      const burst = many(60, declined)
      const results = await Promise.all(
        burst.map((one, n) => (n % 2 === 0 ? world.server : second).ordering.place(one)),
      )
      expect(counted(results)).to.deep.equal({
        declined: declinedPerAddress.most,
        human_check_required: 60 - declinedPerAddress.most,
      })
      expect(await engine.rows('select 1 from attempts')).to.have.length(declinedPerAddress.most)
    })

    it('G4 twenty declined cards of one guest shut cards for nobody: the next shows to be a person, others pay as ever', async () => {
      await placeAll(many(declinedPerAddress.most, declined))
      const honest = aCardPlacement({ address })
      expect(codeOf(await place(honest))).to.equal('human_check_required')
      expect(codeOf(await place({ ...honest, isHuman: true }))).to.equal('Placed')
      expect(codeOf(await place(aCardPlacement({ address: '203.0.113.8' })))).to.equal('Placed')
      expect(codeOf(await place(fromAddress()))).to.equal('Placed')
      world.clock.at += hour
      expect(codeOf(await place(aCardPlacement({ address })))).to.equal('Placed')
    })

    it('G4 a card that is approved costs no turn, however many there are', async () => {
      for (let wave = 0; wave < 4; wave += 1) {
        const results = await placeAll(many(15, () => aCardPlacement({ address })))
        expect(counted(results)).to.deep.equal({ Placed: 15 })
      }
      expect(await engine.rows('select cardinality(taken) as n from placing_turns')).to.deep.equal([{ n: 0 }])
    })

    it('G4 in cash no order comes to more than the brand says', async () => {
      const order = aSubmittedOrder({ items: [ramen('thin', 4)] })
      const answer = await place(aPlacement({ order }))
      expect(answer).to.deep.equal({
        _tag: 'Refused',
        status: 400,
        code: 'cash_limit',
        message: 'Cash orders can be up to $50.00. Please pay by card.',
      })
      expect(codeOf(await place(aCardPlacement({ order })))).to.equal('Placed')
      expect(codeOf(await place(aPlacement({ order: aSubmittedOrder({ items: [ramen('thin', 3)] }) })))).to.equal(
        'Placed',
      )
    })

    it('G4, G17 the highest amount in cash is taken to the cent, by a second process and after a restart as well, and no burst gets past it', async () => {
      // Three bowls are $40.50 with tax.
      const order = aSubmittedOrder({ items: [ramen('thin', 3)] })
      const taking = (most: number) => {
        const [seed = aBrandSeed()] = brands
        return world.another({ brands: [{ ...seed, brand: { ...seed.brand, cash: { ...cash, most: minor(most) } } }] })
      }
      for (const server of [await taking(40_50), await taking(40_50)])
        expect(codeOf(await server.ordering.place(aPlacement({ order })))).to.equal('Placed')
      for (const server of [await taking(40_49), await taking(40_49)]) {
        const burst = many(30, () => server.ordering.place(aPlacement({ order })))
        expect(counted(await Promise.all(burst))).to.deep.equal({ cash_limit: 30 })
      }
    })
  })
}

describe('what a brand gets that says nothing of cash', () => {
  it('G4 has a limit for everything', () => {
    expect(Object.values(shippedCash).every((one) => one > 0)).to.equal(true)
  })
})
