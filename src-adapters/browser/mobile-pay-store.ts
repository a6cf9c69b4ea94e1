import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** PAY-12: whether this device's customer last chose the wallet. Outlives the visit; never throws. */
export interface MobilePayStore {
  readonly isPreferred: () => boolean
  readonly prefer: (isPreferred: boolean) => void
}

export function mobilePayStore(storage: SafeStorage): MobilePayStore {
  return {
    isPreferred: () => storage.read(storageKeys.mobilePay) === 'true',
    prefer: (isPreferred) => {
      if (isPreferred) storage.write(storageKeys.mobilePay, 'true')
      else storage.remove(storageKeys.mobilePay)
    },
  }
}
