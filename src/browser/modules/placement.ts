import { ContainerModule } from 'inversify'
import { pendingPlacementKeeper } from '../../../src-adapters/browser/pending-placement-keeper.ts'
import { Port } from '../document/ports.ts'

/** The order that is on its way, for whoever reloads meanwhile. */
export const placement = new ContainerModule(({ bind }) => {
  bind(Port.pending).toResolvedValue(pendingPlacementKeeper, [Port.local])
})
