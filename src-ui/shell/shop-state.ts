import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { WhatIsUnavailable } from '../../src-domain/location/unavailability.ts'
import type { LocationsView } from '../location/locations-view.ts'
import type { MenuPageView } from '../menu/menu-page-view.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Why there is no menu to show. The words are the screen's. */
export type Trouble =
  | { readonly _tag: 'UnknownLocation' }
  | { readonly _tag: 'MenuUnavailable' }
  | { readonly _tag: 'Unavailable'; readonly what: WhatIsUnavailable }

export type ShopScreen =
  | { readonly _tag: 'Locations'; readonly view: LocationsView }
  | { readonly _tag: 'Menu'; readonly view: MenuPageView }
  /** `again`: the address of this page, where nobody answered who knows better. */
  | { readonly _tag: 'Trouble'; readonly trouble: Trouble; readonly again?: string }
  /** Home of a brand whose ordering routes are off (SHELL-01). */
  | { readonly _tag: 'Nothing' }

/** What the header says, and where its links go. */
export interface HeaderView {
  readonly location?: {
    readonly name: string
    readonly line: string
    /** The line says how long it takes, and not when it opens. */
    readonly isEstimate: boolean
    readonly isOpen: boolean
  }
  readonly types: readonly { readonly type: DiningOption; readonly href: string; readonly isCurrent: boolean }[]
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
}

/** What every page of the shop tells its script. */
export interface ShopFacts {
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** What comes before the paths of the contract. */
  readonly apiBase: string
  /** Of the outside bot check; absent: the order server's own. */
  readonly turnstileSiteKey?: string
  readonly orderType: DiningOption
  /** The path names the order type, so it wins over the one that storage holds. */
  readonly isTypeNamed: boolean
  readonly location?: OrderLocation
  /** Ids of the menu lists that the page shows, so that the ordering chunk sees when its menu has others. */
  readonly lists?: readonly string[]
  /** The marketplace whose page this is (LOC-46). */
  readonly market?: string
  /** The style sheet of the ordering chunk. */
  readonly orderingStyle?: string
  /** That of the popups of a brand that has some. */
  readonly popupsStyle?: string
  /** That of the question of a brand that asks before it follows anybody. */
  readonly consentStyle?: string
}

/** What the server draws a page from. */
export interface ShopState extends ShopFacts {
  readonly header: HeaderView
  readonly screen: ShopScreen
}

/** What is written into the page: the facts, and of its screen only what the page itself does not say. */
export interface ShopSeed extends ShopFacts {
  readonly _tag: 'shop'
  readonly screen: ScreenSeed
}

export type ScreenSeed =
  /** Restaurants that deliver: drawn again by React, because who comes to an address is known in the browser alone. */
  | Extract<ShopScreen, { readonly _tag: 'Locations' }>
  /** Read from the page, so that nothing is sent twice. */
  | { readonly _tag: 'Menu' }
  | { readonly _tag: 'AsItStands' }

export function seedOf({ header: _, screen, ...facts }: ShopState): ShopSeed {
  // What a brand says of itself was drawn by the server, and no script reads it.
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
