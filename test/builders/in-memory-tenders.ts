import { left, right } from 'fp-ts/lib/Either.js'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { CartLine } from '../../src-domain/cart/cart-line.ts'
import type { PromoGateway } from '../../src-domain/checkout/promo-gateway.ts'
import type { GiftCardGateway } from '../../src-domain/gift-card/gift-card-gateway.ts'
import type { HumanVerification } from '../../src-domain/gift-card/human-verification.ts'
import { formatPrice } from '../../src-domain/money/format-price.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import type { DiscountResult } from '../../src-domain/promo/discount-result.ts'

function costOf(lines: readonly CartLine[]): number {
  return lines.reduce((sum, line) => sum + line.price * line.quantity, 0)
}
function refused(status: number, message: string): CallFailure {
  return { _tag: 'Refused', status, message }
}

export interface InMemoryCode {
  readonly promotionCodeId: string
  readonly promotionId: string
  readonly isOver?: boolean
  readonly minimum?: Minor
}

export interface InMemoryPromotions {
  readonly gateway: PromoGateway
  readonly redeemed: () => readonly string[]
  readonly be: (who: 'nobody' | 'customer') => void
}

/** Promotions by upper-case code. Signed out at first. */
export function inMemoryPromotions(codes: ReadonlyMap<string, InMemoryCode>): InMemoryPromotions {
  const redeemed: string[] = []
  let caller: 'nobody' | 'customer' = 'nobody'
  const notValid: DiscountResult = { message: 'This promo code is not valid.' }
  const known = (code: string) => codes.get(code.trim().toUpperCase())
  const resultOf = (code: InMemoryCode | undefined, subtotal: number): DiscountResult => {
    if (code === undefined || code.isOver === true) return notValid
    const { promotionCodeId, promotionId, minimum } = code
    if (minimum !== undefined && subtotal < minimum) return { message: `For orders from ${formatPrice(minimum)}.` }
    return { discountId: promotionCodeId, promotionCodeId, promotionId }
  }
  return {
    redeemed: () => redeemed,
    be: (who) => {
      caller = who
    },
    gateway: {
      check: async (code, { items }) =>
        right(
          resultOf(
            known(code),
            items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
          ),
        ),
      checkReward: async ({ promotionCodeId }, { items }) => {
        const mine = caller === 'nobody' ? [] : redeemed
        const found = mine.map(known).find((code) => code?.promotionCodeId === promotionCodeId)
        return right(resultOf(found, costOf(items)))
      },
      redeem: async (code) => {
        if (caller === 'nobody') return left(refused(401, 'Sign in first.'))
        if (known(code) === undefined) return left(refused(400, 'This promo code is not valid.'))
        redeemed.push(code)
        return right(undefined)
      },
    },
  }
}

export interface InMemoryGiftCards {
  readonly gateway: GiftCardGateway
  readonly verification: HumanVerification
}

/** Gift cards by number, and a human check that passes each token once. */
export function inMemoryGiftCards(cards: ReadonlyMap<string, Minor>): InMemoryGiftCards {
  const tokens = new Set<string>()
  let given = 0
  return {
    verification: {
      token: async () => {
        given += 1
        tokens.add(`human-${given}`)
        return right(`human-${given}`)
      },
    },
    gateway: {
      check: async (giftCardNumber, userToken) => {
        if (!tokens.delete(userToken)) return left(refused(400, 'Please try again.'))
        const balance = cards.get(giftCardNumber.replace(/[\s-]/g, ''))
        if (balance === undefined) return left(refused(404, 'Gift card could not be found. (404)'))
        return right({ isValid: true, balance })
      },
    },
  }
}
