import { mostChoices } from '../most-choices.ts'
import { plainText } from '../plain-text.ts'
import type { VendorDraft } from '../vendor-draft.ts'
import type { SquareItem, SquareListInfo, SquareModifierList, SquareVariation } from './square-catalog.ts'

export interface PricedItem {
  readonly price: number
  readonly options: readonly string[]
}

type Lists = ReadonlyMap<string, SquareModifierList>

/** Adds the item's variations as an option and its modifier lists. Undefined if it has no fixed price. */
export function addOptions(draft: VendorDraft, id: string, item: SquareItem, lists: Lists): PricedItem | undefined {
  const { variations = [], modifier_list_info = [] } = item
  const priced = variations.flatMap((one) => {
    const { price_money, pricing_type } = one.item_variation_data
    if (price_money !== undefined && (pricing_type ?? 'FIXED_PRICING') === 'FIXED_PRICING')
      return [{ one, money: price_money }]
    draft.lose('item_data.variations without a fixed price', id, one)
    return []
  })
  const [first, second] = priced
  if (first === undefined) {
    draft.lose('items without a fixed price', id, item)
    return undefined
  }
  const lowest = Math.min(...priced.map(({ money }) => money.amount))
  for (const { one, money } of priced) draft.amount(one.id, money.amount, money.currency)
  const price = draft.amount(id, lowest, first.money.currency)
  if (second === undefined) loseOnlyVariation(draft, first.one)
  const sizes = second === undefined ? [] : [`${id}-size`]
  if (second !== undefined) {
    const ordered = priced.toSorted((one, other) => positionOf(one.one) - positionOf(other.one))
    for (const { one, money } of ordered)
      draft.items.set(one.id, {
        id: one.id,
        name: plainText(one.item_variation_data.name),
        price: draft.amount(one.id, money.amount - lowest, money.currency),
      })
    const items = ordered.map(({ one }) => one.id)
    draft.options.set(`${id}-size`, { ...onlyOne, id: `${id}-size`, name: 'Size', items })
  }
  const infos = modifier_list_info.toSorted((one, other) => (one.ordinal ?? 0) - (other.ordinal ?? 0))
  return { price, options: [...sizes, ...infos.flatMap((info) => listOf(draft, id, info, lists))] }
}

const onlyOne = { min: 1, max: 1, isSingleSelectionOnly: true }

function positionOf({ item_variation_data }: SquareVariation): number {
  return item_variation_data.ordinal ?? 0
}

/** An item with one variation is that variation, so the variation's id, name and place have no use. */
function loseOnlyVariation({ lose }: VendorDraft, { id, item_variation_data: data }: SquareVariation): void {
  lose('item_data.variations[].id of an only variation', id, id)
  lose('item_data.variations[].name of an only variation', id, data.name)
  lose('item_data.variations[].ordinal of an only variation', id, data.ordinal)
}

/** Items that use a list with the same bounds share its option. */
function listOf(draft: VendorDraft, item: string, info: SquareListInfo, lists: Lists): readonly string[] {
  const listed = lists.get(info.modifier_list_id)
  if (listed === undefined || info.enabled === false || listed.modifier_type === 'TEXT') {
    draft.lose('item_data.modifier_list_info that is off, unknown or a text field', item, { ...info, ...listed })
    return []
  }
  const { min, max } = boundsOf(info, listed)
  const isOwn = boundsText(boundsOf({ modifier_list_id: '' }, listed)) === boundsText({ min, max })
  const id = isOwn ? info.modifier_list_id : `${info.modifier_list_id}-${boundsText({ min, max })}`
  if (draft.options.has(id)) return [id]
  if (!['SINGLE', 'MULTIPLE'].includes(listed.selection_type ?? 'MULTIPLE'))
    draft.lose('modifier_list_data.selection_type', id, listed.selection_type)
  const modifiers = (listed.modifiers ?? []).filter((one) => {
    if (one.modifier_data.hidden_online === true) draft.lose('modifiers that are hidden online', one.id, one)
    return one.modifier_data.hidden_online !== true
  })
  const ordered = modifiers.toSorted(
    (one, other) => (one.modifier_data.ordinal ?? 0) - (other.modifier_data.ordinal ?? 0),
  )
  for (const one of ordered) {
    const { name, price_money } = one.modifier_data
    const price = price_money === undefined ? 0 : draft.amount(one.id, price_money.amount, price_money.currency)
    draft.items.set(one.id, { id: one.id, name: plainText(name), price })
  }
  draft.options.set(id, {
    id,
    name: plainText(listed.name),
    min,
    max: mostChoices(min, max, ordered.length),
    isSingleSelectionOnly: max === 1,
    items: ordered.map((one) => one.id),
    defaultModifiers: ordered.filter((one) => one.modifier_data.on_by_default === true).map((one) => one.id),
  })
  return [id]
}

interface Bounds {
  readonly min: number
  readonly max: number | undefined
}

/** -1 for both takes the list's own bounds; 0 as a maximum means no limit. */
function boundsOf(info: SquareListInfo, listed: SquareModifierList): Bounds {
  const isUnset = (info.min_selected_modifiers ?? -1) === -1 && (info.max_selected_modifiers ?? -1) === -1
  const { min_selected_modifiers: least = 0, max_selected_modifiers: most = 0 } = isUnset ? listed : info
  const single = listed.selection_type === 'SINGLE' ? 1 : undefined
  return { min: Math.max(least, 0), max: most > 0 ? most : single }
}

function boundsText({ min, max }: Bounds): string {
  return `${min}-${max ?? 'any'}`
}
