import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { byDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { CannotOpenStore, type StoreFailure } from '../../src-server/store/store-failure.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aNoodleMenu,
  engines,
  openWorld,
  type World,
} from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'
import { rightOf } from '../contracts/either.ts'

const brand = { brandId: 'noodle-house' }
const template = 'dist/empty-database.tar.gz'

async function failureOf(work: Promise<unknown>): Promise<StoreFailure | undefined> {
  return work.then(
    () => undefined,
    (reason: unknown) => (reason instanceof CannotOpenStore ? reason.failure : Promise.reject(reason)),
  )
}

describe('opening the store', () => {
  it('tells an unreachable database in one line', async () => {
    const failure = await failureOf(openDatabase({ _tag: 'Postgres', url: 'postgres://nobody@127.0.0.1:1/none' }))
    expect(failure?._tag).to.equal('Unreachable')
  })

  it('keeps an embedded database in its directory, and lets no other process in meanwhile', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tureen-store-'))
    try {
      const first = await openDatabase({ _tag: 'Embedded', dataDir, template })
      expect(await failureOf(openDatabase({ _tag: 'Embedded', dataDir, template }))).to.deep.include({
        _tag: 'Locked',
        pid: process.pid,
      })
      await first.db.insertInto('brands').values({ id: 'kept', name: 'Kept' }).execute()
      await first.close()
      const second = await openDatabase({ _tag: 'Embedded', dataDir, template })
      expect(await second.db.selectFrom('brands').select('id').execute()).to.deep.equal([{ id: 'kept' }])
      await second.close()
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }).timeout(60_000)

  it('V9 an owner whose directory was taken over writes nothing more, is told once, and leaves the lock alone', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'tureen-store-'))
    let lost = 0
    const told = () => {
      lost += 1
    }
    try {
      const first = await openDatabase({ _tag: 'Embedded', dataDir, template, lost: told })
      await first.db.insertInto('brands').values({ id: 'kept', name: 'Kept' }).execute()
      writeFileSync(join(dataDir, 'lock'), 'somebody else')
      for (const id of ['late', 'later']) {
        const reason = await first.db
          .insertInto('brands')
          .values({ id, name: id })
          .execute()
          .catch((why: unknown) => why)
        expect(reason).to.include({ name: 'StoreUnavailable' })
      }
      expect(lost).to.equal(1)
      expect(await first.db.selectFrom('brands').select('id').execute()).to.deep.equal([{ id: 'kept' }])
      await first.close()
      expect(readFileSync(join(dataDir, 'lock'), 'utf8')).to.equal('somebody else')
    } finally {
      rmSync(dataDir, { recursive: true, force: true })
    }
  }).timeout(60_000)

  it('refuses data of a newer program and changes nothing', async () => {
    const instance = await PGlite.create(
      existsSync(template) ? { loadDataDir: new Blob([readFileSync(template)]) } : {},
    )
    await (await openDatabase({ _tag: 'Memory', instance })).close()
    await instance.exec("insert into kysely_migration (name, timestamp) values ('0999-later', '')")
    expect(await failureOf(openDatabase({ _tag: 'Memory', instance }))).to.deep.include({
      _tag: 'NewerSchema',
      found: '0999-later',
    })
    await instance.close()
  }).timeout(60_000)
})

for (const engine of engines()) {
  describe(`what lies in the store on ${engine.name}`, () => {
    let world: World
    beforeEach(async () => {
      world = await openWorld(engine)
    })
    afterEach(() => world.close())
    after(() => engine.close())

    it('MENU-16, API-46 serves the menu of an order type, and no other brand or location has it', async () => {
      const { menus } = world.server
      const { menu } = rightOf(await menus.menu(brand, 'loc-1', 'pickup'))
      expect([...menu.menus.keys()]).to.deep.equal(['pickup'])
      expect(menu.items.get('ramen')?.price).to.equal(1250)
      expect(await said(menus.menu({ brandId: 'other' }, 'loc-1', 'pickup'))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(menus.menu(brand, 'loc-2', 'pickup'))).to.deep.equal({ _tag: 'NotFound' })
    })

    it('MENU-16 keeps the version of the same menu, gives a changed one another, and never serves a broken one', async () => {
      const versionIn = async (server: World['server']) => {
        const menu = await said(server.menus.menu(brand, 'loc-1', 'pickup'))
        return 'version' in menu ? menu.version : undefined
      }
      const first = await versionIn(world.server)
      expect(await versionIn(await world.another())).to.equal(first)
      const changed = await versionIn(await world.another({ brands: [aBrandSeed({ menu: aNoodleMenu(1400) })] }))
      expect(changed).not.to.equal(first)
      const empty = { ...aNoodleMenu(), items: new Map() }
      expect(await versionIn(await world.another({ brands: [aBrandSeed({ menu: empty })] }))).to.equal(changed)
    })

    it('PRICE-01, CART-23 a location says the fee of each order type', async () => {
      const found = await said(world.server.locations.search(brand, { slugs: ['main-street'] }))
      const { charges } = aLocationSetting()
      expect('_tag' in found ? undefined : found[0]?.fees).to.deep.equal(
        byDiningOption((one) => charges[one].serviceFee),
      )
    })

    it('LOC-07, LOC-18 finds locations by slug, and by distance when a point is given', async () => {
      const { locations } = world.server
      const found = async (...asked: Parameters<typeof locations.search>) => {
        const answer = await locations.search(...asked)
        return isLeft(answer) ? [] : answer.right
      }
      const near = await found(brand, { near: { lat: 40.8, long: -74 }, diningOption: 'pickup' })
      expect(near[0]?.distanceInMiles).to.be.closeTo(6.91, 0.01)
      expect(near[0]?.isOpen).to.equal(true)
      world.clock.at += 12 * 3_600_000
      const [late] = await found(brand, { slugs: ['main-street', 'nowhere'] })
      expect([late?.id, late?.isOpen]).to.deep.equal(['loc-1', false])
      expect(await said(locations.search({ brandId: 'other' }, { slugs: ['main-street'] }))).to.deep.equal([])
      expect(await said(locations.credentials({ brandId: 'other' }, 'loc-1'))).to.deep.equal({ _tag: 'NotFound' })
    })
  })
}
