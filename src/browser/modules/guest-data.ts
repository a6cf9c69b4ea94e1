import { ContainerModule } from 'inversify'
import { saveFile } from '../../../src-adapters/browser/save-file.ts'
import { guestDataGateway } from '../../../src-adapters/order-server/guest-data-gateway.ts'
import { Port } from '../document/ports.ts'

/** What is held on the guest of an order; comes when that guest asks. */
export const guestData = new ContainerModule(({ bind }) => {
  bind(Port.guestData).toResolvedValue(guestDataGateway, [Port.orderServer])
  bind(Port.saveFile).toResolvedValue(({ page }) => saveFile(page), [Port.facts])
})
