import { cleanGiftCardNumber } from './gift-card-number.ts'

export function groupedNumber(cardNumber: string): string {
  return (
    cleanGiftCardNumber(cardNumber)
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  )
}
