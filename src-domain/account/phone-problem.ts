import { pastedText } from '../text/pasted-text.ts'

export const longestPhone = 40

export type PhoneProblem = 'missing' | 'invalid'

/** ACCT-64: optional country code, ten digits, optional extension. Spaces, dots, dashes or brackets separate them. */
const phonePattern = /^(?:\+?\d{1,3}[ .-]*)?\(?\d{3}\)?[ .-]*\d{3}[ .-]*\d{4}(?: *(?:x|ext\.?) *\d{1,6})?$/i

export function phoneProblem(typed: string): PhoneProblem | undefined {
  const phone = pastedText(typed)
  if (phone === '') return 'missing'
  return phone.length <= longestPhone && phonePattern.test(phone) ? undefined : 'invalid'
}
