import type { DiningOption } from '../dining-option/dining-option.ts'

/** A tapped link to a menu. */
export interface MenuLink {
  readonly href: string
  /** Id of the link's restaurant; absent for the page's own. */
  readonly id?: string | undefined
  readonly name?: string | undefined
}

/** A customer's request to the ordering chunk, queued until it has loaded. */
export type ShopIntent =
  | { readonly _tag: 'OpenItem'; readonly groupId: string; readonly itemId: string }
  /** `path`: screen of the cart. `asksAddress`: for a delivery without an address (LINK-04). */
  | { readonly _tag: 'OpenCart'; readonly path?: string; readonly asksAddress?: boolean }
  | { readonly _tag: 'SharedCart'; readonly id: string }
  | { readonly _tag: 'NearMe' }
  /** `to`: the account page to open after sign-in. */
  | { readonly _tag: 'SignIn'; readonly to?: string }
  /** LOC-23; `slug`: the restaurant chosen first. */
  | { readonly _tag: 'EnterAddress'; readonly slug?: string }
  /** Opened by a link /location/{slug}/dine-in?table=12. */
  | { readonly _tag: 'SitAt'; readonly table: string }
  /** Opens another menu with items in the cart. Asks before dishes are lost (CART-20). */
  | { readonly _tag: 'Move'; readonly type: DiningOption; readonly link: MenuLink }
