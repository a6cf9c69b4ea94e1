import { type Either, isLeft, left, right, tryCatch } from 'fp-ts/lib/Either.js'
import { complaints } from '../../../../src-contract/codec/complaints.ts'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { plainText } from '../plain-text.ts'
import { unreadKeys } from '../unread-keys.ts'
import { type Entry, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { type UberEntity, type UberFile, type UberHours, type UberItem, type UberWords, uberMenu } from './uber-menu.ts'

/** Ids stay. An item with another price in a modifier group is a second item there. */
export function menuFromUber(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const json = tryCatch(
    (): unknown => JSON.parse(file),
    () => ['the file is not JSON'],
  )
  if (isLeft(json)) return json
  const seen = uberMenu.decode(json.right)
  if (isLeft(seen)) return left([complaints(seen.left)])
  const draft = vendorDraft(currency)
  const uber = seen.right
  for (const item of uber.items) addItem(draft, item, currency)
  addModifierGroups(draft, uber, currency)
  for (const { id, title, subtitle, entities = [] } of uber.categories)
    draft.groups.set(id, {
      id,
      name: wordsOf(draft, id, title),
      description: subtitle === undefined ? '' : wordsOf(draft, id, subtitle),
      items: itemsOf(draft, id, entities),
    })
  const menus = menusOf(draft, uber)
  if (draft.complaints.length > 0) return left(draft.complaints)
  return right({
    json: {
      menus,
      groups: Object.fromEntries(draft.groups),
      items: Object.fromEntries(draft.items),
      options: Object.fromEntries(draft.options),
    },
    didNotFit: [...draft.didNotFit, ...unreadKeys(uberMenu, json.right)],
  })
}

/** The first language of the text; the others are reported. */
function wordsOf({ lose }: VendorDraft, at: string, { translations }: UberWords): string {
  const [first, ...others] = Object.entries(translations)
  for (const [language, text] of others) lose(`translations.${language}`, at, text)
  if (first !== undefined) lose('translations: the language of a text that is used', at, first[0])
  return plainText(first?.[1] ?? '')
}

function itemsOf({ lose }: VendorDraft, at: string, entities: readonly UberEntity[]): readonly string[] {
  const isItem = ({ type = 'ITEM' }: UberEntity) => type === 'ITEM'
  for (const one of entities) if (!isItem(one)) lose('entities that are not items', at, one)
  return entities.filter(isItem).map(({ id }) => id)
}

function addItem(draft: VendorDraft, item: UberItem, currency: Currency): void {
  const { id, title, description, price_info, modifier_group_ids, suspension_info } = item
  const until = suspension_info?.suspension?.suspend_until ?? 0
  draft.items.set(id, {
    id,
    name: wordsOf(draft, id, title),
    description: description === undefined ? '' : wordsOf(draft, id, description),
    price: draft.amount(id, price_info.price, currency),
    options: modifier_group_ids?.ids ?? [],
    // 0 ends a suspension.
    ...(until === 0 ? {} : { suspendedUntil: until }),
  })
  for (const one of price_info.overrides ?? [])
    if (one.context_type !== 'MODIFIER_GROUP') draft.lose('price_info.overrides of another context', id, one)
}

function addModifierGroups(draft: VendorDraft, { items, modifier_groups = [] }: UberFile, currency: Currency): void {
  const inGroup = (group: string, id: string) => {
    const override = items
      .find((item) => item.id === id)
      ?.price_info.overrides?.find((one) => one.context_type === 'MODIFIER_GROUP' && one.context_value === group)
    const plain: Entry | undefined = draft.items.get(id)
    if (override === undefined || plain === undefined) return id
    const own = `${id}-in-${group}`
    draft.items.set(own, { ...plain, id: own, price: draft.amount(id, override.price, currency) })
    return own
  }
  const groups = new Set(modifier_groups.map(({ id }) => id))
  for (const { id, price_info } of items)
    for (const one of price_info.overrides ?? [])
      if (one.context_type === 'MODIFIER_GROUP' && !offers(one.context_value, id))
        draft.lose('price_info.overrides of a group without the item', id, one)
  for (const { id, title, modifier_options = [], quantity_info } of modifier_groups) {
    const { min_permitted: min = 0, max_permitted: max } = quantity_info?.quantity ?? {}
    draft.options.set(id, {
      id,
      name: wordsOf(draft, id, title),
      min,
      max: max ?? null,
      isSingleSelectionOnly: max === 1,
      items: itemsOf(draft, id, modifier_options).map((item) => inGroup(id, item)),
    })
  }

  function offers(group: string, item: string): boolean {
    const found = modifier_groups.find(({ id }) => id === group)
    return groups.has(group) && (found?.modifier_options ?? []).some(({ id }) => id === item)
  }
}

const orderTypes: Readonly<Record<string, string>> = {
  MENU_TYPE_FULFILLMENT_DELIVERY: 'delivery',
  MENU_TYPE_FULFILLMENT_PICK_UP: 'pickup',
  MENU_TYPE_FULFILLMENT_DINE_IN: 'kiosk',
}

function menusOf(draft: VendorDraft, { menus, menu_type }: UberFile): unknown {
  const named = menu_type === undefined ? undefined : orderTypes[menu_type]
  if (menu_type !== undefined && named === undefined) draft.lose('menu_type', 'menu_type', menu_type)
  const types = named === undefined ? ['pickup', 'delivery', 'kiosk'] : [named]
  const entries = menus.flatMap(({ id, title, category_ids: groups = [], service_availability = [] }) => {
    const name = wordsOf(draft, id, title)
    const availability = availabilityOf(draft, id, service_availability)
    return types.map((orderType) => {
      const own = `${id}-${orderType}`
      return [own, { id: own, name, orderType, groups, ...(availability === undefined ? {} : { availability }) }]
    })
  })
  return Object.fromEntries(entries)
}

const days = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']

/** Our menu has one period, the same on each of its days. Other hours are reported, and the menu is always offered. */
function availabilityOf({ lose }: VendorDraft, id: string, hours: readonly UberHours[]): unknown {
  const open = hours.filter(({ time_periods }) => time_periods.length > 0)
  const periods = open.flatMap(({ time_periods }) => time_periods)
  const [first] = periods
  const isOne =
    periods.length === open.length &&
    periods.every((one) => one.start_time === first?.start_time && one.end_time === first.end_time) &&
    open.every(({ day_of_week }) => days.includes(day_of_week))
  if (first === undefined) return undefined
  if (!isOne) {
    lose('service_availability with several periods', id, hours)
    return undefined
  }
  return {
    days: open.map(({ day_of_week }) => days.indexOf(day_of_week)).toSorted((one, other) => one - other),
    from: first.start_time,
    to: first.end_time,
  }
}
