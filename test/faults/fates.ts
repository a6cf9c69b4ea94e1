import type { Chance } from './chance.ts'

/** Where the order server can die, and at most at which time of getting there: some it reaches seldom. */
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
  // Of a further step, and of what nobody heard: the processor has said what became of it.
  'looked-up': 3,
  // It was decided that no order comes of it, and the processor is told.
  'cancel-asked': 2,
  cancelled: 2,
  'refund-asked': 2,
  'refund-answered': 2,
  'refund-finished': 2,
} as const

export type DeathPoint = keyof typeof points

export const deathPoints: readonly string[] = Object.keys(points)

/** One life of the order server: where it ends, and the how manieth time it gets there. */
export interface Fate {
  readonly point: string
  readonly FATE: string
}

/** Placements for one death. */
const usualPerDeath = 50

/** Every point in turn, as often as the placements allow and at least once. */
export function fates(placements: number, chance: Chance, perDeath = usualPerDeath): readonly Fate[] {
  const all = Object.entries(points)
  const rounds = Math.max(1, Math.ceil(placements / perDeath / all.length))
  // No more than a life has time for on a busy machine.
  const often = Math.min(usualPerDeath, Math.max(2, Math.floor(placements / (rounds * all.length))))
  return Array.from({ length: rounds }, () => all)
    .flat()
    .map(([point, most]) => ({ point, FATE: `${point}:${chance.between(1, most === 'often' ? often : most)}` }))
}

/** At which it dies only if there is money to give back. */
export function isOfRefund(point: string): boolean {
  return point.startsWith('refund-')
}
