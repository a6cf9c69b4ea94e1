import type { Menu } from './menu.ts'

/** The full menu with its options, which the ordering chunk loads. */
export type MenuState =
  | { readonly _tag: 'Loading' }
  | { readonly _tag: 'Ready'; readonly menu: Menu }
  /** Without `why`, the server has no menu. */
  | { readonly _tag: 'Failed'; readonly why?: 'Offline' | 'NoAnswer' }
