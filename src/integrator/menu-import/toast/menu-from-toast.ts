import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { DayPart } from '../../../../src-domain/menu/menu.ts'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { plainText } from '../plain-text.ts'
import { type DayPeriod, dayNamed, dayParts, type ServedMenu } from '../serving-lists.ts'
import { draftedMenu, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { vendorJson } from '../vendor-json.ts'
import { factsOf, isShown, type ToastTags, taxOf } from './toast-facts.ts'
import { type ToastFile, type ToastGroup, type ToastItem, type ToastMenu, toastMenus } from './toast-menus.ts'
import { addGroup, optionIds, referencesOf } from './toast-modifiers.ts'
import { groupAt, optionAt, ownPrice, type SizeModifier, sizesReference, type ToastGroups } from './toast-prices.ts'

/** Ids stay. An entry that differs between two menus or groups is a second one, `{id}-in-{menu or group}`. */
export function menuFromToast(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const json = vendorJson(file, toastMenus)
  if (isLeft(json)) return json
  const { seen: toast, unread } = json.right
  const draft = vendorDraft(currency)
  const walk: Walk = { draft, groups: { file: toast, sizeGuids: sizeGuidsOf(toast) }, items: [] }
  const served = toast.menus.flatMap((menu) => addMenu(walk, menu))
  addModifiers(walk)
  return draftedMenu(draft, served, unread)
}

interface Walk {
  readonly draft: VendorDraft
  readonly groups: ToastGroups
  /** Items on the menu so far. */
  readonly items: ToastItem[]
}

function itemsIn({ menuItems = [], menuGroups = [] }: ToastGroup): readonly ToastItem[] {
  return [...menuItems, ...menuGroups.flatMap(itemsIn)]
}

function sizeGuidsOf({ menus, modifierOptionReferences = {} }: ToastFile): ReadonlySet<string> {
  const items = menus.flatMap(({ menuGroups = [] }) => menuGroups.flatMap(itemsIn))
  const sold = [...items, ...Object.values(modifierOptionReferences)]
  return new Set(sold.flatMap(({ pricingRules }) => pricingRules?.sizeSpecificPricingGuid ?? []))
}

/** Several menus can be open at once. */
function addMenu(walk: Walk, menu: ToastMenu): readonly ServedMenu[] {
  const { draft } = walk
  if (!isShown(draft, 'menus', menu)) return []
  const { guid, name, menuGroups = [], availability } = menu
  const periods =
    availability === undefined || availability.alwaysAvailable === true ? undefined : periodsOf(draft, menu)
  if (periods?.length === 0) {
    draft.lose('menus that are never available', guid, menu)
    return []
  }
  const groups = menuGroups.flatMap((group) => addMenuGroup(walk, group, menu, []))
  return [{ id: guid, name: plainText(name), groups, joins: true, ...(periods === undefined ? {} : { periods }) }]
}

function periodsOf({ lose, complaints }: VendorDraft, { guid, availability }: ToastMenu): readonly DayPart[] {
  const periods = (availability?.schedule ?? []).flatMap(({ days, timeRanges }) =>
    days.flatMap((word): readonly DayPeriod[] => {
      const day = dayNamed(word)
      if (day === undefined) lose('availability.schedule[].days', guid, word)
      return day === undefined ? [] : timeRanges.map(({ start, end }) => ({ day, from: start, to: end }))
    }),
  )
  for (const time of new Set(periods.flatMap(({ from, to }) => [from, to])))
    if (!/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(time))
      complaints.push(`menu ${guid} has hours of ${time}, not such as 09:30`)
  return dayParts(periods)
}

/** Tags of a group are tags of what is in it. */
function addMenuGroup(walk: Walk, group: ToastGroup, menu: ToastMenu, inherited: ToastTags): readonly string[] {
  const { draft } = walk
  if (!isShown(draft, 'menu groups', group)) return []
  const { guid, name, description = '', image, itemTags = [], menuGroups = [], menuItems = [] } = group
  const tags = [...inherited, ...itemTags]
  const entry = {
    id: guid,
    name: plainText(name),
    description: plainText(description),
    items: menuItems.flatMap((item) => addItem(walk, item, menu, tags)),
    subgroups: menuGroups.flatMap((inner) => addMenuGroup(walk, inner, menu, tags)),
  }
  if (entry.items.length + entry.subgroups.length === 0) for (const tag of tags) draft.lose('itemTags', guid, tag.name)
  const id = draft.shared('groups', entry, menu.guid)
  draft.picture('groups', id, image)
  return [id]
}

function addItem({ draft, groups, items }: Walk, item: ToastItem, menu: ToastMenu, tags: ToastTags): readonly string[] {
  if (!isShown(draft, 'menu items', item)) return []
  const price = ownPrice(draft, groups, item)
  if (price === undefined) {
    draft.lose('menu items without a fixed price', item.guid, item)
    return []
  }
  items.push(item)
  const entry = {
    id: item.guid,
    name: plainText(item.name),
    description: plainText(item.description ?? ''),
    price: draft.price(item.guid, price),
    options: optionIds(draft, groups, item),
    ...factsOf(draft, item, tags),
    ...taxOf(draft, item),
  }
  const id = draft.shared('items', entry, menu.guid)
  draft.picture('items', id, item.image)
  return [id]
}

/** Adds the groups that the items reach. Sizes come first, because prices of others name them. */
function addModifiers({ draft, groups, items }: Walk): void {
  const { reached, options } = reachedGroups(draft, groups, items)
  const isSize = (reference: number) => groups.sizeGuids.has(groupAt(groups, reference)?.guid ?? '')
  const sizes = reached.filter(isSize).flatMap((reference) => addGroup(draft, groups, reference, []))
  for (const reference of reached)
    if (!isSize(reference)) addGroup(draft, groups, reference, sizesBeside(groups, items, reference, sizes))
  const { modifierGroupReferences = {}, modifierOptionReferences = {} } = groups.file
  for (const [reference, group] of Object.entries(modifierGroupReferences))
    if (!reached.includes(Number(reference))) draft.lose('modifier groups of no item', group.guid, group)
  for (const [reference, option] of Object.entries(modifierOptionReferences))
    if (!options.has(Number(reference))) draft.lose('modifier options of no group', option.guid, option)
}

function reachedGroups(draft: VendorDraft, groups: ToastGroups, items: readonly ToastItem[]) {
  const [reached, options] = [new Set<number>(), new Set<number>()]
  const silent: VendorDraft = { ...draft, lose: () => undefined }
  const waiting = items.flatMap((item) => referencesOf(silent, groups, item))
  for (let reference = waiting.shift(); reference !== undefined; reference = waiting.shift()) {
    if (reached.has(reference)) continue
    reached.add(reference)
    for (const one of groupAt(groups, reference)?.modifierOptionReferences ?? []) {
      options.add(one)
      const option = optionAt(groups, one)
      if (option !== undefined) waiting.push(...referencesOf(silent, groups, option))
    }
  }
  return { reached: [...reached], options }
}

/** Sizes of the items that offer the group; of all, if only options do. */
function sizesBeside(
  groups: ToastGroups,
  items: readonly ToastItem[],
  reference: number,
  sizes: readonly SizeModifier[],
): readonly SizeModifier[] {
  const offering = items.filter(({ modifierGroupReferences = [] }) => modifierGroupReferences.includes(reference))
  const beside = new Set(offering.map((item) => groupAt(groups, sizesReference(groups, item) ?? -1)?.guid))
  return offering.length === 0 ? sizes : sizes.filter(({ group }) => beside.has(group))
}
