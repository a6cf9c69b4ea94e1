import type { Found } from './audit.ts'
import type { End } from './customer.ts'
import { asksForStep, type Intent } from './intent.ts'

export interface PlacementReport extends Omit<Found, 'wrongs'> {
  readonly seed: number
  readonly intents: number
  readonly submissions: number
  readonly inTwoTabs: number
  readonly answersLost: number
  readonly answersLate: number
  /** Whose card wanted a further step. */
  readonly steps: number
  /** Of them, placed with the card that was confirmed. */
  readonly stepsPlaced: number
  readonly stepsLeft: number
  /** Of them, placed with another card after the first was refused. */
  readonly otherCards: number
  readonly replayed: number
  readonly claimed: number
  /** Milliseconds from the last fault, or from the last intent if that was later, until nothing was in doubt. */
  readonly slowestEnd: number
  readonly kills: Readonly<Record<string, number>>
  readonly slowestStart: number
  readonly seconds: number
  /** Everything that must never be. */
  readonly wrongs: readonly string[]
}

interface Seen {
  readonly submissions: number
  readonly late: number
  /** Refunds that were asked for. */
  readonly claimed: number
  readonly slowestEnd: number
}

export function figuresOf(
  seed: number,
  ends: ReadonlyMap<Intent, End>,
  { submissions, late, claimed, slowestEnd }: Seen,
  { wrongs: _, ...found }: Found,
): Omit<PlacementReport, 'kills' | 'slowestStart' | 'seconds' | 'wrongs'> {
  const intents = [...ends.keys()]
  const steps = [...ends].filter(([{ way }]) => asksForStep(way))
  const placed = steps.filter(([, { _tag }]) => _tag === 'Placed')
  return {
    seed,
    intents: ends.size,
    submissions,
    inTwoTabs: intents.filter(({ otherTab }) => otherTab !== undefined).length,
    answersLost: intents.filter(({ way }) => way === 'timeout_after_charging').length,
    answersLate: late,
    steps: steps.length,
    stepsPlaced: placed.filter(([{ otherCard }]) => otherCard === undefined).length,
    stepsLeft: steps.filter(([, { _tag }]) => _tag === 'Left').length,
    otherCards: placed.filter(([{ otherCard }]) => otherCard !== undefined).length,
    replayed: intents.filter(({ way }) => way === 'replayed').length,
    claimed,
    slowestEnd,
    ...found,
  }
}
