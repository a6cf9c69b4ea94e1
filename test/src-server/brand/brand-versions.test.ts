import { expect } from 'chai'
import { type Either, isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { SentPublication } from '../../../src-domain/staff/brand-version-list.ts'
import { pictureBytes, pictureOf } from '../../../src-server/brand/version-pictures.ts'
import type { OrderServer } from '../../../src-server/order-server.ts'
import type { Actor } from '../../../src-server/staff/write-audit.ts'
import { openDatabase } from '../../../src-server/store/open-database.ts'
import {
  aBrandSeed,
  aLocationSetting,
  aPlacement,
  engines,
  eventually,
  openWorld,
  placed,
  quick,
  type World,
} from '../../builders/order-server-builder.ts'
import { recordingLog } from '../../builders/recording-log.ts'
import { said } from '../../builders/said.ts'
import { staffMember } from '../../builders/staff-builder.ts'
import { aMachine, type Machine, noodleFiles, serverOf } from '../../builders/versioned-brand.ts'

const brandId = 'noodle-house'
const olga: Actor = { brandId, member: staffMember('olga'), network: '127.0.0.1' }

async function ramenAt(server: OrderServer) {
  const answer = await said(server.menus.menu({ brandId }, 'loc-1', 'pickup'))
  return 'menu' in answer ? answer.menu.items.get('ramen')?.price : undefined
}

const nameAt = (server: OrderServer) => server.brands.get(brandId)?.name

async function rightOf<A>(answer: Promise<Either<unknown, A>>): Promise<A> {
  const done = await answer
  if (isLeft(done)) throw new Error(`refused: ${JSON.stringify(done.left)}`)
  return done.right
}

async function send(server: OrderServer, sent: SentPublication) {
  const done = await server.brandPublications.publish(olga, sent)
  return isLeft(done)
    ? done.left
    : done.right.versions.map(({ number, isServed }) => (isServed ? `${number}!` : number))
}

for (const engine of engines()) {
  describe(`versions of a brand on ${engine.name}`, () => {
    let world: World
    let machine: Machine
    const open = async (first = aMachine(noodleFiles())) => {
      machine = first
      world = await openWorld(engine, serverOf(machine))
    }
    afterEach(() => world.close())
    after(() => engine.close())

    it('a first start publishes the files as version 1, and a second start writes nothing', async () => {
      await open()
      expect(machine.marks.get(brandId)).to.deep.equal({ number: 1, pictures: {} })
      const rowsOf = () =>
        engine.rows(`
          select (select xmin::text from brands) as brand, (select string_agg(xmin::text, ',') from locations) as locations,
            (select string_agg(xmin::text, ',') from menus) as menus,
            (select string_agg(xmin::text, ',') from dining_tables) as tables,
            (select count(*)::int from brand_versions) as versions`)
      const before = await rowsOf()
      await world.another()
      expect(await rowsOf()).to.deep.equal(before)
    })

    it('publishing changes menu, name and number, notes it in the audit log, and keeps the earlier version', async () => {
      await open()
      machine.folder = noodleFiles(1400, 'Noodle Palace')
      const listed = await world.server.brandPublications.list(olga)
      expect(isRight(listed) && listed.right.pending).to.deep.equal([
        { file: 'brand.json', path: 'name', before: '"Noodle House"', after: '"Noodle Palace"' },
        { file: 'menu.json', path: 'ramen', before: '1250', after: '1400' },
      ])
      expect(await send(world.server, { over: 1 })).to.deep.equal(['2!', 1])
      expect([await ramenAt(world.server), nameAt(world.server)]).to.deep.equal([1400, 'Noodle Palace'])
      expect(machine.marks.get(brandId)?.number).to.equal(2)
      expect(machine.shown).to.deep.equal(['Noodle Palace'])
      expect(
        await engine.rows("select action, subject, member_id from audit where action like 'brand:%'"),
      ).to.deep.equal([{ action: 'brand:publish', subject: '2', member_id: 'stf-olga' }])
    })

    it('lists who published, and what each version changed of the one before or of any other', async () => {
      await open()
      machine.folder = noodleFiles(1400, 'Noodle Palace')
      await send(world.server, { over: 1 })
      machine.folder = noodleFiles(1500, 'Noodle Palace')
      await send(world.server, { over: 2 })
      await engine.rows(`insert into staff (brand_id, id, email, name, role, location_ids)
        values ('noodle-house', 'stf-olga', 'olga@example.com', 'Olga', 'owner', '{}')`)
      const { versions, pendingCount } = await rightOf(world.server.brandPublications.list(olga))
      expect(versions.map(({ number, who, publishedBy }) => [number, who, publishedBy])).to.deep.equal([
        [3, 'Olga', 'stf-olga'],
        [2, 'Olga', 'stf-olga'],
        [1, undefined, ''],
      ])
      expect(pendingCount).to.equal(0)
      const differenceOf = async (number: number, from?: number) =>
        rightOf(world.server.brandPublications.difference(olga, number, from))
      const [dearer, renamed] = [
        { file: 'menu.json', path: 'ramen', before: '1250', after: '1400' },
        { file: 'brand.json', path: 'name', before: '"Noodle House"', after: '"Noodle Palace"' },
      ]
      expect(await differenceOf(2)).to.deep.equal({ from: 1, changes: [renamed, dearer], count: 2 })
      expect(await differenceOf(2, 3)).to.deep.equal({
        from: 3,
        changes: [{ file: 'menu.json', path: 'ramen', before: '1500', after: '1400' }],
        count: 1,
      })
      const first = await differenceOf(1)
      expect([first.from, first.count, first.changes.map(({ file, path }) => file + path)]).to.deep.equal([
        undefined,
        2,
        ['brand.json', 'menu.json'],
      ])
      const mia: Actor = { ...olga, member: { ...staffMember('mia'), role: 'manager' } }
      expect(await world.server.brandPublications.difference(mia, 2, undefined)).to.deep.include({
        left: { _tag: 'NotAllowed' },
      })
      for (const [number, from] of [[9], [2, 9]] as const)
        expect(await world.server.brandPublications.difference(olga, number, from)).to.deep.include({
          left: { _tag: 'NotFound' },
        })
    })

    it('a difference names changed pictures of versions that have some, and only the beginning of a long value', async () => {
      await open()
      const withPictures = async (over: number, ...names: readonly string[]) => {
        machine.pictures = new Map(names.map((name) => [`${name}.webp`, pictureOf(Buffer.from(name))]))
        return send(world.server, { over })
      }
      await withPictures(1, 'soup', 'tea')
      machine.folder = noodleFiles(1250, 'N'.repeat(5_000))
      machine.pictures = new Map([['tea.webp', pictureOf(Buffer.from('another tea'))]])
      const { pending } = await rightOf(world.server.brandPublications.list(olga))
      expect(pending.map(({ file, path, after }) => [file, path, after?.length])).to.deep.equal([
        ['brand.json', 'name', 1_000],
        ['images/soup.webp', '', undefined],
        ['images/tea.webp', '', 34],
      ])
      // Version 1 shows the pictures of the build.
      expect((await rightOf(world.server.brandPublications.difference(olga, 2, undefined))).changes).to.deep.equal([])
    })

    it('rolls back to a version, and publishing goes on with the next number', async () => {
      await open()
      machine.folder = noodleFiles(1400, 'Noodle Palace')
      await send(world.server, { over: 1 })
      expect(await send(world.server, { over: 2, to: 1 })).to.deep.equal([2, '1!'])
      expect([await ramenAt(world.server), nameAt(world.server)]).to.deep.equal([1250, 'Noodle House'])
      expect(await send(world.server, { over: 1 })).to.deep.equal(['3!', 2, 1])
      expect(await ramenAt(world.server)).to.equal(1400)
      expect(await send(world.server, { over: 3, to: 9 })).to.deep.equal({ _tag: 'UnknownVersion' })
    })

    it('of two publishers at once one wins, and the other learns which version is served', async () => {
      await open()
      machine.folder = noodleFiles(1400)
      const both = await Promise.all([send(world.server, { over: 1 }), send(world.server, { over: 1 })])
      expect(both).to.deep.include({ _tag: 'Superseded', served: 2 })
      expect(both).to.deep.include(['2!', 1])
      expect(await engine.rows('select max(number)::int as last from brand_versions')).to.deep.equal([{ last: 2 }])
    })

    it('refuses broken files with their faults, and changes nothing', async () => {
      await open()
      machine.folder = noodleFiles(1400, '?')
      const faults = ['brand.json is broken at name: not a name']
      expect(await send(world.server, { over: 1 })).to.deep.equal({ _tag: 'Faulty', faults })
      expect((await rightOf(world.server.brandPublications.list(olga))).faults).to.deep.equal(faults)
      machine.folder = noodleFiles(-1, 'Noodle Palace')
      expect((await rightOf(world.server.brandPublications.list(olga))).faults).to.deep.equal([
        'menu.json is broken at ramen: negative',
      ])
      expect(await send(world.server, { over: 1 })).to.deep.equal({
        _tag: 'Faulty',
        faults: ['menu.json is broken at ramen: negative'],
      })
      expect([await ramenAt(world.server), nameAt(world.server)]).to.deep.equal([1250, 'Noodle House'])
      expect(await engine.rows('select count(*)::int as n from brand_versions')).to.deep.equal([{ n: 1 }])
      expect(await engine.rows('select name from brands')).to.deep.equal([{ name: 'Noodle House' }])
    })

    it('a start with older files serves the published version, and says so', async () => {
      await open()
      machine.folder = noodleFiles(1400, 'Noodle Palace')
      await send(world.server, { over: 1 })
      const older = aMachine(noodleFiles())
      const log = recordingLog()
      const server = await world.another({ ...serverOf(older), log })
      expect([await ramenAt(server), nameAt(server)]).to.deep.equal([1400, 'Noodle Palace'])
      expect([await ramenAt(world.server), older.shown]).to.deep.equal([1400, ['Noodle Palace']])
      expect(log.lines('warn').map(({ sentence }) => sentence)).to.include(
        'the files of this machine differ from the version that is served: npm run brand:publish -- noodle-house publishes them',
      )
    })

    it('in development changed files are served at the next start, as the next version', async () => {
      await open(aMachine(noodleFiles(), true))
      const edited = aMachine(noodleFiles(1400), true)
      const server = await world.another(serverOf(edited))
      expect(await ramenAt(server)).to.equal(1400)
      expect(edited.marks.get(brandId)?.number).to.equal(2)
    })

    it('leaves out a brand whose rows the database refuses, and serves the other', async () => {
      machine = aMachine(noodleFiles())
      const twins = ['1', '2'].map((id) => ({ id, number: '7' }))
      const [good] = serverOf(machine).brands
      const bad = aBrandSeed(
        { locations: [{ ...aLocationSetting(), tables: twins }], patrons: [], promotions: [], giftCards: [] },
        { id: 'taco-house', name: 'Taco House' },
      )
      if (good === undefined) throw new Error('no brand')
      world = await openWorld(engine, { brands: [bad, good] })
      expect(world.server.brandsLeftOut.map((one) => one.brandId)).to.deep.equal(['taco-house'])
      expect([...world.server.brands.keys()]).to.deep.equal([brandId])
    })

    it('a version keeps its pictures as bytes, each once, and refuses more than 20 MB', async () => {
      await open()
      const bytes = Buffer.from([0, 255, 1, 254, 10, 13])
      const picture = pictureOf(bytes)
      machine.pictures = new Map([
        ['ramen-640.webp', picture],
        ['tea-640.webp', picture],
      ])
      await send(world.server, { over: 1 })
      const names = { 'ramen-640.webp': picture.hash, 'tea-640.webp': picture.hash }
      expect(machine.marks.get(brandId)).to.deep.equal({ number: 2, pictures: names })
      const { db, close } = await openDatabase(world.choice)
      expect(await pictureBytes(db, brandId, picture.hash)).to.deep.equal(bytes)
      expect(await pictureBytes(db, 'soup-house', picture.hash)).to.equal(undefined)
      if (world.choice._tag === 'Postgres') await close()
      machine.pictures = new Map([['hero-640.webp', pictureOf(Buffer.alloc(20 * 1024 * 1024 + 1))]])
      expect(await send(world.server, { over: 2 })).to.deep.equal({
        _tag: 'Faulty',
        faults: ['The pictures have 20971521 bytes, and a version holds 20971520.'],
      })
    })

    const somePictures = (text: string) => new Map([['ramen-640.webp', pictureOf(Buffer.from(text))]])
    const hashOf = (text: string) => ({ 'ramen-640.webp': pictureOf(Buffer.from(text)).hash })
    const machineWith = (text: string, doFilesWin = false) =>
      Object.assign(aMachine(noodleFiles(), doFilesWin), { pictures: somePictures(text) })
    const pictureRows = () => engine.rows('select hash, xmin::text from brand_pictures order by hash')

    it('a first start stores the pictures with version 1, and a rollback to it shows those, not newer ones', async () => {
      await open(machineWith('first'))
      expect(machine.marks.get(brandId)).to.deep.equal({ number: 1, pictures: hashOf('first') })
      machine.pictures = somePictures('second')
      await send(world.server, { over: 1 })
      expect(machine.marks.get(brandId)).to.deep.equal({ number: 2, pictures: hashOf('second') })
      await send(world.server, { over: 2, to: 1 })
      expect(machine.marks.get(brandId)).to.deep.equal({ number: 1, pictures: hashOf('first') })
    })

    it('a restart neither reads nor writes pictures again', async () => {
      await open(machineWith('first'))
      const before = await pictureRows()
      expect(before).to.have.length(1)
      const restarted = machineWith('newer')
      await world.another(serverOf(restarted))
      expect([restarted.folderReads, restarted.marks.get(brandId)]).to.deep.equal([
        0,
        { number: 1, pictures: hashOf('first') },
      ])
      expect(await pictureRows()).to.deep.equal(before)
    })

    it('a version from before pictures were stored gets those of the same files, once', async () => {
      await open()
      const restarted = machineWith('first')
      await world.another(serverOf(restarted))
      expect(restarted.marks.get(brandId)).to.deep.equal({ number: 1, pictures: hashOf('first') })
      const again = machineWith('newer')
      await world.another(serverOf(again))
      expect([again.folderReads, again.marks.get(brandId)?.pictures]).to.deep.equal([0, hashOf('first')])
      const edited = Object.assign(aMachine(noodleFiles(1400)), { pictures: somePictures('newer') })
      await world.another(serverOf(edited))
      expect([edited.folderReads, edited.marks.get(brandId)?.pictures], 'other files').to.deep.equal([
        0,
        hashOf('first'),
      ])
    })

    it('a start with more pictures than a version holds serves those of the build, and says so', async () => {
      const log = recordingLog()
      const large = Object.assign(aMachine(noodleFiles()), {
        pictures: new Map([['hero-640.webp', pictureOf(Buffer.alloc(20 * 1024 * 1024 + 1))]]),
      })
      world = await openWorld(engine, { ...serverOf(large), log })
      expect(large.marks.get(brandId)).to.deep.equal({ number: 1, pictures: {} })
      expect(log.lines('warn').map(({ sentence }) => sentence)).to.include('the version has no pictures of its own')
    })

    it('in development a version stores no pictures', async () => {
      await open(machineWith('first', true))
      expect(machine.marks.get(brandId)).to.deep.equal({ number: 1, pictures: {} })
      expect(await pictureRows()).to.deep.equal([])
    })

    it('refuses no order while versions change under it', async () => {
      await open()
      const results = [placed(await world.server.ordering.place(aPlacement()))]
      for (let round = 1; round <= 3; round += 1) {
        machine.folder = noodleFiles(1250, `Noodle House ${round}`)
        const [published, ...orders] = await Promise.all([
          send(world.server, { over: round }),
          ...Array.from({ length: 6 }, () => world.server.ordering.place(aPlacement())),
        ])
        expect(published).to.include(`${round + 1}!`)
        results.push(...orders.map(placed))
      }
      expect(results.map(({ items }) => items[0]?.price)).to.deep.equal(Array(19).fill(1250))
    })

    if (engine.name === 'PostgreSQL') {
      it('what one process publishes, another serves within two seconds, also a brand that it has no files of', async () => {
        await open()
        const other = aMachine(noodleFiles())
        const slow = { ...quick, lookAtVersions: 60_000 }
        const server = await world.another({ ...serverOf(other), timeouts: slow })
        machine.folder = noodleFiles(1400, 'Noodle Palace')
        await send(world.server, { over: 1 })
        const seen = await eventually(
          async () => [await ramenAt(server), nameAt(server)],
          ([ramen, name]) => ramen === 1400 && name === 'Noodle Palace',
          2_000,
        )
        expect(seen).to.deep.equal([1400, 'Noodle Palace'])
        expect(other.marks.get(brandId)?.number).to.equal(2)

        const annex = aMachine(noodleFiles(900, 'Annex', 'annex'))
        await world.another({ ...serverOf(annex), timeouts: slow })
        await eventually(
          async () => server.brands.get('annex')?.name,
          (name) => name === 'Annex',
          2_000,
        )
      })
    }
  })
}
