import type { Menu } from './menu.ts'

/** The full menu with options, loaded by the ordering chunk. */
export type MenuState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly menu: Menu }
  /** Absent: the server has no menu. */
  | { readonly _tag: 'Failed'; readonly why?: 'Offline' | 'NoAnswer' }
