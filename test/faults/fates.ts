import type { Chance } from './chance.ts'

/**
 * Points at which the order server can die, with the highest count of passes before dying there: some are rarely
 * reached.
 */
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
  // The cancellation was recorded, and the processor is called.
  'cancel-asked': 2,
  cancelled: 2,
  'refund-asked': 2,
  'refund-answered': 2,
  'refund-finished': 2,
} as const

export type DeathPoint = keyof typeof points

export const deathPoints: readonly string[] = Object.keys(points)

/** One life of the order server: the point of its end, and at which pass. */
export interface Fate {
  readonly point: string
  readonly FATE: string
}

/** Placements per death. */
const usualPerDeath = 50

/** Every point in turn, as often as the placements allow and at least once. */
export function fates(placements: number, chance: Chance, perDeath = usualPerDeath): readonly Fate[] {
  const all = Object.entries(points)
  const rounds = Math.max(1, Math.ceil(placements / perDeath / all.length))
  // At most as many as a life can reach on a busy machine.
  const often = Math.min(usualPerDeath, Math.max(2, Math.floor(placements / (rounds * all.length))))
  return Array.from({ length: rounds }, () => all)
    .flat()
    .map(([point, most]) => ({ point, FATE: `${point}:${chance.between(1, most === 'often' ? often : most)}` }))
}

/** Points that are reached only if there is a refund. */
export function isOfRefund(point: string): boolean {
  return point.startsWith('refund-')
}
