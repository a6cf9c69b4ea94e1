import { checkoutAddress } from '../navigation/addresses.ts'
import { ownOrderAddress } from '../navigation/order-addresses.ts'
import type { AnalyticsEvent, PageView } from './analytics-event.ts'

/** Of the shop's own pages everything is public: who reads the address learns what is on the menu. */
const publicPages = /^\/(?:(?:location|market)(?:\/[^/]+)*)?$/

/**
 * A page as a service may know it (ANA-12): of an order, a handed-over cart, a gift card or a patron's pages only the
 * first word, because the rest of the address opens it for whoever has it. No query, no fragment.
 */
export function pagePath(address: string): string {
  const [path = '/'] = address.split(/[?#]/, 1)
  return publicPages.test(path) ? path : `/${path.split('/', 2)[1] ?? ''}`
}

export function pageViewed(address: string): PageView {
  return { _tag: 'Page Viewed', path: pagePath(address) }
}

/** Whether a page's own address says more than a page view may: a service that reads it must not be there. */
export function isAddressKey({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  const isPublic = publicPages.test(pathname) || [checkoutAddress, ownOrderAddress].includes(pathname)
  // The link on a table names it.
  return !isPublic || /[?&]table=/.test(search)
}

/** Where a card is typed nobody is told anything; that its page was seen is told by the next one, with what began there. */
export function withCheckoutViews(left: readonly AnalyticsEvent[]): readonly AnalyticsEvent[] {
  return left.flatMap((event) => (event._tag === 'Checkout Started' ? [pageViewed(checkoutAddress), event] : [event]))
}
