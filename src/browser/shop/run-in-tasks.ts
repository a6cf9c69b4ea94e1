/**
 * Does one part after the other, each in a task of its own: whoever taps meanwhile waits for the rest of one part and not
 * for all of them. A part that throws is the last.
 */
export function runInTasks([first, ...rest]: readonly (() => void)[]): void {
  if (first === undefined) return
  setTimeout(() => {
    first()
    runInTasks(rest)
  })
}
