import { type CountedUnits, countedUnits, fewerLeft } from '../../src-domain/availability/counted-units.ts'
import { countsAt } from '../../src-domain/availability/left-count.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { KnownLocation } from '../catalogue/catalogue.ts'
import { type LineProblem, noProblem, type PricedLine } from './submitted-line.ts'

export interface CountedOfOrder {
  readonly counted: readonly CountedUnits[]
  /** One for each count that has too few. */
  readonly short: readonly LineProblem[]
}

/** What an order for `at` takes from the location's counts. Packing is not counted. */
export function countedOfOrder(
  { counts: all }: Pick<KnownLocation, 'counts'>,
  lines: readonly PricedLine[],
  { at, packing }: { readonly at: Instant; readonly packing: Menu | undefined },
): CountedOfOrder {
  const counts = countsAt(all, at)
  if (counts.length === 0) return { counted: [], short: [] }
  const ordered = lines.filter(({ menu }) => menu !== packing)
  const counted = countedUnits(
    counts,
    ordered.map(({ submitted }) => submitted),
  )
  const short = fewerLeft(counts, counted).map(({ itemId, left }): LineProblem => {
    const name = ordered.map(({ menu }) => menu.items.get(itemId)?.name).find((one) => one !== undefined) ?? itemId
    const isDish = ordered.some(({ item }) => item.id === itemId)
    const isChoice = ordered.some(({ submitted }) => chooses(submitted.modifiers, itemId))
    return {
      ...noProblem,
      invalidItems: isDish ? [itemId] : [],
      invalidModifiers: isChoice ? [itemId] : [],
      fewLeft: [{ id: itemId, name, left }],
    }
  })
  return { counted, short }
}

function chooses(modifiers: PricedLine['submitted']['modifiers'], itemId: string): boolean {
  return modifiers.some(({ item, modifiers: below }) => item === itemId || chooses(below, itemId))
}
