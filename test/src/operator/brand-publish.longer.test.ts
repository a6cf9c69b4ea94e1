import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { aNonce, eventually } from '../../builders/order-server-builder.ts'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'
import { runCommand } from '../../builders/run-command.ts'
import { type Answered, paidByCard } from '../../faults/order-over-wire.ts'
import { withOwnDatabase } from '../../faults/own-database.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

/** Milliseconds in which every process serves what was published. */
const soon = 2_000

const settings = {
  APP_ENV: 'stage',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'warn',
  BRAND: 'ember',
  SANDBOX_PROCESSOR: 'allow',
  EMBEDDED_HUMAN_CHECK: 'allow',
  GIFT_CARD_KEY: 'k'.repeat(32),
}

describe('npm run brand:publish', function () {
  this.timeout(180_000)
  let folder = ''
  const running: OwnProcess[] = []
  const brandsDir = (name: string) => join(folder, name)
  const edit = (file: string, from: string, to: string) => {
    const path = join(brandsDir('brands'), 'ember', file)
    const text = readFileSync(path, 'utf8')
    if (!text.includes(from)) throw new Error(`${file} does not have ${from}`)
    writeFileSync(path, text.replace(from, to))
  }
  const start = async (variables: Readonly<Record<string, string>>) => {
    const port = await freePort()
    const own = startProcess('dist/server/main.js', { ...settings, ...variables, PORT: String(port) })
    running.push(own)
    const origin = `http://127.0.0.1:${port}`
    await own.answers(`${origin}/readyz`)
    return { own, origin }
  }
  const homeOf = async (origin: string) => (await fetch(`${origin}/`)).text()

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tureen-publish-'))
    for (const name of ['brands', 'older'])
      cpSync('brands', brandsDir(name), { recursive: true, preserveTimestamps: true })
  })
  afterEach(async () => {
    for (const { child, ended } of running.splice(0)) {
      child.kill('SIGTERM')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('is served by two processes within two seconds, refuses no order, and rolls back', async function () {
    if (postgres === '') return this.skip()
    await withOwnDatabase(postgres, async (url) => {
      const both = { DATABASE_URL: url }
      const [a, b] = [
        await start({ ...both, BRANDS_DIR: brandsDir('brands') }),
        await start({ ...both, BRANDS_DIR: brandsDir('older') }),
      ]
      const publish = (...intent: readonly string[]) =>
        runCommand('brand-publish', intent, { ...settings, ...both, BRANDS_DIR: brandsDir('brands') })

      const name = (JSON.parse(readFileSync('brands/ember/brand.json', 'utf8')) as { readonly name: string }).name
      edit('brand.json', JSON.stringify(name), '"Ember Reborn"')
      const placed: Promise<Answered>[] = []
      const placing = setInterval(() => placed.push(paidByCard(a.origin, randomUUID(), aNonce())), 200)
      const published = await publish('ember')
      expect([published.code, published.errors]).to.deep.equal([0, ''])
      expect(published.output).to.include(`brand.json name: ${JSON.stringify(name)} -> "Ember Reborn"`)
      expect(published.output).to.include('ember: version 2 is served')
      for (const { origin } of [a, b])
        await eventually(
          () => homeOf(origin),
          (html) => html.includes('Ember Reborn'),
          soon,
        )
      clearInterval(placing)
      const statuses = (await Promise.all(placed)).map(({ status }) => status)
      expect(statuses.length).to.be.above(0)
      expect(statuses.filter((status) => status !== 200)).to.deep.equal([])

      // Pictures come from the version, under an address that never shows another one.
      const menu = await (await fetch(`${b.origin}/location/red-hook/pickup`)).text()
      const picture = /\/images\/[\w-]+\.[0-9a-f]{12}-(?:320|640)\.webp/.exec(menu)?.[0] ?? ''
      const answer = await fetch(`${b.origin}${picture}`)
      expect([answer.status, answer.headers.get('content-type')]).to.deep.equal([200, 'image/webp'])
      expect(answer.headers.get('cache-control')).to.equal('public, max-age=31536000, immutable')
      const file = picture.replace(/\.[0-9a-f]{12}-/, '-').replace('/images/', '')
      expect(Buffer.from(await answer.arrayBuffer())).to.deep.equal(
        readFileSync(join('dist/brands/ember/images', file)),
      )
      const plain = await fetch(`${b.origin}/images/${file}`)
      expect(plain.headers.get('cache-control')).to.equal('public, max-age=60')

      // A process that starts with older files serves what was published.
      const late = await start({ ...both, BRANDS_DIR: brandsDir('older') })
      expect(await homeOf(late.origin)).to.include('Ember Reborn')
      expect(await homeOf(a.origin)).to.include('Ember Reborn')

      const back = await publish('ember', '--rollback', '1')
      expect([back.code, back.errors]).to.deep.equal([0, ''])
      for (const { origin } of [a, b, late])
        await eventually(
          () => homeOf(origin),
          (html) => !html.includes('Ember Reborn'),
          soon,
        )
      const listed = await publish('ember', '--list')
      expect(listed.output.split('\n').map((line) => line.trim().split(/\s+/)[0])).to.include.members(['2', '1'])
    })
  })

  it('refuses broken files, a picture that is not built, and a host of another brand, and changes nothing', async function () {
    if (postgres === '') return this.skip()
    await withOwnDatabase(postgres, async (url) => {
      const both = { DATABASE_URL: url, BRANDS_DIR: brandsDir('brands') }
      const a = await start(both)
      const publish = (...intent: readonly string[]) => runCommand('brand-publish', intent, { ...settings, ...both })
      const before = await homeOf(a.origin)

      edit('brand.json', '"hosts"', '"hosts": ["nocturne.localhost"], "spare"')
      const host = await publish('ember')
      expect([host.code, host.output]).to.deep.equal([
        1,
        'error Brands nocturne and ember both claim the host nocturne.localhost\n',
      ])
      edit('brand.json', '"hosts": ["nocturne.localhost"], "spare"', '"hosts"')

      writeFileSync(join(brandsDir('brands'), 'ember', 'images', 'new-dish-640.webp'), 'not built')
      const picture = await publish('ember')
      expect(picture.output).to.match(
        /^error .*new-dish-640\.webp is newer than the built pictures: run npm run build\n$/,
      )
      rmSync(join(brandsDir('brands'), 'ember', 'images', 'new-dish-640.webp'))

      edit('locations.json', '"slug": "red-hook"', '"slug": "Red Hook"')
      const broken = await publish('ember')
      expect(broken.code).to.equal(1)
      expect(broken.output).to.match(/^error .*locations\.json is broken at 0\.slug: /)
      expect((await publish('ember', '--list')).output.trim().split('\n')).to.have.length(2)
      expect(await homeOf(a.origin)).to.equal(before)
    })
  })

  it('says that the embedded database is in use while a server runs', async () => {
    const data = { DATA_DIR: join(folder, 'data') }
    const embedded = { ...settings, ...data, BRANDS_DIR: brandsDir('brands') }
    await start(embedded)
    const refused = await runCommand('brand-publish', ['ember', '--list'], embedded)
    expect(refused.code).to.equal(2)
    expect(refused.errors).to.include('stop the server, run this, start it again')
  })

  it('is part of a backup of the embedded database', async () => {
    const [data, file] = [join(folder, 'data'), join(folder, 'backup.tar.gz')]
    const embedded = { ...settings, DATA_DIR: data, BRANDS_DIR: brandsDir('brands') }
    const first = await start(embedded)
    first.own.child.kill('SIGTERM')
    await first.own.ended
    edit('brand.json', '"name"', '"name": "Ember Reborn", "former_name"')
    expect((await runCommand('brand-publish', ['ember'], embedded)).code).to.equal(0)
    expect((await runCommand('backup', [`--to=${file}`], embedded)).code).to.equal(0)
    const restored = { ...embedded, DATA_DIR: join(folder, 'restored'), BRANDS_DIR: brandsDir('older') }
    expect((await runCommand('backup', [`--restore=${file}`], restored)).code).to.equal(0)
    const second = await start(restored)
    expect(await homeOf(second.origin)).to.include('Ember Reborn')
    const picture = /\/images\/[\w-]+\.[0-9a-f]{12}-\d+\.webp/.exec(await homeOf(second.origin))?.[0] ?? ''
    expect((await fetch(`${second.origin}${picture}`)).status).to.equal(200)
  })
})
