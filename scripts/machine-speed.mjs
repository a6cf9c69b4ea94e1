import { availableParallelism, loadavg } from 'node:os'

// How much slower than the machine on which a bound was set this one is, while the bound is measured.

/** Milliseconds that one round takes on that machine when nothing else runs on it. */
const usual = 1

const round = () => {
  let sum = 0
  for (let n = 0; n < 600_000; n += 1) sum = (Math.imul(sum, 31) + n) | 0
  return sum
}

/** Rounds are taken between the tests, so that whatever slows those slows these alike. */
export function machineSpeed() {
  let [rounds, spent, quickest] = [0, 0, Number.POSITIVE_INFINITY]
  for (let n = 0; n < 5; n += 1) round()
  return {
    sample: () => {
      const from = performance.now()
      round()
      const took = performance.now() - from
      spent += took
      quickest = Math.min(quickest, took)
      rounds += 1
    },
    spent: () => spent,
    /** Never below one: a quicker machine gets no stricter bound. */
    factor: () => Math.max(1, spent / (rounds * usual)),
    /** False where others take turns with us on the core: what is measured then is their work as much as ours. */
    isCalm: () => spent / rounds < 1.15 * quickest && loadavg()[0] < availableParallelism() + 0.5,
  }
}
