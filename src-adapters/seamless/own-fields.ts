import type { FieldProblem } from '../../src-domain/payment/payment-problem.ts'
import type { Instant } from '../../src-domain/time/clock.ts'

/** These fields alone cannot charge a card. */
export type OwnField = 'holderName' | 'expiry'
export type Typed = Readonly<Record<OwnField, string>>
export type OwnProblems = Readonly<Partial<Record<OwnField, FieldProblem>>>

export interface Expiry {
  readonly month: number
  readonly year: number
}

export function ownFields(hostsExpiry: boolean): readonly OwnField[] {
  return hostsExpiry ? ['holderName'] : ['holderName', 'expiry']
}

/** Checks our fields before the vendor is called (PAY-32, PAY-33). */
export function problemsIn(typed: Typed, fields: readonly OwnField[], now: Instant): OwnProblems {
  const found: Partial<Record<OwnField, FieldProblem>> = {}
  for (const field of fields) {
    const problem = problemOf(field, typed[field].trim(), now)
    if (problem !== undefined) found[field] = problem
  }
  return found
}

function problemOf(field: OwnField, text: string, now: Instant): FieldProblem | undefined {
  if (text === '') return 'missing'
  if (field === 'holderName') return undefined
  const expiry = expiryOf(text)
  if (expiry === undefined) return 'invalid'
  // Valid through its month's end in the westernmost time zone.
  return Date.UTC(expiry.year, expiry.month) + 12 * 3_600_000 <= now ? 'expired' : undefined
}

/** MMYY, MM/YYYY, and MM/YY. */
export function expiryOf(text: string): Expiry | undefined {
  const [, month = '', year = ''] = /^(\d\d)\/?(\d\d)$/.exec(text) ?? /^(\d\d)\/(\d{4})$/.exec(text) ?? []
  return expiryAs(month, year)
}

/** YYYYMM, as a frame may report it. */
export function expiryInFrame(text: string): Expiry | undefined {
  const [, year = '', month = ''] = /^(\d{4})(\d\d)$/.exec(text) ?? []
  return expiryAs(month, year)
}

function expiryAs(month: string, year: string): Expiry | undefined {
  const found = { month: Number(month), year: year.length === 2 ? 2000 + Number(year) : Number(year) }
  return month !== '' && found.month >= 1 && found.month <= 12 ? found : undefined
}
