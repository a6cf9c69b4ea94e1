import type { SourceFile } from './source-files.ts'

const clock = String.raw`(performance\.now|Date\.now|hrtime(\.bigint)?|cpuUsage)\(\w*\)`
const upperBound = String.raw`\.(lessThan|below|most|within|toBeLessThan\w*)\(`
const boundOnTime = new RegExp(String.raw`\bexpect\([^\n]*${clock} - [^\n]*${upperBound}`)
const machineSpeed = /from '[./]*scripts\/machine-speed\.mjs'/

/** Upper bounds on elapsed time fail on a busy machine. Timing belongs in a bench or *.load.ts. */
export function machineTimeIn({ path, text }: SourceFile): readonly string[] {
  const lines = text.split('\n').flatMap((line, index) => (boundOnTime.test(line) ? [index + 1] : []))
  const imports = machineSpeed.test(text) ? [text.slice(0, text.search(machineSpeed)).split('\n').length] : []
  return [...lines, ...imports].map((line) => `${path}:${line} judges the machine's time`)
}
