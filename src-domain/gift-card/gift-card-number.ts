import { pastedCode } from '../text/pasted-text.ts'

/** GIFT-02: characters after cleaning. */
export const longestGiftCardNumber = 32

export type GiftCardNumberProblem = { readonly _tag: 'NumberMissing' } | { readonly _tag: 'NumberTooLong' }

/** GIFT-02: cards print their number in groups; spaces and dashes are for the eye only. */
export function cleanGiftCardNumber(typed: string): string {
  return pastedCode(typed).replaceAll('-', '')
}

/** Only an empty field is wrong before the server has looked (GIFT-02). */
export function giftCardNumberProblem(typed: string): GiftCardNumberProblem | undefined {
  const { length } = cleanGiftCardNumber(typed)
  if (length === 0) return { _tag: 'NumberMissing' }
  return length > longestGiftCardNumber ? { _tag: 'NumberTooLong' } : undefined
}
