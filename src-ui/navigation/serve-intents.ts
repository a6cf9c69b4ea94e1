import { lacksAddress } from '../../src-domain/fulfilment/lacks-address.ts'
import type { OpenSheet } from '../../src-domain/navigation/open-sheet.ts'
import type { ShopIntent } from '../../src-domain/navigation/shop-intent.ts'
import type { TakeSharedCart } from '../../src-domain/sharing/take-shared-cart.ts'
import type { FollowMenuLink } from '../location/location-controller.ts'
import type { OrderingActions, OrderingCells } from '../ordering/ordering-app.ts'

export interface IntentPorts {
  readonly order: Pick<OrderingCells['order'], 'current'>
  /** Slug of the restaurant whose menu the page shows. */
  readonly slug: string | undefined
  /** Calls `serve` with each intent; those from before this chunk loaded come first. */
  readonly onIntent: (serve: (intent: ShopIntent) => void) => void
  readonly actions: Pick<OrderingActions, 'open' | 'chooser'>
  readonly follow: FollowMenuLink
  readonly followTableLink: (table: string) => Promise<void>
  readonly sharedCart: Pick<TakeSharedCart, 'open'>
}

export function serveIntents(ports: IntentPorts): void {
  const { order, slug, actions } = ports
  const { open, chooser } = actions
  const nearMe = () => {
    void chooser.show('pickup')
    void chooser.here()
  }
  const act = (intent: ShopIntent) => {
    if (intent._tag === 'NearMe') nearMe()
    if (intent._tag === 'SitAt') void ports.followTableLink(intent.table)
    if (intent._tag === 'Move') void ports.follow(intent)
    if (intent._tag === 'SharedCart') void ports.sharedCart.open(intent.id)
  }
  ports.onIntent((intent) => {
    const sheet = sheetOf(intent, slug)
    if (sheet !== undefined) open(sheet)
    // Opens the address over the cart, so that Back returns to the cart (LINK-04).
    if (intent._tag === 'OpenCart' && intent.asksAddress === true && lacksAddress(order.current()))
      open({ _tag: 'Address', ...(slug === undefined ? {} : { slug }) })
    act(intent)
  })
}

function sheetOf(intent: ShopIntent, menuOf: string | undefined): OpenSheet | undefined {
  switch (intent._tag) {
    case 'OpenItem':
      return { _tag: 'Item', groupId: intent.groupId, itemId: intent.itemId }
    case 'OpenCart':
      return { _tag: 'Cart', path: intent.path ?? '/' }
    case 'NearMe':
      return { _tag: 'Cart', path: '/pickup' }
    case 'SignIn':
      return intent
    case 'EnterAddress': {
      // On a menu, the customer enters an address for that restaurant.
      const slug = intent.slug ?? menuOf
      return { _tag: 'Address', ...(slug === undefined ? {} : { slug }) }
    }
    case 'Move':
    case 'SitAt':
    case 'SharedCart':
      return undefined
  }
}
