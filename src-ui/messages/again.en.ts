import { formatPrice } from '../../src-domain/money/format-price.ts'
/** The same again, where something has changed since. */
export const again = {
  price: formatPrice,
  title: 'Order again',
  /** Over the last orders of whoever reads a menu. */
  which: 'Which order would you like again?',
  none: 'You haven’t ordered here yet.',
  lead: 'Some items have changed since you ordered.',
  lineCount: ({ name, count }: { readonly name: string; readonly count: number }) => `${count} × ${name}`,
  /** Of one piece. */
  was: ({ price, was }: { readonly price: string; readonly was: string }) => `Now ${price} each (was ${was})`,
  toComplete: 'The options have changed. You can edit them in your cart.',
  gone: 'No longer available',
  nothing: 'None of these items are available anymore.',
  total: 'Total today',
  joins: 'We’ll add this to your current cart.',
  add: 'Add to your cart',
  menu: 'See the menu',
  /** An order that was begun on another day and never placed. */
  putAway: 'You have an unfinished order. Restore it at today’s prices?',
  putTogether: 'Restore order',
  startFresh: 'Start fresh',
  noRestaurant: 'This location no longer takes online orders.',
  failed: 'We couldn’t load this order. Check your connection and try again.',
}
