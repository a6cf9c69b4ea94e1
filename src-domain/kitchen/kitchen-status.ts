/** Time alone sets `scheduled` and `new`. Every later status needs a command. */
export type KitchenStatus = 'scheduled' | 'new' | 'accepted' | 'ready' | 'out-for-delivery' | 'completed' | 'cancelled'

/** In order; an order never returns to an earlier status. Any open order can become `cancelled`. */
export const kitchenStatuses: readonly KitchenStatus[] = [
  'scheduled',
  'new',
  'accepted',
  'ready',
  'out-for-delivery',
  'completed',
  'cancelled',
]

export function isOpen(status: KitchenStatus): boolean {
  return status !== 'completed' && status !== 'cancelled'
}
