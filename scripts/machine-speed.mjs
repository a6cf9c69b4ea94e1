// Slowdown of this machine, during a measurement, against the machine on which the bound was set.

/** Milliseconds of CPU per round on the reference machine. */
const usual = 1

/** CPU milliseconds of this process, without the neighbours' share. */
export function computed() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

function round() {
  let sum = 0
  for (let n = 0; n < 600_000; n += 1) sum = (Math.imul(sum, 31) + n) | 0
  return sum
}

/**
 * Interleaves calibration rounds with the measurement, so both slow down alike. `clock` must be the bound's clock:
 * `computed` for CPU time, `wallClock` for waits that neighbours lengthen.
 */
export function machineSpeed(clock = computed) {
  let [rounds, spent] = [0, 0]
  for (let n = 0; n < 5; n += 1) round()
  // At least one: a faster machine gets no stricter bound.
  const factor = () => (rounds === 0 ? 1 : Math.max(1, spent / (rounds * usual)))
  return {
    sample: (times = 1) => {
      for (let n = 0; n < times; n += 1) {
        const from = clock()
        round()
        spent += clock() - from
        rounds += 1
      }
    },
    spent: () => spent,
    factor,
    /** Converts milliseconds of the reference machine to this one. */
    scaled: (milliseconds) => Math.round(milliseconds * factor()),
    told: () => `this machine is ${factor().toFixed(2)} times as slow as usual`,
  }
}

export function wallClock() {
  return performance.now()
}
