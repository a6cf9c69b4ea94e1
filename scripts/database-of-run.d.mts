export type Ask = (statement: string) => Promise<{ readonly rows: readonly { readonly datname: string }[] }>
export function databaseName(now: number): string
export function dropLeftovers(ask: Ask, now: number): Promise<void>
export function databaseOfRun(url: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }>
