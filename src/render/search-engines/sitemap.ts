import { isRight } from 'fp-ts/lib/Either.js'
import { allowedDiningOptions, type Brand } from '../../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { entriesOf, listedGroups } from '../../../src-domain/menu/listed-groups.ts'
import type { Menu } from '../../../src-domain/menu/menu.ts'
import { home, itemAddress, menuAddress } from '../../../src-domain/navigation/addresses.ts'
import { escapeHtml } from '../escape-html.ts'
import type { ShopData } from '../shop-data.ts'

/** Limit of one file (sitemaps.org). */
const most = 50_000
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

/** Public pages: home, menus, and the dishes of the first menu. */
export async function sitemap(brand: Brand, data: Pick<ShopData, 'locations' | 'menu'>, origin: string) {
  const types = brand.routes.ordering ? allowedDiningOptions(brand).filter((type) => type !== 'kiosk') : []
  const [first] = types
  const answer = first === undefined ? undefined : await data.locations({ type: first })
  const locations = answer !== undefined && isRight(answer) ? answer.right : []
  const paths = [home]
  for (const location of locations) paths.push(...(await menusOf(brand, location, types, data)))
  const urls = paths.slice(0, most).map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="${namespace}">${urls.join('')}</urlset>`
}

/** Other order types have the same dishes. */
async function menusOf(
  brand: Brand,
  { id, slug }: Location,
  types: readonly DiningOption[],
  data: Pick<ShopData, 'menu'>,
): Promise<readonly string[]> {
  const menus: string[] = []
  let dishes: readonly string[] = []
  for (const type of types) {
    const [at, menu] = [menuAddress(slug, type), await data.menu(id, type)]
    const onIt = menu === undefined ? [] : dishesOf(brand, menu, type, at)
    if (onIt.length > 0) menus.push(at)
    if (dishes.length === 0) dishes = onIt
  }
  return [...menus, ...dishes]
}

/** A group to pick from has its own page. */
function dishesOf({ ordering }: Brand, menu: Menu, type: DiningOption, at: string): readonly string[] {
  const entries = listedGroups(menu, type).flatMap((group) => entriesOf(menu, group, ordering))
  return [...new Set(entries.map((one) => itemAddress(at, one._tag === 'Item' ? one.item : { id: one.group.id })))]
}
