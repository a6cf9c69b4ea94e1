import { phoneProblem } from '../../src-domain/account/phone-problem.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'

/**
 * A phone number in E.164, so that all spellings of one number are equal; undefined if it is no phone. Without a
 * country code it is North American. An extension is dropped: it receives no text messages.
 */
export function dialledNumber(typed: string): string | undefined {
  if (phoneProblem(typed) !== undefined) return undefined
  const digits = pastedText(typed)
    .replace(/(?:x|ext).*$/i, '')
    .replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
