import type { LeftCount } from './left-count.ts'

export interface OrderedModifier {
  readonly item: string
  readonly modifiers: readonly OrderedModifier[]
}

/** A line of an order, before anything is known of its price. */
export interface OrderedDish extends OrderedModifier {
  readonly quantity: number
}

/** Units that an order takes from one count. */
export interface CountedUnits {
  readonly itemId: string
  readonly units: number
  readonly version: string
}

/** An order asks for more than is left. */
export interface FewerLeft {
  readonly itemId: string
  readonly left: number
}

/**
 * Units that the dishes take from the counts, sorted by id. A modifier counts once for each dish that it is chosen
 * for.
 */
export function countedUnits(counts: readonly LeftCount[], dishes: readonly OrderedDish[]): readonly CountedUnits[] {
  if (counts.length === 0) return []
  const units = new Map<string, number>()
  for (const { quantity, ...dish } of dishes) add(units, dish, quantity)
  return counts
    .flatMap(({ id, version }) => {
      const asked = units.get(id)
      return asked === undefined ? [] : [{ itemId: id, units: asked, version }]
    })
    .toSorted((one, other) => (one.itemId < other.itemId ? -1 : 1))
}

/** Counts with less left than the units. */
export function fewerLeft(counts: readonly LeftCount[], taken: readonly CountedUnits[]): readonly FewerLeft[] {
  return taken.flatMap(({ itemId, units }) => {
    const count = counts.find(({ id }) => id === itemId)
    return count === undefined || units <= count.left ? [] : [{ itemId, left: count.left }]
  })
}

function add(units: Map<string, number>, { item, modifiers }: OrderedModifier, quantity: number): void {
  units.set(item, (units.get(item) ?? 0) + quantity)
  for (const modifier of modifiers) add(units, modifier, quantity)
}
