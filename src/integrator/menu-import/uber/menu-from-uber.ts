import { type Either, isLeft } from 'fp-ts/lib/Either.js'
import type { DayPart } from '../../../../src-domain/menu/menu.ts'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import type { MenuDraft } from '../menu-draft.ts'
import { mostChoices } from '../most-choices.ts'
import { plainText } from '../plain-text.ts'
import { type DayPeriod, dayNamed, dayParts, type ServedMenu } from '../serving-lists.ts'
import { draftedMenu, type Entry, type VendorDraft, vendorDraft } from '../vendor-draft.ts'
import { vendorJson } from '../vendor-json.ts'
import { uberFacts } from './uber-facts.ts'
import { type UberEntity, type UberFile, type UberHours, type UberItem, type UberWords, uberMenu } from './uber-menu.ts'

/** Ids stay. An item with another price in a modifier group is a second item there. */
export function menuFromUber(file: string, currency: Currency): Either<readonly string[], MenuDraft> {
  const json = vendorJson(file, uberMenu)
  if (isLeft(json)) return json
  const { seen: uber, unread } = json.right
  const draft = vendorDraft(currency)
  for (const item of uber.items) addItem(draft, item, currency)
  addModifierGroups(draft, uber, currency)
  for (const { id, title, subtitle, entities = [] } of uber.categories)
    draft.groups.set(id, {
      id,
      name: wordsOf(draft, id, title),
      description: subtitle === undefined ? '' : wordsOf(draft, id, subtitle),
      items: itemsOf(draft, id, entities),
    })
  return draftedMenu(draft, servedMenus(draft, uber), unread)
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
  const { id, title, description, price_info, modifier_group_ids, suspension_info, image_url } = item
  const until = suspension_info?.suspension?.suspend_until ?? 0
  draft.items.set(id, {
    id,
    name: wordsOf(draft, id, title),
    description: description === undefined ? '' : wordsOf(draft, id, description),
    price: draft.amount(id, price_info.price, currency),
    options: modifier_group_ids?.ids ?? [],
    ...uberFacts(draft, item),
    // 0 ends a suspension.
    ...(until === 0 ? {} : { suspendedUntil: until }),
  })
  draft.picture('items', id, image_url)
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
      max: mostChoices(min, max, modifier_options.length),
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

function servedMenus(draft: VendorDraft, { menus, menu_type }: UberFile): readonly ServedMenu[] {
  const named = menu_type === undefined ? undefined : orderTypes[menu_type]
  if (menu_type !== undefined && named === undefined) draft.lose('menu_type', 'menu_type', menu_type)
  return menus.map(({ id, title, category_ids: groups = [], service_availability = [] }) => {
    const periods = periodsOf(draft, id, service_availability)
    return {
      id,
      name: wordsOf(draft, id, title),
      groups,
      ...(named === undefined ? {} : { orderTypes: [named] }),
      ...(periods.length === 0 ? {} : { periods }),
    }
  })
}

function periodsOf({ lose }: VendorDraft, id: string, hours: readonly UberHours[]): readonly DayPart[] {
  const periods = hours.flatMap((one): readonly DayPeriod[] => {
    const day = dayNamed(one.day_of_week)
    if (day !== undefined) return one.time_periods.map(({ start_time: from, end_time: to }) => ({ day, from, to }))
    lose('service_availability of a day that is none', id, one)
    return []
  })
  return dayParts(periods)
}
