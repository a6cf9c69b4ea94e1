import type { Cents } from '../money/cents.ts'

export type Collection = 'menus' | 'groups' | 'items' | 'options' | 'restaurantGroups'

/** One entry on the way from a menu list down to where something is wrong. */
export interface MenuStep {
  readonly collection: Collection
  readonly id: string
}

/** What keeps a menu, or a part of it, from being sold as it says. A menu with one of these is not taken over. */
export type MenuError =
  | { readonly _tag: 'NoMenuList' }
  | { readonly _tag: 'NoItem' }
  /** An entry names another one that the menu does not hold. */
  | { readonly _tag: 'Dangling'; readonly named: MenuStep }
  /** The collection holds the entry under another id than its own. */
  | { readonly _tag: 'KeyIsNotId'; readonly key: string }
  /** The entry contains itself, by way of `through`; nobody could finish choosing. */
  | { readonly _tag: 'Cycle'; readonly through: readonly MenuStep[] }
  | { readonly _tag: 'NegativePrice'; readonly price: Cents }
  | { readonly _tag: 'MinAboveMax'; readonly min: number; readonly max: number }
  /** Nothing may be chosen, and yet something has to be. */
  | { readonly _tag: 'NothingAllowedButRequired'; readonly min: number }
  /** Single-selection-only caps at 1 (SEL-08), and more are required. */
  | { readonly _tag: 'SingleButRequiresMore'; readonly min: number }
  /** More are required than there are to choose from. */
  | { readonly _tag: 'TooFewOffered'; readonly min: number; readonly offered: number }
  | { readonly _tag: 'DefaultNotOffered'; readonly itemId: string }
  /** SEL-18 would ignore the ones beyond the cap: the restaurant cannot have meant that. */
  | { readonly _tag: 'DefaultsBeyondCap'; readonly defaults: number; readonly cap: number }

/** Worth a look, and no reason to keep an older menu. */
export type MenuWarning =
  /** No menu list leads here. */
  | { readonly _tag: 'Unreachable' }
  /** Enough are offered, but so many are sold out that the requirement cannot be met today. */
  | { readonly _tag: 'TooFewLeft'; readonly min: number; readonly left: number }
  | { readonly _tag: 'ListedTwice'; readonly named: MenuStep }
  | { readonly _tag: 'CaloriesReversed'; readonly min: number; readonly max: number }
  /** A subgroup with subgroups of its own: their items are picked in one list with its own (MENU-32). */
  | { readonly _tag: 'NestsDeeper'; readonly below: readonly MenuStep[] }
  /** The list is limited to no day at all. */
  | { readonly _tag: 'NoDays' }
  /** Another list of the same order type comes first at every hour. */
  | { readonly _tag: 'NeverServed'; readonly because: MenuStep }

export interface MenuProblem {
  readonly severity: 'error' | 'warning'
  /** From a menu list down to the entry at fault; that entry alone when no list leads to it, nothing when it is the whole menu. */
  readonly path: readonly MenuStep[]
  readonly fact: MenuError | MenuWarning
}

/** "menus.lunch > groups.noodles > items.ramen > options.broth", for a log or a terminal. */
export function pathText(path: readonly MenuStep[]): string {
  return path.length === 0 ? 'menu' : path.map(({ collection, id }) => `${collection}.${id}`).join(' > ')
}

export function isError(problem: MenuProblem): boolean {
  return problem.severity === 'error'
}
