import { cleanGiftCardNumber } from '../../src-domain/gift-card/gift-card-number.ts'
import type { SubmittedOrder } from '../../src-domain/placement/submitted-order.ts'
import type { Seal } from '../store/seal.ts'
import { cardNumberIn } from './known-card.ts'

/** An order with this seal does not count as a guess. */
export function cardSealOf(seal: Seal, brandId: string, number: string): string {
  return seal.over(...wordsOf(brandId, number))
}

export function carriesSealedCard(seal: Seal, brandId: string, order: SubmittedOrder): boolean {
  const number = cardNumberIn(order)
  return (
    number !== undefined &&
    order.giftCardSeal !== undefined &&
    seal.isOver(order.giftCardSeal, ...wordsOf(brandId, number))
  )
}

function wordsOf(brandId: string, number: string) {
  return [brandId, cleanGiftCardNumber(number).toUpperCase()] as const
}
