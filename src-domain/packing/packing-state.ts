import type { Menu } from '../menu/menu.ts'

/** The packing menu of the order's restaurant (PACK-01); empty where nothing is packed, and before it is known. */
export interface PackingState {
  readonly menu: Menu
  readonly isLoading: boolean
}
