import type { Brand } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { entriesOf, listedGroups, ofRestaurant } from '../../src-domain/menu/listed-groups.ts'
import type { Menu, MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { groupServing } from '../../src-domain/menu/served-in.ts'
import type { Words } from '../messages/words-context.tsx'
import { itemCardView } from './item-card-view.ts'
import { itemPanelView } from './item-panel-view.ts'
import type { CategoryView, MenuPageView } from './menu-page-view.ts'

export interface MenuViewNeeds {
  readonly menu: Menu
  readonly brand: Brand
  readonly type: DiningOption
  readonly words: Words['shop']
  readonly location: MenuPageView['location']
  /** The menu's own address, without restaurant or item. */
  readonly href: string
  readonly restaurantId: string | undefined
  readonly itemId: string | undefined
}

interface Place {
  readonly group: MenuGroup
  readonly item: MenuItem
}

/** The dishes of a group, those of its subgroups behind them; each names the group it was found in. */
const dishesOf = (menu: Menu, group: MenuGroup): readonly Place[] =>
  entriesOf(menu, group, { flattenSubgroups: true }).flatMap((entry) =>
    entry._tag === 'Item' ? [{ group: entry.group, item: entry.item }] : [],
  )

const categories = ({ menu, brand, type, words, href, restaurantId }: MenuViewNeeds): readonly CategoryView[] =>
  listedGroups(menu, type)
    .map((group) => {
      const dishes = dishesOf(menu, group)
      const shown = new Set(
        ofRestaurant(
          dishes.map(({ item }) => item),
          restaurantId,
        ),
      )
      return {
        id: group.id,
        name: group.name,
        about: group.description,
        items: dishes
          .filter(({ item }) => shown.has(item))
          .map((place) => itemCardView(menu, place.group, place.item, brand, words, href)),
      }
    })
    .filter((category) => category.items.length > 0)

const placeOf = (menu: Menu, type: DiningOption, itemId: string): Place | undefined => {
  const [group, item] = [groupServing(menu, type, itemId), menu.items.get(itemId)]
  return group === undefined || item === undefined ? undefined : { group, item }
}

/** The whole menu page as words (MENU-11, MENU-20). */
export const menuView = (needs: MenuViewNeeds): MenuPageView => {
  const { menu, brand, type, words, location, href, itemId } = needs
  const restaurant = needs.restaurantId === undefined ? undefined : menu.restaurantGroups.get(needs.restaurantId)
  // The deep link of an item names its restaurant, but nobody filtered by it.
  const isFiltered = restaurant !== undefined && itemId === undefined
  const place = itemId === undefined ? undefined : placeOf(menu, type, itemId)
  return {
    location,
    type,
    restaurants: [...menu.restaurantGroups.values()].map(({ id, name }) => ({
      id,
      name,
      href: `${href}/${encodeURIComponent(id)}`,
      isCurrent: isFiltered && id === restaurant.id,
    })),
    ...(isFiltered ? { restaurantAbout: restaurant.description } : {}),
    categories: categories({ ...needs, restaurantId: isFiltered ? restaurant.id : undefined }),
    ...(place === undefined ? {} : { item: itemPanelView(menu, place.group, place.item, brand, words, href) }),
    href,
  }
}
