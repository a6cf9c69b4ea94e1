import type * as t from 'io-ts'
import { list } from '../../../../src-contract/codec/list.ts'
import { finite, text, wholeNumber, yesNo } from '../../../../src-contract/codec/plain.ts'
import { shape } from '../../../../src-contract/codec/shape.ts'

// The answer of "Fetch Menu", version 2: https://github.com/GlobalFood/integration_docs/blob/master/fetch_menu/README.md
// What these codecs do not name is reported.

const number = wholeNumber(0, 1e15)

/** The currency's main unit, such as 12.5. */
const price = finite(-1e12, 1e12)

const option = shape('an option', { required: { id: number, name: text, price }, optional: { default: yesNo } })

const optionGroup = shape('an option group', {
  required: { id: number, name: text, options: list(option) },
  optional: {
    required: yesNo,
    allow_quantity: yesNo,
    force_min: wholeNumber(0, 10_000),
    // 0 is no maximum.
    force_max: wholeNumber(0, 10_000),
  },
})

const size = shape('a size', {
  // In addition to the price of the item.
  required: { id: number, name: text, price },
  optional: { default: yesNo, groups: list(optionGroup) },
})

const extras = shape('extras', {
  required: {},
  optional: {
    menu_item_allergens_values: list(shape('an allergen', { required: { name: text } })),
    menu_item_order_types: list(text),
  },
})

const item = shape('an item', {
  required: { id: number, name: text, price },
  optional: {
    description: text,
    active: yesNo,
    // Seven bits; which one is Monday is not documented.
    active_days: wholeNumber(0, 1e6),
    picture_hi_res: text,
    sizes: list(size),
    groups: list(optionGroup),
    tags: list(text),
    extras,
  },
})

const category = shape('a category', {
  required: { id: number, name: text },
  optional: {
    description: text,
    active: yesNo,
    active_days: wholeNumber(0, 1e6),
    picture_hi_res: text,
    items: list(item),
    groups: list(optionGroup),
  },
})

export const gloriaFoodMenu = shape('a menu of GloriaFood', {
  required: { currency: text, categories: list(category) },
})

export type GloriaFoodCategory = t.TypeOf<typeof category>
export type GloriaFoodItem = t.TypeOf<typeof item>
export type GloriaFoodGroup = t.TypeOf<typeof optionGroup>
