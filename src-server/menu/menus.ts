import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Caller } from '../caller.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { NotFound } from '../not-found.ts'
import { servedMenu } from './served-menu.ts'

export interface VersionedMenu {
  readonly menu: Menu
  readonly version: string
}

export interface ServedMenuQuery {
  readonly menuType?: 'packing'
  /** Unix seconds; absent: now. */
  readonly at?: number
}

export interface MenusFacade {
  readonly menu: (
    caller: Caller,
    locationId: string,
    orderType: DiningOption,
    more?: ServedMenuQuery,
  ) => Promise<Either<NotFound, VersionedMenu>>
}

export function openMenus(catalogue: Catalogue, clock: Clock): MenusFacade {
  return {
    menu: async ({ brandId }, locationId, orderType, { menuType, at } = {}) => {
      const known = await catalogue.location(brandId, locationId)
      if (known === undefined) return left({ _tag: 'NotFound' })
      if (menuType === 'packing') {
        return right({ menu: known.packingMenus?.[orderType] ?? emptyMenu, version: known.packingVersion ?? 'none' })
      }
      const moment = at === undefined ? clock.now() : at * 1_000
      const { menu, part } = servedMenu(known, orderType, moment)
      return right({ menu, version: known.menuVersion + part })
    },
  }
}
