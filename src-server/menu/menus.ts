import { emptyMenu } from '../../src-domain/menu/menu.ts'
import type { Catalogue } from '../location/catalogue.ts'
import type { OrderServer } from '../order-server.ts'

export const openMenus = (catalogue: Catalogue): OrderServer['menus'] => ({
  menu: async ({ brandId }, locationId, orderType, menuType) => {
    const known = await catalogue.location(brandId, locationId)
    if (known === undefined) return { _tag: 'NotFound' }
    return menuType === 'packing'
      ? { menu: known.packingMenus?.[orderType] ?? emptyMenu, version: known.packingVersion ?? 'none' }
      : { menu: known.menus[orderType], version: known.menuVersion }
  },
})
