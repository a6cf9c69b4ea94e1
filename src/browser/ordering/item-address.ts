import { itemAddress as addressOfItem } from '../../../src-domain/navigation/addresses.ts'
import { addressAtTime, timeInAddress } from '../../../src-domain/navigation/menu-time-address.ts'
import type { OpenSheet } from '../../../src-domain/navigation/open-sheet.ts'
import type { OrderingPage } from './ordering-page.ts'

/** The address of a dish that is opened (MENU-15), at the time of the page's menu; every other place has that of the page. */
export function itemAddress({ cells, shop: { menuHref } }: Pick<OrderingPage, 'cells' | 'shop'>) {
  return (next: OpenSheet): string | undefined => {
    if (next._tag !== 'Item' || menuHref === undefined) return undefined
    const menu = cells.menu.current()
    const item = menu._tag === 'Ready' ? menu.menu.items.get(next.itemId) : undefined
    const address = item === undefined ? addressOnCard(menuHref, next.itemId) : addressOfItem(menuHref, item)
    return addressAtTime(address, timeInAddress(new URLSearchParams(window.location.search).get('at')))
  }
}

/** Before the menu is there, the card that was tapped knows its own address. */
function addressOnCard(menuHref: string, itemId: string): string {
  return (
    [...document.links]
      .map(({ pathname }) => pathname)
      .find((path) => path.startsWith(menuHref) && path.endsWith(`/${encodeURIComponent(itemId)}`)) ??
    addressOfItem(menuHref, { id: itemId })
  )
}
