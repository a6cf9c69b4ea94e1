import type * as t from 'io-ts'
import { list } from '../../../../src-contract/codec/list.ts'
import { finite, id, text, yesNo } from '../../../../src-contract/codec/plain.ts'
import { shape } from '../../../../src-contract/codec/shape.ts'

// The answer of ListCatalog or SearchCatalogObjects: https://developer.squareup.com/reference/square/catalog-api/list-catalog
// and https://developer.squareup.com/reference/square/objects/CatalogObject. What these codecs do not name is reported.

/** Whole smallest units: https://developer.squareup.com/reference/square/objects/Money */
const squareMoney = shape('money', { required: { amount: finite(-1e12, 1e12), currency: text } })

const position = finite(-1e18, 1e18)
/** -1 stands for "not set". */
const bound = finite(-1e6, 1e6)

const variation = shape('a variation', {
  required: {
    id,
    item_variation_data: shape('item_variation_data', {
      required: { name: text },
      optional: { ordinal: position, pricing_type: text, price_money: squareMoney },
    }),
  },
})

const modifier = shape('a modifier', {
  required: {
    id,
    modifier_data: shape('modifier_data', {
      required: { name: text },
      optional: { ordinal: position, price_money: squareMoney, on_by_default: yesNo, hidden_online: yesNo },
    }),
  },
})

const modifierListData = shape('modifier_list_data', {
  required: { name: text },
  optional: {
    selection_type: text,
    modifier_type: text,
    min_selected_modifiers: bound,
    max_selected_modifiers: bound,
    modifiers: list(modifier),
  },
})

const categoryRef = shape('a category', { required: { id }, optional: { ordinal: position } })

const listInfo = shape('modifier_list_info', {
  required: { modifier_list_id: id },
  optional: { enabled: yesNo, ordinal: position, min_selected_modifiers: bound, max_selected_modifiers: bound },
})

/** STANDARD has a standard_name, CUSTOM a custom_name. */
const foodFact = shape('a fact', { required: {}, optional: { standard_name: text, custom_name: text } })

const foodDetails = shape('food_and_beverage_details', {
  required: {},
  optional: { calorie_count: finite(0, 1e6), dietary_preferences: list(foodFact), ingredients: list(foodFact) },
})

const itemData = shape('item_data', {
  required: { name: text },
  optional: {
    description: text,
    description_html: text,
    category_id: id,
    categories: list(categoryRef),
    is_alcoholic: yesNo,
    is_archived: yesNo,
    modifier_list_info: list(listInfo),
    variations: list(variation),
    image_ids: list(id),
    food_and_beverage_details: foodDetails,
  },
})

const categoryData = shape('category_data', {
  required: { name: text },
  optional: { parent_category: categoryRef },
})

const imageData = shape('image_data', { required: {}, optional: { url: text } })

const catalogObject = shape('a catalog object', {
  required: { type: text, id },
  optional: {
    is_deleted: yesNo,
    item_data: itemData,
    category_data: categoryData,
    modifier_list_data: modifierListData,
    image_data: imageData,
  },
})

export const squareCatalog = shape('a catalog', { required: { objects: list(catalogObject) } })

export type SquareObject = t.TypeOf<typeof catalogObject>
export type SquareItem = t.TypeOf<typeof itemData>
export type SquareVariation = t.TypeOf<typeof variation>
export type SquareModifierList = t.TypeOf<typeof modifierListData>
export type SquareListInfo = t.TypeOf<typeof listInfo>
