import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import type { Instant } from '../time/clock.ts'
import type { AllergenFacts } from './allergens.ts'

/** Kilocalories; both 0 means "not stated" (MENU-39). */
export interface Calories {
  readonly min: number
  readonly max: number
}

/** Price of a modifier while `size`, another choice of the same dish, is chosen. */
export interface SizedPrice {
  readonly size: string
  readonly price: Minor
}

/** An item to order, or a modifier inside one (MENU-03, MENU-05). */
export interface MenuItem {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Minor
  /** Modifiers only. `price` applies to sizes that are absent here. */
  readonly priceBySize?: readonly SizedPrice[]
  readonly images: readonly string[]
  readonly options: readonly string[]
  readonly dietaryRestrictions: readonly string[]
  readonly additionalDescriptions: readonly string[]
  /** Absent: unknown. */
  readonly allergens?: AllergenFacts
  /** Serving times of its own; absent: whenever its list is served. */
  readonly times?: readonly DayPart[]
  /** Absent: for every order type of its lists. */
  readonly orderTypes?: readonly DiningOption[]
  /** Minutes of notice that the kitchen needs; absent: none, so it can be ordered for now. */
  readonly leadMinutes?: number
  /** Sold out before this moment. */
  readonly suspendedUntil?: Instant
  /** The customer must be of age and show ID. */
  readonly isAlcohol?: boolean
  /** Unavailable because the location does not deliver alcohol. */
  readonly isNotDelivered?: boolean
  readonly calories?: Calories
  readonly restaurantGroup?: string
  /** Its modifiers are taxed with it. Absent, or unknown to the location: the location's own rate. */
  readonly taxCategory?: string
  readonly isAvailable: boolean
  /** How many are left today, if few are. */
  readonly left?: number
}

/** A modifier group: "Choose your noodles" (MENU-04). */
export interface MenuOption {
  readonly id: string
  readonly name: string
  readonly min?: number
  readonly max?: number
  /**
   * Pieces of all choices together. With one of the next three bounds the option is a box: a choice can be taken
   * several times, and `min` and `max` count different choices.
   */
  readonly unitMin?: number
  readonly unitMax?: number
  /** Pieces of one choice. */
  readonly maxPerItem?: number
  /** None, or at least so many choices; in a box, so many pieces. */
  readonly minIfAny?: number
  readonly isSingleSelectionOnly: boolean
  /** Ids of modifiers. */
  readonly items: readonly string[]
  readonly priority: number
  readonly navIndex?: number
  readonly defaultModifiers: readonly string[]
}

/** A category or subgroup (MENU-02). */
export interface MenuGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly items: readonly string[]
  readonly subgroups: readonly string[]
  readonly images: readonly string[]
  readonly min?: number
  readonly max?: number
  readonly isSingleSelectionOnly: boolean
  readonly priority: number
  /** Serving times of its own; absent: whenever its list is served. */
  readonly times?: readonly DayPart[]
}

/** Serving times in the location's zone. */
export interface DayPart {
  /** 0 Sunday to 6 Saturday: the days on which serving begins. */
  readonly days: readonly number[]
  /** "HH:mm". */
  readonly from: string
  /** "HH:mm", exclusive. A time not after `from` is on the next day. */
  readonly to: string
}

export interface MenuList {
  readonly id: string
  readonly name: string
  readonly orderType: DiningOption
  readonly groups: readonly string[]
  /** Absent: always. The shop serves the first list that applies. */
  readonly availability?: DayPart
  /** Served beside the first list that applies, instead of competing with it. */
  readonly joins?: boolean
}

/** A restaurant in a food hall (MENU-06). */
export interface RestaurantGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly thumbnail?: string
}

/** MENU-01. Maps, because an id from outside may be `__proto__`. */
export interface Menu {
  readonly menus: ReadonlyMap<string, MenuList>
  readonly groups: ReadonlyMap<string, MenuGroup>
  readonly items: ReadonlyMap<string, MenuItem>
  readonly options: ReadonlyMap<string, MenuOption>
  readonly restaurantGroups: ReadonlyMap<string, RestaurantGroup>
  /** When the next list begins; only if none is served. */
  readonly nextAt?: Instant
}

export const emptyMenu: Menu = {
  menus: new Map(),
  groups: new Map(),
  items: new Map(),
  options: new Map(),
  restaurantGroups: new Map(),
}
