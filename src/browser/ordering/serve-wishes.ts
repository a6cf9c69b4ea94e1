import { lacksAddress } from '../../../src-domain/fulfilment/lacks-address.ts'
import type { OrderingActions } from '../../../src-ui/cart/ordering-app.ts'
import { Port } from '../document/ports.ts'
import type { SharedCartDesk } from '../sharing/shared-cart.ts'
import { linkedTable } from './linked-table.ts'
import type { OrderingPage } from './ordering-page.ts'
import { placeOf } from './place-of-wish.ts'
import type { PlacesInHistory } from './places-in-history.ts'

/** Does what was tapped on the page, first what was tapped while this chunk was on its way. */
export function serveWishes(
  { shop, cells, words, container, say }: OrderingPage,
  { open }: Pick<PlacesInHistory, 'open'>,
  { chooseTable, chooser }: Pick<OrderingActions, 'chooseTable' | 'chooser'>,
  sharedCart: SharedCartDesk,
): void {
  const slug = shop.location?.slug
  const sitAt = linkedTable({
    order: cells.order,
    choose: chooseTable,
    words: words.table,
    tab: container.get(Port.tab),
    say,
    open,
  })
  shop.onWish((wish) => {
    const next = placeOf(wish, slug)
    if (next !== undefined) open(next)
    // LINK-04: over the cart, so that the way back from it leads there.
    if (wish._tag === 'OpenCart' && wish.asksAddress === true && lacksAddress(cells.order.current()))
      open({ _tag: 'Address', ...(slug === undefined ? {} : { slug }) })
    if (wish._tag === 'NearMe') {
      void chooser.show('pickup')
      void chooser.here()
    }
    if (wish._tag === 'SitAt') void sitAt(wish.table)
    if (wish._tag === 'SharedCart') void sharedCart.open(wish.id)
  })
}
