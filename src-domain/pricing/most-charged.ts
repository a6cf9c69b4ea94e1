import { cents } from '../money/cents.ts'

/**
 * Limit of one order with tip, $99,999.99. Quantities and tips have none (SEL-36, PRICE-15), but columns, processors
 * and receipts do.
 */
export const mostCharged = cents(9_999_999)
