import { mostPieces } from '../../../../src-domain/menu/option-bounds.ts'
import { mostChoices } from '../most-choices.ts'
import { plainText } from '../plain-text.ts'
import type { Entry, VendorDraft } from '../vendor-draft.ts'
import { factsOf, isShown } from './toast-facts.ts'
import type { ToastModifierGroup, ToastModifierOption, ToastSold } from './toast-menus.ts'
import {
  type GroupPrice,
  groupAt,
  groupPrice,
  lowestSize,
  optionAt,
  ownPrice,
  type SizeModifier,
  sizesReference,
  type ToastGroups,
} from './toast-prices.ts'

/** References of the modifier groups of an item or option, the sizes first. Unknown and hidden ones are reported. */
export function referencesOf(draft: VendorDraft, groups: ToastGroups, sold: ToastSold): readonly number[] {
  const sizes = sizesReference(groups, sold)
  const all = new Set([...(sizes === undefined ? [] : [sizes]), ...(sold.modifierGroupReferences ?? [])])
  return [...all].filter((reference) => {
    const group = groupAt(groups, reference)
    if (group === undefined) draft.lose('modifierGroupReferences that the file does not hold', sold.guid, reference)
    return group !== undefined && isShown(draft, 'modifier groups', group)
  })
}

/** The first group of an id keeps it. */
export function optionId({ file }: ToastGroups, reference: number): string {
  const all = Object.entries(file.modifierGroupReferences ?? {})
  const guid = file.modifierGroupReferences?.[String(reference)]?.guid ?? String(reference)
  const first = all.find(([, group]) => group.guid === guid)
  return first === undefined || first[0] === String(reference) ? guid : `${guid}-${reference}`
}

export function optionIds(draft: VendorDraft, groups: ToastGroups, sold: ToastSold): readonly string[] {
  return referencesOf(draft, groups, sold).map((reference) => optionId(groups, reference))
}

/** Adds the group's option and its modifiers. Returns the modifiers as sizes. */
export function addGroup(
  draft: VendorDraft,
  groups: ToastGroups,
  reference: number,
  sizes: readonly SizeModifier[],
): readonly SizeModifier[] {
  const group = groupAt(groups, reference)
  if (group === undefined) return []
  loseRules(draft, group, reference)
  const options = (group.modifierOptionReferences ?? []).flatMap((one) => {
    const option = optionAt(groups, one)
    if (option === undefined) draft.lose('modifierOptionReferences that the file does not hold', group.guid, one)
    else if (option.referenceId !== undefined && option.referenceId !== one)
      draft.lose('referenceId that is not the key', option.guid, option.referenceId)
    return option !== undefined && isShown(draft, 'modifier options', option) ? [option] : []
  })
  const common = groupPrice(draft, group, sizes)
  const base = groups.sizeGuids.has(group.guid) ? (lowestSize(groups, group) ?? 0) : 0
  const added = options.flatMap((option) => {
    const id = addModifier(draft, groups, { option, group, common, base })
    return id === undefined ? [] : [{ option, id }]
  })
  draft.options.set(optionId(groups, reference), {
    id: optionId(groups, reference),
    name: plainText(group.name),
    items: added.map(({ id }) => id),
    defaultModifiers: added.filter(({ option }) => option.isDefault === true).map(({ id }) => id),
    ...boundsOf(
      draft,
      group,
      added.map(({ option }) => option),
    ),
  })
  return added.map(({ option, id }) => ({ group: group.guid, name: option.name, guid: option.guid, id }))
}

interface Offered {
  readonly option: ToastModifierOption
  readonly group: ToastModifierGroup
  /** The group's price. */
  readonly common: GroupPrice | undefined
  /** What the item costs already. */
  readonly base: number
}

/** Undefined, and reported, if it has no price. */
function addModifier(draft: VendorDraft, groups: ToastGroups, offered: Offered): string | undefined {
  const { option, group, common, base } = offered
  const isOfGroup = option.pricingStrategy === 'GROUP_PRICE' && option.price === undefined
  const own = ownPrice(draft, groups, option)
  const price = own === undefined ? undefined : { price: draft.price(option.guid, own - base) }
  const { unitOfMeasure = 'NONE' } = option
  const priced = unitOfMeasure !== 'NONE' ? undefined : isOfGroup ? common : price
  if (priced === undefined) {
    draft.lose('modifier options without a fixed price', option.guid, option)
    return undefined
  }
  const entry = {
    id: option.guid,
    name: plainText(option.name),
    description: plainText(option.description ?? ''),
    ...priced,
    options: optionIds(draft, groups, option),
    ...factsOf(draft, option, []),
  }
  const id = draft.shared('items', entry, group.guid)
  draft.picture('items', id, option.image)
  return id
}

const groupStrategies = ['NONE', 'SIZE_PRICE', 'SEQUENCE_PRICE', 'SIZE_SEQUENCE_PRICE']
const modes = ['REQUIRED', 'OPTIONAL', 'OPTIONAL_FORCE_SHOW']

/** Prices of defaults that the item includes, and what an unknown word means. */
function loseRules({ lose }: VendorDraft, group: ToastModifierGroup, reference: number): void {
  const { guid, pricingStrategy, defaultOptionsChargePrice, defaultOptionsSubstitutionPricing, requiredMode } = group
  if (!groupStrategies.includes(pricingStrategy ?? 'NONE')) lose('pricingStrategy of a group', guid, pricingStrategy)
  if (defaultOptionsChargePrice !== 'YES') lose('defaultOptionsChargePrice', guid, defaultOptionsChargePrice)
  if (defaultOptionsSubstitutionPricing !== 'NO')
    lose('defaultOptionsSubstitutionPricing', guid, defaultOptionsSubstitutionPricing)
  if (!modes.includes(requiredMode ?? 'OPTIONAL')) lose('requiredMode', guid, requiredMode)
  lose('pricingRules.sizeSpecificPricingGuid of a group', guid, group.pricingRules?.sizeSpecificPricingGuid)
  if (group.referenceId !== undefined && group.referenceId !== reference)
    lose('referenceId that is not the key', guid, group.referenceId)
}

/** A group whose options can be taken several times is a box. */
function boundsOf(draft: VendorDraft, group: ToastModifierGroup, options: readonly ToastModifierOption[]): Entry {
  const { guid, minSelections = 0, maxSelections, isMultiSelect, requiredMode } = group
  const min = Math.max(minSelections, requiredMode === 'REQUIRED' ? 1 : 0)
  const repeated = options.filter(({ allowsDuplicates }) => allowsDuplicates === true)
  const asks = options.some(({ modifierGroupReferences = [] }) => modifierGroupReferences.length > 0)
  const isBox = repeated.length > 0 && repeated.length === options.length && !asks && isMultiSelect !== false
  if (isBox) {
    const pieces = maxSelections === undefined ? { maxPerItem: mostPieces } : { unitMax: maxSelections }
    return { min: 0, max: null, isSingleSelectionOnly: false, ...(min === 0 ? {} : { unitMin: min }), ...pieces }
  }
  for (const one of repeated) draft.lose('allowsDuplicates of some options, or of one with options', one.guid, one.name)
  if (isMultiSelect !== false)
    return { min, max: mostChoices(min, maxSelections, options.length), isSingleSelectionOnly: false }
  if (maxSelections !== 1) draft.lose('maxSelections of a group with one selection', guid, maxSelections)
  return { min, max: 1, isSingleSelectionOnly: true }
}
