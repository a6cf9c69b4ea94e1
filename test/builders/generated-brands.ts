import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { newBrand } from '../../src/integrator/new-brand.ts'
import { type Currency, minorUnits } from '../../src-domain/money/currency.ts'
import { type Chance, chanceFrom } from '../faults/chance.ts'

export interface GeneratedLocation {
  readonly id: string
  readonly slug: string
  /** Minor units of the plain dish here. */
  readonly plainPrice: number
}

export interface GeneratedBrand {
  readonly id: string
  readonly name: string
  readonly host: string
  readonly currency: Currency
  /** A dish without choices, which every location has, and the group that lists it. */
  readonly plainDish: { readonly id: string; readonly group: string }
  readonly locations: readonly GeneratedLocation[]
}

export interface BrandsPlan {
  readonly brands: number
  /** Each brand has so many. */
  readonly locations: number
  readonly dishes?: number
  readonly seed?: number
  /** Ids of brands with an owner, who may publish. */
  readonly owned?: readonly string[]
}

/** Signs in where the server is in development. */
export const generatedOwner = { email: 'owner@generated.example', password: 'Demo-Ladle-1' }

interface Plan extends Required<BrandsPlan> {
  readonly chance: Chance
}

/** Minor units of a cheap dish. */
const cheap: readonly (readonly [Currency, number])[] = [
  ['USD', 800],
  ['EUR', 750],
  ['GBP', 650],
  ['JPY', 900],
  ['KWD', 1_500],
  ['COP', 2_400_000],
  ['MXN', 9_000],
  ['KRW', 8_000],
]
const zones = ['America/New_York', 'Europe/Madrid', 'Asia/Tokyo', 'America/Bogota', 'Asia/Kuwait'] as const
const rates = ['0', '5', '8.875', '10', '19', '21'] as const
const kinds = ['Noodles', 'Curry', 'Pizza', 'Grill', 'Salads', 'Bakery', 'Soup', 'Drinks'] as const
const tastes = ['Smoked', 'Green', 'Slow', 'Burnt', 'Sweet', 'Sour', 'Late', 'Early'] as const
const things = ['lemon', 'pepper', 'sesame', 'basil', 'pumpkin', 'garlic', 'plum', 'mint'] as const

/**
 * Writes the folders of brands that have nothing in common but their seed: names, hosts, currencies, taxes and menus
 * differ. In each second brand the last location differs from the others: by a menu of its own, or by a price.
 */
export function writeGeneratedBrands(
  root: string,
  { brands, locations, dishes = 60, seed = 1, owned = [] }: BrandsPlan,
): readonly GeneratedBrand[] {
  return Array.from({ length: brands }, (_, at) => {
    const chance = chanceFrom(seed * 10_007 + at)
    return writeBrand(root, at, { brands, locations, dishes, seed, owned, chance })
  })
}

/** A price that no other brand has, so that a menu of another brand shows. */
function plainPriceOf(at: number, least: number): number {
  return least + at * (least >= 10_000 ? 1_000 : 5)
}

function writeBrand(root: string, at: number, plan: Plan): GeneratedBrand {
  const id = `brand-${String(at).padStart(3, '0')}`
  const [currency, least] = cheap[at % cheap.length] ?? ['USD', 800]
  const plainPrice = plainPriceOf(at, least)
  const name = `${plan.chance.oneOf(...tastes)} ${plan.chance.oneOf(...kinds)} ${at}`
  const difference = at % 4 === 1 ? 'own menu' : at % 4 === 3 ? 'own price' : undefined
  const locations = Array.from({ length: plan.locations }, (_, which): GeneratedLocation => {
    const differs = difference !== undefined && which === plan.locations - 1
    const slug = `street-${which + 1}`
    return { id: `loc_${id}_${slug}`, slug, plainPrice: differs ? plainPrice + least / 10 : plainPrice }
  })
  const last = locations.at(-1)?.plainPrice ?? plainPrice
  const written = newBrand(id)
  const files: Readonly<Record<string, unknown>> = {
    ...written,
    'brand.json': { ...Object(written['brand.json']), name, currency, hosts: [`${id}.localhost`] },
    'locations.json': locations.map((location, which) =>
      locationFile(location, plan, {
        menu: difference === 'own menu' && which === locations.length - 1 ? 'own.json' : 'menu.json',
        ...(difference === 'own price' && which === locations.length - 1
          ? { menuChanges: [{ item: 'dish-0', price: inUnits(currency, last) }] }
          : {}),
      }),
    ),
    'menu.json': menuFile(plan, currency, plainPrice, least),
    ...(plan.owned.includes(id) ? { 'staff.json': [{ ...generatedOwner, name: 'Rosa', role: 'owner' }] } : {}),
    ...(difference === 'own menu' ? { 'own.json': menuFile(plan, currency, last, least) } : {}),
  }
  mkdirSync(join(root, id), { recursive: true })
  for (const [file, json] of Object.entries(files)) writeFileSync(join(root, id, file), JSON.stringify(json))
  return { id, name, host: `${id}.localhost`, currency, plainDish: { id: 'dish-0', group: 'group-0' }, locations }
}

/** An amount as brand files and answers have it. */
export function inUnits(currency: Currency, amount: number): number {
  return amount / 10 ** minorUnits(currency)
}

/** Changes the price of the plain dish in the brand's own menu file. */
export function repricePlainDish(root: string, { id, plainDish }: GeneratedBrand, price: number): void {
  const path = join(root, id, 'menu.json')
  const menu = JSON.parse(readFileSync(path, 'utf8'))
  menu.items[plainDish.id].price = price
  writeFileSync(path, JSON.stringify(menu))
}

/** A menu that no server can read. */
export function breakMenu(root: string, id: string): void {
  writeFileSync(join(root, id, 'menu.json'), '{ "menus": ')
}

/** The build with the pictures of brands that have none. Publishing needs to know that the build has seen them. */
export function buildOfBrands(distDir: string, into: string, ids: readonly string[]): void {
  mkdirSync(join(into, 'brands'), { recursive: true })
  for (const name of readdirSync(distDir).filter((one) => one !== 'brands'))
    symlinkSync(resolve(distDir, name), join(into, name))
  for (const id of ids) {
    const images = join(into, 'brands', id, 'images')
    mkdirSync(images, { recursive: true })
    writeFileSync(join(images, '.pictures.json'), '{}')
  }
}

/** One plain dish for pickup, as soon as possible. */
export function plainOrderOf({ plainDish: { id, group } }: GeneratedBrand) {
  const line = { group, item: id, modifiers: [], notes: '', quantity: 1 }
  return { code: '', items: [line], note: '', orderType: 'pickup', scheduledAt: null }
}

/** A guest's cash order. One name for each key, so that no two orders look alike. */
export function cashPlacement(brand: GeneratedBrand, key: string, expectedTotal: number) {
  const name = [...key.replaceAll('-', '')].map((sign) => String.fromCharCode(97 + Number.parseInt(sign, 16))).join('')
  return {
    ...plainOrderOf(brand),
    idempotencyKey: key,
    guestInfo: { firstName: 'Ada', lastName: name, email: `${name}@example.com` },
    ...{ cart: [], isCash: true, tip: 0, expectedTotal },
  }
}

function locationFile({ id, slug }: GeneratedLocation, { chance }: Plan, menus: object) {
  const always = { pickupOpen: '00:00', pickupClose: '00:00' }
  return {
    ...{ id, slug, name: `Street ${slug.slice(-1)}`, timeZone: chance.oneOf(...zones) },
    address: { street1: `${chance.between(1, 200)} Main Street`, street2: '', city: 'Town', state: 'TS', zip: '10001' },
    hours: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
      ...{ day, ...always, deliveryOpen: null, deliveryClose: null, dineInOpen: null, dineInClose: null },
    })),
    ...{ taxPercent: chance.oneOf(...rates), serviceFee: {}, tables: [] },
    serviceEstimates: { pickup: chance.between(10, 40) },
    ...menus,
  }
}

/** The first dish has no choices; the others have up to three of eight. */
function menuFile({ dishes, chance }: Plan, currency: Currency, plainPrice: number, least: number) {
  const groups = Array.from({ length: Math.min(8, dishes) }, (_, at) => `group-${at}`)
  const options = Array.from({ length: 8 }, (_, at) => `option-${at}`)
  const modifiers = options.flatMap((option) => [0, 1, 2, 3].map((at) => `${option}-${at}`))
  const isFirst = (at: number) => at === 0
  const dish = (at: number) => ({
    id: `dish-${at}`,
    name: `${chance.oneOf(...tastes)} ${chance.oneOf(...things)} ${at}`,
    description: `With ${chance.oneOf(...things)} and ${chance.oneOf(...things)}, made when you order it.`,
    price: inUnits(currency, isFirst(at) ? plainPrice : least + chance.between(0, 40) * (least / 10)),
    options: isFirst(at) ? [] : options.slice(at % 6, (at % 6) + chance.between(0, 3)),
    dietaryRestrictions: chance.next() < 0.3 ? ['Vegan'] : [],
  })
  return {
    menus: { all: { id: 'all', name: 'Menu', orderType: 'pickup', groups } },
    groups: Object.fromEntries(
      groups.map((id, at) => [
        id,
        {
          ...{ id, name: kinds[at % kinds.length] ?? id, description: 'Cooked all day.' },
          items: Array.from({ length: dishes }, (_, which) => `dish-${which}`).filter(
            (_, which) => which % groups.length === at,
          ),
        },
      ]),
    ),
    items: Object.fromEntries([
      ...Array.from({ length: dishes }, (_, at) => [`dish-${at}`, dish(at)]),
      ...modifiers.map((id) => [id, { id, name: `${chance.oneOf(...tastes)} ${id.slice(-1)}`, price: 0 }]),
    ]),
    options: Object.fromEntries(
      options.map((id) => [
        id,
        {
          ...{ id, name: `Choice ${id.slice(-1)}`, min: 0, max: 2 },
          items: modifiers.filter((modifier) => modifier.startsWith(`${id}-`)),
        },
      ]),
    ),
  }
}
