import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import sharp from 'sharp'
import { makePictures } from '../../scripts/pictures.mjs'

const mostBytes = 3 * 1024 * 1024
const folders = ['brands', 'test/brands'].flatMap((brands) =>
  readdirSync(brands)
    .map((id) => join(brands, id, 'images'))
    .filter((images) => existsSync(images)),
)

describe('the pictures of the brands', () => {
  it('come to at most 3 MB, with the license of the emoji beside them', () => {
    const files = folders.flatMap((folder) => readdirSync(folder).map((file) => join(folder, file)))
    expect(files.length).to.be.greaterThan(200)
    expect(files.reduce((bytes, file) => bytes + statSync(file).size, 0)).to.be.at.most(mostBytes)
    for (const folder of folders)
      expect(readFileSync(join(folder, 'LICENSE.txt'), 'utf8'))
        .to.include('Fluent Emoji')
        .and.to.include('MIT License')
  })
})

describe('scripts/pictures.mjs', () => {
  let folder: string
  const at = (...names: readonly string[]) => join(folder, ...names)
  const make = async () => (await makePictures({ brandsDir: at('brands'), outDir: at('out') }))[0]
  const out = () =>
    readdirSync(at('out/corner/images'))
      .filter((file) => !file.startsWith('.'))
      .toSorted()
  const sizeOf = async (file: string) => {
    const { width, height } = await sharp(at('out/corner/images', file)).metadata()
    return [width, height]
  }
  const colour = (hex: string) => sharp({ create: { width: 900, height: 900, channels: 3, background: hex } })

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'pictures-'))
    mkdirSync(at('brands/corner/images'), { recursive: true })
    mkdirSync(at('brands/corner/photos'))
    const light = { plate: '#eeeeee', border: '#cccccc', surface: '#ffffff', accent: '#aa3311', onAccent: '#ffffff' }
    writeFileSync(at('brands/corner/brand.json'), JSON.stringify({ tokens: { light } }))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('draws a placeholder and a mark for a brand without pictures', async () => {
    expect(await make()).to.deep.equal({ id: 'corner', made: 2, kept: 0 })
    const pngs = ['180', '192', '32', '512', 'maskable-512'].map((size) => `favicon-${size}.png`)
    const icons = [...pngs, 'favicon.svg']
    expect(out()).to.deep.equal([...icons, 'placeholder-320.webp', 'placeholder-640.webp'])
    expect(await sizeOf('placeholder-640.webp')).to.deep.equal([640, 480])
    expect(await sizeOf('favicon-180.png')).to.deep.equal([180, 180])
    expect(await make()).to.deep.equal({ id: 'corner', made: 0, kept: 2 })
  })

  it('draws the maskable icon on the ground of the logo, which stays within the circle that every mask shows', async () => {
    const logo = (ground: string) =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${ground}<circle cx="32" cy="32" r="30" fill="#ffffff"/></svg>`
    const pixels = async () => {
      const icon = sharp(at('out/corner/images/favicon-maskable-512.png')).removeAlpha()
      const { data, info } = await icon.raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height]).to.deep.equal([512, 512])
      return (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)]
    }
    writeFileSync(at('brands/corner/favicon.svg'), logo('<rect width="64" height="64" rx="16" fill="#112233"/>'))
    await make()
    const onGround = await pixels()
    for (const [x, y] of [
      [0, 0],
      [511, 511],
      [256, 20],
      [256, 90],
    ] as const)
      expect(onGround(x, y), `${x}, ${y}`).to.deep.equal([0x11, 0x22, 0x33])
    expect(onGround(256, 256)).to.deep.equal([255, 255, 255])
    writeFileSync(at('brands/corner/favicon.svg'), logo('<circle cx="32" cy="32" r="31" fill="#112233"/>'))
    await make()
    expect((await pixels())(0, 0), 'the surface of a brand whose logo has no ground').to.deep.equal([255, 255, 255])
  })

  it('copies finished pictures, and crops a photograph in place of the picture of its name', async () => {
    const finished = await colour('#112233').webp().toBuffer()
    for (const file of ['soup-320.webp', 'soup-640.webp', 'stew-320.webp', 'stew-640.webp'])
      writeFileSync(at('brands/corner/images', file), finished)
    await colour('#445566').jpeg().toFile(at('brands/corner/photos/stew.jpg'))
    await colour('#778899').png().toFile(at('brands/corner/photos/hero.png'))
    await make()
    expect(readFileSync(at('out/corner/images/soup-320.webp')).equals(finished)).to.equal(true)
    expect(await sizeOf('stew-320.webp')).to.deep.equal([320, 240])
    expect(await sizeOf('hero-1280.webp')).to.deep.equal([1280, 640])
    expect(await sizeOf('hero-640.webp')).to.deep.equal([640, 320])
  })

  it('removes a picture whose source is gone', async () => {
    await colour('#445566').jpeg().toFile(at('brands/corner/photos/stew.jpg'))
    await make()
    expect(out()).to.include('stew-640.webp')
    rmSync(at('brands/corner/photos/stew.jpg'))
    await make()
    expect(out()).not.to.include('stew-640.webp')
  })
})
