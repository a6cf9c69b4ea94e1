import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import { containedAllergens } from '../contained-allergens.ts'
import { inWords } from '../in-words.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { plainText } from '../plain-text.ts'
import { draftedMenu, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { vendorJson } from '../vendor-json.ts'
import { type SquareItem, type SquareModifierList, type SquareObject, squareCatalog } from './square-catalog.ts'
import { addGroups } from './square-groups.ts'
import { addOptions } from './square-options.ts'

/** Ids of the catalog stay, so that the next import finds its entries again. */
export function menuFromSquare(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const json = vendorJson(file, squareCatalog)
  if (isLeft(json)) return json
  const { seen: catalog, unread } = json.right
  const draft = vendorDraft(currency)
  const objects = catalog.objects.filter((one) => isOnMenu(one, draft))
  const lists = new Map(
    objects.flatMap(({ id, modifier_list_data }): readonly [string, SquareModifierList][] =>
      modifier_list_data === undefined ? [] : [[id, modifier_list_data]],
    ),
  )
  const addresses = new Map(catalog.objects.map(({ id, image_data }) => [id, image_data?.url]))
  for (const { id, item_data } of objects) {
    if (item_data === undefined) continue
    addItem(draft, id, item_data, lists)
    if (draft.items.has(id)) addPictures(draft, id, item_data, addresses)
  }
  const shown = new Set(draft.pictures.map(({ address }) => address))
  for (const object of catalog.objects)
    if (isPicture(object) && !shown.has(object.image_data?.url ?? ''))
      draft.lose('pictures of no dish', object.id, object)
  const groups = addGroups(draft, objects)
  return draftedMenu(draft, [{ id: 'menu', name: 'Menu', groups }], unread)
}

/** The first picture is the item's; a dish of ours shows one. */
function addPictures(
  { picture, lose }: VendorDraft,
  id: string,
  { image_ids = [] }: SquareItem,
  addresses: ReadonlyMap<string, string | undefined>,
): void {
  const [first, ...others] = image_ids
  const address = first === undefined ? undefined : addresses.get(first)
  if (address === undefined) lose('item_data.image_ids without a picture in the file', id, first)
  else picture('items', id, address)
  for (const other of others) lose('item_data.image_ids after the first', id, other)
}

function isPicture({ type, is_deleted }: SquareObject): boolean {
  return type === 'IMAGE' && is_deleted !== true
}

/** Other objects, such as taxes, and what was deleted are reported whole. */
function isOnMenu(object: SquareObject, { lose }: VendorDraft): boolean {
  const { type, id, is_deleted, item_data, category_data, modifier_list_data } = object
  const data = { ITEM: item_data, CATEGORY: category_data, MODIFIER_LIST: modifier_list_data }[type]
  if (isPicture(object)) return false
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
    (facts ?? []).flatMap(({ standard_name, custom_name }) => standard_name ?? custom_name ?? []).map(inWords)
  draft.items.set(id, {
    id,
    name: plainText(item.name),
    description: text,
    price: priced.price,
    options: priced.options,
    dietaryRestrictions: names(food?.dietary_preferences),
    ...containedAllergens(names(food?.ingredients)),
    ...(item.is_alcoholic === undefined ? {} : { isAlcohol: item.is_alcoholic }),
    ...(food?.calorie_count === undefined ? {} : { calories: { min: food.calorie_count, max: food.calorie_count } }),
  })
}
