import { type Minor, minor } from './minor.ts'

/**
 * Shares an amount by weight, in whole minor units that sum to it: each share is rounded down, and the rest goes to the
 * largest remainders, to the earlier ones if equal. Exact (BigInt). Nothing without weight.
 */
export function apportioned(amount: Minor, weights: readonly Minor[]): readonly Minor[] {
  const whole = weights.reduce((sum, weight) => sum + BigInt(weight), 0n)
  if (whole === 0n) return weights.map(() => minor(0))
  const exact = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const shares = exact.map((share) => Number(share / whole))
  const left = amount - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((share, at) => ({ at, remainder: share % whole }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.at - b.at : a.remainder > b.remainder ? -1 : 1))
  const more = new Set(byRemainder.slice(0, left).map(({ at }) => at))
  return shares.map((share, at) => minor(more.has(at) ? share + 1 : share))
}
