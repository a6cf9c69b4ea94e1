import { expect } from 'chai'
import { withoutDemo } from '../../src-server/brand/without-demo.ts'
import {
  aBrandSeed,
  aPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'
import { seededStaff } from '../builders/staff-builder.ts'
import { rightOf } from '../contracts/either.ts'

const brand = { brandId: 'noodle-house' }
const [ana, emil] = ['ana', 'emil'] as const
function passwordOf(name: string) {
  return `noodles for ${name}`
}

for (const engine of engines()) {
  describe(`what a server leaves behind on ${engine.name}`, () => {
    let world: World
    const count = async (table: string) => Number((await engine.rows(`select count(*) as n from ${table}`))[0]?.['n'])
    const signIn = (server: World['server'], name: string) =>
      said(server.accounts.signIn(brand, `${name}@example.com`, passwordOf(name)))
    afterEach(() => world.close())
    after(() => engine.close())

    it('ACCT-55, GIFT-10 outside development no patron, employee or gift card of the folder is planted', async () => {
      world = await openWorld(engine, { brands: [withoutDemo(aBrandSeed())] })
      expect([await count('patrons'), await count('saved_cards'), await count('gift_cards')]).to.deep.equal([0, 0, 0])
      expect(await signIn(world.server, emil)).to.deep.equal({ _tag: 'WrongCredentials' })
      placed(await world.server.ordering.place(aPlacement()))
    })

    it('ACCT-55, GIFT-10 those that a development server planted are switched off, and their sessions end', async () => {
      world = await openWorld(engine)
      const [number = ''] = (aBrandSeed().giftCards ?? []).map((card) => card.number)
      const before = await signIn(world.server, ana)
      const token = 'token' in before ? before.token : ''
      expect([token.length, await said(world.server.giftCards.check(brand, number))]).to.deep.include(43)
      const balance = await engine.rows('select balance from gift_cards order by id')
      const grown = await world.another({ brands: [withoutDemo(aBrandSeed())] })
      for (const name of [ana, emil]) expect(await signIn(grown, name)).to.deep.equal({ _tag: 'WrongCredentials' })
      expect(await grown.accounts.patronOf(brand.brandId, token)).to.equal(undefined)
      expect(await said(grown.giftCards.check(brand, number))).to.deep.equal({ _tag: 'NotFound' })
      expect(await engine.rows('select balance from gift_cards order by id')).to.deep.equal(balance)
    })

    it('removes the demo’s staff outside development, and keeps invited members', async () => {
      const seed = aBrandSeed({ staff: seededStaff })
      world = await openWorld(engine, { brands: [seed] })
      const caller = { ...brand, network: '203.0.113.7' }
      const signedIn = rightOf(await world.server.staff.signIn(caller, 'olga@example.com', passwordOf('olga')))
      await engine.rows(`
        insert into staff (brand_id, id, email, name, role, location_ids, enabled_at)
        values ('noodle-house', 'stf-real', 'real@example.com', 'Rea', 'owner', '{}', now()) returning 1`)
      const grown = await world.another({ brands: [withoutDemo(seed)] })
      const token = 'token' in signedIn ? signedIn.token : ''
      expect(await grown.staff.memberOf(brand.brandId, token)).to.equal(undefined)
      expect(await grown.staff.signIn(caller, 'olga@example.com', passwordOf('olga'))).to.have.property('_tag', 'Left')
      expect(await engine.rows('select id from staff')).to.deep.equal([{ id: 'stf-real' }])
    })

    it('ACCT-56, CHK-54 sessions that ended and what past orders looked like are deleted', async () => {
      world = await openWorld(engine, { timeouts: { ...quick, tidy: 50 } })
      await signIn(world.server, ana)
      placed(await world.server.ordering.place(aPlacement()))
      expect([await count('sessions'), await count('look_alikes')]).to.deep.equal([1, 1])
      world.clock.at += 31 * 24 * 3_600_000
      await signIn(world.server, emil)
      await eventually(
        async () => [await engine.rows('select patron_id from sessions'), await count('look_alikes')],
        (seen) => JSON.stringify(seen) === JSON.stringify([[{ patron_id: emil }], 0]),
      )
      placed(await world.server.ordering.place(aPlacement()))
      expect([await count('sessions'), await count('look_alikes')]).to.deep.equal([1, 1])
    })
  })
}
