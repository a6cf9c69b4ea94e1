import { mostPieces } from '../../../../src-domain/menu/option-bounds.ts'
import { mostChoices } from '../most-choices.ts'
import { plainText } from '../plain-text.ts'
import type { Entry, VendorDraft } from '../vendor-draft.ts'
import type { GloriaFoodGroup, GloriaFoodItem } from './gloriafood-menu.ts'

/** The item's price and, if it comes in several sizes, the option with them. A size has option groups of its own. */
export function pricedSizes(
  draft: VendorDraft,
  { id, price, sizes = [] }: GloriaFoodItem,
): { readonly price: number; readonly options: readonly string[] } {
  const [only, second] = sizes
  if (only === undefined) return { price, options: [] }
  if (second === undefined) {
    draft.lose('items[].sizes[] of an only size', String(id), { id: only.id, name: only.name, default: only.default })
    return { price: price + only.price, options: groupsOf(draft, only.groups ?? [], `size-${only.id}`) }
  }
  const lowest = Math.min(...sizes.map((one) => one.price))
  for (const one of sizes)
    draft.items.set(`size-${one.id}`, {
      id: `size-${one.id}`,
      name: plainText(one.name),
      price: draft.price(`size ${one.id}`, one.price - lowest),
      options: groupsOf(draft, one.groups ?? [], `size-${one.id}`),
    })
  const option = {
    id: `${id}-size`,
    name: 'Size',
    min: 1,
    max: 1,
    isSingleSelectionOnly: true,
    items: sizes.map((one) => `size-${one.id}`),
    defaultModifiers: sizes.filter((one) => one.default === true).map((one) => `size-${one.id}`),
  }
  return { price: price + lowest, options: [draft.shared('options', option, 'another')] }
}

/** A group stands in the file wherever it is used. Equal ones are one option. */
export function groupsOf(draft: VendorDraft, groups: readonly GloriaFoodGroup[], owner: string): readonly string[] {
  return groups.map((group) => {
    const items = group.options.map(({ id, name, price }) => {
      const modifier = { id: `option-${id}`, name: plainText(name), price: draft.price(`option ${id}`, price) }
      return draft.shared('items', modifier, owner)
    })
    const option = {
      id: `group-${group.id}`,
      name: plainText(group.name),
      items,
      defaultModifiers: items.filter((_, at) => group.options[at]?.default === true),
      ...boundsOf(group),
    }
    return draft.shared('options', option, owner)
  })
}

/** The minimum of a group that is not required applies once something is chosen. */
function boundsOf(group: GloriaFoodGroup): Entry {
  const { required, allow_quantity, force_min: least = 0, force_max: most = 0, options } = group
  const min = required === true ? Math.max(least, 1) : 0
  const ifAny = required !== true && least > 1 ? { minIfAny: least } : {}
  if (allow_quantity !== true) {
    const max = mostChoices(min, most === 0 ? undefined : most, options.length)
    return { min, max, isSingleSelectionOnly: most === 1, ...ifAny }
  }
  const pieces = most === 0 ? { maxPerItem: mostPieces } : { unitMax: most }
  return {
    min: 0,
    max: null,
    isSingleSelectionOnly: false,
    ...(min === 0 ? {} : { unitMin: min }),
    ...pieces,
    ...ifAny,
  }
}
