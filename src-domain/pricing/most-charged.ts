import { cents } from '../money/cents.ts'

/**
 * What one order may come to with its tip, $99,999.99: quantities and tips have no bound of their own (SEL-36,
 * PRICE-15), and every column, card processor and receipt has one. The storefront says so before anybody pays.
 */
export const mostCharged = cents(9_999_999)
