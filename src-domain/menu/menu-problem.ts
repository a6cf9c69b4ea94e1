import type { Minor } from '../money/minor.ts'

export type Collection = 'menus' | 'groups' | 'items' | 'options' | 'restaurantGroups'

export interface MenuStep {
  readonly collection: Collection
  readonly id: string
}

/** Problems that block the import of a menu. */
export type MenuError =
  | { readonly _tag: 'NoMenuList' }
  | { readonly _tag: 'NoItem' }
  /** The entry lists an id that does not exist. */
  | { readonly _tag: 'Dangling'; readonly named: MenuStep }
  | { readonly _tag: 'KeyIsNotId'; readonly key: string }
  /** The entry contains itself, so the customer could never complete a choice. */
  | { readonly _tag: 'Cycle'; readonly through: readonly MenuStep[] }
  | { readonly _tag: 'NegativePrice'; readonly price: Minor }
  /** A price for a choice that no option offers. */
  | { readonly _tag: 'SizeNotOffered'; readonly size: string }
  /** Several sizes can be chosen at once, so that the price would be a guess. */
  | { readonly _tag: 'SizesCombine'; readonly option: string }
  | { readonly _tag: 'MinAboveMax'; readonly min: number; readonly max: number }
  | { readonly _tag: 'NothingAllowedButRequired'; readonly min: number }
  /** Single selection allows at most 1 (SEL-08). */
  | { readonly _tag: 'SingleButRequiresMore'; readonly min: number }
  | { readonly _tag: 'TooFewOffered'; readonly min: number; readonly offered: number }
  /** The bounds require more pieces than they allow. */
  | { readonly _tag: 'TooFewPieces'; readonly required: number; readonly most: number }
  /** A choice of a box has options of its own. */
  | { readonly _tag: 'PieceAsks'; readonly itemId: string }
  | { readonly _tag: 'DefaultNotOffered'; readonly itemId: string }
  /** SEL-18 ignores defaults above the cap. */
  | { readonly _tag: 'DefaultsBeyondCap'; readonly defaults: number; readonly cap: number }

/** Problems that do not block the import. */
export type MenuWarning =
  | { readonly _tag: 'Unreachable' }
  /** Too many entries are sold out today to meet the minimum. */
  | { readonly _tag: 'TooFewLeft'; readonly min: number; readonly left: number }
  /** The modifier's plain price applies to this size. */
  | { readonly _tag: 'SizeWithoutPrice'; readonly size: string }
  | { readonly _tag: 'ListedTwice'; readonly named: MenuStep }
  | { readonly _tag: 'CaloriesReversed'; readonly min: number; readonly max: number }
  /** The UI merges nested subgroups into one list (MENU-32). */
  | { readonly _tag: 'NestsDeeper'; readonly below: readonly MenuStep[] }
  /** Not one of the fourteen, so it is shown as it is written, and the filter does not offer it. */
  | { readonly _tag: 'UnlistedAllergen'; readonly name: string }
  /** Two items of one group have the same name, which a slip cannot tell apart. */
  | { readonly _tag: 'SameName'; readonly name: string; readonly items: readonly string[] }
  /** More than ten times the median, which may be a price without its decimal point. */
  | { readonly _tag: 'FarAboveMedian'; readonly price: Minor; readonly median: Minor }
  | { readonly _tag: 'NoDays' }
  /** Another list of the same order type always comes first. */
  | { readonly _tag: 'NeverServed'; readonly because: MenuStep }

export interface MenuProblem {
  readonly severity: 'error' | 'warning'
  /** Path from a menu list to the entry; only the entry if unreachable; empty for the whole menu. */
  readonly path: readonly MenuStep[]
  readonly fact: MenuError | MenuWarning
}

/** "menus.lunch > groups.noodles > items.ramen > options.broth", for logs. */
export function pathText(path: readonly MenuStep[]): string {
  return path.length === 0 ? 'menu' : path.map(({ collection, id }) => `${collection}.${id}`).join(' > ')
}

export function isError(problem: MenuProblem): boolean {
  return problem.severity === 'error'
}
