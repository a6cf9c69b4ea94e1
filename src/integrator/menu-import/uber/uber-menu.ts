import * as t from 'io-ts'
import { list } from '../../../../src-contract/codec/list.ts'
import { finite, id, text, wholeNumber, yesNo } from '../../../../src-contract/codec/plain.ts'
import { shape } from '../../../../src-contract/codec/shape.ts'

// The body of "Upload Menu": https://developer.uber.com/docs/eats/references/api/v2/put-eats-stores-storeid-menu and
// https://developer.uber.com/docs/eats/references/api/v2/example-menu-payloads. What these codecs do not name is reported.

/** Texts by language, such as `en_us`. */
const words = shape('a text', { required: { translations: t.record(text, text) } })

/** Whole smallest units of the store's currency, which the file does not name. */
const price = finite(-1e12, 1e12)

const priceOverride = shape('a price override', { required: { context_type: text, context_value: id, price } })

const entity = shape('an entity', { required: { id }, optional: { type: text } })

/** Unix seconds. */
const seconds = finite(0, 253_402_300_799)

const energy = shape('an energy', {
  required: {},
  optional: {
    lower_range: wholeNumber(0, 1e6),
    upper_range: wholeNumber(0, 1e6),
    // Newer files.
    energy_interval: shape('an interval', {
      required: {},
      optional: { lower: wholeNumber(0, 1e6), upper: wholeNumber(0, 1e6) },
    }),
    display_type: text,
  },
})

const nutritionalInfo = shape('nutritional_info', {
  required: {},
  optional: { calories: energy, allergens: list(text) },
})

const classifications = shape('classifications', {
  required: {},
  optional: {
    alcoholic_items: wholeNumber(0, 1e6),
    is_vegetarian: yesNo,
    dietary_label_info: shape('dietary_label_info', { required: {}, optional: { labels: list(text) } }),
    allergens: list(text),
  },
})

const item = shape('an item', {
  required: {
    id,
    title: words,
    price_info: shape('price_info', { required: { price }, optional: { overrides: list(priceOverride) } }),
  },
  optional: {
    description: words,
    image_url: text,
    nutritional_info: nutritionalInfo,
    dish_info: shape('dish_info', { required: {}, optional: { classifications } }),
    modifier_group_ids: shape('modifier_group_ids', { required: {}, optional: { ids: list(id) } }),
    suspension_info: shape('suspension_info', {
      required: {},
      optional: { suspension: shape('suspension', { required: {}, optional: { suspend_until: seconds } }) },
    }),
  },
})

const bounds = shape('quantity', {
  required: {},
  optional: { min_permitted: wholeNumber(0, 10_000), max_permitted: wholeNumber(0, 10_000) },
})

const modifierGroup = shape('a modifier group', {
  required: { id, title: words },
  optional: {
    modifier_options: list(entity),
    quantity_info: shape('quantity_info', { required: {}, optional: { quantity: bounds } }),
  },
})

const category = shape('a category', {
  required: { id, title: words },
  optional: { subtitle: words, entities: list(entity) },
})

const dayHours = shape('service_availability', {
  required: {
    day_of_week: text,
    time_periods: list(shape('a period', { required: { start_time: text, end_time: text } })),
  },
})

const menu = shape('a menu', {
  required: { id, title: words },
  optional: { category_ids: list(id), service_availability: list(dayHours) },
})

export const uberMenu = shape('a menu of Uber Eats', {
  required: { menus: list(menu), categories: list(category), items: list(item) },
  optional: { modifier_groups: list(modifierGroup), menu_type: text },
})

export type UberFile = t.TypeOf<typeof uberMenu>
export type UberItem = t.TypeOf<typeof item>
export type UberWords = t.TypeOf<typeof words>
export type UberHours = t.TypeOf<typeof dayHours>
export type UberEntity = t.TypeOf<typeof entity>
