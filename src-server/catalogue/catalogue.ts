import { type Selectable, sql } from 'kysely'
import type { LeftCount } from '../../src-domain/availability/left-count.ts'
import type { SoldOut } from '../../src-domain/availability/sold-out.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import type { TodaysChanges } from '../../src-domain/today/todays-changes.ts'
import type { Database } from '../store/database.ts'
import type { LocationSettings } from '../store/rows/location-settings.ts'
import type { Schema } from '../store/schema.ts'
import type { KnownTable } from './known-table.ts'
import { menuShelf } from './menu-shelf.ts'
import { settingsInForce } from './settings-in-force.ts'
import { changesOf, type StoredChanges, storedChanges } from './stored-changes.ts'

/** A consistent snapshot. The versions identify the rows it was read from. */
export interface KnownLocation {
  /** With what staff changed for today. */
  readonly settings: LocationSettings
  /** As in the brand's file. */
  readonly designed: LocationSettings
  /** Expired changes included. */
  readonly changes: TodaysChanges
  /** Distinguishes settings of one version by the changes in force; '' if there are none. */
  readonly changesVersion: string
  readonly settingsVersion: string
  readonly menuVersion: string
  /** Menus as in the brand's file; `servedMenu` applies `soldOut` and `counts`. */
  readonly menus: Readonly<Record<DiningOption, Menu>>
  /** Expired marks included. */
  readonly soldOut: readonly SoldOut[]
  /** What is left today, as of the read. Expired counts included. */
  readonly counts: readonly LeftCount[]
  readonly packingVersion?: string
  readonly packingMenus?: Readonly<Record<DiningOption, Menu>>
  readonly upsellVersion?: string
  readonly upsells?: Menu
  /** Includes retired tables. */
  readonly tables: readonly KnownTable[]
}

export interface Catalogue {
  readonly locations: (brandId: string) => Promise<readonly KnownLocation[]>
  readonly location: (brandId: string, locationId: string) => Promise<KnownLocation | undefined>
  readonly forget: (brandId: string) => void
}

/** Milliseconds. Older data is safe, because a placement checks the versions itself. */
const freshFor = 1_000

type LocationRow = Selectable<Schema['locations']> & {
  readonly sold_out: readonly SoldOutRow[] | null
  readonly counts: readonly LeftCount[] | null
  readonly changes: StoredChanges
}

interface SoldOutRow extends Pick<SoldOut, 'kind' | 'id'> {
  /** Milliseconds since 1970. */
  readonly since: number
  readonly until: number | null
}

/** Part of the statement that reads the locations, which saves a statement. */
const soldOut = sql<readonly SoldOutRow[] | null>`(
  select json_agg(json_build_object('kind', s.kind, 'id', s.entry_id,
    'since', floor(extract(epoch from s.since) * 1000), 'until', floor(extract(epoch from s.until) * 1000))
    order by s.kind, s.entry_id)
  from sold_out s where s.brand_id = locations.brand_id and s.location_id = locations.id)`

const counts = sql<readonly LeftCount[] | null>`(
  select json_agg(json_build_object('id', c.item_id, 'left', c.units, 'version', c.version,
    'since', floor(extract(epoch from c.since) * 1000), 'until', floor(extract(epoch from c.until) * 1000))
    order by c.item_id)
  from left_counts c where c.brand_id = locations.brand_id and c.location_id = locations.id)`

interface Remembered {
  readonly at: Instant
  readonly locations: Promise<readonly KnownLocation[]>
}

export function openCatalogue(db: Database, clock: Clock): Catalogue {
  const menus = menuShelf(db)
  const brands = new Map<string, Remembered>()

  /** Read after the locations, so that a concurrent change shows as an old settings version. */
  const readTables = async (brandId: string): Promise<ReadonlyMap<string, readonly KnownTable[]>> => {
    const rows = await db.selectFrom('dining_tables').selectAll().where('brand_id', '=', brandId).execute()
    const tables = new Map<string, KnownTable[]>()
    for (const { location_id, id, number, is_retired } of rows) {
      const there = tables.get(location_id) ?? []
      tables.set(location_id, there)
      there.push({ id, number, isRetired: is_retired })
    }
    return tables
  }

  const known = async (row: LocationRow, tables: readonly KnownTable[]): Promise<KnownLocation> => {
    const { brand_id, packing_version: packing, upsell_version: upsells } = row
    const changes = changesOf(row.changes)
    return {
      ...settingsInForce(row.settings, changes, clock.now()),
      designed: row.settings,
      changes,
      settingsVersion: row.settings_version,
      menuVersion: row.menu_version,
      menus: (await menus(brand_id, row.menu_version)).byType,
      soldOut: (row.sold_out ?? []).map(({ until, ...mark }) => ({ ...mark, ...(until === null ? {} : { until }) })),
      counts: row.counts ?? [],
      ...(packing === null ? {} : { packingVersion: packing, packingMenus: (await menus(brand_id, packing)).byType }),
      ...(upsells === null ? {} : { upsellVersion: upsells, upsells: (await menus(brand_id, upsells)).whole }),
      tables,
    }
  }

  const read = async (brandId: string): Promise<readonly KnownLocation[]> => {
    const rows = await db
      .selectFrom('locations')
      .selectAll()
      .select([soldOut.as('sold_out'), counts.as('counts'), storedChanges.as('changes')])
      .where('brand_id', '=', brandId)
      .orderBy('position')
      .execute()
    const tables = await readTables(brandId)
    return Promise.all(rows.map((row) => known(row, tables.get(row.id) ?? [])))
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
