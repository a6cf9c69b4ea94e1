import { type Either, isLeft, left } from 'fp-ts/lib/Either.js'
import { knownDiet } from '../../../../src-domain/menu/known-diet.ts'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import { containedAllergens } from '../contained-allergens.ts'
import { inWords } from '../in-words.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { plainText } from '../plain-text.ts'
import { draftedMenu, type Entry, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { vendorJson } from '../vendor-json.ts'
import { type GloriaFoodCategory, type GloriaFoodItem, gloriaFoodMenu } from './gloriafood-menu.ts'
import { groupsOf, pricedSizes } from './gloriafood-options.ts'

/** Numbers of categories and items stay; those of groups, options and sizes have a word before them. */
export function menuFromGloriaFood(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const json = vendorJson(file, gloriaFoodMenu)
  if (isLeft(json)) return json
  const { seen: menu, unread } = json.right
  if (menu.currency !== currency)
    return left([`the file's prices are in ${menu.currency}, and the brand's currency is ${currency}`])
  const draft = vendorDraft(currency)
  const groups = menu.categories.flatMap((category) => addCategory(draft, category))
  return draftedMenu(draft, [{ id: 'menu', name: 'Menu', groups }], unread)
}

const everyDay = 127

function addCategory(draft: VendorDraft, category: GloriaFoodCategory): readonly string[] {
  const { id, name, description, active, items = [], groups = [], picture_hi_res } = category
  if (active === false) {
    draft.lose('categories that are hidden', String(id), category)
    return []
  }
  loseDays(draft, 'categories[].active_days', category)
  const common = groupsOf(draft, groups, `category-${id}`)
  const listed = items.flatMap((item) => addItem(draft, item, common))
  if (items.length === 0)
    for (const group of groups) draft.lose('groups of a category without items', String(id), group)
  draft.picture('groups', String(id), picture_hi_res)
  draft.groups.set(String(id), {
    id: String(id),
    name: plainText(name),
    description: plainText(description ?? ''),
    items: listed,
  })
  return [String(id)]
}

function loseDays({ lose }: VendorDraft, path: string, entry: { readonly id: number; readonly active_days?: number }) {
  if (entry.active_days !== everyDay) lose(path, String(entry.id), entry.active_days)
}

/** The category's option groups stand after the size and before the item's own. */
function addItem(draft: VendorDraft, item: GloriaFoodItem, common: readonly string[]): readonly string[] {
  if (item.active === false) {
    draft.lose('items that are hidden', String(item.id), item)
    return []
  }
  loseDays(draft, 'items[].active_days', item)
  const { price, options } = pricedSizes(draft, item)
  const own = groupsOf(draft, item.groups ?? [], `item-${item.id}`)
  const id = draft.shared(
    'items',
    {
      id: String(item.id),
      name: plainText(item.name),
      description: plainText(item.description ?? ''),
      price: draft.price(String(item.id), price),
      options: [...new Set([...options, ...common, ...own])],
      ...factsOf(draft, item),
    },
    'another',
  )
  draft.picture('items', id, item.picture_hi_res)
  return [id]
}

const orderTypes: Readonly<Record<string, string>> = { pickup: 'pickup', delivery: 'delivery', dine_in: 'kiosk' }

function factsOf({ lose }: VendorDraft, { id, tags = [], extras }: GloriaFoodItem): Entry {
  const marks = tags.map(inWords)
  const isDiet = (mark: string) => knownDiet(mark) !== undefined || /\bfree$/i.test(mark)
  const types = extras?.menu_item_order_types
  for (const type of types ?? []) if (orderTypes[type] === undefined) lose('menu_item_order_types', String(id), type)
  const named = (types ?? []).flatMap((type) => orderTypes[type] ?? [])
  return {
    dietaryRestrictions: marks.filter(isDiet),
    // Such as "Hot".
    additionalDescriptions: marks.filter((mark) => !isDiet(mark)),
    ...containedAllergens((extras?.menu_item_allergens_values ?? []).map(({ name }) => inWords(plainText(name)))),
    ...(named.length === 0 ? {} : { orderTypes: named }),
  }
}
