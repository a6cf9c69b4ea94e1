/** Ends the process on unrecoverable faults, where finishing work in progress would do harm. */
export function exitNow(line: string): never {
  process.stderr.write(`Tureen ended: ${line}\n`)
  process.exit(1)
}
