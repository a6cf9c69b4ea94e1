import { isLeft } from 'fp-ts/lib/Either.js'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import { byDiningOption, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Database } from '../store/database.ts'
import { menuForOrderType } from './menu-for-order-type.ts'

export interface ShelvedMenu {
  readonly whole: Menu
  readonly byType: PerDiningOption<Menu>
}

const mostMenus = 200

/** The cache is never stale, because the menu of a version does not change. */
export function menuShelf(db: Database) {
  const shelf = new Map<string, Promise<ShelvedMenu>>()

  const read = async (brandId: string, version: string): Promise<ShelvedMenu> => {
    const row = await db
      .selectFrom('menus')
      .select('menu')
      .where('brand_id', '=', brandId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const menu = menuCodec.decode(row.menu)
    if (isLeft(menu)) throw new Error(`menu ${version} of brand ${brandId} cannot be read`)
    const whole = menu.right
    return { whole, byType: byDiningOption((type) => menuForOrderType(whole, type)) }
  }

  return (brandId: string, version: string): Promise<ShelvedMenu> => {
    const name = `${brandId}/${version}`
    const known = shelf.get(name)
    if (known !== undefined) return known
    const reading = read(brandId, version)
    reading.catch(() => shelf.delete(name))
    shelf.set(name, reading)
    const oldest = shelf.keys().next().value
    if (shelf.size > mostMenus && oldest !== undefined) shelf.delete(oldest)
    return reading
  }
}
