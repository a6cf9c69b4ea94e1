import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Allergen, AllergenFacts } from '../../src-domain/menu/allergens.ts'
import type { KnownDiet } from '../../src-domain/menu/known-diet.ts'

/** Machine-readable price. */
export interface OfferView {
  /** Decimal number in the currency's main unit, "13.50". The minimum if the price is open. */
  readonly price: string
  /** ISO 4217. */
  readonly currency: string
  readonly isFrom: boolean
}

/** Allergens of a card, in the page's language. */
export interface CardAllergens {
  /** For the filter. */
  readonly contains: readonly Allergen[]
  readonly text: string
}

/** List entry: an item, or a group to choose from (MENU-32). */
export interface ItemCardView {
  readonly id: string
  /** Id of the group, which a cart line stores. */
  readonly group: string
  readonly name: string
  readonly about: string
  readonly price: string
  /** Absent without a price. */
  readonly offer?: OfferView
  readonly image: string
  /** In the page's language. */
  readonly lead?: string
  /** In the brand's language. */
  readonly marks: readonly string[]
  /** Absent on a menu without allergens. */
  readonly allergens?: CardAllergens
  readonly isSoldOut: boolean
  /** The reason for `isSoldOut`. */
  readonly isNotDelivered?: boolean
  /** Few are left: how many. */
  readonly left?: number
  readonly href: string
}

export interface CategoryView {
  readonly id: string
  readonly name: string
  readonly about: string
  /** Allergens that all its items contain, so the filter hides the category with them. */
  readonly contains: readonly Allergen[]
  readonly items: readonly ItemCardView[]
}

/** Options as text for pages without a script. */
export interface OptionReading {
  readonly id: string
  readonly name: string
  readonly rule: string
  /** Price that all choices share (MENU-37). */
  readonly each?: string
  readonly choices: readonly {
    readonly id: string
    readonly name: string
    readonly price: string
    readonly allergens?: string
  }[]
}

export interface ItemPanelView extends ItemCardView {
  readonly calories?: string
  /** Names from schema.org. */
  readonly diets: readonly KnownDiet[]
  readonly additional: readonly string[]
  readonly declared?: AllergenFacts
  readonly options: readonly OptionReading[]
}

/** Search text of the address and its results, best first. */
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
    /** First available time if ordering now is not possible. */
    readonly next?: string
  }
  readonly type: DiningOption
  readonly restaurants: readonly {
    readonly id: string
    readonly name: string
    readonly href: string
    readonly isCurrent: boolean
  }[]
  /** Description of the restaurant chosen in a food hall. */
  readonly restaurantAbout?: string
  readonly categories: readonly CategoryView[]
  /** Allergens that the filter offers: those that an item of the menu contains. */
  readonly allergens: readonly Allergen[]
  /** Item of the deep link. */
  readonly item?: ItemPanelView
  /** The deep link's item is missing. */
  readonly isDishGone?: true
  readonly search?: SearchView
  /** Address of the menu without an item. */
  readonly href: string
}
