import { minor } from '../money/minor.ts'

/**
 * Limit of one order with tip, $99,999.99. The specification limits neither quantities nor tips (SEL-36, PRICE-15), but
 * columns, processors and receipts are limited.
 */
export const mostCharged = minor(9_999_999)
