import { join } from 'node:path'
import type * as t from 'io-ts'
import { type locationSeed, locationSeeds } from '../../src-contract/brand/seeds.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import type { Currency } from '../../src-domain/money/currency.ts'
import type { LocationSettings } from '../../src-server/store/rows/location-settings.ts'
import { StartError } from '../environment/start-error.ts'
import type { BrandFolder } from './brand-folder.ts'
import { locationSettings } from './location-of-seed.ts'

type LocationSeed = t.TypeOf<typeof locationSeed>

interface LoadedLocations {
  /** Location whose menus are the brand's. */
  readonly first: LocationSeed
  readonly seeds: readonly LocationSeed[]
  readonly locations: readonly LocationSettings[]
}

/** Reads locations.json. Throws `StartError` with the place in it. */
export function loadLocations(folder: BrandFolder, currency: Currency): LoadedLocations {
  const file = join(folder.path, 'locations.json')
  const seeds = folder.read('locations.json', (json) => inCurrency(locationSeeds, currency).decode(json))
  const first = seeds[0]
  if (first === undefined) throw new StartError(`${file} names no location`)
  const claimed = reusedName(seeds) ?? reusedSlug(seeds)
  if (claimed !== undefined) throw new StartError(`${file} is broken at ${claimed}`)
  return { first, seeds, locations: seeds.map((seed) => settingsOf(file, seed)) }
}

/** The rows of the locations and of their tables need names of their own. */
function reusedName(seeds: readonly LocationSeed[]): string | undefined {
  const twice = (names: readonly string[]) => names.find((name, at) => names.indexOf(name) !== at)
  for (const { slug, tables } of seeds) {
    const table = twice(tables.map(({ number }) => number.toLowerCase())) ?? twice(tables.map(({ id }) => id))
    if (table !== undefined) return `${slug}.tables: there are two tables ${table}`
  }
  const slug = twice(seeds.map((seed) => seed.slug))
  if (slug !== undefined) return `slug: there are two locations ${slug}`
  const id = twice(seeds.map((seed) => seed.id))
  return id === undefined ? undefined : `id: there are two locations ${id}`
}

/** A link must lead to one location. */
function reusedSlug(seeds: readonly LocationSeed[]): string | undefined {
  const owners = new Map(seeds.map(({ slug }) => [slug, slug]))
  for (const { slug, formerSlugs = [] } of seeds) {
    for (const former of formerSlugs) {
      const other = owners.get(former)
      if (other !== undefined) return `${slug}.formerSlugs: ${former} is already a slug of ${other}`
      owners.set(former, slug)
    }
  }
  return undefined
}

function settingsOf(file: string, seed: LocationSeed): LocationSettings {
  if (!isZoneKnown(seed.timeZone)) {
    throw new StartError(`${file} is broken at ${seed.slug}.timeZone: not a time zone known here`)
  }
  const settings = locationSettings(seed)
  if (settings !== undefined) return settings
  throw new StartError(
    `${file} is broken at ${seed.slug}: say the tax as either taxPercent, like "8.875", or taxRateBasisPoints`,
  )
}

/** Asking is slow, and locations share a few zones. */
const knownZones = new Set<string>()

function isZoneKnown(timeZone: string): boolean {
  if (knownZones.has(timeZone)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone })
    knownZones.add(timeZone)
    return true
  } catch {
    return false
  }
}
