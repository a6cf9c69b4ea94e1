import type { DiningOption } from '../dining-option/dining-option.ts'

/** A link to a menu that a customer tapped, with what is written on it. */
export interface MenuLink {
  readonly href: string
  /** Of the restaurant; absent where it is that of the page. */
  readonly id?: string | undefined
  readonly name?: string | undefined
}

/** What a customer asks of the ordering chunk, perhaps before it is there. */
export type ShopIntent =
  | { readonly _tag: 'OpenItem'; readonly groupId: string; readonly itemId: string }
  /** `path`: a screen of the cart's flow, instead of its first one. `asksAddress`: of a delivery to nowhere (LINK-04). */
  | { readonly _tag: 'OpenCart'; readonly path?: string; readonly asksAddress?: boolean }
  /** A cart that somebody handed over (CART-24). */
  | { readonly _tag: 'SharedCart'; readonly id: string }
  /** The restaurants nearest to this device. */
  | { readonly _tag: 'NearMe' }
  /** `to`: the page of the account that it is for. */
  | { readonly _tag: 'SignIn'; readonly to?: string }
  /** Where a delivery goes (LOC-23); `slug`: of the restaurant that was chosen first. */
  | { readonly _tag: 'EnterAddress'; readonly slug?: string }
  /** The link on a table: /location/{slug}/dine-in?table=12. */
  | { readonly _tag: 'SitAt'; readonly table: string }
  /** To another menu with an order in hand: what it does not have is told before (CART-20). */
  | { readonly _tag: 'Move'; readonly type: DiningOption; readonly link: MenuLink }
