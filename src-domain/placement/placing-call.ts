import type { Placement } from './order-gateway.ts'

/** CHK-46. With polling, cash uses the same call as cards. */
export type PlacingCall = 'order' | 'order-cash' | 'place-order'

export function placingCall({ instrument, polling }: Pick<Placement, 'instrument' | 'polling'>): PlacingCall {
  if (polling) return 'place-order'
  return instrument._tag === 'Cash' ? 'order-cash' : 'order'
}
