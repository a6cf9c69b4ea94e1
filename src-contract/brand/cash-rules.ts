import { right } from 'fp-ts/lib/Either.js'
import { type CashRules, shippedCash, shippedCashIn } from '../../src-domain/brand/cash-rules.ts'
import { mapped } from '../codec/mapped.ts'
import { wholeNumber } from '../codec/plain.ts'
import { shape } from '../codec/shape.ts'
import { withFallback } from '../codec/with-fallback.ts'
import { moneyUpTo } from '../money/money.ts'

/** Below the number of orders that the store remembers. */
const mostRemembered = 90
/** Cents of dollars. */
const mostCash = 99_999_00

const wire = shape('cash', {
  required: {
    most: withFallback(moneyUpTo(mostCash), shippedCash.most, (currency) => shippedCashIn(currency).most),
    open_per_table: withFallback(wholeNumber(1, mostRemembered), shippedCash.openPerTable),
    open_per_guest: withFallback(wholeNumber(1, mostRemembered), shippedCash.openPerGuest),
    open_hours: withFallback(wholeNumber(1, 48), shippedCash.openHours),
    unchecked_per_address: withFallback(wholeNumber(1, mostRemembered), shippedCash.uncheckedPerAddress),
  },
})

export const cashRules = withFallback(
  mapped(
    'cash',
    wire,
    (seen) =>
      right<string, CashRules>({
        most: seen.most,
        openPerTable: seen.open_per_table,
        openPerGuest: seen.open_per_guest,
        openHours: seen.open_hours,
        uncheckedPerAddress: seen.unchecked_per_address,
      }),
    ({ most, openPerTable, openPerGuest, openHours, uncheckedPerAddress }) => ({
      most,
      open_per_table: openPerTable,
      open_per_guest: openPerGuest,
      open_hours: openHours,
      unchecked_per_address: uncheckedPerAddress,
    }),
  ),
  shippedCash,
  shippedCashIn,
)
