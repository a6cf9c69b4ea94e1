import { pastedText } from '../text/pasted-text.ts'

/** PROMO-02, after trimming. */
export const longestPromoCode = 64

export type PromoCodeProblem = { readonly _tag: 'CodeMissing' } | { readonly _tag: 'CodeTooLong' }

export function promoCodeProblem(typed: string): PromoCodeProblem | undefined {
  const { length } = pastedText(typed)
  if (length === 0) return { _tag: 'CodeMissing' }
  return length > longestPromoCode ? { _tag: 'CodeTooLong' } : undefined
}

/** Normalised form for comparing codes. */
export function samePromoCode(typed: string): string {
  return pastedText(typed).normalize('NFKC').toUpperCase()
}
