import { type Cents, times } from '../money/cents.ts'

/** A choice by its name, with the choices inside it. Without a name it is not on the menu. */
export interface NamedModifier {
  readonly item: string
  readonly option: string
  readonly name?: string
  readonly optionName?: string
  readonly price?: Cents
  readonly modifiers: readonly NamedModifier[]
}

/** A line by its names: one of a cart held against a menu, or one of a placed order as it was sold. */
export interface NamedLine {
  readonly name: string
  /** Of one piece with all its choices. */
  readonly price: Cents
  readonly quantity: number
  readonly notes: string
  readonly modifiers: readonly NamedModifier[]
}

/** A choice as one row; `depth` 0 belongs to the item itself. An absent name is not on the menu. */
export interface DescribedModifier {
  readonly depth: number
  readonly item: string
  readonly option: string
  readonly name?: string
  readonly optionName?: string
  readonly price?: Cents
}

/** A line as facts for a screen, a mail or a slip of paper. */
export interface DescribedLine {
  readonly name: string
  readonly modifiers: readonly DescribedModifier[]
  readonly notes: string
  readonly unitPrice: Cents
  readonly quantity: number
  readonly total: Cents
}

/** What cart, confirmation, receipt and kitchen say of a line: the same, in the same order, to any depth. */
export function describeLine({ name, price, quantity, notes, modifiers }: NamedLine): DescribedLine {
  return {
    name,
    modifiers: rows(modifiers, 0),
    notes,
    unitPrice: price,
    quantity,
    total: times(price, quantity),
  }
}

/** "Heat: Warm": a choice of the dish says what it answers; one inside another choice stands below it. */
export function choiceWords({ depth, item, name = item, optionName = '' }: DescribedModifier): string {
  return depth > 0 || optionName === '' ? name : `${optionName}: ${name}`
}

function rows(modifiers: readonly NamedModifier[], depth: number): readonly DescribedModifier[] {
  return modifiers.flatMap(({ modifiers: inner, name, ...one }) => [
    { ...one, depth, ...(name === undefined || name === '' ? {} : { name }) },
    ...rows(inner, depth + 1),
  ])
}
