import type { Cents } from '../money/cents.ts'
import type { Selections } from '../selection/selections.ts'

/** One line of the cart (CART-01, SEL-38). */
export interface CartLine {
  /** The group in which the item was found; for a subgroup's item, the subgroup. */
  readonly group: string
  readonly item: string
  readonly mods: Selections
  /** The item's name when it was added; shown when the menu no longer has it (CART-15). */
  readonly name: string
  /** Unit price with all modifiers, as shown when the line was added or re-priced. */
  readonly price: Cents
  readonly quantity: number
  readonly notes: string
  readonly isGroup: boolean
  readonly resGroupId?: string
  readonly image?: string
}
