/** For what cannot be mended: nothing in work is finished, because finishing it would do harm. */
export function exitNow(line: string): never {
  process.stderr.write(`Tureen ended: ${line}\n`)
  process.exit(1)
}
