import { pastedText } from '../text/pasted-text.ts'

/** Characters of a table's number; no sign on a table says more. */
export const longestTableNumber = 20

export type TableNumberProblem = 'missing' | 'too-long'

/** As the sign on the table says it: without the spaces around it, inner runs of spaces one. */
export function tableNumberOf(typed: string): string {
  return pastedText(typed)
}

/** Only an empty field is wrong before the server has looked (TABLE-02). */
export function tableNumberProblem(typed: string): TableNumberProblem | undefined {
  const number = tableNumberOf(typed)
  if (number === '') return 'missing'
  return number.length > longestTableNumber ? 'too-long' : undefined
}

/** Two ways to write one table: the case of its letter is no difference. */
export function isSameTable(one: string, other: string): boolean {
  return tableNumberOf(one).toLowerCase() === tableNumberOf(other).toLowerCase()
}
