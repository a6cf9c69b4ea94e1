/** The link to the cart as it stands (LINK-01). */
export type LinkState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Creating' }
  /** `key` is the order's idempotency key at that moment: a changed cart needs a link of its own. */
  | { readonly _tag: 'Ready'; readonly key: string; readonly address: string }
  | { readonly _tag: 'Failed' }

export const noLink: LinkState = { _tag: 'None' }
