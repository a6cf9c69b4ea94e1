import type { Brand } from '../brand/brand.ts'
import type { DiningOption } from '../dining-option/dining-option.ts'
import { boundIn } from '../money/bound-in.ts'
import type { Currency } from '../money/currency.ts'
import { atLeastZero, type Minor, zero } from '../money/minor.ts'
import { type BasisPoints, percentOf } from '../money/percent.ts'

/** `Default`: the tip changes with the price until the customer chooses one (PRICE-21). */
export type TipChoice =
  | { readonly _tag: 'Default' }
  | { readonly _tag: 'Percent'; readonly rate: BasisPoints }
  | { readonly _tag: 'Amount'; readonly amount: Minor }

export interface TipSituation {
  readonly brand: Brand
  readonly diningOption: DiningOption
  readonly isCash: boolean
  /** Gift card or credit cover the order. A default tip must not require a card then. */
  readonly isCovered?: boolean
}

/** In cents of dollars. */
const unaskedTip = 2_000

/** Whether to confirm a typed tip: one above both the food's price and $20 is usually a mistake. */
export function isTipUnusual(choice: TipChoice, tip: Minor, food: Minor, currency: Currency): boolean {
  return choice._tag === 'Amount' && tip > food && tip > boundIn(currency, unaskedTip)
}

export function isTipAllowed(brand: Brand, diningOption: DiningOption): boolean {
  return brand.tip.enabled[diningOption]
}

export function isTipShown({ brand, diningOption, isCash }: TipSituation): boolean {
  return isTipAllowed(brand, diningOption) && !isCash
}

/** PRICE-17: falls back to pickup, then to none. An empty list does not fall back (PRICE-20). */
export function tipPresets(brand: Brand, diningOption: DiningOption): readonly BasisPoints[] {
  return brand.tip.options[diningOption] ?? brand.tip.options.pickup ?? []
}

export interface TipPreset {
  readonly rate: BasisPoints
  readonly amount: Minor
}

/** PRICE-18: shares of the price before discounts. */
export function tipPresetAmounts(
  brand: Brand,
  diningOption: DiningOption,
  preDiscountPrice: Minor,
): readonly TipPreset[] {
  return tipPresets(brand, diningOption).map((rate) => ({
    rate,
    amount: percentOf(rate, atLeastZero(preDiscountPrice)),
  }))
}

/** PRICE-21; 0 without a default. */
export function defaultTip(brand: Brand, diningOption: DiningOption, preDiscountPrice: Minor): Minor {
  const rate = brand.tip.defaultPercent[diningOption]
  return rate === undefined ? zero : percentOf(rate, atLeastZero(preDiscountPrice))
}

/** Minor, never negative; 0 if tips are off or paid in cash (PRICE-22, PRICE-24). */
export function tipAmount(situation: TipSituation, choice: TipChoice, preDiscountPrice: Minor): Minor {
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
