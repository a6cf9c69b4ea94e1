import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { atLeastZero, type Cents, cents, zero } from '../money/cents.ts'
import { type BasisPoints, percentOf } from '../money/percent.ts'

/** How the customer tips. Until they say, it is the brand's default and follows the price (PRICE-21). */
export type TipChoice =
  | { readonly _tag: 'Default' }
  | { readonly _tag: 'Percent'; readonly rate: BasisPoints }
  | { readonly _tag: 'Amount'; readonly amount: Cents }

export interface TipSituation {
  readonly brand: Brand
  readonly diningOption: DiningOption
  readonly isCash: boolean
  /** Gift card or credit cover the order: nobody is asked for a card because of a tip that they did not choose. */
  readonly isCovered?: boolean
}

/** A tip up to this is never asked about. */
const unaskedTip = cents(2_000)

/** A typed tip above the food's price and above 20 units is more often a slip than a gift, so it is asked about. */
export function isTipUnusual(choice: TipChoice, tip: Cents, food: Cents): boolean {
  return choice._tag === 'Amount' && tip > food && tip > unaskedTip
}

/** By the way in which the food goes; where it is not allowed the tip is nothing (PRICE-22). */
export function isTipAllowed(brand: Brand, diningOption: DiningOption): boolean {
  return brand.tip.enabled[diningOption]
}

/** Cash is tipped by hand (PRICE-23). */
export function isTipShown({ brand, diningOption, isCash }: TipSituation): boolean {
  return isTipAllowed(brand, diningOption) && !isCash
}

/** PRICE-17: those of the order type, else those of pickup, else none. An empty list is an answer, not a gap (PRICE-20). */
export function tipPresets(brand: Brand, diningOption: DiningOption): readonly BasisPoints[] {
  return brand.tip.options[diningOption] ?? brand.tip.options.pickup ?? []
}

export interface TipPreset {
  readonly rate: BasisPoints
  readonly amount: Cents
}

/** PRICE-18: a preset is a share of the price before discounts. */
export function tipPresetAmounts(
  brand: Brand,
  diningOption: DiningOption,
  preDiscountPrice: Cents,
): readonly TipPreset[] {
  return tipPresets(brand, diningOption).map((rate) => ({
    rate,
    amount: percentOf(rate, atLeastZero(preDiscountPrice)),
  }))
}

/** PRICE-21; 0 where the brand has no default for the order type. */
export function defaultTip(brand: Brand, diningOption: DiningOption, preDiscountPrice: Cents): Cents {
  const rate = brand.tip.defaultPercent[diningOption]
  return rate === undefined ? zero : percentOf(rate, atLeastZero(preDiscountPrice))
}

/** The tip in cents: never negative, and 0 where none is allowed or cash is paid (PRICE-22, PRICE-24). */
export function tipAmount(situation: TipSituation, choice: TipChoice, preDiscountPrice: Cents): Cents {
  if (!isTipShown(situation)) return zero
  switch (choice._tag) {
    case 'Default':
      return situation.isCovered === true ? zero : defaultTip(situation.brand, situation.diningOption, preDiscountPrice)
    case 'Percent':
      return atLeastZero(percentOf(choice.rate, atLeastZero(preDiscountPrice)))
    case 'Amount':
      return atLeastZero(choice.amount)
  }
}
