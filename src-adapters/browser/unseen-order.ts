import { type UnseenOrder, unseenIn, unseenText } from '../../src-domain/placement/unseen-order.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Stored as plain text, because every page reads it without codecs. */
export function unseenOrder(local: SafeStorage, clock: Clock): UnseenOrder {
  const token = () => unseenIn(local.read(storageKeys.unseenOrder), clock.now())
  return {
    token,
    keep: (placed) => void local.write(storageKeys.unseenOrder, unseenText(placed, clock)),
    seen: (open) => {
      if (token() === open) local.remove(storageKeys.unseenOrder)
    },
  }
}
