import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { type Allergen, allergens } from '../../src-domain/menu/allergens.ts'
import { entriesOf, listedGroups, ofRestaurant } from '../../src-domain/menu/listed-groups.ts'
import { type MenuFind, menuSearch } from '../../src-domain/menu/menu-search.ts'
import { groupServing, groupsServed } from '../../src-domain/menu/served-in.ts'
import { type CardNeeds, dishesIn, groupCardView, itemCardView } from './item-card-view.ts'
import { groupPanelView, itemPanelView } from './item-panel-view.ts'
import type { CategoryView, ItemCardView, ItemPanelView, MenuPageView, SearchView } from './menu-page-view.ts'

export interface MenuViewNeeds extends CardNeeds {
  readonly type: DiningOption
  readonly location: MenuPageView['location']
  readonly restaurantId: string | undefined
  readonly itemId: string | undefined
  /** Search text of the address, for use without a script. */
  readonly search?: string | undefined
  /** An existing search over this menu. Building one takes a while. */
  readonly finds?: (sought: string) => readonly MenuFind[]
}

/** Menu page (MENU-11, MENU-20). */
export function menuView(needs: MenuViewNeeds): MenuPageView {
  const { menu, type, location, href, itemId } = needs
  const restaurant = needs.restaurantId === undefined ? undefined : menu.restaurantGroups.get(needs.restaurantId)
  // An item's deep link names its restaurant without filtering by it.
  const isFiltered = restaurant !== undefined && itemId === undefined
  const listed = statingUnknown(categories(needs, isFiltered ? restaurant.id : undefined), needs.words)
  const item = itemId === undefined ? undefined : panel(needs, itemId)
  const search = found(needs, listed)
  return {
    location,
    type,
    restaurants: [...menu.restaurantGroups.values()].map(({ id, name }) => {
      const isCurrent = isFiltered && id === restaurant.id
      // The current restaurant's link leads back to all restaurants.
      return { id, name, href: isCurrent ? href : `${href}/${encodeURIComponent(id)}`, isCurrent }
    }),
    ...(isFiltered ? { restaurantAbout: restaurant.description } : {}),
    categories: listed,
    allergens: filterable(listed),
    ...(item === undefined ? (itemId === undefined ? {} : { isDishGone: true }) : { item }),
    ...(search === undefined ? {} : { search }),
    href,
  }
}

function categories(needs: MenuViewNeeds, restaurantId: string | undefined): readonly CategoryView[] {
  const { menu, type, brand } = needs
  return listedGroups(menu, type)
    .map((group) => {
      const items = entriesOf(menu, group, brand.ordering).flatMap((entry) => {
        const made = entry._tag === 'Item' ? [entry.item] : dishesIn(menu, entry.group)
        if (ofRestaurant(made, restaurantId).length === 0) return []
        return [
          entry._tag === 'Item' ? itemCardView(needs, entry.group, entry.item) : groupCardView(needs, entry.group),
        ]
      })
      return { id: group.id, name: group.name, about: group.description, contains: inAll(items), items }
    })
    .filter((category) => category.items.length > 0)
}

/** On a menu that declares allergens, a card without a declaration says so. */
function statingUnknown(listed: readonly CategoryView[], words: CardNeeds['words']): readonly CategoryView[] {
  if (listed.every(({ items }) => items.every(({ allergens: said }) => said === undefined))) return listed
  const unknown = { contains: [], text: words.allergensUnknown }
  return listed.map((category) => ({
    ...category,
    items: category.items.map((card) => (card.allergens === undefined ? { ...card, allergens: unknown } : card)),
  }))
}

function inAll(cards: readonly ItemCardView[]): readonly Allergen[] {
  return allergens.filter((one) => cards.every((card) => card.allergens?.contains.includes(one) === true))
}

function filterable(listed: readonly CategoryView[]): readonly Allergen[] {
  const contained = new Set(listed.flatMap(({ items }) => items.flatMap((card) => card.allergens?.contains ?? [])))
  return allergens.filter((one) => contained.has(one))
}

/** Item or group of a deep link (MENU-15, MENU-32). */
function panel(needs: MenuViewNeeds, id: string): ItemPanelView | undefined {
  const { menu, type } = needs
  const [serving, item] = [groupServing(menu, type, id), menu.items.get(id)]
  if (serving !== undefined && item !== undefined) return itemPanelView(needs, serving, item)
  const group = groupsServed(menu, type).get(id)
  return group === undefined || dishesIn(menu, group).length === 0 ? undefined : groupPanelView(needs, group)
}

/** Search results. An item without a card is represented by its group's card (MENU-32). */
function found({ menu, type, search, finds }: MenuViewNeeds, listed: readonly CategoryView[]): SearchView | undefined {
  const text = search?.trim() ?? ''
  if (text === '') return undefined
  const cards = new Map(listed.flatMap(({ items }) => items.map((card) => [card.id, card])))
  const items = (finds ?? menuSearch(menu, type))(text).flatMap(
    ({ item, group }) => cards.get(item) ?? cards.get(group) ?? [],
  )
  return { text, items: [...new Set(items)] }
}
