// node scripts/pictures.mjs [--force] [--out dist/brands] [--brands folder] [brandId ...]
// Makes the pictures of each brand in dist/brands/<id>/images. The brands folder defaults to BRANDS_DIR, else brands/.
// Copies finished pictures, brands/<id>/images/*.webp. A photo brands/<id>/photos/<name>.{jpg,jpeg,png,webp} replaces
// the picture of its name, cropped to <name>-{320,640}.webp (4:3) or hero-{640,1280}.webp (2:1). A brand without
// placeholder or favicon.svg gets one in its own colours; favicon-{32,180,192,512,maskable-512}.png come from the latter.
// Output is reproducible and cached by input.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, parse, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const itemFrame = { width: 640, height: 480, sizes: [320, 640] }
const heroFrame = { width: 1280, height: 640, sizes: [640, 1280] }
const maskableIcon = 'favicon-maskable-512.png'
const photo = /\.(?:jpe?g|png|webp)$/

export async function makePictures({
  brandsDir = process.env.BRANDS_DIR || join(root, 'brands'),
  outDir = join(root, 'dist', 'brands'),
  only = [],
  force = false,
} = {}) {
  const tools = digest(await readFile(fileURLToPath(import.meta.url)), JSON.stringify(sharp.versions))
  const ids = (await readdir(brandsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && (only.length === 0 || only.includes(entry.name)))
    .map((entry) => entry.name)
    .sort()
  const unknown = only.filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new Error(`no brand ${unknown.join(', ')}`)
  const reports = []
  for (const id of ids) {
    const report = await makeBrand({
      id,
      folder: join(brandsDir, id),
      images: join(outDir, id, 'images'),
      tools,
      force,
    })
    if (report !== undefined) reports.push(report)
  }
  return reports
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const args = process.argv.slice(2)
  const folderAfter = (flag) => (args.includes(flag) ? resolve(args[args.indexOf(flag) + 1]) : undefined)
  const [outDir, brandsDir] = [folderAfter('--out'), folderAfter('--brands')]
  const only = args.filter((arg, at) => !arg.startsWith('--') && !['--out', '--brands'].includes(args[at - 1]))
  const reports = await makePictures({ outDir, brandsDir, only, force: args.includes('--force') })
  for (const { id, made, kept } of reports) console.log(`${id}: ${made} pictures made, ${kept} unchanged`)
}

async function makeBrand({ id, folder, images, tools, force }) {
  const brand = await readJson(join(folder, 'brand.json'))
  if (brand === undefined) return undefined
  await mkdir(images, { recursive: true })
  const ledger = join(images, '.pictures.json')
  const before = force ? {} : ((await readJson(ledger)) ?? {})
  const after = {}
  const expected = new Set()
  let made = 0
  for (const { key, input, files, make } of await picturesOf(folder, brand.tokens.light)) {
    const hash = digest(tools, key, input)
    after[key] = hash
    for (const file of files) expected.add(file)
    if (before[key] === hash && files.every((file) => existsSync(join(images, file)))) continue
    await make(images).catch((error) => {
      throw new Error(`${id}/${key}: ${error.message}`, { cause: error })
    })
    made += 1
  }
  const loader = join(folder, 'loader.json')
  if (existsSync(loader)) await copyFile(loader, join(images, 'loader.json'))
  for (const file of await readdir(images))
    if (/\.(webp|png|svg)$/.test(file) && !expected.has(file)) await rm(join(images, file))
  await writeFile(ledger, `${JSON.stringify(after, null, 1)}\n`)
  return { id, made, kept: Object.keys(after).length - made }
}

async function picturesOf(folder, colours) {
  const photos = (await filesIn(join(folder, 'photos'))).filter((file) => photo.test(file))
  const replaced = new Set(photos.flatMap((file) => filesOf(parse(file).name)))
  const finished = (await filesIn(join(folder, 'images'))).filter(
    (file) => file.endsWith('.webp') && !replaced.has(file),
  )
  const pictures = await Promise.all([
    ...finished.map((file) => copied(join(folder, 'images', file), file)),
    ...photos.map(async (file) => resized(parse(file).name, await readFile(join(folder, 'photos', file)))),
  ])
  const all = new Set([...finished, ...replaced])
  const drawn = filesOf('placeholder').every((file) => all.has(file))
    ? []
    : [resized('placeholder', Buffer.from(placeholder(colours)))]
  return [...pictures, ...drawn, await favicon(folder, colours)]
}

async function copied(from, file) {
  return { key: file, input: await readFile(from), files: [file], make: (images) => copyFile(from, join(images, file)) }
}

function resized(name, input) {
  const { width, height, sizes } = frameOf(name)
  const make = async (images) => {
    const image = sharp(input).rotate().resize(width, height, { fit: 'cover' })
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
    await Promise.all(
      sizes.map((size) =>
        sharp(data, { raw: info })
          .resize(size)
          .webp({ quality: size === sizes[0] ? 76 : 74, effort: 3 })
          .toFile(join(images, `${name}-${size}.webp`)),
      ),
    )
  }
  return { key: name, input, files: filesOf(name), make }
}

async function favicon(folder, colours) {
  const icon = join(folder, 'favicon.svg')
  const input = existsSync(icon) ? await readFile(icon) : Buffer.from(mark(colours))
  const sizes = [32, 180, 192, 512]
  const make = async (images) => {
    await writeFile(join(images, 'favicon.svg'), input)
    for (const size of sizes)
      await square(input, size)
        .png({ palette: true })
        .toFile(join(images, `favicon-${size}.png`))
    const ready = await maskable(input, colours.surface)
    await ready.png({ palette: true }).toFile(join(images, maskableIcon))
  }
  const files = ['favicon.svg', ...sizes.map((size) => `favicon-${size}.png`), maskableIcon]
  return { key: 'favicon', input, files, make }
}

function square(input, size) {
  return sharp(input, { density: 288 }).resize(size, size, { fit: 'contain', background: '#0000' })
}

/**
 * Devices cut this icon to a shape of their own, and all of them show the circle of 80 % of its width. A logo of 66 %
 * fits into it with rounded corners. Around it is the logo's own ground, so that no second shape shows.
 */
async function maskable(input, surface) {
  const [size, inner] = [512, 338]
  const logo = await square(input, inner).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const middleOfLeftEdge = (inner / 2) * inner * 4
  const [r, g, b, alpha] = logo.data.subarray(middleOfLeftEdge)
  const background = alpha === 255 ? { r, g, b } : surface
  return sharp({ create: { width: size, height: size, channels: 3, background } }).composite([
    { input: logo.data, raw: logo.info },
  ])
}

function frameOf(name) {
  return name === 'hero' ? heroFrame : itemFrame
}

function filesOf(name) {
  return frameOf(name).sizes.map((size) => `${name}-${size}.webp`)
}

function placeholder({ plate, border, surface }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480" viewBox="0 0 640 480"><linearGradient id="g" x2="0" y2="1"><stop stop-color="${plate}"/><stop offset="1" stop-color="${border}"/></linearGradient><rect width="640" height="480" fill="url(#g)"/><ellipse cx="320" cy="262" rx="176" ry="168" fill="#000" opacity=".08"/><circle cx="320" cy="240" r="170" fill="${surface}"/><circle cx="320" cy="240" r="118" fill="none" stroke="${border}" stroke-width="3"/></svg>`
}

function mark({ accent, onAccent }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><circle cx="32" cy="32" r="15" fill="${onAccent}"/></svg>`
}

async function filesIn(folder) {
  return existsSync(folder) ? (await readdir(folder)).sort() : []
}

async function readJson(file) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : undefined
}

function digest(...inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  return hash.digest('hex').slice(0, 24)
}
