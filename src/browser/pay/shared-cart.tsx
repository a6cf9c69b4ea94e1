import { createRoot } from 'react-dom/client'
import { droppedTime } from '../../../src-adapters/browser/dropped-time.ts'
import { isVisitStart } from '../../../src-adapters/browser/is-visit-start.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { savedCartGateway } from '../../../src-adapters/order-server/saved-cart-gateway.ts'
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
import { ContentLanguageProvider, contentLanguage } from '../../../src-ui/messages/content-language.tsx'
import { pay } from '../../../src-ui/messages/pay.en.ts'
import { sharing as sharingWords } from '../../../src-ui/messages/sharing.en.ts'
import { withBrandTexts } from '../../../src-ui/messages/wording.ts'
import { WordsProvider } from '../../../src-ui/messages/words-context.tsx'
import { SharedCartPage } from '../../../src-ui/sharing/shared-cart-page.tsx'
import { cell } from '../../../src-ui/state/cell.ts'
import { documentContainer } from '../document/container.ts'
import { leaveToRecover } from '../document/leave-to-recover.ts'
import { payModules, payPorts } from './pay-module.ts'

/** /checkout/{id} (CART-26): copies the shared cart to this device and opens it. */
export function sharedCart({ brand, locale, texts, apiBase, id }: PayState, root: HTMLElement): void {
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
    payModules,
  )
  const { local, tab, ids, clock, orderStore, server } = container.get(payPorts)
  const timeDropped = droppedTime(tab)
  // An order that needs attention comes first; the customer can open the link again.
  if (leaveToRecover(local, clock, go)) return
  storageAtStart(local, clock, appVersion, brand.configId)
  const kept = orderStore.restore()
  const visit = { isVisitNew: isVisitStart(tab), key: ids.uuid() }
  if (kept !== undefined) order.update(() => broughtBack(kept, visit))
  const state = cell<SharedCartState>(noSharedCart)
  const openCart = () => go(cartAddress(order.current(), 'cart'))
  const controller = takeSharedCart({
    brand,
    carts: savedCartGateway(server),
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
  createRoot(root).render(
    <WordsProvider words={words}>
      <ContentLanguageProvider value={contentLanguage(brand, locale)}>
        <SharedCartPage
          brand={brand}
          locale={locale}
          alert={alert}
          state={state}
          own={order.current().items.length}
          onUse={controller.use}
          onKeep={controller.keepOwn}
          onRetry={controller.retry}
          report={reportError}
        />
      </ContentLanguageProvider>
    </WordsProvider>,
  )
  void controller.open(id)
}
