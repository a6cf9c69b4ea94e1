import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type DiningOption, diningOptions } from '../../src-domain/dining-option/dining-option.ts'
import { emptyMenu, type Menu } from '../../src-domain/menu/menu.ts'
import type { Clock, Instant } from '../../src-domain/time/clock.ts'
import { upsellsOnMenu } from '../../src-domain/upsell/upsell-menu.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue, KnownLocation } from '../catalogue/catalogue.ts'
import { menuForOrderType } from '../catalogue/menu-for-order-type.ts'
import type { VersionedMenu } from '../menu/menus.ts'
import { servedMenu } from '../menu/served-menu.ts'
import type { NotFound } from '../not-found.ts'

export interface UpsellsFacade {
  /** `at`: Unix seconds; absent: now. */
  readonly upsells: (
    caller: Caller,
    locationId: string,
    orderType?: DiningOption,
    at?: number,
  ) => Promise<Either<NotFound, VersionedMenu>>
}

/** Encoded responses are cached by object. */
const mostRemembered = 50
const remembered = new WeakMap<Menu, Map<string, VersionedMenu>>()

export function openUpsells(catalogue: Catalogue, clock: Clock): UpsellsFacade {
  return {
    upsells: async ({ brandId }, locationId, orderType, at) => {
      const known = await catalogue.location(brandId, locationId)
      if (known === undefined) return left({ _tag: 'NotFound' })
      if (known.upsells === undefined) return right({ menu: emptyMenu, version: 'none' })
      const asked = diningOptions.filter((one) => orderType === undefined || one === orderType)
      return right(shownUpsells(known, known.upsells, asked, at === undefined ? clock.now() : at * 1_000))
    },
  }
}

function mergeMenus(menus: readonly Menu[]): Menu {
  return {
    menus: new Map(menus.flatMap((menu) => [...menu.menus])),
    groups: new Map(menus.flatMap((menu) => [...menu.groups])),
    items: new Map(menus.flatMap((menu) => [...menu.items])),
    options: new Map(menus.flatMap((menu) => [...menu.options])),
    restaurantGroups: new Map(menus.flatMap((menu) => [...menu.restaurantGroups])),
  }
}

function shownUpsells(known: KnownLocation, upsells: Menu, orderTypes: readonly DiningOption[], moment: Instant) {
  const served = orderTypes.map((orderType) => ({
    orderType,
    ...servedMenu(known, orderType, moment),
  }))
  const version = [
    known.upsellVersion ?? '',
    known.menuVersion,
    ...served.map(({ orderType, part }) => orderType + part),
  ]
  const name = version.join('.')
  const texts = remembered.get(upsells) ?? new Map<string, VersionedMenu>()
  remembered.set(upsells, texts)
  const found = texts.get(name)
  if (found !== undefined) return found
  const menus = served.map(({ orderType, menu }) => menuForOrderType(upsellsOnMenu(upsells, menu), orderType))
  const made = { menu: mergeMenus(menus), version: name }
  texts.set(name, made)
  const oldest = texts.keys().next().value
  if (texts.size > mostRemembered && oldest !== undefined) texts.delete(oldest)
  return made
}
