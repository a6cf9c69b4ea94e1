import { brandOf, passesLuhn } from '../../src-domain/payment/card-digits.ts'
import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'
import type { Instant } from '../../src-domain/time/clock.ts'

export const cardFieldNames = ['number', 'expiry', 'cvc', 'postalCode'] as const
export type SandboxField = (typeof cardFieldNames)[number]

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

export function formattedField(field: SandboxField, typed: string): string {
  switch (field) {
    case 'number':
      return digitsOf(typed)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, '$1 ')
    case 'expiry': {
      const digits = digitsOf(typed).slice(0, 4)
      // A month with one possible digit gets its zero: "4" is April.
      const whole = /^[2-9]/.test(digits) ? `0${digits}`.slice(0, 4) : digits
      const isTyped = whole.length > 2 || (whole.length === 2 && /\/\s*$/.test(typed))
      return isTyped ? `${whole.slice(0, 2)}/${whole.slice(2)}` : whole
    }
    case 'cvc':
      return digitsOf(typed).slice(0, 4)
    case 'postalCode':
      return typed.replace(/[^\d-]/g, '').slice(0, 10)
  }
}

export interface Expiry {
  readonly month: number
  readonly year: number
}

export function expiryOf(text: string): Expiry | undefined {
  const [, month, year] = /^(\d{2})\/(\d{2})$/.exec(text) ?? []
  if (month === undefined || year === undefined || Number(month) < 1 || Number(month) > 12) return undefined
  return { month: Number(month), year: 2000 + Number(year) }
}

/** Valid through its month's end. */
function hasExpired({ month, year }: Expiry, now: Instant): boolean {
  return Date.UTC(year, month) <= now
}

const isRight: Readonly<Record<SandboxField, (text: string, number: string) => boolean>> = {
  number: (text) => /^\d{13,19}$/.test(digitsOf(text)) && passesLuhn(digitsOf(text)),
  expiry: (text) => expiryOf(text) !== undefined,
  cvc: (text, number) => digitsOf(text).length === (brandOf(digitsOf(number)) === 'amex' ? 4 : 3),
  postalCode: (text) => /^\d{5}(-\d{4})?$/.test(text),
}

export type CardTexts = Readonly<Record<SandboxField, string>>

export function fieldProblem(field: SandboxField, texts: CardTexts, now: Instant): FieldProblem | undefined {
  const text = texts[field]
  if (text === '') return 'missing'
  if (!isRight[field](text, texts.number)) return 'invalid'
  const expiry = field === 'expiry' ? expiryOf(text) : undefined
  return expiry !== undefined && hasExpired(expiry, now) ? 'expired' : undefined
}
