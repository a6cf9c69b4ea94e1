import { join } from 'node:path'
import type * as t from 'io-ts'
import type { locationSeed } from '../../src-contract/brand/seeds.ts'
import { allowedDiningOptions, type Brand } from '../../src-domain/brand/brand.ts'
import { mayBeForLater } from '../../src-domain/dining-option/may-be-for-later.ts'
import { isAlwaysFree } from '../../src-domain/menu/always-free.ts'
import { listed } from '../../src-domain/menu/listed.ts'
import { listedPrice } from '../../src-domain/menu/listed-price.ts'
import type { Menu, MenuItem } from '../../src-domain/menu/menu.ts'
import { groupsServed } from '../../src-domain/menu/served-in.ts'
import { priceText } from '../../src-domain/money/price-text.ts'
import { takesCards } from '../../src-domain/payment/payment-choice.ts'
import { mostCharged } from '../../src-domain/pricing/most-charged.ts'
import { longestWait } from '../../src-domain/scheduling/asap.ts'
import { waitMinutes } from '../../src-domain/scheduling/slots.ts'
import type { LocationSettings } from '../../src-server/store/rows/location-settings.ts'
import type { BrandFolder } from '../brand/brand-folder.ts'
import type { LoadedBrand } from '../brand/load-brands.ts'
import { loadLocations } from '../brand/load-locations.ts'

type LocationSeed = t.TypeOf<typeof locationSeed>

/** Reports what a menu, the brand's limits and a location's times make impossible together. Each line says what to do. */
export function saleWarnings(folder: BrandFolder, { brand, seed }: LoadedBrand): readonly string[] {
  const { seeds, locations } = loadLocations(folder, brand.currency)
  const lines = locations.flatMap((settings) => {
    const { id } = settings.location
    const menu = seed.ownMenus?.[id]?.menu ?? seed.menu
    const written = seeds.find((one) => one.id === id)
    if (written === undefined || 'why' in menu) return []
    const items = servedItems(brand, menu)
    return [
      ...timesOfLocation(brand, settings).map((line) => `${join(folder.path, 'locations.json')} ${line}`),
      ...items.flatMap((item) =>
        [...pricesOfItem(brand, menu, item), ...noticeOfItem(brand, settings, item)].map(
          (line) => `${positionOf(folder, written, item)} ${line}`,
        ),
      ),
      ...noticeOfAll(settings, items).map((line) => `${join(folder.path, 'locations.json')} ${line}`),
    ]
  })
  // Locations of one menu have the same findings.
  return [...new Set(lines)]
}

function servedItems(brand: Brand, menu: Menu): readonly MenuItem[] {
  const groups = allowedDiningOptions(brand).flatMap((type) => [...groupsServed(menu, type).values()])
  const ids = new Set(groups.flatMap(({ items }) => items))
  return listed([...ids], menu.items)
}

/** A location's own price stands in locations.json. */
function positionOf(folder: BrandFolder, { slug, menu, menuChanges }: LocationSeed, { id }: MenuItem): string {
  const isOwnPrice = menuChanges.some(({ item, price }) => item === id && price !== undefined)
  return isOwnPrice
    ? `${join(folder.path, 'locations.json')} ${slug}.menuChanges items.${id}`
    : `${join(folder.path, menu)} items.${id}`
}

function pricesOfItem(brand: Brand, menu: Menu, item: MenuItem): readonly string[] {
  if (isAlwaysFree(menu, item)) return ['costs nothing, whatever is chosen: give it or one of its choices a price']
  const { price } = listedPrice(menu, item)
  const text = priceText(brand, 'en')
  const most = mostCharged(brand.currency)
  if (price > most)
    return [`costs ${text(price)}, and an order at most ${text(most)}, so it cannot be sold: check its price`]
  if (!brand.ordering.cash || price <= brand.cash.most) return []
  const then = takesCards(brand) ? 'so it can only be paid by card' : 'so it cannot be sold'
  return [
    `costs ${text(price)}, and cash ends at ${text(brand.cash.most)}, ${then}: check its price, or raise cash.most in brand.json`,
  ]
}

/** Reports a location that offers orders for now and can never have one ready in time. */
function timesOfLocation(brand: Brand, { location, schedule }: LocationSettings): readonly string[] {
  if (!schedule.isAsapEnabled || location.isPreorderRequired) return []
  return allowedDiningOptions(brand)
    .filter(mayBeForLater)
    .flatMap((type) => {
      const wait = waitMinutes(schedule, type)
      return wait > longestWait
        ? [
            `${location.slug}.schedule offers ${type} as soon as possible with a wait of ${wait} minutes, and ${longestWait} is the most: lower leadMinutes or preparationMinutes, or set isAsapEnabled to false`,
          ]
        : []
    })
}

const minutesInDay = 1_440

/** An item that needs notice can only be scheduled. */
function noticeOfItem(brand: Brand, { location, schedule }: LocationSettings, item: MenuItem): readonly string[] {
  const { leadMinutes = 0 } = item
  if (leadMinutes === 0) return []
  const needs = `needs ${leadMinutes} minutes of notice`
  if (!brand.ordering.scheduled)
    return [
      `${needs}, and the brand takes no orders for later, so it cannot be ordered: switch on ordering.scheduled in brand.json, or remove leadMinutes`,
    ]
  return leadMinutes >= (schedule.daysAhead + 1) * minutesInDay
    ? [
        `${needs}, and ${location.slug} takes orders for at most ${schedule.daysAhead} days ahead, so it cannot be ordered: raise schedule.daysAhead in locations.json, or lower leadMinutes`,
      ]
    : []
}

/** Reports a location that offers orders for now, where every item needs notice. */
function noticeOfAll({ location, schedule }: LocationSettings, items: readonly MenuItem[]): readonly string[] {
  const isForLater = !schedule.isAsapEnabled || location.isPreorderRequired
  if (isForLater || items.length === 0 || items.some(({ leadMinutes = 0 }) => leadMinutes === 0)) return []
  return [
    `${location.slug}.schedule offers orders as soon as possible, and every item of its menu needs notice (leadMinutes): set isAsapEnabled to false`,
  ]
}
