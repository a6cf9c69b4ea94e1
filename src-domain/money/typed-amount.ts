import * as O from 'fp-ts/lib/Option.js'
import type { Minor } from './minor.ts'
import { hundredthsFromText, minorFromText } from './minor-from-text.ts'
import { type BasisPoints, basisPoints } from './percent.ts'

/** 12,50 where a comma separates decimals. */
const commaDecimals = /^\d+,\d{1,2}$/
const thousands = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/

/** An amount as people type it: 12, 12.5, 12,50, $12.50 or 1,250.00. Undefined for other text and below zero. */
export function typedAmount(typed: string): Minor | undefined {
  return O.toUndefined(minorFromText(plainNumber(typed)))
}

/** A percentage as people type it: 10, 7.5, 7,5 or 10 %. Undefined for other text and above 100. */
export function typedPercent(typed: string): BasisPoints | undefined {
  const hundredths = O.toUndefined(hundredthsFromText(plainNumber(typed.replace(/%\s*$/, ''))))
  return hundredths === undefined || hundredths > 100_00 ? undefined : basisPoints(hundredths)
}

function plainNumber(typed: string): string {
  const text = typed.replace(/[\p{Sc}\s]/gu, '')
  if (text.startsWith('-')) return ''
  if (commaDecimals.test(text)) return text.replace(',', '.')
  return thousands.test(text) ? text.replaceAll(',', '') : text
}
