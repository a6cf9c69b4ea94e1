import { phoneProblem } from '../../src-domain/account/phone-problem.ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'

/**
 * A phone as it is dialled from anywhere (E.164), by which one number is one however it is written; undefined for what is
 * no phone. Without a country code it is a number of North America, and an extension takes no text message.
 */
export function dialledNumber(typed: string): string | undefined {
  if (phoneProblem(typed) !== undefined) return undefined
  const digits = pastedText(typed)
    .replace(/(?:x|ext).*$/i, '')
    .replace(/\D/g, '')
  return digits.length === 10 ? `+1${digits}` : `+${digits}`
}
