import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu, MenuGroup, MenuItem, MenuList, MenuOption, RestaurantGroup } from '../../src-domain/menu/menu.ts'
import { minor } from '../../src-domain/money/minor.ts'

/*
 * aMenu()
 * .withGroup(aGroup('Bowls').of(
 * anItem('Ramen').costing(1250).asking(
 * anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50)))))
 * .build()
 * Ids are the names in kebab case unless withId sets one. Builders are immutable.
 */
export function idOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}

export interface OptionBuilder {
  readonly option: MenuOption
  readonly offered: readonly ItemBuilder[]
  readonly withId: (id: string) => OptionBuilder
  readonly between: (min: number | undefined, max: number | undefined) => OptionBuilder
  readonly singleSelectionOnly: () => OptionBuilder
  readonly offering: (...items: readonly ItemBuilder[]) => OptionBuilder
  readonly preselecting: (...itemIds: readonly string[]) => OptionBuilder
  readonly withPriority: (priority: number) => OptionBuilder
  readonly with: (fields: Partial<MenuOption>) => OptionBuilder
}

export interface ItemBuilder {
  readonly item: MenuItem
  readonly asked: readonly OptionBuilder[]
  readonly withId: (id: string) => ItemBuilder
  /** Minor. */
  readonly costing: (amount: number) => ItemBuilder
  readonly soldOut: () => ItemBuilder
  readonly asking: (...options: readonly OptionBuilder[]) => ItemBuilder
  readonly withCalories: (min: number, max: number) => ItemBuilder
  readonly forDiets: (...diets: readonly string[]) => ItemBuilder
  readonly with: (fields: Partial<MenuItem>) => ItemBuilder
}

export interface GroupBuilder {
  readonly group: MenuGroup
  readonly listed: readonly ItemBuilder[]
  readonly children: readonly GroupBuilder[]
  readonly withId: (id: string) => GroupBuilder
  readonly of: (...items: readonly ItemBuilder[]) => GroupBuilder
  readonly withSubgroups: (...groups: readonly GroupBuilder[]) => GroupBuilder
  readonly between: (min: number | undefined, max: number | undefined) => GroupBuilder
  readonly singleSelectionOnly: () => GroupBuilder
  readonly withPriority: (priority: number) => GroupBuilder
  readonly with: (fields: Partial<MenuGroup>) => GroupBuilder
}

export interface MenuBuilder {
  readonly withGroup: (...groups: readonly GroupBuilder[]) => MenuBuilder
  readonly withItem: (...items: readonly ItemBuilder[]) => MenuBuilder
  readonly withRestaurant: (...restaurants: readonly RestaurantGroup[]) => MenuBuilder
  readonly for: (...orderTypes: readonly DiningOption[]) => MenuBuilder
  readonly build: () => Menu
}

/** An open bound is an absent field, not `undefined`. */
function withBounds<A extends { readonly min?: number; readonly max?: number }>(
  thing: A,
  min: number | undefined,
  max: number | undefined,
): A {
  const { min: _min, max: _max, ...rest } = thing
  return { ...rest, ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) } as A
}

function optionBuilder(option: MenuOption, offered: readonly ItemBuilder[]): OptionBuilder {
  return {
    option,
    offered,
    withId: (id) => optionBuilder({ ...option, id }, offered),
    between: (min, max) => optionBuilder(withBounds(option, min, max), offered),
    singleSelectionOnly: () => optionBuilder({ ...option, isSingleSelectionOnly: true }, offered),
    offering: (...items) =>
      optionBuilder({ ...option, items: [...option.items, ...items.map(({ item }) => item.id)] }, [
        ...offered,
        ...items,
      ]),
    preselecting: (...itemIds) => optionBuilder({ ...option, defaultModifiers: itemIds }, offered),
    withPriority: (priority) => optionBuilder({ ...option, priority }, offered),
    with: (fields) => optionBuilder({ ...option, ...fields }, offered),
  }
}

/** Optional and unbounded until `between`. */
export function anOption(name: string): OptionBuilder {
  return optionBuilder(
    { id: idOf(name), name, isSingleSelectionOnly: false, items: [], priority: 0, defaultModifiers: [] },
    [],
  )
}

function itemBuilder(item: MenuItem, asked: readonly OptionBuilder[]): ItemBuilder {
  return {
    item,
    asked,
    withId: (id) => itemBuilder({ ...item, id }, asked),
    costing: (amount) => itemBuilder({ ...item, price: minor(amount) }, asked),
    soldOut: () => itemBuilder({ ...item, isAvailable: false }, asked),
    asking: (...options) =>
      itemBuilder({ ...item, options: [...item.options, ...options.map(({ option }) => option.id)] }, [
        ...asked,
        ...options,
      ]),
    withCalories: (min, max) => itemBuilder({ ...item, calories: { min, max } }, asked),
    forDiets: (...diets) => itemBuilder({ ...item, dietaryRestrictions: diets }, asked),
    with: (fields) => itemBuilder({ ...item, ...fields }, asked),
  }
}

/** A menu item or modifier; free until `costing`. */
export function anItem(name: string): ItemBuilder {
  return itemBuilder(
    {
      id: idOf(name),
      name,
      description: '',
      price: minor(0),
      images: [],
      options: [],
      dietaryRestrictions: [],
      additionalDescriptions: [],
      isAvailable: true,
    },
    [],
  )
}

function groupBuilder(
  group: MenuGroup,
  listed: readonly ItemBuilder[],
  children: readonly GroupBuilder[],
): GroupBuilder {
  return {
    group,
    listed,
    children,
    withId: (id) => groupBuilder({ ...group, id }, listed, children),
    of: (...items) =>
      groupBuilder(
        { ...group, items: [...group.items, ...items.map(({ item }) => item.id)] },
        [...listed, ...items],
        children,
      ),
    withSubgroups: (...groups) =>
      groupBuilder({ ...group, subgroups: [...group.subgroups, ...groups.map((child) => child.group.id)] }, listed, [
        ...children,
        ...groups,
      ]),
    between: (min, max) => groupBuilder(withBounds(group, min, max), listed, children),
    singleSelectionOnly: () => groupBuilder({ ...group, isSingleSelectionOnly: true }, listed, children),
    withPriority: (priority) => groupBuilder({ ...group, priority }, listed, children),
    with: (fields) => groupBuilder({ ...group, ...fields }, listed, children),
  }
}

export function aGroup(name: string): GroupBuilder {
  return groupBuilder(
    {
      id: idOf(name),
      name,
      description: '',
      items: [],
      subgroups: [],
      images: [],
      isSingleSelectionOnly: false,
      priority: 0,
    },
    [],
    [],
  )
}

function collect(groups: readonly GroupBuilder[]) {
  const found = {
    groups: new Map<string, MenuGroup>(),
    items: new Map<string, MenuItem>(),
    options: new Map<string, MenuOption>(),
  }
  const takeItem = ({ item, asked }: ItemBuilder): void => {
    found.items.set(item.id, item)
    for (const { option, offered } of asked) {
      found.options.set(option.id, option)
      offered.forEach(takeItem)
    }
  }
  const takeGroup = ({ group, listed, children }: GroupBuilder): void => {
    found.groups.set(group.id, group)
    listed.forEach(takeItem)
    children.forEach(takeGroup)
  }
  groups.forEach(takeGroup)
  return found
}

interface MenuParts {
  readonly groups: readonly GroupBuilder[]
  readonly loose: readonly ItemBuilder[]
  readonly restaurants: readonly RestaurantGroup[]
  readonly orderTypes: readonly DiningOption[]
}

function menuBuilder(parts: MenuParts): MenuBuilder {
  return {
    withGroup: (...groups) => menuBuilder({ ...parts, groups: [...parts.groups, ...groups] }),
    withItem: (...items) => menuBuilder({ ...parts, loose: [...parts.loose, ...items] }),
    withRestaurant: (...restaurants) => menuBuilder({ ...parts, restaurants: [...parts.restaurants, ...restaurants] }),
    for: (...orderTypes) => menuBuilder({ ...parts, orderTypes }),
    build: () => {
      const top = parts.loose.length === 0 ? parts.groups : [...parts.groups, aGroup('Menu').of(...parts.loose)]
      const groups = top.map(({ group }) => group.id)
      const lists = parts.orderTypes.map(
        (orderType): MenuList => ({ id: orderType, name: orderType, orderType, groups }),
      )
      return {
        menus: new Map(lists.map((list) => [list.id, list])),
        ...collect(top),
        restaurantGroups: new Map(parts.restaurants.map((restaurant) => [restaurant.id, restaurant])),
      }
    },
  }
}

export function aMenu(): MenuBuilder {
  return menuBuilder({ groups: [], loose: [], restaurants: [], orderTypes: ['pickup'] })
}
