import { beginsVisit } from '../../../src-adapters/browser/begins-visit.ts'
import { droppedTime } from '../../../src-adapters/browser/dropped-time.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { appVersion } from '../../../src-contract/call/common-headers.ts'
import { offeredDiningOption } from '../../../src-domain/brand/brand.ts'
import { emptyOrder } from '../../../src-domain/cart/empty-order.ts'
import { broughtBack } from '../../../src-domain/cart/restored-order.ts'
import { cartAddress } from '../../../src-domain/navigation/order-addresses.ts'
import { noSharedCart, type SharedCartState } from '../../../src-domain/sharing/shared-cart-state.ts'
import { takeSharedCart } from '../../../src-domain/sharing/take-shared-cart.ts'
import type { PayState } from '../../../src-ui/checkout/pay-state.ts'
import { noNotice, noticeOf, type UnavailableNotice } from '../../../src-ui/design/unavailable-notice.ts'
import { common } from '../../../src-ui/messages/common.en.ts'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { sharing as sharingWords } from '../../../src-ui/messages/sharing.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { documentContainer } from '../document/container.ts'
import { Port } from '../document/ports.ts'
import { leaveToRecover } from '../document/recover.ts'
import { account } from '../modules/account.ts'
import { calls } from '../modules/calls.ts'
import { cart } from '../modules/cart.ts'
import { device } from '../modules/device.ts'
import { sharing } from '../modules/sharing.ts'
import { drawSharedCart } from './draw-shared-cart.tsx'

/** Of a cart that was handed over. Nobody signs in here. */
const sharedCartModules = { account, calls, cart, device, sharing }

/** /checkout/{id} (CART-26): the shared cart becomes this device's own, then opens as its cart, one press from checkout. */
export function openSharedCart({ brand, locale, texts, apiBase, id }: PayState, root: HTMLElement): void {
  const go = (address: string) => window.location.replace(address)
  const alert = cell<UnavailableNotice>(noNotice)
  const order = cell(emptyOrder(offeredDiningOption(brand), ''))
  const container = documentContainer(
    {
      page: window,
      brand,
      apiBase,
      calls: {
        locationId: () => order.current().location?.id,
        onUnavailable: (message) => alert.update(() => noticeOf(message)),
        report: (what) => window.reportError(new Error(what)),
      },
    },
    sharedCartModules,
  )
  const [local, tab] = [container.get(Port.local), container.get(Port.tab)]
  const [ids, clock] = [container.get(Port.ids), container.get(Port.clock)]
  const orderStore = container.get(Port.orderStore)
  const timeDropped = droppedTime(tab)
  // An order on its way is told of first; the link can be opened again.
  if (leaveToRecover(local, clock, go)) return
  storageAtStart(local, clock, appVersion, brand.configId)
  const kept = orderStore.restore()
  const visit = { isVisitNew: beginsVisit(tab), key: ids.uuid() }
  if (kept !== undefined) order.update(() => broughtBack(kept, visit))
  const state = cell<SharedCartState>(noSharedCart)
  const openCart = () => go(cartAddress(order.current(), 'cart'))
  const controller = takeSharedCart({
    brand,
    carts: container.get(Port.savedCarts),
    order,
    state,
    ids,
    clock,
    onTimeDropped: timeDropped.note,
    filled: () => {
      orderStore.keep(order.current())
      openCart()
    },
    kept: openCart,
  })
  const words = {
    common: withBrandTexts('common', common, texts, locale),
    pay: withBrandTexts('pay', pay, texts, locale),
    sharing: withBrandTexts('sharing', sharingWords, texts, locale),
  }
  drawSharedCart(root, words, {
    brand,
    locale,
    alert,
    state,
    own: order.current().items.length,
    onUse: controller.use,
    onKeep: controller.keepOwn,
    onRetry: controller.retry,
  })
  void controller.open(id)
}
