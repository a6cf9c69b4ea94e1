import type { Instant } from '../time/clock.ts'
import type { NewPromoCode } from './new-promo-code.ts'

/** A promo code with its uses, for staff. */
export interface PromoCodeEntry extends NewPromoCode {
  readonly id: string
  readonly uses: number
  /** The brand's files made the code and may change its terms. */
  readonly isFromFile: boolean
  /** False: ended by staff, or removed from the brand's files. */
  readonly isActive: boolean
  /** Absent unless staff ended it. */
  readonly endedAt?: Instant
}

export type PromoCodeStatus = 'active' | 'scheduled' | 'used-up' | 'over' | 'ended'

/** Whether customers can use the code now, and if not, why. */
export function promoCodeStatus(
  { isActive, startsAt, endsAt, uses, most }: Omit<PromoCodeEntry, 'id'>,
  now: Instant,
): PromoCodeStatus {
  if (!isActive) return 'ended'
  if (endsAt !== undefined && now >= endsAt) return 'over'
  if (most !== undefined && uses >= most) return 'used-up'
  return startsAt !== undefined && now < startsAt ? 'scheduled' : 'active'
}
