import type { SavedCard } from '../account/patron.ts'
import type { Brand } from '../brand/brand.ts'
import type { Location } from '../location/location.ts'
import type { WalletKind } from './wallet-button.ts'

export type PaymentChoice =
  | { readonly _tag: 'SavedCard'; readonly card: SavedCard }
  | { readonly _tag: 'CardForm' }
  | { readonly _tag: 'Cash' }
  | { readonly _tag: 'Wallet' }

export type PaymentWay = PaymentChoice['_tag']

/** `payment_processor` of a brand that takes no cards. */
export const noProcessorName = 'none'

export function takesCards({ paymentProcessor }: Pick<Brand, 'paymentProcessor'>): boolean {
  return paymentProcessor !== noProcessorName
}

export function isCashOffered(brand: Brand): boolean {
  return brand.ordering.cash
}

/** Wallets that both the brand and the restaurant accept (PAY-08, PAY-09). */
export function walletsAccepted(
  brand: Brand,
  location: Pick<Location, 'isApplePayAccepted' | 'isGooglePayAccepted'> | undefined,
): readonly WalletKind[] {
  if (!takesCards(brand) || !brand.ordering.mobilePay || location === undefined) return []
  const kinds: WalletKind[] = []
  if (location.isApplePayAccepted) kinds.push('apple_pay')
  if (location.isGooglePayAccepted) kinds.push('google_pay')
  return kinds
}

/** PAY-51: the primary card, or else the first. */
export function cardToUse(cards: readonly SavedCard[]): SavedCard | undefined {
  return cards.find((card) => card.primaryCard) ?? cards[0]
}

export interface PaymentFacts {
  readonly brand: Brand
  readonly savedCards: readonly SavedCard[]
  readonly isWalletAvailable: boolean
}

/** In display order (PAY-01, PAY-52). */
export function paymentWays({ brand, savedCards, isWalletAvailable }: PaymentFacts): readonly PaymentWay[] {
  if (!takesCards(brand)) return isCashOffered(brand) ? ['Cash'] : []
  const ways: PaymentWay[] = []
  if (savedCards.length > 0) ways.push('SavedCard')
  ways.push('CardForm')
  if (isWalletAvailable) ways.push('Wallet')
  if (isCashOffered(brand)) ways.push('Cash')
  return ways
}

export function defaultPayment(
  brand: Pick<Brand, 'paymentProcessor'>,
  savedCards: readonly SavedCard[],
): PaymentChoice {
  if (!takesCards(brand)) return { _tag: 'Cash' }
  const card = cardToUse(savedCards)
  return card === undefined ? { _tag: 'CardForm' } : { _tag: 'SavedCard', card }
}
