import type { OrderInProgress } from '../cart/order-in-progress.ts'

/** PRICE-02: the parts of an order on which its price depends. Cash is the checkout's own choice and comes beside. */
export const movesPrice = (before: OrderInProgress, after: OrderInProgress): boolean =>
  before.items !== after.items ||
  before.packingItems !== after.packingItems ||
  before.diningOption !== after.diningOption ||
  before.location?.id !== after.location?.id ||
  before.address !== after.address ||
  before.scheduledAt !== after.scheduledAt ||
  before.discount !== after.discount ||
  before.code !== after.code ||
  before.promotionCodeId !== after.promotionCodeId ||
  before.promotionId !== after.promotionId ||
  before.giftCard !== after.giftCard
