import type { AllergenFacts } from '../menu/allergens.ts'
import { type Minor, multiply } from '../money/minor.ts'

/** A modifier without a name is not on the menu. */
export interface NamedModifier {
  readonly item: string
  readonly option: string
  readonly name?: string
  readonly optionName?: string
  readonly price?: Minor
  readonly modifiers: readonly NamedModifier[]
}

export interface NamedLine {
  readonly name: string
  /** Unit price with modifiers. */
  readonly price: Minor
  readonly quantity: number
  readonly notes: string
  readonly modifiers: readonly NamedModifier[]
  readonly allergens?: AllergenFacts
}

export interface DescribedModifier {
  readonly depth: number
  readonly item: string
  readonly option: string
  readonly name?: string
  readonly optionName?: string
  /** All pieces together. */
  readonly price?: Minor
  /** Pieces of a box; absent: one. */
  readonly quantity?: number
}

export interface DescribedLine {
  readonly name: string
  readonly modifiers: readonly DescribedModifier[]
  readonly notes: string
  readonly unitPrice: Minor
  readonly quantity: number
  readonly total: Minor
  readonly allergens?: AllergenFacts
}

/** Cart, confirmation, receipt and kitchen share this description. */
export function describeLine({ name, price, quantity, notes, modifiers, allergens }: NamedLine): DescribedLine {
  return {
    name,
    modifiers: rows(modifiers, 0),
    notes,
    unitPrice: price,
    quantity,
    total: multiply(price, quantity),
    ...(allergens === undefined ? {} : { allergens }),
  }
}

/** "Heat: Warm" or "Dozen: 3 × Glazed" for a choice of the dish; nested choices have their name only. */
export function choiceWords({ depth, item, name = item, optionName = '', quantity = 1 }: DescribedModifier): string {
  const named = quantity === 1 ? name : `${quantity} × ${name}`
  return depth > 0 || optionName === '' ? named : `${optionName}: ${named}`
}

function rows(modifiers: readonly NamedModifier[], depth: number): readonly DescribedModifier[] {
  return piecesTogether(modifiers).flatMap(({ one: { modifiers: inner, name, price, ...one }, quantity }) => [
    {
      ...one,
      depth,
      ...(quantity === 1 ? {} : { quantity }),
      ...(name === undefined || name === '' ? {} : { name }),
      ...(price === undefined ? {} : { price: multiply(price, quantity) }),
    },
    ...rows(inner, depth + 1),
  ])
}

/** Equal pieces are one row. A choice with choices of its own stays alone, because another may differ inside. */
function piecesTogether(modifiers: readonly NamedModifier[]) {
  const found: { readonly one: NamedModifier; quantity: number }[] = []
  for (const one of modifiers) {
    const same = found.find(
      ({ one: { item, option, price, modifiers: inner } }) =>
        item === one.item && option === one.option && price === one.price && inner.length + one.modifiers.length === 0,
    )
    if (same === undefined) found.push({ one, quantity: 1 })
    else same.quantity += 1
  }
  return found
}
