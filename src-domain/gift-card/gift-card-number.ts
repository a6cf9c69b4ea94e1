import { pastedCode } from '../text/pasted-text.ts'

/** GIFT-02, without spaces and dashes. */
export const longestGiftCardNumber = 32

export type GiftCardNumberProblem = { readonly _tag: 'NumberMissing' } | { readonly _tag: 'NumberTooLong' }

export function cleanGiftCardNumber(typed: string): string {
  return pastedCode(typed).replaceAll('-', '')
}

/** GIFT-02: the server checks the rest. */
export function giftCardNumberProblem(typed: string): GiftCardNumberProblem | undefined {
  const { length } = cleanGiftCardNumber(typed)
  if (length === 0) return { _tag: 'NumberMissing' }
  return length > longestGiftCardNumber ? { _tag: 'NumberTooLong' } : undefined
}
