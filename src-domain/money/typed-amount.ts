import * as O from 'fp-ts/lib/Option.js'
import { dollarFormat } from './format-price.ts'
import type { Minor } from './minor.ts'
import { minorFromText, unitsFromText } from './minor-from-text.ts'
import { type BasisPoints, basisPoints } from './percent.ts'
import { type TypedFormat, typedParts } from './typed-parts.ts'

/**
 * An amount as people type it: 12, 12.5, 12,50, $12.50 or 1,250.00, in the decimals and separators of a currency.
 * Undefined for other text, below zero, and for more decimals than the currency has.
 */
export function typedAmount(typed: string, format: TypedFormat = dollarFormat): Minor | undefined {
  return O.toUndefined(minorFromText(plainNumber(typed, format), format.decimals))
}

/** A percentage as people type it: 10, 7.5, 7,5 or 10 %. Undefined for other text and above 100. */
export function typedPercent(typed: string): BasisPoints | undefined {
  const hundredths = O.toUndefined(unitsFromText(plainNumber(typed.replace(/%\s*$/, ''), dollarFormat), 2))
  return hundredths === undefined || hundredths > 100_00 ? undefined : basisPoints(hundredths)
}

function plainNumber(typed: string, format: TypedFormat): string {
  const parts = typedParts(typed.normalize('NFKC').replace(/[\p{Sc}\s]/gu, ''), format)
  if (parts === undefined) return ''
  const { whole, fraction } = parts
  return fraction === '' ? whole : `${whole === '' ? '0' : whole}.${fraction}`
}
