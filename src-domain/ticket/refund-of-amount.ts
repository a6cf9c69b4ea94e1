import { add, type Minor, minor, smaller, subtract, sum } from '../money/minor.ts'
import { nothingBack, type RefundParts } from './refund-parts.ts'

/** The most that can be refunded by amount. The tip goes back only with the whole order. */
export function mostByAmount({ sale, serviceFee, tax }: RefundParts): Minor {
  return sum([sale, serviceFee, tax])
}

/**
 * Refund of an amount, for no particular line. Tax and fee take their share of it, rounded down; food takes the rest.
 * Refunds the tender that paid last first.
 *
 * @param rest what earlier refunds left
 * @param amount at most `mostByAmount(rest)`
 */
export function refundOfAmount(rest: RefundParts, amount: Minor): RefundParts {
  const most = mostByAmount(rest)
  const share = (part: Minor) => minor(most === 0 ? 0 : Math.floor((amount * part) / most))
  const sale = smaller(subtract(amount, add(share(rest.tax), share(rest.serviceFee))), rest.sale)
  // A cent of rounding that food cannot take.
  const serviceFee = smaller(subtract(subtract(amount, sale), share(rest.tax)), rest.serviceFee)
  const charged = smaller(amount, subtract(rest.charged, rest.tip))
  const giftCard = smaller(subtract(amount, charged), rest.giftCard)
  return {
    ...nothingBack,
    sale,
    serviceFee,
    tax: subtract(amount, add(sale, serviceFee)),
    charged,
    giftCard,
    credit: subtract(amount, add(charged, giftCard)),
  }
}
