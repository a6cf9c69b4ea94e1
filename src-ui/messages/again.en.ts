import { formatPrice } from '../../src-domain/money/format-price.ts'
export const again = {
  price: formatPrice,
  title: 'Order again',
  which: 'Which order would you like again?',
  none: 'You haven’t ordered here yet.',
  lead: 'Some items have changed since you ordered.',
  lineCount: ({ name, count }: { readonly name: string; readonly count: number }) => `${count} × ${name}`,
  /** Unit prices. */
  was: ({ price, was }: { readonly price: string; readonly was: string }) => `Now ${price} each (was ${was})`,
  toComplete: 'The options have changed. You can edit them in your cart.',
  gone: 'No longer available',
  nothing: 'None of these items are available anymore.',
  total: 'Total today',
  joins: 'We’ll add this to your current cart.',
  add: 'Add to your cart',
  menu: 'See the menu',
  /** An unfinished order of another day. */
  putAway: 'You have an unfinished order. Restore it at today’s prices?',
  putTogether: 'Restore order',
  startFresh: 'Start fresh',
  noRestaurant: 'This location no longer takes online orders.',
  failed: 'We couldn’t load this order. Check your connection and try again.',
}
