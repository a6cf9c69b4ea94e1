import { ContainerModule } from 'inversify'
import { saveFile } from '../../../src-adapters/browser/save-file.ts'
import { ownDataGateway } from '../../../src-adapters/order-server/own-data-gateway.ts'
import { Port } from '../document/ports.ts'

/** What is held on a patron; comes with the screen that asks for it. */
export const ownData = new ContainerModule(({ bind }) => {
  bind(Port.ownData).toResolvedValue(ownDataGateway, [Port.orderServer])
  bind(Port.saveFile).toResolvedValue(({ page }) => saveFile(page), [Port.facts])
})
