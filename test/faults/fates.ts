import type { Chance } from './chance.ts'

/** Crash points, with the highest pass at which to crash: some are rarely reached. */
const points = {
  received: 'often',
  'key-claimed': 'often',
  priced: 'often',
  'attempt-written': 'often',
  'processor-asked': 'often',
  'processor-answered': 'often',
  'order-committed': 'often',
  captured: 'often',
  'jobs-staged': 'often',
  answered: 'often',
  // For steps and unknown outcomes: the processor has reported the result.
  'looked-up': 3,
  // The cancellation is recorded, and the call is next.
  'cancel-asked': 2,
  cancelled: 2,
  'refund-asked': 2,
  'refund-answered': 2,
  'refund-finished': 2,
} as const

export type DeathPoint = keyof typeof points

export const deathPoints: readonly string[] = Object.keys(points)

export interface Fate {
  readonly point: string
  readonly FATE: string
}

const usualPerDeath = 50

/** Each point in turn, at least once. */
export function fates(placements: number, chance: Chance, perDeath = usualPerDeath): readonly Fate[] {
  const all = Object.entries(points)
  const rounds = Math.max(1, Math.ceil(placements / perDeath / all.length))
  // Limited to what a life reaches on a busy machine.
  const often = Math.min(usualPerDeath, Math.max(2, Math.floor(placements / (rounds * all.length))))
  return Array.from({ length: rounds }, () => all)
    .flat()
    .map(([point, most]) => ({ point, FATE: `${point}:${chance.between(1, most === 'often' ? often : most)}` }))
}

export function isOfRefund(point: string): boolean {
  return point.startsWith('refund-')
}
