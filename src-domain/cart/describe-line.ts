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
  readonly price?: Minor
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

/** "Heat: Warm" for a choice of the dish; nested choices have their name only. */
export function choiceWords({ depth, item, name = item, optionName = '' }: DescribedModifier): string {
  return depth > 0 || optionName === '' ? name : `${optionName}: ${name}`
}

function rows(modifiers: readonly NamedModifier[], depth: number): readonly DescribedModifier[] {
  return modifiers.flatMap(({ modifiers: inner, name, ...one }) => [
    { ...one, depth, ...(name === undefined || name === '' ? {} : { name }) },
    ...rows(inner, depth + 1),
  ])
}
