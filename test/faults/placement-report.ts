import type { Found } from './audit.ts'
import type { End } from './customer.ts'
import type { Intent } from './intent.ts'
import type { SeenByPost } from './post-office.ts'
import { asksForStep, isWallet } from './ways.ts'

export interface PlacementReport extends Omit<Found, 'wrongs'>, Omit<SeenByPost, 'answered'> {
  readonly seed: number
  readonly intents: number
  readonly submissions: number
  readonly inTwoTabs: number
  readonly answersLost: number
  readonly answersLate: number
  readonly steps: number
  readonly stepsPlaced: number
  readonly stepsLeft: number
  readonly otherCards: number
  readonly replayed: number
  /** Wallet payments; placed with the customer present; abandoned. */
  readonly wallets: number
  readonly walletsPlaced: number
  readonly walletsLeft: number
  readonly walletsShort: number
  readonly paidInTime: number
  readonly claimed: number
  /** Milliseconds from the last fault or intent until all outcomes were final. */
  readonly slowestEnd: number
  readonly kills: Readonly<Record<string, number>>
  readonly slowestStart: number
  readonly seconds: number
  readonly wrongs: readonly string[]
}

interface Seen {
  readonly submissions: number
  readonly late: number
  readonly claimed: number
  readonly slowestEnd: number
  readonly paid: ReadonlySet<Intent>
  readonly post: SeenByPost
}

export function figuresOf(
  seed: number,
  ends: ReadonlyMap<Intent, End>,
  { submissions, late, claimed, slowestEnd, paid, post }: Seen,
  { wrongs: _, ...found }: Found,
): Omit<PlacementReport, 'kills' | 'slowestStart' | 'seconds' | 'wrongs'> {
  const intents = [...ends.keys()]
  const steps = [...ends].filter(([{ way }]) => asksForStep(way))
  const wallets = [...ends].filter(([{ way }]) => isWallet(way))
  const { answered: _answered, ...posts } = post
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
    wallets: wallets.length,
    walletsPlaced: wallets.filter(([, { _tag }]) => _tag === 'Placed').length,
    walletsLeft: wallets.filter(([, { _tag }]) => _tag === 'Left').length,
    walletsShort: wallets.filter(([{ way }]) => way === 'wallet_short').length,
    paidInTime: paid.size,
    ...posts,
    claimed,
    slowestEnd,
    ...found,
  }
}
