import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Json = Readonly<Record<string, unknown>>

export interface BrandChange {
  readonly brand?: (brand: Json) => Json
  readonly location?: (location: Json) => Json
  readonly menu?: (menu: Json) => Json
}

/** Copies the brands folder with one brand changed. The caller deletes the copy. */
export async function changedBrands(name: string, change: BrandChange): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'brands-'))
  // Pictures that are newer than the build cannot be published.
  await cp('brands', folder, { recursive: true, preserveTimestamps: true })
  await changeBrand(folder, name, change)
  return folder
}

/** Changes a brand in such a copy. */
export async function changeBrand(folder: string, name: string, { brand, location, menu }: BrandChange): Promise<void> {
  if (brand !== undefined) await rewrite<Json>(join(folder, name, 'brand.json'), brand)
  if (location !== undefined) {
    await rewrite<readonly Json[]>(join(folder, name, 'locations.json'), (all) => all.map((one) => location(one)))
  }
  if (menu !== undefined) await rewrite<Json>(join(folder, name, 'menu.json'), menu)
}

/** Wall time "HH:mm" in a time zone, `hours` from now, rounded to the hour. */
function wallHour(timeZone: string, hours: number): string {
  const at = Date.now() + hours * 3_600_000
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(at)
  return `${hour}:00`
}

/** Opening hours, the same for each day and handoff mode, relative to the current hour there. */
export function openFromHour(timeZone: string, opensIn: number, closesIn: number): readonly Json[] {
  const [open, close] = [wallHour(timeZone, opensIn), wallHour(timeZone, closesIn)]
  return [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    pickupOpen: open,
    pickupClose: close,
    deliveryOpen: open,
    deliveryClose: close,
    dineInOpen: open,
    dineInClose: close,
  }))
}

async function rewrite<A>(file: string, change: (now: A) => A): Promise<void> {
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')))))
}
