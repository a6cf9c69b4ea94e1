import { cleanGiftCardNumber } from './gift-card-number.ts'

/** GIFT-16. */
export function groupedNumber(cardNumber: string): string {
  return (
    cleanGiftCardNumber(cardNumber)
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  )
}
