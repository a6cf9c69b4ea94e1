/** Never log an instrument, a token or a password. */
export interface Log {
  readonly info: (facts: Readonly<Record<string, unknown>>, sentence: string) => void
  readonly warn: (facts: Readonly<Record<string, unknown>>, sentence: string) => void
  readonly error: (facts: Readonly<Record<string, unknown>>, sentence: string) => void
}
