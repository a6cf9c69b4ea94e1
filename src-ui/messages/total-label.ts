import { rateText } from '../../src-domain/money/rate.ts'
import type { FooterLine } from '../../src-domain/pricing/footer-lines.ts'
import type { ratedLines, totalLines } from './total-lines.en.ts'

interface LineWords {
  readonly line: typeof totalLines
  readonly rated: typeof ratedLines
}

/** Name of a line; with the rate, where receipts show the rates. */
export function totalLabel(words: LineWords, line: Exclude<FooterLine, { readonly _tag: 'NotYetKnown' }>): string {
  return (line._tag === 'Tax' || line._tag === 'IncludedTax') && line.rate !== undefined
    ? words.rated[line._tag]({ percent: rateText(line.rate) })
    : words.line[line._tag]
}

/** Lines of one order differ by this. */
export function totalKey(line: FooterLine): string {
  return 'rate' in line && line.rate !== undefined ? `${line._tag} ${rateText(line.rate)}` : line._tag
}
