import type { Menu, MenuItem, MenuOption } from '../../src-domain/menu/menu.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { SelectionError } from '../../src-domain/selection/selection-error.ts'
import type { Modifier, Selections } from '../../src-domain/selection/selections.ts'

const options: readonly MenuOption[] = [
  option('states', 'Toppings', ['corn', 'egg', 'nori', 'bamboo', 'pork'], { min: 0, max: 4 }),
  option('full', 'Two sauces, both chosen', ['chilli', 'sesame', 'garlic'], { min: 0, max: 2 }),
  option('missing', 'Noodles', ['thin', 'wide', 'none'], { min: 1, max: 1 }),
  option('done', 'How the egg is done', ['soft', 'hard'], { min: 1, max: 1 }),
]

const dish = {
  description: 'Chicken and kombu broth, simmered since last night, with a slick of charred scallion oil.',
  additionalDescriptions: ['Contains wheat, egg and soy'],
  dietaryRestrictions: ['Dairy free', 'Halal'],
  calories: { min: 540, max: 780 },
}

/** Group to choose from, with the same items (MENU-32). */
export const galleryGroup = 'bowls'

export function galleryMenu(pictures: readonly string[]): Menu {
  const items = dishes(pictures)
  const bowls = {
    id: galleryGroup,
    name: 'Bowl',
    description: '',
    items: ['ramen', 'gone', 'pork'],
    subgroups: [],
    images: [],
    isSingleSelectionOnly: false,
    priority: 0,
  }
  return {
    menus: new Map(),
    groups: new Map([[bowls.id, bowls]]),
    items: new Map(items.map((one) => [one.id, one])),
    options: new Map(options.map((one) => [one.id, one])),
    restaurantGroups: new Map(),
  }
}

function chosen(optionId: string, id: string, modifiers: Selections = new Map()): Modifier {
  return {
    option: optionId,
    item: id,
    modifiers,
  }
}

export const gallerySelections: Selections = new Map([
  ['states', [chosen('states', 'corn'), chosen('states', 'egg', new Map([['done', [chosen('done', 'soft')]]]))]],
  ['full', [chosen('full', 'chilli'), chosen('full', 'sesame')]],
])

export const galleryErrors: readonly SelectionError[] = [
  { type: 'option', optionId: 'missing', path: ['missing'], message: { _tag: 'SelectionMin', min: 1 } },
]

function item(id: string, name: string, price: number, rest: Partial<MenuItem> = {}): MenuItem {
  return {
    id,
    name,
    description: '',
    price: minor(price),
    images: [],
    options: [],
    dietaryRestrictions: [],
    additionalDescriptions: [],
    isAvailable: true,
    ...rest,
  }
}

function option(id: string, name: string, items: readonly string[], rest: Partial<MenuOption> = {}): MenuOption {
  return {
    id,
    name,
    items,
    isSingleSelectionOnly: false,
    priority: 0,
    defaultModifiers: [],
    ...rest,
  }
}

function dishes(pictures: readonly string[]): readonly MenuItem[] {
  const images = (at: number): readonly string[] => pictures.slice(at, at + 1)
  const ramen = { ...dish, images: images(0), options: ['states', 'full', 'missing'] }
  return [
    item('ramen', 'Charcoal ramen', 1450, ramen),
    item('gone', 'Cold soba', 1250, { ...dish, images: images(1), isAvailable: false }),
    item('corn', 'Charred corn', 150, { images: images(2), dietaryRestrictions: ['Vegan'] }),
    item('egg', 'Tea egg', 200, { images: images(3), options: ['done'], calories: { min: 80, max: 80 } }),
    item('nori', 'Nori', 0, { images: images(4), description: 'Three sheets', dietaryRestrictions: ['Vegan'] }),
    item('bamboo', 'Bamboo', 100, { images: images(5), isAvailable: false }),
    item('pork', 'Pork belly, slowly cooked', 350, { images: images(6) }),
    item('chilli', 'Chilli crisp', 75, { images: images(7) }),
    item('sesame', 'Sesame', 50, { images: images(8) }),
    item('garlic', 'Black garlic', 100, { images: images(9) }),
    item('thin', 'Thin', 0, { images: images(10) }),
    item('wide', 'Wide', 50, { images: images(11) }),
    item('none', 'No noodles', 0, { images: images(12) }),
    item('soft', 'Soft', 0),
    item('hard', 'Hard', 0),
  ]
}
