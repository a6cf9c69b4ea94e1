import type { DiningOption } from '../dining-option/dining-option.ts'

/** MENU-13: a delivery menu needs a delivery order, because only that has an address to deliver to. */
export const mayShowMenu = (menuOrderType: DiningOption, storedDiningOption: DiningOption): boolean =>
  menuOrderType !== 'delivery' || storedDiningOption === 'delivery'
