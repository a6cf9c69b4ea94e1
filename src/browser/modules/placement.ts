import { ContainerModule } from 'inversify'
import { pendingPlacementStore } from '../../../src-adapters/browser/pending-placement-store.ts'
import { placementLock } from '../../../src-adapters/browser/placement-lock.ts'
import { Port } from '../document/ports.ts'

/** The order that is on its way, for whoever reloads meanwhile. */
export const placement = new ContainerModule(({ bind }) => {
  bind(Port.pending).toResolvedValue((local, { page }) => pendingPlacementStore(local, page), [Port.local, Port.facts])
  bind(Port.placementLock).toResolvedValue(({ page }) => placementLock(page), [Port.facts])
})
