import * as t from 'io-ts'
import { none, ok, route } from './route.ts'
import { orderType } from './wire.ts'

interface Group {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly items: readonly string[]
  readonly subgroups: readonly string[]
  readonly images: readonly string[]
  readonly min: number | null
  readonly max: number | null
  readonly isSingleSelectionOnly: boolean
  readonly priority: number
}

interface Option {
  readonly id: string
  readonly name: string
  readonly min: number | null
  readonly max: number | null
  readonly isSingleSelectionOnly: boolean
  readonly items: readonly string[]
  readonly priority: number
  readonly navIndex: number
  readonly defaultModifiers: readonly string[]
}

interface Item {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: number
  readonly images: readonly string[]
  readonly options: readonly string[]
  readonly dietaryRestrictions: readonly string[]
  readonly additionalDescriptions: readonly string[]
  readonly calories: { readonly min: number; readonly max: number } | null
  readonly restaurantGroup: string | null
}

export interface Dishes {
  readonly groups: Readonly<Record<string, Group>>
  readonly items: Readonly<Record<string, Item>>
  readonly options: Readonly<Record<string, Option>>
}

function group(id: string, name: string, items: readonly string[], fields: Partial<Group> = {}): Group {
  return {
    ...{ id, name, description: '', items, subgroups: [], images: [], min: null, max: null },
    ...{ isSingleSelectionOnly: false, priority: 0, ...fields },
  }
}
function option(
  id: string,
  name: string,
  [min, max]: readonly [number | null, number | null],
  items: readonly string[],
  defaultModifiers: readonly string[] = [],
): Option {
  return {
    ...{ id, name, min, max, isSingleSelectionOnly: false, items, priority: 0, navIndex: 0, defaultModifiers },
  }
}
function item(id: string, name: string, price: number, options: readonly string[] = []): Item {
  return {
    ...{ id, name, description: `${name} of the house`, price, images: [], options, dietaryRestrictions: [] },
    ...{ additionalDescriptions: [], calories: null, restaurantGroup: null },
  }
}
function byId<A extends { readonly id: string }>(...all: readonly A[]): Readonly<Record<string, A>> {
  return Object.fromEntries(all.map((one) => [one.id, one]))
}

const dishes: Dishes = {
  groups: byId(
    group('g1', 'Soups', ['i1', 'i2']),
    group('g2', 'Drinks', ['i3', 'i4']),
    group('g3', 'Set meals', [], { subgroups: ['g4', 'g5'] }),
    group('g4', 'Lunch for one', ['i5', 'i6']),
    group('g5', 'Lunch for two', ['i7']),
  ),
  items: byId(
    item('i1', 'Tomato soup', 6.5, ['o1', 'o2']),
    item('i2', 'Leek soup', 5),
    item('i3', 'Lemonade', 2),
    item('i4', 'Mint tea', 1.85),
    item('i5', 'Half a lunch', 8),
    item('i6', 'Whole lunch', 11.25, ['o2']),
    item('i7', 'Lunch and a friend', 19.99),
    ...[item('m1', 'White bread', 0), item('m2', 'Rye bread', 0.5, ['o3']), item('m3', 'Butter', 0.35)],
    ...[item('m4', 'Cheese', 1), item('m5', 'Herbs', 0.25), item('m6', 'Croutons', 0.75)],
  ),
  options: byId(
    option('o1', 'Bread', [1, 1], ['m1', 'm2']),
    option('o2', 'On top', [0, 2], ['m4', 'm5', 'm6']),
    option('o3', 'With the rye', [0, 1], ['m3']),
  ),
}

const packing: Dishes = {
  groups: byId(
    group('p1', 'Cutlery', ['k1', 'k2'], { isSingleSelectionOnly: true }),
    group('p2', 'Sauces', ['k3', 'k4', 'k5'], { max: 2 }),
  ),
  items: byId(
    ...[item('k1', 'A spoon', 0), item('k2', 'Spoon and napkin', 0)],
    ...[item('k3', 'Chili', 0), item('k4', 'Sour cream', 0), item('k5', 'Pesto', 0)],
  ),
  options: {},
}

const upsells: Dishes = {
  groups: byId(group('u1', 'Something sweet', ['i8', 'i3']), group('u2', 'For the morning', ['i9'])),
  items: byId(
    item('i8', 'Brownie', 3.25, ['o4']),
    ...[item('i3', 'Lemonade', 2), item('i9', 'Bread roll', 1.1), item('m7', 'Ice cream', 1.4)],
  ),
  options: byId(option('o4', 'With it', [0, 1], ['m7'])),
}

export const allDishes: Dishes = {
  groups: { ...dishes.groups, ...packing.groups, ...upsells.groups },
  items: { ...dishes.items, ...packing.items, ...upsells.items },
  options: { ...dishes.options, ...packing.options, ...upsells.options },
}

const menuQuery = t.intersection([t.type({ orderType }), t.partial({ menuType: t.literal('packing') })])

export const menuRoutes = [
  route({
    method: 'GET',
    path: '/menus',
    query: menuQuery,
    body: none,
    location: 'required',
    answer: ({ query }) => {
      const served = query.menuType === 'packing' ? packing : dishes
      const groups = query.menuType === 'packing' ? ['p1', 'p2'] : ['g1', 'g2', 'g3']
      const one = { id: 'm1', name: 'All day', orderType: query.orderType, groups }
      return ok({ menus: { [one.id]: one }, ...served, restaurantGroups: {} })
    },
  }),
  // An empty menu list: the contract names groups, items and options only.
  route({
    method: 'GET',
    path: '/upsells',
    query: t.partial({ orderType }),
    body: none,
    location: 'required',
    answer: () => ok(upsells),
  }),
]
