/** Runs each part in a separate task, so that a tap waits for only one part. Stops after a part that throws. */
export function runTasks([first, ...rest]: readonly (() => void)[]): void {
  if (first === undefined) return
  setTimeout(() => {
    first()
    runTasks(rest)
  })
}
