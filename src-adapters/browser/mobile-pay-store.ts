import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** Whether the wallet was the last choice on this device (PAY-12). */
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
