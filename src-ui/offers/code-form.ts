import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { dateFromText } from '../../src-domain/location/calendar-date.ts'
import { instantOfWall } from '../../src-domain/location/wall-clock.ts'
import { minor, zero } from '../../src-domain/money/minor.ts'
import { typedAmount, typedPercent } from '../../src-domain/money/typed-amount.ts'
import type { TypedFormat } from '../../src-domain/money/typed-parts.ts'
import { mostUses, type NewPromoCode, newPromoCodeProblem } from '../../src-domain/offers/new-promo-code.ts'
import { samePromoCode } from '../../src-domain/promo/promo-code.ts'
import type { TakenOff } from '../../src-domain/promo/promotion.ts'
import type { Instant } from '../../src-domain/time/clock.ts'

export const codeFields = [
  'code',
  'off',
  'atMost',
  'minimum',
  'firstDay',
  'lastDay',
  'most',
  'mostPerPatron',
  'name',
  'description',
] as const
export type CodeField = (typeof codeFields)[number]
export type CodeTexts = Readonly<Record<CodeField, string>>

export interface CodeChoices {
  readonly kind: 'percent' | 'fixed'
  readonly orderTypes: readonly DiningOption[]
  readonly on: readonly string[]
  /** IANA zone of the restaurant, whose days count. */
  readonly timeZone: string
  /** How amounts are typed. */
  readonly format: TypedFormat
}

export type CodeFieldProblem = 'code' | 'percent' | 'amount' | 'count' | 'lastDay' | 'lastDayPast'

type FieldProblems = Readonly<Partial<Record<CodeField, CodeFieldProblem>>>

/** Problems by field. */
export function codeFieldProblems(
  typed: CodeTexts,
  { kind, timeZone, format }: CodeChoices,
  now: Instant,
): FieldProblems {
  const isCode = newPromoCodeProblem({ code: samePromoCode(typed.code), off: anyOff }, now) === undefined
  return {
    ...(isCode ? {} : { code: 'code' }),
    ...offProblems(typed, { kind, format }, now),
    ...(isEmpty(typed.minimum) || typedAmount(typed.minimum, format) !== undefined ? {} : { minimum: 'amount' }),
    ...spanProblems(typed, timeZone, now),
    ...(isEmpty(typed.most) || countOf(typed.most) !== undefined ? {} : { most: 'count' }),
    ...(isEmpty(typed.mostPerPatron) || countOf(typed.mostPerPatron) !== undefined ? {} : { mostPerPatron: 'count' }),
  }
}

function isEmpty(text: string): boolean {
  return text.trim() === ''
}

function offProblems(typed: CodeTexts, how: HowOff, now: Instant): FieldProblems {
  const { kind, format } = how
  const off = offOf({ ...typed, atMost: '' }, how)
  const isOff = off !== undefined && newPromoCodeProblem({ code: 'CODE', off }, now) === undefined
  const isLimit = kind === 'fixed' || isEmpty(typed.atMost) || (typedAmount(typed.atMost, format) ?? 0) > 0
  return {
    ...(isOff ? {} : { off: kind === 'percent' ? 'percent' : 'amount' }),
    ...(isLimit ? {} : { atMost: 'amount' }),
  }
}

function spanProblems(typed: CodeTexts, timeZone: string, now: Instant): FieldProblems {
  const problem = newPromoCodeProblem({ code: 'CODE', off: anyOff, ...spanOf(typed, timeZone) }, now)
  if (problem === undefined) return {}
  return { lastDay: problem._tag === 'EndsBeforeStart' ? 'lastDay' : 'lastDayPast' }
}

/** The code to make; undefined while a field is wrong. */
export function codeOfForm(
  typed: CodeTexts,
  { kind, orderTypes, on, timeZone, format }: CodeChoices,
): NewPromoCode | undefined {
  const off = offOf(typed, { kind, format })
  if (off === undefined) return undefined
  const [most, mostPerPatron] = [countOf(typed.most), countOf(typed.mostPerPatron)]
  return {
    code: samePromoCode(typed.code),
    name: typed.name.trim(),
    description: typed.description.trim(),
    off,
    on,
    minimum: typedAmount(typed.minimum, format) ?? zero,
    orderTypes,
    ...spanOf(typed, timeZone),
    ...(most === undefined ? {} : { most }),
    ...(mostPerPatron === undefined ? {} : { mostPerPatron }),
  }
}

const anyOff: TakenOff = { _tag: 'Amount', amount: minor(1) }

type HowOff = Pick<CodeChoices, 'kind' | 'format'>

function offOf({ off, atMost }: CodeTexts, { kind, format }: HowOff): TakenOff | undefined {
  if (kind === 'fixed') {
    const amount = typedAmount(off, format)
    return amount === undefined ? undefined : { _tag: 'Amount', amount }
  }
  const [rate, limit] = [typedPercent(off), typedAmount(atMost, format)]
  if (rate === undefined) return undefined
  return { _tag: 'Percent', rate, ...(limit === undefined ? {} : { atMost: limit }) }
}

function countOf(text: string): number | undefined {
  const count = /^\d{1,7}$/.test(text.trim()) ? Number(text) : 0
  return count >= 1 && count <= mostUses ? count : undefined
}

/** From the start of the first day until the end of the last, in the restaurant's zone. The first day may be today. */
function spanOf({ firstDay, lastDay }: CodeTexts, timeZone: string): Pick<NewPromoCode, 'startsAt' | 'endsAt'> {
  const [first, last] = [dateFromText(firstDay), dateFromText(lastDay)]
  return {
    ...(first === undefined ? {} : { startsAt: instantOfWall(first, 0, 0, timeZone) }),
    ...(last === undefined ? {} : { endsAt: instantOfWall(last, 1, 0, timeZone) }),
  }
}
