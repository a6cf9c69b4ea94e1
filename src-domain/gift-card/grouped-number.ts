import { cleanGiftCardNumber } from './gift-card-number.ts'

/** In groups of four characters, as a card has it printed (GIFT-16). */
export function groupedNumber(cardNumber: string): string {
  return (
    cleanGiftCardNumber(cardNumber)
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  )
}
