import { passesLuhn } from '../../line/luhn.ts'
import type { Code } from './accept-answer.ts'

export type Texts = Readonly<Record<string, unknown>>

/** Format errors by field, checked locally. */
export function wrongIn(card: Texts, now: Date): readonly Code[] {
  const [month, year] = [Number(text(card, 'month')), yearOf(text(card, 'year'))]
  const isMonth = /^\d{1,2}$/.test(text(card, 'month')) && month >= 1 && month <= 12
  const isPast = isMonth && year !== undefined && now.getTime() >= Date.UTC(year, month, 1)
  const checks: readonly (readonly [isWrong: boolean, code: Code])[] = [
    [!passesLuhn(text(card, 'cardNumber').replace(/[ -]/g, '')), 'E_WC_05'],
    [!isMonth, 'E_WC_06'],
    [year === undefined, 'E_WC_07'],
    [isPast, 'E_WC_08'],
    [has(card, 'cardCode') && !/^\d{3,4}$/.test(text(card, 'cardCode')), 'E_WC_15'],
    [has(card, 'zip') && !/^[A-Za-z0-9 -]{1,20}$/.test(text(card, 'zip')), 'E_WC_16'],
    [has(card, 'fullName') && !/^.{1,64}$/.test(text(card, 'fullName')), 'E_WC_17'],
  ]
  return checks.filter(([isWrong]) => isWrong).map(([, code]) => code)
}

export function tokenOf(card: Texts): Texts {
  const month = text(card, 'month').padStart(2, '0')
  const optional = ['cardCode', 'zip', 'fullName'].filter((name) => has(card, name))
  return {
    cardNumber: text(card, 'cardNumber').replace(/[ -]/g, ''),
    expirationDate: `${month}${yearOf(text(card, 'year'))}`,
    ...Object.fromEntries(optional.map((name) => [name, text(card, name)])),
  }
}

export function isTexts(value: unknown): value is Texts {
  return typeof value === 'object' && value !== null
}

export function text(card: Texts, name: string): string {
  const value = card[name]
  return value === undefined || value === null ? '' : String(value).trim()
}

function has(card: Texts, name: string): boolean {
  return card[name] !== undefined && card[name] !== null
}

function yearOf(year: string): number | undefined {
  if (/^\d{4}$/.test(year)) return Number(year)
  return /^\d{2}$/.test(year) ? 2000 + Number(year) : undefined
}
