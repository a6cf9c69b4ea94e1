import type { Brand } from '../../src-domain/brand/brand.ts'
import { allergenSentences } from '../../src-domain/menu/allergen-sentences.ts'
import { sumOfAllergens } from '../../src-domain/menu/allergens.ts'
import { entriesOf } from '../../src-domain/menu/listed-groups.ts'
import { listedPrice } from '../../src-domain/menu/listed-price.ts'
import type { Menu, MenuGroup, MenuItem } from '../../src-domain/menu/menu.ts'
import { isOrderable } from '../../src-domain/menu/orderability.ts'
import { pictureOf } from '../../src-domain/menu/picture.ts'
import { minorUnits } from '../../src-domain/money/currency.ts'
import { decimalText } from '../../src-domain/money/decimal-text.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { itemAddress } from '../../src-domain/navigation/addresses.ts'
import type { Words } from '../messages/words-context.tsx'
import type { ItemCardView, OfferView } from './menu-page-view.ts'

export interface CardNeeds {
  readonly menu: Menu
  readonly brand: Brand
  readonly words: Words['shopPage']
  /** Address of the menu, without restaurant or item. */
  readonly href: string
}

export function itemCardView({ menu, brand, words, href }: CardNeeds, group: MenuGroup, item: MenuItem): ItemCardView {
  const { price, isFrom } = listedPrice(menu, item)
  return {
    id: item.id,
    group: group.id,
    name: item.name,
    about: item.description,
    price: isFrom ? words.from({ price: words.price(price) }) : words.price(price),
    offer: offerOf(brand, price, isFrom),
    image: pictureOf(item.images, brand.images.placeholder),
    marks: item.dietaryRestrictions,
    ...allergensOf(words, [item]),
    isSoldOut: !isOrderable(menu, item),
    ...(item.isNotDelivered === true ? { isNotDelivered: true } : {}),
    ...(item.left === undefined || !isOrderable(menu, item) ? {} : { left: item.left }),
    href: itemAddress(href, item),
  }
}

/** A group of dishes contains what all of them contain, because the customer chooses one. */
function allergensOf(words: CardNeeds['words'], dishes: readonly MenuItem[]): Pick<ItemCardView, 'allergens'> {
  const facts = sumOfAllergens(dishes)
  if (facts === undefined) return {}
  const contains = facts.contains.filter((one) =>
    dishes.every(({ allergens }) => allergens?.contains.includes(one) === true),
  )
  const said = dishes.length === 1 ? allergenSentences(facts, words.allergens) : []
  return { allergens: { contains, text: said.join(' ') } }
}

function offerOf({ currency }: Brand, price: Minor, isFrom: boolean): OfferView {
  return { price: decimalText(price, minorUnits(currency)), currency, isFrom }
}

/** Items of a group and its subgroups. */
export function dishesIn(menu: Menu, group: MenuGroup): readonly MenuItem[] {
  return entriesOf(menu, group, { flattenSubgroups: true }).flatMap((entry) =>
    entry._tag === 'Item' ? [entry.item] : [],
  )
}

/** Card of a group listed as one entry (MENU-32), with its items for the search and its lowest available price. */
export function groupCardView({ menu, brand, words, href }: CardNeeds, group: MenuGroup): ItemCardView {
  const dishes = dishesIn(menu, group)
  const orderable = dishes.filter((item) => isOrderable(menu, item))
  const prices = (orderable.length > 0 ? orderable : dishes).map((item) => listedPrice(menu, item))
  const least = prices.toSorted((a, b) => a.price - b.price)[0]
  const isFrom = prices.some(({ price, isFrom: isOpen }) => isOpen || price !== least?.price)
  const price = least === undefined ? '' : words.price(least.price)
  return {
    id: group.id,
    group: group.id,
    name: group.name,
    about: group.description,
    price: isFrom ? words.from({ price }) : price,
    ...(least === undefined ? {} : { offer: offerOf(brand, least.price, isFrom) }),
    image: pictureOf([...group.images, ...dishes.flatMap(({ images }) => images)], brand.images.placeholder),
    lead: words.chooseOne,
    marks: dishes.map(({ name }) => name),
    ...allergensOf(words, dishes),
    isSoldOut: orderable.length === 0,
    href: itemAddress(href, { id: group.id }),
  }
}
