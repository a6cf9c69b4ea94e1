// npm run docs:screens: puts each screen of both demo brands on sheets: docs/pictures/sheet-<brand>-<width>.webp.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { chromiumIsMissing, findChromium } from './find-chromium.mjs'

const journeys = ['every-screen', 'patron-screens', 'account-screens', 'own-data'].map((name) => `journeys/${name}`)
const brands = ['ember', 'nocturne']
/** Phone and laptop: width of a picture on its sheet, and pictures per row. */
const sheets = [
  { width: 390, shown: 240, columns: 8 },
  { width: 1280, shown: 480, columns: 4 },
]
const gap = 16
const caption = 28

const given = process.argv[2]
const folder = given ?? drawn()
for (const brand of brands) for (const sheet of sheets) await draw(brand, sheet)
if (given === undefined) rmSync(folder, { recursive: true })

function drawn() {
  const chromium = findChromium({ fetch: true })
  if (chromium === undefined) throw new Error(chromiumIsMissing)
  const shots = mkdtempSync(join(tmpdir(), 'screens-'))
  const looks = `--grep=(${brands.join('|')}) in en (?!with)`
  const { status } = spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...journeys, looks], {
    stdio: 'inherit',
    env: { ...process.env, SHOTS: shots, CHROMIUM_PATH: chromium },
  })
  if (status !== 0) throw new Error('a journey failed, and its screens are not those that are meant')
  return shots
}

async function draw(brand, { width, shown, columns }) {
  const named = new RegExp(`^(?:tour|state)-${brand}-en-(.+)-${width}\\.png$`)
  const screens = readdirSync(folder)
    .flatMap((file) => {
      const screen = named.exec(file)?.[1]
      return screen === undefined ? [] : [{ file: join(folder, file), screen }]
    })
    .sort((a, b) => a.screen.localeCompare(b.screen))
  if (screens.length === 0) throw new Error(`no screen of ${brand} at ${width} was drawn`)
  const pictures = await Promise.all(screens.map(({ file }) => sharp(file).resize({ width: shown }).png().toBuffer()))
  const { height = 0 } = await sharp(pictures[0]).metadata()
  const [cell, row] = [shown + gap, height + caption + gap]
  const rows = Math.ceil(screens.length / columns)
  const parts = screens.flatMap(({ screen }, at) => {
    const [left, top] = [gap + (at % columns) * cell, gap + Math.floor(at / columns) * row]
    return [
      { input: label(screen, shown), left, top },
      { input: pictures[at], left, top: top + caption },
    ]
  })
  const size = { width: gap + columns * cell, height: gap + rows * row, channels: 3, background: '#e9e9ec' }
  const file = `docs/pictures/sheet-${brand}-${width}.webp`
  await sharp({ create: size }).composite(parts).webp({ quality: 60 }).toFile(file)
  console.log(`${file}: ${screens.length} screens`)
}

function label(text, width) {
  const plain = text.replaceAll('-', ' ').replace(/[<>&]/g, '')
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}"><text x="0" y="19" font-family="sans-serif" font-size="14" fill="#222">${plain}</text></svg>`,
  )
}
