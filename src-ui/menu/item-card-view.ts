import type { Brand } from '../../src-domain/brand/brand.ts'
import { listedPrice } from '../../src-domain/menu/listed-price.ts'
import type { Menu, MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { isOrderable } from '../../src-domain/menu/orderability.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { Words } from '../messages/words-context.tsx'
import type { ItemCardView } from './menu-page-view.ts'

/** Where an item's own page is: under the restaurant that makes it, or under `all`. */
export const itemHref = (menuHref: string, item: Pick<MenuItem, 'id' | 'restaurantGroup'>): string =>
  `${menuHref}/${encodeURIComponent(item.restaurantGroup ?? 'all')}/${encodeURIComponent(item.id)}`

export const itemCardView = (
  menu: Menu,
  group: MenuGroup,
  item: MenuItem,
  brand: Brand,
  words: Words['shop'],
  menuHref: string,
): ItemCardView => {
  const { price, isFrom } = listedPrice(menu, item)
  return {
    id: item.id,
    group: group.id,
    name: item.name,
    about: item.description,
    price: isFrom ? words.from({ price: formatPrice(price) }) : formatPrice(price),
    image: pictureOf(item.images, brand.images.placeholder),
    marks: item.dietaryRestrictions,
    isSoldOut: !isOrderable(menu, item),
    href: itemHref(menuHref, item),
  }
}
