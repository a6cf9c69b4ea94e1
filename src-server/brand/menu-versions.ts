import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Log } from '../log.ts'
import { acceptedMenu, type UnreadableMenu } from '../menu/accepted-menu.ts'
import { encodedMenu } from '../menu/encoded-menu.ts'
import type { Database } from '../store/database.ts'
import type { BrandSeed, OwnMenus } from './brand-seed.ts'

export interface MenuVersions {
  readonly menu: string
  readonly packing: string | null
  readonly upsells: string | null
}

const columns = { menu: 'menu_version', packing: 'packing_version', upsells: 'upsell_version' } as const
const kinds = { menu: 'menu', packing: 'packing menu', upsells: 'upsell menu' } as const

/** Stores the menus of a brand and of its locations. A broken menu is refused, and the served one stays. */
export async function menuVersions(
  db: Database,
  seed: BrandSeed,
  log: Log,
): Promise<(locationId: string) => MenuVersions> {
  const brandId = seed.brand.id
  const versionOf = async (part: keyof OwnMenus, menu: Menu | UnreadableMenu, locationId?: string) =>
    acceptedMenu(
      menu,
      { kind: kinds[part], brandId, log },
      { served: () => servedVersion(db, brandId, part, locationId), take: (whole) => storeMenu(db, brandId, whole) },
    )
  const partOf = async (part: keyof OwnMenus, menu: Menu | UnreadableMenu | undefined, locationId?: string) =>
    menu === undefined ? null : versionOf(part, menu, locationId)
  const shared: MenuVersions = {
    menu: await versionOf('menu', seed.menu),
    packing: await partOf('packing', seed.packingMenu),
    upsells: await partOf('upsells', seed.upsellMenu),
  }
  const own = new Map<string, MenuVersions>()
  for (const [id, { menu, packing, upsells }] of Object.entries(seed.ownMenus ?? {})) {
    own.set(id, {
      menu: menu === undefined ? shared.menu : await versionOf('menu', menu, id),
      packing: (await partOf('packing', packing, id)) ?? shared.packing,
      upsells: (await partOf('upsells', upsells, id)) ?? shared.upsells,
    })
  }
  return (locationId) => own.get(locationId) ?? shared
}

async function storeMenu(db: Database, brandId: string, menu: Menu): Promise<string> {
  const { json, version } = encodedMenu(menu)
  await db
    .insertInto('menus')
    .values({ brand_id: brandId, version, menu: json })
    // Rows from before migration 0039 lost the order of their lists.
    .onConflict((conflict) => conflict.columns(['brand_id', 'version']).doUpdateSet({ menu: json }))
    .execute()
  return version
}

async function servedVersion(
  db: Database,
  brandId: string,
  part: keyof OwnMenus,
  locationId: string | undefined,
): Promise<string | undefined> {
  const column = columns[part]
  const rows = db.selectFrom('locations').select(`${column} as version`).where('brand_id', '=', brandId)
  const row = await (locationId === undefined ? rows : rows.where('id', '=', locationId))
    .where(column, 'is not', null)
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()
  return row?.version ?? undefined
}
