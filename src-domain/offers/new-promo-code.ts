import type { DiningOption } from '../dining-option/dining-option.ts'
import type { Minor } from '../money/minor.ts'
import { longestPromoCode } from '../promo/promo-code.ts'
import type { TakenOff } from '../promo/promotion.ts'
import type { Instant } from '../time/clock.ts'

export const shortestPromoCode = 3
export const longestPromotionName = 80
export const longestPromotionText = 200
export const mostUses = 1_000_000
/** Groups and dishes of one promotion. */
export const mostDiscounted = 200

/** A promo code that staff make. */
export interface NewPromoCode {
  readonly code: string
  /** Shown where a customer keeps the code as a reward. */
  readonly name: string
  readonly description: string
  readonly off: TakenOff
  /** Ids of items or groups; empty for the whole order. */
  readonly on: readonly string[]
  /** Minimum subtotal; 0 for none. */
  readonly minimum: Minor
  /** Empty for all. */
  readonly orderTypes: readonly DiningOption[]
  readonly startsAt?: Instant
  /** Exclusive. */
  readonly endsAt?: Instant
  /** Uses in total; absent: unlimited. */
  readonly most?: number
  /** Uses per customer, who must log in. */
  readonly mostPerPatron?: number
}

export type PromoCodeProblem =
  | { readonly _tag: 'CodeMalformed' }
  /** Nothing, or more than everything. */
  | { readonly _tag: 'OffOutOfRange' }
  | { readonly _tag: 'EndsBeforeStart' }
  | { readonly _tag: 'EndIsPast' }

/** The first reason why the code cannot be made, or undefined. Whether it exists only the order server knows. */
export function newPromoCodeProblem(
  { code, off, startsAt, endsAt }: Pick<NewPromoCode, 'code' | 'off' | 'startsAt' | 'endsAt'>,
  now: Instant,
): PromoCodeProblem | undefined {
  if (!isPromoCode(code)) return { _tag: 'CodeMalformed' }
  if (!takesSomethingOff(off)) return { _tag: 'OffOutOfRange' }
  if (startsAt !== undefined && endsAt !== undefined && endsAt <= startsAt) return { _tag: 'EndsBeforeStart' }
  return endsAt !== undefined && endsAt <= now ? { _tag: 'EndIsPast' } : undefined
}

function isPromoCode(code: string): boolean {
  return code.length >= shortestPromoCode && code.length <= longestPromoCode && !/\s/.test(code)
}

function takesSomethingOff(off: TakenOff): boolean {
  if (off._tag === 'Amount') return off.amount > 0
  return off.rate > 0 && (off.atMost === undefined || off.atMost > 0)
}
