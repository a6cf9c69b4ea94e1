import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { WhatIsUnavailable } from '../../src-domain/location/unavailability.ts'
import type { LocationsView } from '../location/locations-view.ts'
import type { MenuPageView } from '../menu/menu-page-view.ts'
import type { BrandTexts } from '../messages/wording.ts'

export type Trouble =
  | { readonly _tag: 'UnknownLocation' }
  | { readonly _tag: 'MenuUnavailable' }
  /** No list is served now. `when`: the beginning of the next one. */
  | { readonly _tag: 'BetweenMenus'; readonly when: string }
  | { readonly _tag: 'Unavailable'; readonly what: WhatIsUnavailable }

export type ShopScreen =
  | { readonly _tag: 'Locations'; readonly view: LocationsView }
  | { readonly _tag: 'Menu'; readonly view: MenuPageView }
  /** `again`: address of this page for a retry, set if the order server did not answer. */
  | { readonly _tag: 'Trouble'; readonly trouble: Trouble; readonly again?: string }
  /** Home page without ordering (SHELL-01). */
  | { readonly _tag: 'Nothing' }

export interface HeaderView {
  readonly location?: {
    readonly name: string
    readonly line: string
    /** True if the line shows a duration instead of opening hours. */
    readonly isEstimate: boolean
    readonly isOpen: boolean
  }
  readonly types: readonly { readonly type: DiningOption; readonly href: string; readonly isCurrent: boolean }[]
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
}

export interface ShopFacts {
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** Prefix of the contract's paths. */
  readonly apiBase: string
  /** Turnstile site key; absent: the order server's own check. */
  readonly turnstileSiteKey?: string
  readonly orderType: DiningOption
  /** True if the path names the order type, which then overrides the stored one. */
  readonly isTypeNamed: boolean
  readonly location?: OrderLocation
  /** Ids of the page's menu lists. The ordering chunk compares them with those of its menu. */
  readonly lists?: readonly string[]
  /** Marketplace of this page (LOC-46). */
  readonly market?: string
  readonly orderingStyle?: string
  /** The checkout's own script, to be fetched ahead. */
  readonly checkoutScript?: string
  readonly popupsStyle?: string
  readonly consentStyle?: string
}

/** Input of server rendering. */
export interface ShopState extends ShopFacts {
  readonly header: HeaderView
  readonly screen: ShopScreen
}

/** Data embedded in the page: the facts, and screen data that is not in the markup. */
export interface ShopSeed extends ShopFacts {
  readonly _tag: 'shop'
  readonly screen: ScreenSeed
}

export type ScreenSeed =
  /** React renders this screen again, because only the browser knows the delivery address. */
  | Extract<ShopScreen, { readonly _tag: 'Locations' }>
  /** The browser reads the menu from the page, so that no data is sent twice. */
  | { readonly _tag: 'Menu' }
  | { readonly _tag: 'AsItStands' }

export function seedOf({ header: _, screen, ...facts }: ShopState): ShopSeed {
  // The brand's description is in the markup, and no script reads it.
  return { _tag: 'shop', ...facts, brand: { ...facts.brand, about: '' }, screen: screenSeed(screen) }
}

function screenSeed(screen: ShopScreen): ScreenSeed {
  switch (screen._tag) {
    case 'Locations':
      return screen.view.type === 'delivery' ? screen : { _tag: 'AsItStands' }
    case 'Menu':
      return { _tag: 'Menu' }
    case 'Nothing':
    case 'Trouble':
      return { _tag: 'AsItStands' }
  }
}
