// Measures how much slower this machine is than the one on which a time limit was set.

/** Milliseconds of CPU per round on the reference machine. */
const usual = 1

/** CPU milliseconds of this process; other processes do not count. */
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
 * Runs calibration rounds between the measurements, so that load slows both equally. `clock` must be the one that the
 * limit uses: `computed` for CPU time, `wallClock` for waits that other processes lengthen.
 */
export function machineSpeed(clock = computed) {
  let [rounds, spent] = [0, 0]
  for (let n = 0; n < 5; n += 1) round()
  // Never below one: a faster machine gets no stricter limit.
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
