import { checkoutAddress } from '../navigation/addresses.ts'
import { ownOrderAddress } from '../navigation/order-addresses.ts'
import type { AnalyticsEvent, PageView } from './analytics-event.ts'

const publicPages = /^\/(?:(?:location|market)(?:\/[^/]+)*)?$/

/**
 * Path without query and fragment (ANA-12). Orders, shared carts, gift cards and profile pages keep only their first
 * segment, because the rest grants access.
 */
export function pagePath(address: string): string {
  const [path = '/'] = address.split(/[?#]/, 1)
  return publicPages.test(path) ? path : `/${path.split('/', 2)[1] ?? ''}`
}

export function pageViewed(address: string): PageView {
  return { _tag: 'Page Viewed', path: pagePath(address) }
}

/** Whether the page's URL contains a secret. Services that read URLs must not run on such a page. */
export function isAddressKey({ pathname, search }: { readonly pathname: string; readonly search: string }): boolean {
  const isPublic = publicPages.test(pathname) || [checkoutAddress, ownOrderAddress].includes(pathname)
  // The URL of a QR link contains the table.
  return !isPublic || /[?&]table=/.test(search)
}

/** No service runs on the checkout, so the next page reports the checkout's view. */
export function withCheckoutViews(left: readonly AnalyticsEvent[]): readonly AnalyticsEvent[] {
  return left.flatMap((event) => (event._tag === 'Checkout Started' ? [pageViewed(checkoutAddress), event] : [event]))
}
