import { emptyMenu } from '../../src-domain/menu/menu.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Catalogue } from '../location/catalogue.ts'
import type { OrderServer } from '../order-server.ts'
import { servedMenu } from './served-menu.ts'

export const openMenus = (catalogue: Catalogue, clock: Clock): OrderServer['menus'] => ({
  menu: async ({ brandId }, locationId, orderType, menuType) => {
    const known = await catalogue.location(brandId, locationId)
    if (known === undefined) return { _tag: 'NotFound' }
    if (menuType === 'packing') {
      return { menu: known.packingMenus?.[orderType] ?? emptyMenu, version: known.packingVersion ?? 'none' }
    }
    const { timeZone } = known.settings.location
    const { menu, part } = servedMenu(known.menus[orderType], orderType, timeZone, clock.now())
    return { menu, version: known.menuVersion + part }
  },
})
