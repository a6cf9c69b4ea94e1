import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Cents } from '../money/cents.ts'

/** Kilocalories; both 0 means "not stated" (MENU-39). */
export interface Calories {
  readonly min: number
  readonly max: number
}

/** Something on the menu: an item people order, or a modifier they choose inside one (MENU-03, MENU-05). */
export interface MenuItem {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly price: Cents
  readonly images: readonly string[]
  /** Ids of the option groups this item asks for, in server order. */
  readonly options: readonly string[]
  readonly dietaryRestrictions: readonly string[]
  readonly additionalDescriptions: readonly string[]
  readonly calories?: Calories
  readonly restaurantGroup?: string
  readonly isAvailable: boolean
}

/** A modifier group of an item: "Choose your noodles" (MENU-04). */
export interface MenuOption {
  readonly id: string
  readonly name: string
  readonly min?: number
  readonly max?: number
  readonly isSingleSelectionOnly: boolean
  /** Ids of the modifier items on offer. */
  readonly items: readonly string[]
  readonly priority: number
  readonly navIndex?: number
  readonly defaultModifiers: readonly string[]
}

/** A category, or a subgroup of one (MENU-02). */
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
}

/** A part of the week on the location's clock: breakfast, lunch on workdays. */
export interface DayPart {
  /** 0 Sunday to 6 Saturday, the days on which it begins. */
  readonly days: readonly number[]
  /** "HH:mm", the first minute. */
  readonly from: string
  /** "HH:mm", the first minute after it; not after `from` means on the next day. */
  readonly to: string
}

export interface MenuList {
  readonly id: string
  readonly name: string
  readonly orderType: DiningOption
  readonly groups: readonly string[]
  /** When it is served; at any time when absent. Of several lists for an order type the first that is served counts. */
  readonly availability?: DayPart
}

/** A restaurant inside a food hall; the filter strip lists them (MENU-06). */
export interface RestaurantGroup {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly thumbnail?: string
}

/** The five normalised collections of a location's menu (MENU-01). Maps, because ids come from outside. */
export interface Menu {
  readonly menus: ReadonlyMap<string, MenuList>
  readonly groups: ReadonlyMap<string, MenuGroup>
  readonly items: ReadonlyMap<string, MenuItem>
  readonly options: ReadonlyMap<string, MenuOption>
  readonly restaurantGroups: ReadonlyMap<string, RestaurantGroup>
}

export const emptyMenu: Menu = {
  menus: new Map(),
  groups: new Map(),
  items: new Map(),
  options: new Map(),
  restaurantGroups: new Map(),
}
