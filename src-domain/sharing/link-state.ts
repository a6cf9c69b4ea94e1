export type LinkState =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Creating' }
  /** `key`: the order's idempotency key. A changed cart needs a new link. */
  | { readonly _tag: 'Ready'; readonly key: string; readonly address: string }
  | { readonly _tag: 'Failed' }

export const noLink: LinkState = { _tag: 'None' }
