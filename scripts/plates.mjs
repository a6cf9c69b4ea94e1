// node scripts/plates.mjs [--force] [--out dist/brands] [--brands folder] [brandId ...]
// Composes the dish images of each brand from emoji and drawn garnishes. The brands folder defaults to BRANDS_DIR, else
// brands/.
// For each entry of <id>/plates.json it writes <out>/<id>/images/<name>-{320,640}.webp (4:3), hero-{640,1280}.webp
// (2:1) and, from brands/<id>/favicon.svg, favicon.svg and favicon-{32,180,512}.png. A photo
// brands/<id>/photos/<name>.{jpg,png,webp} replaces the composed image. A brand without plates.json or favicon.svg gets
// placeholders in its own colours. Output is reproducible and cached by input.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { compose } from './plates/compose.mjs'
import { emojiPackage } from './plates/part-pixels.mjs'

const root = resolve(dirname(fileURLToPath(import.meta.url)), '..')

const dishFrame = { width: 640, height: 480, sizes: [320, 640] }
const heroFrame = { width: 1280, height: 640, sizes: [640, 1280] }
const photoTypes = ['jpg', 'jpeg', 'png', 'webp']

const plain = 'plain'

export async function makePlates({
  brandsDir = process.env.BRANDS_DIR || join(root, 'brands'),
  outDir = join(root, 'dist', 'brands'),
  only = [],
  force = false,
} = {}) {
  sharp.concurrency(1)
  const drawing = join(root, 'scripts', 'plates')
  const tools = digest(
    await readFile(fileURLToPath(import.meta.url)),
    ...(await Promise.all((await readdir(drawing)).sort().map((file) => readFile(join(drawing, file))))),
    await readFile(emojiPackage),
    JSON.stringify(sharp.versions),
  )
  const ids = (await readdir(brandsDir, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && (only.length === 0 || only.includes(entry.name)))
    .map((entry) => entry.name)
    .sort()
  const unknown = only.filter((id) => !ids.includes(id))
  if (unknown.length > 0) throw new Error(`no brand ${unknown.join(', ')}`)
  if (force) await Promise.all(ids.map((id) => rm(join(outDir, id, 'images', '.plates.json'), { force: true })))
  const brands = (await Promise.all(ids.map((id) => jobsOf(id, brandsDir, outDir, tools)))).filter(Boolean)
  const queue = brands.flatMap((brand) => brand.jobs)
  let next = 0
  const worker = async () => {
    while (next < queue.length) {
      const { name, run } = queue[next++]
      await run().catch((error) => {
        throw new Error(`${name}: ${error.message}`, { cause: error })
      })
    }
  }
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism() + 1) }, worker))
  await Promise.all(brands.map((brand) => brand.finish()))
  return brands.map((brand) => ({ id: brand.id, made: brand.jobs.length, kept: brand.total - brand.jobs.length }))
}

if (process.argv[1] && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const args = process.argv.slice(2)
  const folderAfter = (flag) => (args.includes(flag) ? resolve(args[args.indexOf(flag) + 1]) : undefined)
  const [outDir, brandsDir] = [folderAfter('--out'), folderAfter('--brands')]
  const only = args.filter((arg, at) => !arg.startsWith('--') && !['--out', '--brands'].includes(args[at - 1]))
  const started = Date.now()
  const report = await makePlates({ outDir, brandsDir, only, force: args.includes('--force') })
  for (const { id, made: fresh, kept } of report) console.log(`${id}: ${fresh} pictures made, ${kept} unchanged`)
  console.log(`${Date.now() - started} ms`)
}

function digest(...inputs) {
  const hash = createHash('sha256')
  for (const input of inputs) hash.update(input).update('\0')
  return hash.digest('hex').slice(0, 24)
}

async function readJson(file, fallback) {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : fallback
}

function photoFor(folder, name) {
  return photoTypes.map((type) => join(folder, 'photos', `${name}.${type}`)).find((file) => existsSync(file))
}

function frameOf(name) {
  return name === 'hero' ? heroFrame : dishFrame
}

function withPlaceholder({ tints = {}, pictures = {} }, { plate, border, surface, accentSoft }) {
  return pictures.placeholder !== undefined
    ? { tints, pictures }
    : {
        tints: { ...tints, [plain]: { ground: [plate, border], plate: surface, wood: plate, paper: accentSoft } },
        pictures: { ...pictures, placeholder: { plate: plain, vessel: 'plate' } },
      }
}

function markOf({ accent, onAccent }) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${accent}"/><circle cx="32" cy="32" r="15" fill="${onAccent}"/></svg>`,
  )
}

async function jobsOf(id, brandsDir, outDir, tools) {
  const folder = join(brandsDir, id)
  const brand = await readJson(join(folder, 'brand.json'))
  if (!brand) return undefined
  const colours = brand.tokens.light
  const plates = withPlaceholder(await readJson(join(folder, 'plates.json'), {}), colours)
  const images = join(outDir, id, 'images')
  await mkdir(images, { recursive: true })
  const ledger = join(images, '.plates.json')
  const before = await readJson(ledger, {})
  const after = {}
  const expected = new Set()
  const jobs = []
  const job = (key, hash, files, run) => {
    after[key] = hash
    for (const file of files) expected.add(file)
    if (before[key] === hash && files.every((file) => existsSync(join(images, file)))) return
    jobs.push({ name: `${id}/${key}`, run })
  }

  for (const [name, picture] of Object.entries(plates.pictures)) {
    const frame = frameOf(name)
    const photo = photoFor(folder, name)
    const files = (picture.parts ?? []).filter((part) => part.file)
    const own = await Promise.all(
      [...(photo ? [photo] : files.map((part) => join(folder, part.file)))].map((file) => readFile(file)),
    )
    const tints = [picture.plate, ...(picture.vessels ?? []).map((it) => it.plate)]
      .filter(Boolean)
      .map((tint) => plates.tints[tint])
    const hash = digest(tools, JSON.stringify(photo ? name : [name, picture, tints]), ...own)
    job(
      name,
      hash,
      frame.sizes.map((size) => `${name}-${size}.webp`),
      async () => {
        const image = photo
          ? sharp(photo).rotate().resize(frame.width, frame.height, { fit: 'cover' })
          : await compose(name, picture, frame, plates.tints, folder)
        const pixels = await image.raw().toBuffer({ resolveWithObject: true })
        await Promise.all(
          frame.sizes.map((size) =>
            sharp(pixels.data, { raw: pixels.info })
              .resize(size)
              .webp({ quality: size === frame.sizes[0] ? 76 : 74, effort: 3 })
              .toFile(join(images, `${name}-${size}.webp`)),
          ),
        )
      },
    )
  }

  const icon = join(folder, 'favicon.svg')
  const svg = existsSync(icon) ? await readFile(icon) : markOf(colours)
  const sizes = [32, 180, 512]
  job('favicon', digest(tools, svg), ['favicon.svg', ...sizes.map((size) => `favicon-${size}.png`)], async () => {
    await writeFile(join(images, 'favicon.svg'), svg)
    for (const size of sizes)
      await sharp(svg, { density: 288 })
        .resize(size, size)
        .png({ palette: true })
        .toFile(join(images, `favicon-${size}.png`))
  })

  const loader = join(folder, 'loader.json')
  if (existsSync(loader)) await copyFile(loader, join(images, 'loader.json'))

  const finish = async () => {
    for (const file of await readdir(images))
      if (/\.(webp|png|svg)$/.test(file) && !expected.has(file)) await rm(join(images, file))
    await writeFile(ledger, `${JSON.stringify(after, null, 1)}\n`)
  }
  return { id, jobs, finish, total: Object.keys(after).length }
}
