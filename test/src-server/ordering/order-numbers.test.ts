import type { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import { displayNumber } from '../../../src-server/store/rows/display-number.ts'
import {
  aBrandSeed,
  aLocationSetting,
  anEmptyDatabase,
  aPlacement,
  engines,
  openWorld,
  placed,
  type World,
} from '../../builders/order-server-builder.ts'

it('CONF-05 no two of 900 counts in a row give the same order number, which has three digits', () => {
  for (const first of [1, 450, 4_321]) {
    const numbers = Array.from({ length: 900 }, (_, index) => displayNumber(first + index))
    expect(new Set(numbers).size).to.equal(900)
    expect(numbers.every((number) => /^[1-9]\d\d$/.test(number))).to.equal(true)
  }
})

for (const engine of engines()) {
  describe(`the numbers of orders on ${engine.name}`, () => {
    let world: World
    const locations = ['loc-1', 'loc-2'].map((id) => aLocationSetting({ id, slug: id }))
    const numberAt = async (locationId: string) =>
      placed(await world.server.ordering.place(aPlacement({ locationId }))).displayNumber
    afterEach(() => world.close())
    after(() => engine.close())

    it('CONF-05 each location counts its own orders, whatever is ordered elsewhere', async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ locations })] })
      const first = await numberAt('loc-1')
      const elsewhere = await Promise.all([1, 2, 3].map(() => numberAt('loc-2')))
      const second = await numberAt('loc-1')
      expect([first, second]).to.deep.equal([displayNumber(1), displayNumber(2)])
      expect(elsewhere).to.have.members([1, 2, 3].map(displayNumber))
    })

    it('CONF-05 a location that was away goes on where it was', async () => {
      world = await openWorld(engine, { brands: [aBrandSeed({ locations })] })
      await numberAt('loc-2')
      await world.another({ brands: [aBrandSeed({ locations: locations.slice(0, 1) })] })
      await world.another({ brands: [aBrandSeed({ locations })] })
      expect(await numberAt('loc-2')).to.equal(displayNumber(2))
    })
  })
}

describe('a database whose locations shared one sequence', () => {
  let instance: PGlite
  before(async () => {
    instance = await anEmptyDatabase()
  })
  after(() => instance.close())

  it('V16 goes on from it at each location', async () => {
    const open = async () => (await openDatabase({ _tag: 'Memory', instance })).close()
    await open()
    await instance.exec(`
      drop trigger location_numbers_orders on locations; drop function number_orders();
      insert into brands (id, name) values ('house', 'House');
      insert into menus (brand_id, version, menu) values ('house', 'v1', '{}');
      insert into locations (brand_id, id, slug, position, settings, settings_version, menu_version)
        values ('house', 'here', 'here', 0, '{}', 'v1', 'v1');
      drop function display_number_sequence(text, text);
      select setval('display_numbers', 41);
      delete from kysely_migration where name = '0036-order-numbers'`)
    await open()
    const { rows } = await instance.query<{ next: number }>(
      "select nextval(display_number_sequence('house', 'here')::regclass)::integer as next",
    )
    expect(rows).to.deep.equal([{ next: 42 }])
  }).timeout(60_000)
})
