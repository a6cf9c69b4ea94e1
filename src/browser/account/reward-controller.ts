import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { promoGateway } from '../../../src-adapters/order-server/promo-gateway.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { chooseReward } from '../../../src-domain/checkout/choose-reward.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import type { DocumentPorts } from '../document/ports.ts'

/** Adds a reward to this device's order and opens its cart. */
export function rewardController({ facts: { brand, page }, local, clock, ids, server }: DocumentPorts) {
  return chooseReward({
    promos: promoGateway(server),
    store: orderStore(local, page),
    ids,
    clearStale: () => void storageAtStart(local, clock, appVersion, brand.configId),
    chosen: (order) => page.location.assign(cartAddress(order, 'cart')),
  })
}
