import { brandOf, passesLuhn } from '../../src-domain/payment/card-digits.ts'
import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'
import type { Instant } from '../../src-domain/time/clock.ts'

/** In the form's order (PAY-21). */
export const fieldNames = ['number', 'expMonth', 'expYear', 'cvc', 'postalCode', 'street'] as const
export type FormField = (typeof fieldNames)[number]

export type TypedFields = Readonly<Record<FormField, string>>
export type Problems = Readonly<Partial<Record<FormField, FieldProblem>>>

export const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const

export function yearsFrom(now: Instant): readonly string[] {
  const first = new Date(now).getFullYear()
  return Array.from({ length: 51 }, (_, after) => String(first + after))
}

export function digitsOf(typed: string): string {
  return typed.replace(/\D/g, '')
}

/** Groups the number in fours. */
export function formattedField(field: FormField, typed: string): string {
  switch (field) {
    case 'number':
      return digitsOf(typed)
        .slice(0, 19)
        .replace(/(\d{4})(?=\d)/g, '$1 ')
    case 'cvc':
      return digitsOf(typed).slice(0, 4)
    case 'expMonth':
    case 'expYear':
    case 'postalCode':
    case 'street':
      return typed
  }
}

export function problemsIn(typed: TypedFields, country: string, now: Instant): Problems {
  const found: Partial<Record<FormField, FieldProblem>> = {}
  for (const field of fieldNames) {
    if (typed[field].trim() === '') found[field] = 'missing'
    else if (!isRight(field, typed, country)) found[field] = 'invalid'
  }
  const { expMonth, expYear } = typed
  if (expMonth !== '' && expYear !== '' && hasExpired(Number(expMonth), Number(expYear), now))
    found.expMonth = 'expired'
  return found
}

function isRight(field: FormField, typed: TypedFields, country: string): boolean {
  const [text, digits] = [typed[field].trim(), digitsOf(typed.number)]
  switch (field) {
    case 'number':
      return /^\d{13,19}$/.test(digits) && passesLuhn(digits)
    case 'cvc':
      return digitsOf(text).length === (brandOf(digits) === 'amex' ? 4 : 3)
    case 'postalCode':
      return (country === 'US' ? /^\d{5}(-\d{4})?$/ : /^[A-Za-z0-9][A-Za-z0-9 -]{1,9}$/).test(text)
    case 'expMonth':
    case 'expYear':
    case 'street':
      return true
  }
}

/** Valid through its month's end in the westernmost time zone. */
function hasExpired(month: number, year: number, now: Instant): boolean {
  return Date.UTC(year, month) + 12 * 3_600_000 <= now
}
