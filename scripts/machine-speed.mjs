// How much slower than the machine on which a bound was set this one is, while the bound is measured.

/** Milliseconds of computing that one round takes on that machine. */
const usual = 1

/** Milliseconds that this process was given of its core: what others there take is not in it. */
export const computed = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

const round = () => {
  let sum = 0
  for (let n = 0; n < 600_000; n += 1) sum = (Math.imul(sum, 31) + n) | 0
  return sum
}

/** Rounds are taken between the tests, so that whatever slows those slows these alike. */
export function machineSpeed() {
  let [rounds, spent] = [0, 0]
  for (let n = 0; n < 5; n += 1) round()
  return {
    sample: () => {
      const from = computed()
      round()
      spent += computed() - from
      rounds += 1
    },
    spent: () => spent,
    /** Never below one: a quicker machine gets no stricter bound. */
    factor: () => Math.max(1, spent / (rounds * usual)),
  }
}
