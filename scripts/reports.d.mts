export type Result = { readonly title: string; readonly state: 'passed' | 'failed' | 'skipped' }
export function titleFrom(names: readonly string[]): string
export function count(results: readonly Result[]): Readonly<Record<Result['state'], number>>
export function merge(
  exits: Readonly<Record<string, number | string | null>>,
  reported?: (suite: string) => readonly Result[] | undefined,
): readonly (Result & { readonly suite: string })[]
