import { pastedText } from '../text/pasted-text.ts'

/** PROMO-02: characters after trimming. */
export const longestPromoCode = 64

export type PromoCodeProblem = { readonly _tag: 'CodeMissing' } | { readonly _tag: 'CodeTooLong' }

/** PROMO-02; what is typed around the code is not part of it. */
export function promoCodeProblem(typed: string): PromoCodeProblem | undefined {
  const { length } = pastedText(typed)
  if (length === 0) return { _tag: 'CodeMissing' }
  return length > longestPromoCode ? { _tag: 'CodeTooLong' } : undefined
}

/** One code has one form, however it was typed: no spaces around it, no wide letters, no small ones. */
export function samePromoCode(typed: string): string {
  return pastedText(typed).normalize('NFKC').toUpperCase()
}
