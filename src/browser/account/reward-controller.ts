import { orderStore } from '../../../src-adapters/browser/order-store.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { promoGateway } from '../../../src-adapters/order-server/promo-gateway.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { chooseReward } from '../../../src-domain/checkout/choose-reward.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { Port } from '../document/ports.ts'
import type { AccountPage } from './account-page.ts'

/** Puts a reward on the order that this device keeps, and opens its cart. */
export function rewardController({ container }: Pick<AccountPage, 'container'>) {
  const { brand, page } = container.get(Port.facts)
  const [local, clock] = [container.get(Port.local), container.get(Port.clock)]
  return chooseReward({
    promos: promoGateway(container.get(Port.orderServer)),
    store: orderStore(local, page),
    ids: container.get(Port.ids),
    clearStale: () => void storageAtStart(local, clock, appVersion, brand.configId),
    chosen: (order) => page.location.assign(cartAddress(order, 'cart')),
  })
}
