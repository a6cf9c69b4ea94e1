const weight = 0.2

/** Average milliseconds between ends of runs, while work is queued. */
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
