import { isDeliverable } from '../../src-domain/address/address-problems.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { KeptOrder } from '../../src-domain/cart/restored-order.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'

export interface TypeOfPageNeeds {
  readonly brand: Pick<Brand, 'ordering'>
  /** What this device kept, if anything. */
  readonly kept: KeptOrder | undefined
  /** What the page shows. */
  readonly orderType: DiningOption
  /** The address says so, and not only the brand's first choice. */
  readonly isTypeNamed: boolean
  /** A menu, and not the location picker. */
  readonly isMenu: boolean
}

/**
 * How the food of this page's order is got: as its address says, else as the customer chose before (LOC-13), unless
 * that was a table (LOC-16) or a delivery to nowhere (LOC-14). The picker's tabs only look; choosing a restaurant chooses.
 */
export const typeOfPage = ({ brand, kept, orderType, isTypeNamed, isMenu }: TypeOfPageNeeds): DiningOption => {
  if (isTypeNamed && isMenu) return orderType
  const saved = kept?.diningOption
  if (saved === undefined || saved === 'kiosk' || !brand.ordering[saved]) return isMenu ? orderType : 'pickup'
  return saved === 'delivery' && !isDeliverable(kept?.address) ? 'pickup' : saved
}
