import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { minor } from '../../src-domain/money/minor.ts'
import type { Rate } from '../../src-domain/money/rate.ts'
import { processorOfAccount } from '../../src-domain/payment/payment-account.ts'
import type { OfferRows, RefundedRow, SoldRow, TaxRow } from '../../src-domain/report/day-rows.ts'
import { type PartsRow, partsOfRow } from '../refund/refundable-order.ts'

interface Terms {
  readonly paid_by: 'cash' | 'card' | 'none'
  readonly paid_at: string | null
  readonly rate: Rate | null
  readonly is_tax_included: boolean
  readonly is_fee_taxable: boolean
  readonly has_categories: boolean
}

/** Tax of one rate, of orders or refunds with several. */
export interface TaxGroup {
  readonly is_sold: boolean
  readonly rate: Rate
  readonly is_tax_included: boolean
  readonly taxable: number
  readonly tax: number
}

/** Orders with the same terms, summed by the database. */
export interface SoldGroup extends Terms {
  readonly order_type: DiningOption
  readonly orders: number
  readonly cancelled: number
  readonly by_charge: number
  readonly by_gift_card: number
  readonly by_credit: number
  readonly subtotal: number
  readonly discount: number
  readonly service_fee: number
  readonly tax: number
  readonly tax_in_food: number
  readonly tax_in_fee: number
  readonly credit: number
  readonly gift_card: number
  readonly tip: number
  readonly due: number
}

export interface RefundedGroup extends Terms, PartsRow {
  readonly refunds: number
}

export interface OfferSums {
  readonly sold: number
  readonly sold_for: number
  readonly voided: number
  readonly added: number
  readonly taken: number
}

export function soldRow(group: SoldGroup): SoldRow {
  return {
    ...termsOf(group),
    orderType: group.order_type,
    orders: group.orders,
    cancelled: group.cancelled,
    byCharge: group.by_charge,
    byGiftCard: group.by_gift_card,
    byCredit: group.by_credit,
    subtotal: minor(group.subtotal),
    discount: minor(group.discount),
    serviceFee: minor(group.service_fee),
    tax: minor(group.tax),
    taxInFood: minor(group.tax_in_food),
    taxInFee: minor(group.tax_in_fee),
    credit: minor(group.credit),
    giftCard: minor(group.gift_card),
    tip: minor(group.tip),
    due: minor(group.due),
  }
}

export function refundedRow(group: RefundedGroup): RefundedRow {
  return { ...termsOf(group), ...partsOfRow(group), refunds: group.refunds }
}

export function offerRows({ sold, sold_for, voided, added, taken }: OfferSums): OfferRows {
  return { sold, soldFor: minor(sold_for), voided: minor(voided), added: minor(added), taken: minor(taken) }
}

export function taxRow({ is_sold, rate, is_tax_included, taxable, tax }: TaxGroup): TaxRow {
  return { isSold: is_sold, rate, isTaxIncluded: is_tax_included, taxable: minor(taxable), tax: minor(tax) }
}

function termsOf({ paid_by, paid_at, rate, is_tax_included, is_fee_taxable, has_categories }: Terms) {
  return {
    payment: paid_by,
    ...(paid_at === null ? {} : { processor: processorOfAccount(paid_at) }),
    ...(rate === null ? {} : { rate }),
    isTaxIncluded: is_tax_included,
    isFeeTaxable: is_fee_taxable,
    ...(has_categories ? { hasCategories: true } : {}),
  }
}
