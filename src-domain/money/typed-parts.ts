import type { PriceFormat } from './format-price.ts'

export type TypedFormat = Pick<PriceFormat, 'decimals' | 'point'>

/** Digits before and after the decimal point. */
export interface TypedParts {
  readonly whole: string
  readonly fraction: string
  /** Separators grouped the thousands. */
  readonly isGrouped: boolean
}

const bare = /^(\d*)(?:([.,])(\d*))?$/
const grouped = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/
/** With both separators, the last one is the decimal one. */
const both = /^(\d{1,3}(?:,\d{3})+)\.(\d*)$|^(\d{1,3}(?:\.\d{3})+),(\d*)$/

/**
 * Parts of a typed number with point or comma. A separator before exactly three digits groups thousands if it is not
 * the currency's decimal point, or if the currency has no decimals: 66.000 Colombian pesos, 1,200 or 1.200 yen, but
 * 1.250 Kuwaiti dinars. Undefined for other text, and if the other separator stands before more than two digits.
 */
export function typedParts(text: string, { decimals, point }: TypedFormat): TypedParts | undefined {
  const decimalPoint = point === ',' ? ',' : '.'
  const separator = grouped.exec(text)?.[1]
  if (separator !== undefined && (decimals === 0 || separator !== decimalPoint))
    return { whole: text.replace(/\D/g, ''), fraction: '', isGrouped: true }
  const one = bare.exec(text)
  if (one !== null) {
    const [, whole = '', mark = decimalPoint, fraction = ''] = one
    if (whole === '' && fraction === '') return undefined
    return mark === decimalPoint || fraction.length <= 2 ? { whole, fraction, isGrouped: false } : undefined
  }
  const two = both.exec(text)
  if (two === null) return undefined
  return {
    whole: (two[1] ?? two[3] ?? '').replace(/\D/g, ''),
    fraction: two[2] ?? two[4] ?? '',
    isGrouped: true,
  }
}
