import { isLeft } from 'fp-ts/lib/Either.js'
import { sql } from 'kysely'
import { menu as menuCodec } from '../../src-contract/menu/menu.ts'
import { byDiningOption, type PerDiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Database } from '../store/database.ts'
import { fairCache } from './fair-cache.ts'
import { menuForOrderType } from './menu-for-order-type.ts'

export interface ShelvedMenu {
  readonly whole: Menu
  readonly byType: PerDiningOption<Menu>
}

/** Bytes of all menus in memory, estimated from their text. */
const mostBytes = 256 * 1024 * 1024
/** A menu's objects, whole and by order type, take about as many times the bytes of its text. */
const bytesPerCharacter = 12

/** The cache is never stale, because the menu of a version does not change. */
export function menuShelf(db: Database) {
  const shelf = fairCache<ShelvedMenu>(mostBytes)
  const reading = new Map<string, Promise<ShelvedMenu>>()

  const read = async (brandId: string, version: string): Promise<ShelvedMenu> => {
    const row = await db
      .selectFrom('menus')
      .select(['menu', sql<number>`octet_length(menu::text)`.as('length')])
      .where('brand_id', '=', brandId)
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    const menu = menuCodec.decode(row.menu)
    if (isLeft(menu)) throw new Error(`menu ${version} of brand ${brandId} cannot be read`)
    const whole = menu.right
    const shelved = { whole, byType: byDiningOption((type) => menuForOrderType(whole, type)) }
    shelf.put(brandId, version, shelved, row.length * bytesPerCharacter)
    return shelved
  }

  return (brandId: string, version: string): Promise<ShelvedMenu> => {
    const known = shelf.get(brandId, version)
    if (known !== undefined) return Promise.resolve(known)
    const name = `${brandId}/${version}`
    const answer = reading.get(name) ?? read(brandId, version).finally(() => reading.delete(name))
    reading.set(name, answer)
    return answer
  }
}
