import { type DataToClear, dataToClear, type LastVisit } from '../../src-domain/cart/data-to-clear.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Clears stale data (SHELL-36 to SHELL-40). Call once, before restoring. */
export function storageAtStart(storage: SafeStorage, clock: Clock, version: string, configId: string): DataToClear {
  const last = lastVisit(storage)
  const toClear = dataToClear(last, clock.now(), version, configId)
  if (toClear === 'nothingYet') return toClear
  if (toClear === 'everything') storage.clear()
  if (toClear === 'cart') {
    storage.remove(storageKeys.order)
    storage.remove(storageKeys.items)
    storage.remove(storageKeys.packingItems)
  }
  storage.write(storageKeys.version, version)
  storage.write(storageKeys.configId, configId)
  // A stamp from a clock that was ahead would keep a cart too long.
  if (toClear !== 'nothing' || last.stampedAt === undefined || last.stampedAt > clock.now())
    storage.write(storageKeys.dateExpiration, String(clock.now()))
  return toClear
}

/** Whether `storageAtStart` would clear a cart without a pending placement (CART-17). */
export function isCartDue(storage: SafeStorage, clock: Clock, version: string, configId: string): boolean {
  const last = lastVisit(storage)
  return !last.hasPendingPlacement && dataToClear(last, clock.now(), version, configId) === 'cart'
}

function isRecord(u: unknown): u is Readonly<Record<string, unknown>> {
  return typeof u === 'object' && u !== null
}

function hasAddressComponents(text: string | undefined): boolean {
  if (text === undefined || !text.includes('addressComponents')) return false
  try {
    const kept: unknown = JSON.parse(text)
    // An old release stored the bare order.
    const order = isRecord(kept) && isRecord(kept['value']) ? kept['value'] : kept
    return isRecord(order) && isRecord(order['address']) && 'addressComponents' in order['address']
  } catch {
    return false
  }
}

function lastVisit(storage: SafeStorage): LastVisit {
  const stamp = storage.read(storageKeys.dateExpiration)
  const version = storage.read(storageKeys.version)
  const configId = storage.read(storageKeys.configId)
  return {
    ...(stamp !== undefined && /^\d{1,15}$/.test(stamp) ? { stampedAt: Number(stamp) } : {}),
    ...(version === undefined ? {} : { version }),
    ...(configId === undefined ? {} : { configId }),
    hasAddressComponents: hasAddressComponents(storage.read(storageKeys.order)),
    hasPendingPlacement: storage.read(storageKeys.pendingPlacement) !== undefined,
  }
}
