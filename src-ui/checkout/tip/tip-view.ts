import { cartSubtotal } from '../../../src-domain/cart/subtotal.ts'
import { type CheckoutSnapshot, tipOf } from '../../../src-domain/checkout/checkout-snapshot.ts'
import type { Currency } from '../../../src-domain/money/currency.ts'
import { type Minor, zero } from '../../../src-domain/money/minor.ts'
import { type BasisPoints, basisPoints } from '../../../src-domain/money/percent.ts'
import { type TipPreset, tipPresetAmounts } from '../../../src-domain/pricing/tip-rules.ts'

export interface TipView {
  /** Always includes "none". */
  readonly presets: readonly TipPreset[]
  readonly rate: BasisPoints | undefined
  readonly isAmount: boolean
  readonly amount: Minor
  readonly currency: Currency
}

const none: TipPreset = { rate: basisPoints(0), amount: zero }

export function tipView(now: CheckoutSnapshot): TipView {
  const { brand, order, checkout } = now
  const base = now.checks.price.last?.preDiscountPrice ?? cartSubtotal(order)
  const presets = tipPresetAmounts(brand, order.diningOption, base)
  const { tip } = checkout
  const isCovered = now.checks.price.last?.totalAmount === 0
  const usual = (isCovered ? undefined : brand.tip.defaultPercent[order.diningOption]) ?? basisPoints(0)
  return {
    presets: presets.some(({ rate }) => rate === 0) ? presets : [none, ...presets],
    rate: tip._tag === 'Percent' ? tip.rate : tip._tag === 'Default' ? usual : undefined,
    isAmount: tip._tag === 'Amount',
    amount: tipOf(now),
    currency: brand.currency,
  }
}
