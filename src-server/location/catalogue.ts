import { isLeft } from 'fp-ts/lib/Either.js'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import { type DiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { menuForOrderType } from '../menu/menu-for-order-type.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from './location-settings.ts'

/** One location with the menus it serves, all of one moment. The versions say which rows it was read from. */
export interface KnownLocation {
  readonly settings: LocationSettings
  readonly settingsVersion: string
  readonly menuVersion: string
  readonly menus: Readonly<Record<DiningOption, Menu>>
  readonly packingVersion?: string
  readonly packingMenus?: Readonly<Record<DiningOption, Menu>>
}

export interface Catalogue {
  readonly locations: (brandId: string) => Promise<readonly KnownLocation[]>
  readonly location: (brandId: string, locationId: string) => Promise<KnownLocation | undefined>
  /** What is remembered of the brand is out of date. */
  readonly forget: (brandId: string) => void
}

/** Milliseconds that an answer may be old. A placement checks the versions in its own transaction. */
const freshFor = 1_000
/** Decoded menus kept, each some hundred kilobytes. */
const mostMenus = 200

interface Remembered {
  readonly at: Instant
  readonly locations: Promise<readonly KnownLocation[]>
}

/** Locations and menus as the database has them, each menu version decoded once. */
export const openCatalogue = (db: Database, clock: Clock): Catalogue => {
  const decoded = new Map<string, Promise<Readonly<Record<DiningOption, Menu>>>>()
  const brands = new Map<string, Remembered>()

  const readMenus = async (brandId: string, version: string) => {
    const row = await db
      .selectFrom('menus')
      .select('menu')
      .where('brand_id', '=', brandId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const menu = menuCodec.decode(row.menu)
    if (isLeft(menu)) throw new Error(`menu ${version} of brand ${brandId} cannot be read`)
    const [pickup, delivery, kiosk] = diningOptions.map((type) => menuForOrderType(menu.right, type))
    if (pickup === undefined || delivery === undefined || kiosk === undefined)
      throw new Error('a dining option is missing')
    return { pickup, delivery, kiosk }
  }

  const menusOf = (brandId: string, version: string) => {
    const name = `${brandId}/${version}`
    const known = decoded.get(name)
    if (known !== undefined) return known
    const reading = readMenus(brandId, version)
    reading.catch(() => decoded.delete(name))
    decoded.set(name, reading)
    const oldest = decoded.keys().next().value
    if (decoded.size > mostMenus && oldest !== undefined) decoded.delete(oldest)
    return reading
  }

  const read = async (brandId: string): Promise<readonly KnownLocation[]> => {
    const rows = await db
      .selectFrom('locations')
      .selectAll()
      .where('brand_id', '=', brandId)
      .orderBy('position')
      .execute()
    return Promise.all(
      rows.map(
        async (row): Promise<KnownLocation> => ({
          settings: row.settings,
          settingsVersion: row.settings_version,
          menuVersion: row.menu_version,
          menus: await menusOf(brandId, row.menu_version),
          ...(row.packing_version === null
            ? {}
            : { packingVersion: row.packing_version, packingMenus: await menusOf(brandId, row.packing_version) }),
        }),
      ),
    )
  }

  const locations = (brandId: string): Promise<readonly KnownLocation[]> => {
    const known = brands.get(brandId)
    if (known !== undefined && Math.abs(clock.now() - known.at) < freshFor) return known.locations
    const reading = read(brandId)
    brands.set(brandId, { at: clock.now(), locations: reading })
    reading.catch(() => brands.delete(brandId))
    return reading
  }

  return {
    locations,
    location: async (brandId, locationId) =>
      (await locations(brandId)).find(({ settings }) => settings.location.id === locationId),
    forget: (brandId) => {
      brands.delete(brandId)
    },
  }
}
