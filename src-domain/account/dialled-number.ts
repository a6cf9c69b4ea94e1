import { pastedText } from '../text/pasted-text.ts'
import { phoneProblem } from './phone-problem.ts'

/** E.164; undefined if it is no phone. Defaults to North America. */
export function dialledNumber(typed: string): string | undefined {
  if (phoneProblem(typed) !== undefined) return undefined
  const digits = pastedText(typed)
    .replace(/(?:x|ext).*$/i, '')
    .replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
