import type { Minor } from '../money/minor.ts'
import type { Selections } from '../selection/selections.ts'

export interface CartLine {
  /** Group of the item. For a subgroup's item, the subgroup. */
  readonly group: string
  readonly item: string
  readonly mods: Selections
  /** Name when the item was added. The cart shows it if the menu no longer has the item (CART-15). */
  readonly name: string
  /** Unit price with modifiers. */
  readonly price: Minor
  readonly quantity: number
  readonly notes: string
  readonly isGroup: boolean
  readonly resGroupId?: string
  readonly image?: string
}
