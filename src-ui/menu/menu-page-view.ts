import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { KnownDiet } from '../../src-domain/menu/known-diet.ts'

/** What is asked for a dish, for machines: they read no words. */
export interface OfferView {
  /** A decimal number of whole units of the currency, "13.50"; of a dish that costs at least so much, the least. */
  readonly price: string
  /** ISO 4217. */
  readonly currency: string
  readonly isFrom: boolean
}

/** One entry of the list, in words that are ready to be read: a dish, or a group of which one is picked (MENU-32). */
export interface ItemCardView {
  /** Of the dish, or of the group that is picked from. */
  readonly id: string
  /** The group in which it was found; a cart line names it. */
  readonly group: string
  readonly name: string
  readonly about: string
  readonly price: string
  /** Absent where nothing in it has a price. */
  readonly offer?: OfferView
  readonly image: string
  /** Before the marks, in the page's own words. */
  readonly lead?: string
  /** In the brand's. */
  readonly marks: readonly string[]
  readonly isSoldOut: boolean
  readonly href: string
}

export interface CategoryView {
  readonly id: string
  readonly name: string
  readonly about: string
  readonly items: readonly ItemCardView[]
}

/** What can be chosen in a dish, to be read where no script runs. */
export interface OptionReading {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** The price that all choices share (MENU-37). */
  readonly each?: string
  readonly choices: readonly { readonly id: string; readonly name: string; readonly price: string }[]
}

export interface ItemPanelView extends ItemCardView {
  readonly calories?: string
  /** Names of schema.org. */
  readonly diets: readonly KnownDiet[]
  readonly additional: readonly string[]
  readonly options: readonly OptionReading[]
}

/** What was asked for in the address, and what answers it, the best first. */
export interface SearchView {
  readonly text: string
  readonly items: readonly ItemCardView[]
}

export interface MenuPageView {
  readonly location: {
    readonly slug: string
    readonly name: string
    readonly isOpen: boolean
    readonly opening: string
    readonly estimate?: string
    /** The first time that can be ordered for, in words, where an order for now cannot be had. */
    readonly next?: string
  }
  readonly type: DiningOption
  readonly restaurants: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly isCurrent: boolean
  }[]
  /** Of the restaurant picked in a food hall. */
  readonly restaurantAbout?: string
  readonly categories: readonly CategoryView[]
  /** The deep link names this dish. */
  readonly item?: ItemPanelView
  /** The deep link names a dish that is not on this menu. */
  readonly isDishGone?: true
  readonly search?: SearchView
  /** Where the menu is without its item. */
  readonly href: string
}
