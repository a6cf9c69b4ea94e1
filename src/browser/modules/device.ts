import { ContainerModule } from 'inversify'
import { browserConnection } from '../../../src-adapters/browser/connection.ts'
import { randomIds } from '../../../src-adapters/browser/random-ids.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock, timerPause } from '../../../src-adapters/browser/system-time.ts'
import { tabStorage } from '../../../src-adapters/browser/tab-storage.ts'
import { Port } from '../document/ports.ts'

export const device = new ContainerModule(({ bind }) => {
  bind(Port.device).toResolvedValue(
    ({ page }) => {
      const kept = (storage: () => Storage) => tabStorage(safeStorage(storage), page)
      return {
        local: kept(() => page.localStorage),
        tab: kept(() => page.sessionStorage),
        clock: systemClock,
        pause: timerPause,
        ids: randomIds(page.crypto),
        connection: browserConnection(page),
      }
    },
    [Port.facts],
  )
})
