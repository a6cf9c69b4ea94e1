/** Runs each part in a task of its own, so that a tap waits for one part only. A part that throws is the last. */
export function runTasks([first, ...rest]: readonly (() => void)[]): void {
  if (first === undefined) return
  setTimeout(() => {
    first()
    runTasks(rest)
  })
}
