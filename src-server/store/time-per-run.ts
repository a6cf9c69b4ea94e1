/** What the newest interval counts for beside all before it. */
const weight = 0.2

/** Milliseconds from the end of one run to that of the next, as long as there is something to run. */
export function timePerRun(now: () => number = () => performance.now()) {
  let milliseconds = 0
  let since: number | undefined
  return {
    began: () => {
      since ??= now()
    },
    ended: (isMoreToRun: boolean) => {
      const ended = now()
      milliseconds += weight * (ended - (since ?? ended) - milliseconds)
      since = isMoreToRun ? ended : undefined
    },
    milliseconds: () => milliseconds,
  }
}
