import type { Log } from '../../src-server/log.ts'

export interface Line {
  readonly facts: Readonly<Record<string, unknown>>
  readonly sentence: string
}

export function recordingLog(): Log & {
  readonly lines: (level: keyof Log) => readonly Line[]
  readonly clear: () => void
} {
  const said: (Line & { readonly level: keyof Log })[] = []
  const at = (level: keyof Log) => (facts: Line['facts'], sentence: string) =>
    void said.push({ level, facts, sentence })
  return {
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    lines: (level) => said.filter((line) => line.level === level),
    clear: () => void said.splice(0),
  }
}
