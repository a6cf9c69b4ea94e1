import { type Either, isLeft, left, right, tryCatch } from 'fp-ts/lib/Either.js'
import { complaints } from '../../../../src-contract/codec/complaints.ts'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { plainText } from '../plain-text.ts'
import { unreadKeys } from '../unread-keys.ts'
import { menuJson, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { type SquareItem, type SquareModifierList, type SquareObject, squareCatalog } from './square-catalog.ts'
import { addGroups } from './square-groups.ts'
import { addOptions } from './square-options.ts'

/** Ids of the catalog stay, so that the next import finds its entries again. */
export function menuFromSquare(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const json = tryCatch(
    (): unknown => JSON.parse(file),
    () => ['the file is not JSON'],
  )
  if (isLeft(json)) return json
  const catalog = squareCatalog.decode(json.right)
  if (isLeft(catalog)) return left([complaints(catalog.left)])
  const draft = vendorDraft(currency)
  const objects = catalog.right.objects.filter((one) => isOnMenu(one, draft))
  const lists = new Map(
    objects.flatMap(({ id, modifier_list_data }): readonly [string, SquareModifierList][] =>
      modifier_list_data === undefined ? [] : [[id, modifier_list_data]],
    ),
  )
  for (const { id, item_data } of objects) if (item_data !== undefined) addItem(draft, id, item_data, lists)
  const listed = addGroups(draft, objects)
  if (draft.complaints.length > 0) return left(draft.complaints)
  return right({
    json: menuJson(draft, listed),
    didNotFit: [...draft.didNotFit, ...unreadKeys(squareCatalog, json.right)],
  })
}

/** Other objects, such as taxes and images, and what was deleted are reported whole. */
function isOnMenu(object: SquareObject, { lose }: VendorDraft): boolean {
  const { type, id, is_deleted, item_data, category_data, modifier_list_data } = object
  const data = { ITEM: item_data, CATEGORY: category_data, MODIFIER_LIST: modifier_list_data }[type]
  const isKept = data !== undefined && is_deleted !== true && item_data?.is_archived !== true
  if (!isKept) lose(`objects of type ${type}`, id, object)
  return isKept
}

function addItem(
  draft: VendorDraft,
  id: string,
  item: SquareItem,
  lists: ReadonlyMap<string, SquareModifierList>,
): void {
  const { description_html, description, food_and_beverage_details: food } = item
  const text = plainText(description_html ?? description ?? '')
  if (description !== undefined && plainText(description) !== text) draft.lose('item_data.description', id, description)
  const priced = addOptions(draft, id, item, lists)
  if (priced === undefined) return
  const names = (facts: NonNullable<typeof food>['ingredients']) =>
    (facts ?? []).flatMap(({ standard_name, custom_name }) => standard_name ?? custom_name ?? [])
  draft.items.set(id, {
    id,
    name: plainText(item.name),
    description: text,
    price: priced.price,
    options: priced.options,
    dietaryRestrictions: names(food?.dietary_preferences).map(inWords),
    ...(food?.ingredients === undefined ? {} : { allergens: { contains: names(food.ingredients) } }),
    ...(food?.calorie_count === undefined ? {} : { calories: { min: food.calorie_count, max: food.calorie_count } }),
  })
}

/** GLUTEN_FREE is "Gluten free". A name of the restaurant's own stays. */
function inWords(name: string): string {
  if (!/^[A-Z_]+$/.test(name)) return name
  const words = name.toLowerCase().replaceAll('_', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
