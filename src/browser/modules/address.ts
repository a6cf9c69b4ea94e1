import { ContainerModule } from 'inversify'
import { visitAddresses } from '../../../src-adapters/browser/visit-addresses.ts'
import { browserWhereabouts } from '../../../src-adapters/browser/whereabouts.ts'
import { addressGateway } from '../../../src-adapters/order-server/address-gateway.ts'
import { Port } from '../document/ports.ts'

/** Where the customer is, and where an address lies. */
export const address = new ContainerModule(({ bind }) => {
  bind(Port.addresses).toResolvedValue(addressGateway, [Port.orderServer])
  bind(Port.whereabouts).toResolvedValue(
    ({ page }) => browserWhereabouts(() => page.navigator.geolocation),
    [Port.facts],
  )
  bind(Port.visitAddresses).toResolvedValue(visitAddresses, [Port.tab])
})
