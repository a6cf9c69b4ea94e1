/** `scheduled` and `new` follow from time alone; every later status needs a command. */
export type KitchenStatus = 'scheduled' | 'new' | 'accepted' | 'ready' | 'out-for-delivery' | 'completed' | 'cancelled'

/** In the order in which an order moves; it never moves back. `cancelled` is possible from every open status. */
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

export function isBefore(a: KitchenStatus, b: KitchenStatus): boolean {
  return kitchenStatuses.indexOf(a) < kitchenStatuses.indexOf(b)
}
