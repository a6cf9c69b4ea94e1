import { expect } from 'chai'
import { aBrandSeed, aLocationSetting, engines, openWorld, type World } from '../builders/order-server-builder.ts'
import { staffMember } from '../builders/staff-builder.ts'

const locations = [aLocationSetting(), aLocationSetting({ id: 'loc-2', slug: 'side-street' })]

for (const engine of engines()) {
  describe(`which locations have a board, on ${engine.name}`, () => {
    let world: World
    const attended = async () => (await world.server.attendedLocations()).map(({ locationId }) => locationId).sort()
    beforeEach(async () => {
      const staff = [{ member: staffMember('carl'), password: 'noodles for carl' }]
      world = await openWorld(engine, { brands: [aBrandSeed({ locations, staff })] })
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('are those of members, and all where there is an owner who joined', async () => {
      expect(await attended()).to.deep.equal(['loc-1'])
      const owner = (id: string, enabled: string) =>
        engine.rows(`
          insert into staff (brand_id, id, email, name, role, location_ids, enabled_at)
          values ('noodle-house', '${id}', '${id}@example.com', '', 'owner', '{}', ${enabled}) returning 1`)
      await owner('invited', 'null')
      expect(await attended()).to.deep.equal(['loc-1'])
      await owner('joined', 'now()')
      expect(await attended()).to.deep.equal(['loc-1', 'loc-2'])
    })

    it('are those of paired devices and of keys that read orders, until they are revoked', async () => {
      await engine.rows(`
        insert into devices (brand_id, id, location_id, name, token_hash, paired_at)
        values ('noodle-house', 'dev-1', 'loc-2', 'Pass', 'hash', now()) returning 1`)
      expect(await attended()).to.deep.equal(['loc-1', 'loc-2'])
      await engine.rows(`update devices set revoked_at = now() returning 1`)
      expect(await attended()).to.deep.equal(['loc-1'])
      const key = (id: string, scope: string) =>
        engine.rows(`
          insert into api_keys (brand_id, id, location_id, name, scopes, key_hash, created_at)
          values ('noodle-house', '${id}', '', 'Till', array['${scope}'], '${id}', now()) returning 1`)
      await key('reports', 'reports:read')
      expect(await attended()).to.deep.equal(['loc-1'])
      await key('till', 'orders:read')
      expect(await attended()).to.deep.equal(['loc-1', 'loc-2'])
    })
  })
}
