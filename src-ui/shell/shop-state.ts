import type { Brand, Locale } from '../../src-domain/brand/brand.ts'
import type { OrderLocation } from '../../src-domain/cart/order-in-progress.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { LocationsView } from '../location/locations-view.ts'
import type { MenuPageView } from '../menu/menu-page-view.ts'
import type { BrandTexts } from '../messages/wording.ts'

/** Why there is no menu to show. The words are the screen's. */
export type Trouble =
  | { readonly _tag: 'UnknownLocation' }
  | { readonly _tag: 'MenuUnavailable' }
  | { readonly _tag: 'Unavailable'; readonly what: 'online' | 'ordering' | DiningOption }

export type ShopScreen =
  | { readonly _tag: 'Locations'; readonly view: LocationsView }
  | { readonly _tag: 'Menu'; readonly view: MenuPageView }
  | { readonly _tag: 'Trouble'; readonly trouble: Trouble }

/** What the header says, and where its links go. */
export interface HeaderView {
  readonly location?: { readonly name: string; readonly line: string; readonly isOpen: boolean }
  readonly types: readonly { readonly type: DiningOption; readonly href: string; readonly isCurrent: boolean }[]
  readonly languages: readonly { readonly locale: Locale; readonly href: string }[]
}

/** Only what the first render shows, as the server wrote it into the page. */
export interface ShopState {
  readonly _tag: 'shop'
  readonly brand: Brand
  readonly locale: Locale
  readonly texts: BrandTexts
  /** What comes before the paths of the contract. */
  readonly apiBase: string
  readonly orderType: DiningOption
  /** The path names the order type, so it wins over the one that storage holds. */
  readonly isTypeNamed: boolean
  readonly location?: OrderLocation
  readonly header: HeaderView
  readonly screen: ShopScreen
  /** The style sheet of the ordering chunk. */
  readonly orderingStyle?: string
}
