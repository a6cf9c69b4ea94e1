import type { AnalyticsEvent } from './analytics-event.ts'

/** Drops name, email and phone. Keeps our own id, which means nothing to other systems. */
export function withoutPersonalData(event: AnalyticsEvent): AnalyticsEvent {
  switch (event._tag) {
    case 'Signed In':
      return { _tag: event._tag, user: { userId: event.user.userId } }
    case 'Purchase': {
      const { email: _, phone: __, ...purchase } = event.purchase
      return { _tag: event._tag, purchase }
    }
    case 'Product Added':
    case 'Product Clicked':
    case 'Product Modified':
    case 'Product Removed':
    case 'Cleared Cart':
    case 'Cart Viewed':
    case 'Checkout Started':
    case 'Unnamed Event':
    case 'Page Viewed':
    case 'User Known':
      return event
  }
}
