import type { Menu } from '../menu/menu.ts'

/** PACK-01. The menu is empty until loaded. */
export interface PackingState {
  readonly menu: Menu
  readonly isLoading: boolean
}
