import type { VendorDraft } from '../vendor-draft.ts'
import type { ToastFile, ToastModifierGroup, ToastModifierOption, ToastSold } from './toast-menus.ts'

export interface ToastGroups {
  readonly file: ToastFile
  /** Ids of the groups that hold the sizes of an item, with absolute prices. */
  readonly sizeGuids: ReadonlySet<string>
}

export function groupAt({ file }: ToastGroups, reference: number): ToastModifierGroup | undefined {
  return file.modifierGroupReferences?.[String(reference)]
}

export function optionAt({ file }: ToastGroups, reference: number): ToastModifierOption | undefined {
  return file.modifierOptionReferences?.[String(reference)]
}

/** The reference of the group with the sizes of an item. */
export function sizesReference({ file }: ToastGroups, sold: ToastSold): number | undefined {
  const guid = sold.pricingStrategy === 'SIZE_PRICE' ? sold.pricingRules?.sizeSpecificPricingGuid : undefined
  const found = Object.entries(file.modifierGroupReferences ?? {}).find(([, group]) => group.guid === guid)
  return found === undefined ? undefined : Number(found[0])
}

/** Lowest price of a size. */
export function lowestSize(
  groups: ToastGroups,
  { modifierOptionReferences = [] }: ToastModifierGroup,
): number | undefined {
  const prices = modifierOptionReferences.flatMap((reference) => optionAt(groups, reference)?.price ?? [])
  return prices.length === 0 ? undefined : Math.min(...prices)
}

const plain = ['BASE_PRICE', 'MENU_SPECIFIC_PRICE', 'GROUP_PRICE', 'SIZE_PRICE']

/** What it costs by itself, in the smallest of its sizes. Undefined if the file names no price. */
export function ownPrice(draft: VendorDraft, groups: ToastGroups, sold: ToastSold): number | undefined {
  const { guid, price, pricingStrategy, unitOfMeasure = 'NONE' } = sold
  if (unitOfMeasure !== 'NONE') return undefined
  const sizes = sizesReference(groups, sold)
  const group = sizes === undefined ? undefined : groupAt(groups, sizes)
  if (group !== undefined) return lowestSize(groups, group)
  if (!plain.includes(pricingStrategy ?? 'BASE_PRICE')) draft.lose('pricingStrategy', guid, pricingStrategy)
  return price
}

export interface SizeModifier {
  /** Id of the group of sizes. */
  readonly group: string
  readonly name: string
  readonly guid: string
  /** Id in our menu. */
  readonly id: string
}

export interface GroupPrice {
  readonly price: number
  readonly priceBySize?: readonly { readonly size: string; readonly price: number }[]
}

/** The price of each option without one of its own. Undefined if the group has none either. */
export function groupPrice(
  draft: VendorDraft,
  group: ToastModifierGroup,
  sizes: readonly SizeModifier[],
): GroupPrice | undefined {
  const rules = group.pricingRules?.sizeSequencePricingRules ?? []
  const priced = rules.flatMap(({ sizeName, sizeGuid, sequencePrices = [] }) => {
    const [first, ...later] = sequencePrices.toSorted((one, other) => one.sequence - other.sequence)
    for (const one of later) draft.lose('prices that depend on the order of the choices', group.guid, one)
    if (first !== undefined && first.sequence !== 1)
      draft.lose('sequence of the first price', group.guid, first.sequence)
    if (!sizes.some(({ name }) => name === sizeName)) draft.lose('sizeName of no size', group.guid, sizeName)
    if (!sizes.some(({ guid }) => guid === sizeGuid)) draft.lose('sizeGuid of no size', group.guid, sizeGuid)
    const fitting = sizes.filter(({ name, guid }) => guid === sizeGuid || name === sizeName)
    return first === undefined ? [] : [{ price: draft.price(group.guid, first.price), fitting }]
  })
  const [standard] = priced
  if (standard === undefined) return undefined
  const bySize = new Map(priced.flatMap(({ price, fitting }) => fitting.map(({ id }) => [id, price] as const)))
  const priceBySize = [...bySize].map(([size, price]) => ({ size, price }))
  return { price: standard.price, ...(priceBySize.length === 0 ? {} : { priceBySize }) }
}
