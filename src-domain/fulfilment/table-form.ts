import { pastedText } from '../text/pasted-text.ts'

export const longestTableNumber = 20

export type TableNumberProblem = 'missing' | 'too-long'

export function tableNumberOf(typed: string): string {
  return pastedText(typed)
}

/** TABLE-02: checks presence and length; the server checks the rest. */
export function tableNumberProblem(typed: string): TableNumberProblem | undefined {
  const number = tableNumberOf(typed)
  if (number === '') return 'missing'
  return number.length > longestTableNumber ? 'too-long' : undefined
}

export function isSameTable(one: string, other: string): boolean {
  return tableNumberOf(one).toLowerCase() === tableNumberOf(other).toLowerCase()
}
