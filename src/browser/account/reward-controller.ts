import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { chooseReward } from '../../../src-domain/ordering/choose-reward.ts'
import { bring } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { cart } from '../modules/cart.ts'
import { promo } from '../modules/promo.ts'
import type { AccountPage } from './account-page.ts'

/** Puts a reward on the order that this device keeps, and opens its cart. */
export function rewardController({ container }: Pick<AccountPage, 'container'>) {
  const { brand, page } = container.get(Port.facts)
  return chooseReward({
    promos: bring(container, Port.promos, promo),
    store: bring(container, Port.orderStore, cart),
    ids: container.get(Port.ids),
    clearStale: () =>
      void storageAtStart(container.get(Port.local), container.get(Port.clock), appVersion, brand.configId),
    chosen: (order) => page.location.assign(cartAddress(order, 'cart')),
  })
}
