import { expect } from 'chai'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { SubmittedItem } from '../../src-domain/placement/submitted-order.ts'
import { aGroup, aMenu, anItem, anOption } from '../builders/menu-builder.ts'
import {
  aBrandSeed,
  aPlacement,
  aSubmittedOrder,
  engines,
  noon,
  openWorld,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const hour = 3_600
const now = noon / 1_000
const menu: Menu = aMenu()
  .for('pickup', 'kiosk')
  .withGroup(
    aGroup('Sweets').of(
      anItem('Cake')
        .costing(4_000)
        .with({ leadMinutes: 24 * 60 }),
      anItem('Pie')
        .costing(2_000)
        .asking(anOption('Size').offering(anItem('Whole').with({ leadMinutes: 180 }))),
      anItem('Cookie').costing(300),
    ),
  )
  .build()
const cookie: SubmittedItem = { group: 'sweets', item: 'cookie', modifiers: [], notes: '', quantity: 1 }
const cake: SubmittedItem = { ...cookie, item: 'cake' }
const wholePie: SubmittedItem = {
  ...cookie,
  item: 'pie',
  modifiers: [{ option: 'size', item: 'whole', modifiers: [] }],
}

for (const engine of engines()) {
  describe(`notice that an item needs on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      const { ordering } = aBrandSeed().brand
      world = await openWorld(engine, {
        brands: [aBrandSeed({ menu }, { ordering: { ...ordering, scheduled: true, kiosk: true } })],
      })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    const orderOf = (items: readonly SubmittedItem[], scheduledAt?: number) =>
      aSubmittedOrder({ items, ...(scheduledAt === undefined ? {} : { scheduledAt }) })
    const validate = async (...order: Parameters<typeof orderOf>) => {
      const answer = await said(world.server.ordering.validate({ brandId: 'noodle-house' }, 'loc-1', orderOf(...order)))
      if (!('isValid' in answer)) throw new Error('there is no answer')
      return answer
    }
    const place = (...order: Parameters<typeof orderOf>) =>
      world.server.ordering.place(aPlacement({ order: orderOf(...order) }))

    it('leaves an order without such an item as it was', async () => {
      const answer = await validate([cookie])
      expect(answer).to.deep.include({ isValid: true, isAsapOrderingEnabled: true }).and.not.to.have.property('notice')
      expect((await place([cookie]))._tag).to.equal('Placed')
    })

    it('SCHED-18 an order for now is for later only, and the first time is named', async () => {
      const answer = await validate([cookie, cake])
      expect(answer).to.deep.include({ isAsapOrderingEnabled: false, notice: { name: 'Cake', minutes: 1_440 } })
      expect(answer.nextAvailableAt).to.equal(now + 24 * hour)
      expect(await place([cookie, cake])).to.deep.include({
        ...{ _tag: 'Refused', status: 400, reason: 'preorder' },
        message: "Cake needs 1 day's notice. Please choose a later time.",
      })
    })

    it('an order for later is refused while its time is too early, and taken from then on', async () => {
      const early = await validate([cake], now + 23 * hour)
      expect(early).to.deep.include({ isValid: false, reason: 'invalid-scheduledAt' })
      expect(early.nextAvailableAt).to.equal(now + 24 * hour)
      expect(await place([cake], now + 23 * hour)).to.deep.include({ _tag: 'Refused', reason: 'invalid-scheduledAt' })
      expect((await validate([cake], now + 24 * hour)).isValid).to.equal(true)
      expect((await place([cake], now + 24 * hour))._tag).to.equal('Placed')
    })

    it('may come from a choice, and the longest counts', async () => {
      expect((await validate([wholePie])).notice).to.deep.equal({ name: 'Pie', minutes: 180 })
      expect((await validate([wholePie, cake])).notice).to.deep.equal({ name: 'Cake', minutes: 1_440 })
      expect((await place([wholePie], now + 2 * hour))._tag).to.equal('Refused')
      expect((await place([wholePie], now + 3 * hour))._tag).to.equal('Placed')
    })

    it('an order at a table, which is only for now, cannot have it', async () => {
      const order = { ...orderOf([cake]), orderType: 'kiosk' as const, tableNumber: 'table-7' }
      expect(await world.server.ordering.place(aPlacement({ order }))).to.deep.include({
        ...{ _tag: 'Refused', reason: 'preorder' },
        message: "Cake needs 1 day's notice. Please choose a later time.",
      })
    })
  })
}
