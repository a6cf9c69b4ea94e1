import type { Menu } from './menu.ts'

/** The menu with its options, as the ordering chunk fetches it. */
export type MenuState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly menu: Menu }
  /** Absent: the order server has none. */
  | { readonly _tag: 'Failed'; readonly why?: 'Offline' | 'NoAnswer' }
