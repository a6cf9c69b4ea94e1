import type { ChooseTable } from '../../../src-domain/fulfilment/choose-table.ts'
import { lacksAddress } from '../../../src-domain/fulfilment/lacks-address.ts'
import type { ShopIntent } from '../../../src-domain/navigation/shop-intent.ts'
import type { TakeSharedCart } from '../../../src-domain/sharing/take-shared-cart.ts'
import type { OrderingActions } from '../../../src-ui/ordering/ordering-app.ts'
import { Port } from '../document/ports.ts'
import type { FollowMenuLink } from './follow-menu-link.ts'
import { linkedTable } from './linked-table.ts'
import type { OrderingPage } from './ordering-page.ts'
import { sheetOf } from './sheet-of-intent.ts'

/** Does what was tapped on the page, first what was tapped while this chunk was on its way. */
export function serveIntents(
  { shop, cells, words, container, say }: OrderingPage,
  { open, chooser }: Pick<OrderingActions, 'open' | 'chooser'>,
  follow: FollowMenuLink,
  choose: ChooseTable,
  sharedCart: TakeSharedCart,
): void {
  const slug = shop.location?.slug
  const sitAt = linkedTable({
    order: cells.order,
    choose,
    words: words.table,
    tab: container.get(Port.tab),
    say,
    open,
  })
  const nearMe = () => {
    void chooser.show('pickup')
    void chooser.here()
  }
  const errand = (intent: ShopIntent) => {
    if (intent._tag === 'NearMe') nearMe()
    if (intent._tag === 'SitAt') void sitAt(intent.table)
    if (intent._tag === 'Move') void follow(intent)
    if (intent._tag === 'SharedCart') void sharedCart.open(intent.id)
  }
  shop.onIntent((intent) => {
    const next = sheetOf(intent, slug)
    if (next !== undefined) open(next)
    // LINK-04: over the cart, so that the way back from it leads there.
    if (intent._tag === 'OpenCart' && intent.asksAddress === true && lacksAddress(cells.order.current()))
      open({ _tag: 'Address', ...(slug === undefined ? {} : { slug }) })
    errand(intent)
  })
}
