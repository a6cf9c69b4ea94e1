import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { isLeft } from 'fp-ts/lib/Either.js'
import { brandCheck } from '../../../../src/integrator/check-command.ts'
import { fetchPicture } from '../../../../src/integrator/menu-import/fetch-picture.ts'
import { menuImport } from '../../../../src/integrator/menu-import/import-command.ts'
import { brandNew } from '../../../../src/integrator/new-command.ts'
import { commandsIn } from './run-command.ts'
import { fixtureOf } from './vendor-fixture.ts'

const jpeg = Buffer.from('ffd8ffe000104a46494600', 'hex')
const png = Buffer.from('89504e470d0a1a0a0000000d', 'hex')

describe('pictures of other systems', () => {
  let root = ''
  let origin = ''
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/margherita.jpg') response.end(jpeg)
    else if (request.url === '/pizza.png') response.end(png)
    else if (request.url === '/page.jpg') response.end('<!doctype html>')
    else if (request.url === '/large.jpg') response.end(Buffer.concat([jpeg, Buffer.alloc(5_000)]))
    else if (request.url !== '/silent.jpg') response.writeHead(404).end()
  })
  before((done) => {
    server.listen(0, '127.0.0.1', () => {
      origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      done()
    })
  })
  after((done) => {
    server.close(done)
    server.closeAllConnections()
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-pictures-'))
    asked.length = 0
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const fetched = async (path: string, milliseconds = 30_000) => {
    const limits = { milliseconds, bytes: 1_000 }
    const found = await fetchPicture(fetch, path.startsWith('/') ? `${origin}${path}` : path, limits)
    return isLeft(found) ? found.left : found.right.ending
  }

  it('tells a picture by its bytes, and says why there is none', async () => {
    expect([await fetched('/margherita.jpg'), await fetched('/pizza.png')]).to.deep.equal(['jpg', 'png'])
    expect(await fetched('/page.jpg')).to.equal('is no JPEG, PNG or WebP')
    expect(await fetched('/none.jpg')).to.equal('answered 404')
    expect(await fetched('/large.jpg')).to.equal('has more than 1000 bytes')
    expect(await fetched('/silent.jpg', 50)).to.equal('took longer than 0.05 seconds')
    expect(await fetched('http://127.0.0.1:9/no.jpg')).to.equal('cannot be reached')
    expect(await fetched('file:///etc/hostname')).to.equal('is no address of the web')
  })

  it('fetches each picture once into photos, and a later import keeps it', async () => {
    const run = commandsIn(root, { fetch })
    await run(brandNew, 'corner')
    const file = join(root, 'menu.json')
    const text = readFileSync(fixtureOf('gloriafood'), 'utf8').replaceAll('https://pictures.example', origin)
    writeFileSync(file, text)
    const from = ['--from', 'gloriafood', file, '--brand', 'corner']
    const imageOf = () =>
      JSON.parse(readFileSync(join(root, 'corner/menu.json'), 'utf8')).items['58424'].images as readonly string[]
    const photos = () => (existsSync(join(root, 'corner/photos')) ? readdirSync(join(root, 'corner/photos')) : [])

    const dry = await run(menuImport, ...from, '--pictures', '--dry-run')
    expect([dry.code, asked, photos()]).to.deep.equal([0, [], []])
    const without = await run(menuImport, ...from)
    expect(without.said.filter((line) => line.includes('fit: pictures'))).to.deep.equal([
      `did not fit: pictures, which --pictures fetches, 2 times, first at items.58424: ${origin}/margherita.jpg`,
    ])
    expect(imageOf()).to.deep.equal([])

    const wet = await run(menuImport, ...from, '--pictures')
    const [margherita, pizza] = photos()
    expect([wet.code, wet.said.filter((line) => line.startsWith('fetched '))]).to.deep.equal([
      0,
      [`fetched photos/${margherita}`, `fetched photos/${pizza}`],
    ])
    expect(margherita).to.match(/^margherita-[0-9a-f]{10}\.jpg$/)
    expect(readFileSync(join(root, 'corner/photos', margherita ?? ''))).to.deep.equal(jpeg)
    expect(imageOf()).to.deep.equal([`/images/${margherita?.replace('.jpg', '')}-640.webp`])
    expect((await run(brandCheck, 'corner')).lines.filter((line) => line.startsWith('error'))).to.deep.equal([])

    asked.length = 0
    // A publication compares the times of pictures with those of the build.
    utimesSync(join(root, 'corner/photos', margherita ?? ''), 1, 1)
    for (const more of [[], ['--pictures']]) {
      const again = await run(menuImport, ...from, ...more)
      expect(again.said.at(-1)).to.equal(`${root}/corner/menu.json has all of it already`)
    }
    expect(asked).to.deep.equal([])
  })

  it('imports the menu without a picture that cannot be fetched, and warns', async () => {
    const run = commandsIn(root, { fetch })
    await run(brandNew, 'corner')
    const file = join(root, 'menu.json')
    writeFileSync(
      file,
      readFileSync(fixtureOf('uber'), 'utf8').replace('https://pictures.example/pastor.jpg', `${origin}/none.jpg`),
    )
    const seen = await run(menuImport, '--from', 'uber', file, '--brand', 'corner', '--pictures')
    expect(seen.code).to.equal(0)
    expect(seen.said).to.include(`warning the picture of items.pastor is missing: ${origin}/none.jpg answered 404`)
    expect(seen.said.at(-1)).to.equal(`${root}/corner/menu.json is written`)
    expect(existsSync(join(root, 'corner/photos'))).to.equal(false)
  })

  it('fetches nothing for a menu that is refused', async () => {
    const run = commandsIn(root, { fetch })
    await run(brandNew, 'corner')
    const file = join(root, 'menu.json')
    const broken = readFileSync(fixtureOf('uber'), 'utf8').replaceAll('https://pictures.example', origin)
    writeFileSync(file, broken.replace('"id": "rice"', '"id": "other-rice"'))
    const seen = await run(menuImport, '--from', 'uber', file, '--brand', 'corner', '--pictures')
    expect([seen.code, asked]).to.deep.equal([1, []])
  })
})
