import type * as t from 'io-ts'
import type { Codec } from '../../../../src-contract/codec/codec.ts'
import { keyed } from '../../../../src-contract/codec/keyed.ts'
import { list } from '../../../../src-contract/codec/list.ts'
import { nested } from '../../../../src-contract/codec/nested.ts'
import { finite, id, text, wholeNumber, yesNo } from '../../../../src-contract/codec/plain.ts'
import { shape } from '../../../../src-contract/codec/shape.ts'

// The answer of `/menus` of the menus API, versions 2 and 3: https://doc.toasttab.com/openapi/menus/overview and
// https://doc.toasttab.com/doc/devguide/apiComparingMenusAPIV2AndV3.html. What these codecs do not name is reported.

const reference = wholeNumber(0, 1e15)
/** The currency's main unit, such as 12.5. */
const price = finite(-1e12, 1e12)

const pricingRules = shape('pricingRules', {
  required: {},
  optional: {
    sizeSpecificPricingGuid: id,
    sizeSequencePricingRules: list(
      shape('a pricing rule', {
        required: {},
        optional: {
          sizeName: text,
          sizeGuid: id,
          sequencePrices: list(shape('a price', { required: { sequence: finite(-1e9, 1e9), price } })),
        },
      }),
    ),
  },
})

const itemTags = list(shape('an item tag', { required: { name: text } }))

const allergens = list(
  shape('an allergen', { required: {}, optional: { code: text, groupCode: text, presenceType: text } }),
)

const contentAdvisories = shape('contentAdvisories', {
  required: {},
  optional: { alcohol: shape('alcohol', { required: {}, optional: { containsAlcohol: text } }) },
})

/** What items and modifier options have in common. */
const sold = {
  description: text,
  image: text,
  // Version 2 only: version 3 leaves out what is not visible.
  visibility: list(text),
  price,
  pricingStrategy: text,
  pricingRules,
  itemTags,
  allergens,
  contentAdvisories,
  calories: finite(-1e6, 1e6),
  unitOfMeasure: text,
  modifierGroupReferences: list(reference),
}

const menuItem = shape('a menu item', {
  required: { name: text, guid: id },
  optional: { ...sold, taxInfo: list(text), taxInclusion: text },
})

export interface ToastGroup {
  readonly name: string
  readonly guid: string
  readonly description?: string
  readonly image?: string
  readonly visibility?: readonly string[]
  readonly itemTags?: t.TypeOf<typeof itemTags>
  readonly menuGroups?: readonly ToastGroup[]
  readonly menuItems?: readonly ToastItem[]
}

const menuGroup: Codec<ToastGroup> = nested('a menu group', (self) =>
  shape('a menu group', {
    required: { name: text, guid: id },
    optional: {
      description: text,
      image: text,
      visibility: list(text),
      itemTags,
      menuGroups: list(self),
      menuItems: list(menuItem),
    },
  }),
)

const schedule = shape('a schedule', {
  required: { days: list(text), timeRanges: list(shape('a time range', { required: { start: text, end: text } })) },
})

const menu = shape('a menu', {
  required: { name: text, guid: id },
  optional: {
    visibility: list(text),
    availability: shape('availability', {
      required: {},
      optional: { alwaysAvailable: yesNo, schedule: list(schedule) },
    }),
    menuGroups: list(menuGroup),
  },
})

const modifierGroup = shape('a modifier group', {
  required: { name: text, guid: id },
  optional: {
    referenceId: reference,
    visibility: list(text),
    pricingStrategy: text,
    pricingRules,
    defaultOptionsChargePrice: text,
    defaultOptionsSubstitutionPricing: text,
    minSelections: wholeNumber(0, 10_000),
    // Absent is no maximum.
    maxSelections: wholeNumber(0, 10_000),
    requiredMode: text,
    isMultiSelect: yesNo,
    modifierOptionReferences: list(reference),
  },
})

const modifierOption = shape('a modifier option', {
  required: { name: text, guid: id },
  optional: { ...sold, referenceId: reference, isDefault: yesNo, allowsDuplicates: yesNo },
})

const digits = /^\d{1,15}$/

export const toastMenus = shape('the menus of Toast', {
  required: { menus: list(menu) },
  optional: {
    modifierGroupReferences: keyed(digits, modifierGroup),
    modifierOptionReferences: keyed(digits, modifierOption),
  },
})

export type ToastFile = t.TypeOf<typeof toastMenus>
export type ToastMenu = t.TypeOf<typeof menu>
export type ToastItem = t.TypeOf<typeof menuItem>
export type ToastModifierGroup = t.TypeOf<typeof modifierGroup>
export type ToastModifierOption = t.TypeOf<typeof modifierOption>
export type ToastSold = Omit<ToastItem, 'taxInfo' | 'taxInclusion'>
