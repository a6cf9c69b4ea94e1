/** What a customer asks of the ordering chunk, perhaps before it is there. */
export type ShopWish =
  | { readonly _tag: 'OpenItem'; readonly groupId: string; readonly itemId: string }
  | { readonly _tag: 'OpenCart' }
  | { readonly _tag: 'SignIn' }
  /** The link on a table: /location/{slug}/dine-in?table=12. */
  | { readonly _tag: 'SitAt'; readonly table: string }
