import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { test as base, type WorkerFixtures } from '../fixtures.ts'
import { startShop } from './shop-server.ts'

const run = promisify(execFile)

/** Brands with a currency and a country of their own. */
export const brandsAbroad = ['kaede', 'arepera', 'maizal'] as const

/** Other systems whose menus are imported into a brand of their own, by the ending of their example. */
export const importedFormats = {
  csv: 'csv',
  gloriafood: 'json',
  loyverse: 'csv',
  square: 'json',
  toast: 'json',
  uber: 'json',
} as const

export type ImportedFormat = keyof typeof importedFormats

export function hostOf(id: string): string {
  return `${id}.localhost`
}

export function cornerOf(format: ImportedFormat): string {
  return `${format}-corner`
}

export const staffPassword = 'Demo-Ladle-1'

/** One server for the journeys of a file. With `serverFor: 'imported'` it has the brands of other systems' menus. */
export const test = base.extend<object, Pick<WorkerFixtures, 'server'>>({
  server: [
    async ({ serverFor }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'abroad-'))
      const made = serverFor === 'imported' ? await importBrands(folder) : await copyBrands(folder)
      await run(process.execPath, ['scripts/pictures.mjs', '--brands', folder, ...made])
      const server = await startShop(folder)
      await use(server)
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})

async function copyBrands(folder: string): Promise<readonly string[]> {
  for (const id of brandsAbroad) {
    await cp(join('test/brands', id), join(folder, id), { recursive: true })
    const owner = { email: `owner@${id}.example`, name: 'Rosa', password: staffPassword, role: 'owner' }
    await writeJson(join(folder, id, 'staff.json'), [owner])
  }
  await inWholePesos(join(folder, 'arepera'))
  return brandsAbroad
}

/** Nothing costs centavos in Colombia, though the currency has them. */
async function inWholePesos(folder: string): Promise<void> {
  const menu: { readonly items: Readonly<Record<string, object>> } = await readJson(join(folder, 'menu.json'))
  const arepa = { ...menu.items['arepa'], price: 14_500 }
  await writeJson(join(folder, 'menu.json'), { ...menu, items: { ...menu.items, arepa } })
  const brand: object = await readJson(join(folder, 'brand.json'))
  await writeJson(join(folder, 'brand.json'), { ...brand, tip_options: { pickup: [0, 5, 10] } })
}

async function readJson<A>(file: string): Promise<A> {
  return JSON.parse(await readFile(file, 'utf8'))
}

async function writeJson(file: string, json: unknown): Promise<void> {
  await writeFile(file, JSON.stringify(json))
}

/** As an integrator does it: a new brand, then the menu of the other system. */
async function importBrands(folder: string): Promise<readonly string[]> {
  const command = async (file: string, ...args: readonly string[]) =>
    run(process.execPath, ['scripts/run-script.mjs', `src/integrator/${file}.ts`, ...args], {
      env: { ...process.env, BRANDS_DIR: folder },
    })
  const made: string[] = []
  for (const [format, ending] of Object.entries(importedFormats)) {
    const id = `${format}-corner`
    await command('brand-new', id)
    await keepOpen(join(folder, id, 'locations.json'))
    const file = join(folder, `${format}.${ending}`)
    const example = await readFile(`test/src/integrator/menu-import/fixtures/${format}.${ending}`, 'utf8')
    // The dinner of Toast's example is served on some evenings; here, on all.
    await writeFile(file, format === 'toast' ? example.replace('"THURSDAY"', '"THURSDAY", "SUNDAY"') : example)
    await command('menu-import', '--from', format, file, '--brand', id)
    made.push(id)
  }
  return made
}

/** Open all day, where it is evening now: an imported list of the lunch hours stays shut. */
async function keepOpen(file: string): Promise<void> {
  const always = { pickupOpen: '00:00', pickupClose: '00:00' }
  const locations: readonly object[] = await readJson(file)
  const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...always }))
  await writeJson(
    file,
    locations.map((one) => ({ ...one, timeZone: eveningZone(), hours })),
  )
}

/** A zone in which it is between eight and nine in the evening. POSIX zones have the opposite sign. */
function eveningZone(): string {
  const east = ((20 - new Date().getUTCHours() + 36) % 24) - 12
  return `Etc/GMT${east > 0 ? '-' : '+'}${Math.abs(east)}`
}
