import { ContainerModule } from 'inversify'
import { carriedByTab } from '../../../src-adapters/browser/carried-by-tab.ts'
import { browserConnection } from '../../../src-adapters/browser/connection.ts'
import { randomIds } from '../../../src-adapters/browser/random-ids.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { systemClock, timerPause } from '../../../src-adapters/browser/system-time.ts'
import { Port } from '../document/ports.ts'

/** What this device has: what it keeps, its clock, its network. */
export const device = new ContainerModule(({ bind }) => {
  bind(Port.local).toResolvedValue(
    ({ page }) =>
      carriedByTab(
        safeStorage(() => page.localStorage),
        page,
      ),
    [Port.facts],
  )
  bind(Port.tab).toResolvedValue(
    ({ page }) =>
      carriedByTab(
        safeStorage(() => page.sessionStorage),
        page,
      ),
    [Port.facts],
  )
  bind(Port.clock).toConstantValue(systemClock)
  bind(Port.pause).toConstantValue(timerPause)
  bind(Port.ids).toResolvedValue(({ page }) => randomIds(page.crypto), [Port.facts])
  bind(Port.connection).toResolvedValue(({ page }) => browserConnection(page), [Port.facts])
})
