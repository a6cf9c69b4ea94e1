// How much slower than the machine on which a bound was set this one is, while the bound is measured.

/** Milliseconds of computing that one round takes on that machine. */
const usual = 1

/** Milliseconds that this process was given of its core: what others there take is not in it. */
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
 * Rounds are taken between what is measured, so that whatever slows that slows these alike. `clock` is the one by which
 * the bound is measured: `computed` for a process that is timed by what it was given, `wallClock` for a wait that
 * neighbours lengthen too.
 */
export function machineSpeed(clock = computed) {
  let [rounds, spent] = [0, 0]
  for (let n = 0; n < 5; n += 1) round()
  // Never below one: a quicker machine gets no stricter bound.
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
    /** What so many milliseconds of the usual machine are on this one. */
    scaled: (milliseconds) => Math.round(milliseconds * factor()),
    told: () => `this machine is ${factor().toFixed(2)} times as slow as usual`,
  }
}

/** Milliseconds on the wall. */
export function wallClock() {
  return performance.now()
}
