import type { WidgetUsers } from '../../src-domain/impact/widget-users.ts'
import type { Ids } from '../../src-domain/time/clock.ts'
import type { SafeStorage } from './safe-storage.ts'
import { storageKeys } from './storage-keys.ts'

export function widgetUsers(local: SafeStorage, ids: Ids): WidgetUsers {
  const known = () => local.read(storageKeys.impactUser)
  return {
    known,
    remembered: () => {
      const user = known() ?? ids.uuid()
      local.write(storageKeys.impactUser, user)
      return user
    },
  }
}
