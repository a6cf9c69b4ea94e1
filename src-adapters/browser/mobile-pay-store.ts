import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

/** The wallet was the device's last choice (PAY-12). */
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
