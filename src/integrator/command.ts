/** Input and output of a command, so that tests need no process. */
export interface Command {
  readonly args: readonly string[]
  readonly variables: Readonly<Record<string, string | undefined>>
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
}

export function ownCommand(): Command {
  return {
    args: process.argv.slice(2),
    variables: process.env,
    say: (line) => void process.stdout.write(`${line}\n`),
    complain: (line) => void process.stderr.write(`${line}\n`),
  }
}
