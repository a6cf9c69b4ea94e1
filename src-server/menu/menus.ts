import { left, right } from 'fp-ts/lib/Either.js'
import { emptyMenu } from '../../src-domain/menu/menu.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../location/catalogue.ts'
import type { OrderServer } from '../order-server.ts'
import { servedMenu } from './served-menu.ts'

export function openMenus(catalogue: Catalogue, clock: Clock): OrderServer['menus'] {
  return {
    menu:
      ({ brandId }, locationId, orderType, menuType) =>
      async () => {
        const known = await catalogue.location(brandId, locationId)
        if (known === undefined) return left({ _tag: 'NotFound' })
        if (menuType === 'packing') {
          return right({ menu: known.packingMenus?.[orderType] ?? emptyMenu, version: known.packingVersion ?? 'none' })
        }
        const { timeZone } = known.settings.location
        const { menu, part } = servedMenu(known.menus[orderType], orderType, timeZone, clock.now())
        return right({ menu, version: known.menuVersion + part })
      },
  }
}
