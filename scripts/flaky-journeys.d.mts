export type Result = {
  readonly title: string
  readonly state: 'passed' | 'failed' | 'skipped'
  readonly file?: string
  readonly flaky?: true
}
export const flakyFile: string
export const mostFlaky: number
export function flakyIn(text: string): readonly string[]
export function readFlaky(): readonly string[]
export function journeyOf(result: Result): string
export function worthASecondTry(results: readonly Result[], known?: readonly string[]): readonly Result[]
export function withSecondTry(results: readonly Result[], again: readonly Result[]): readonly Result[]
export function flakyProblems(results: readonly Result[], known?: readonly string[]): readonly Result[]
