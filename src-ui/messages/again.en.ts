import { formatPrice } from '../../src-domain/money/format-price.ts'
/** The same again, where something has changed since. */
export const again = {
  price: formatPrice,
  title: 'Order again',
  /** Over the last orders of whoever reads a menu. */
  which: 'Which order would you like again?',
  none: 'You have not ordered here yet.',
  lead: 'Some of it has changed since you ordered it.',
  lineCount: ({ name, count }: { readonly name: string; readonly count: number }) => `${count} × ${name}`,
  /** Of one piece. */
  was: ({ price, was }: { readonly price: string; readonly was: string }) => `New price: ${price} each, it was ${was}`,
  toComplete: 'The choices have changed: you can edit them in your order.',
  gone: 'Not available any more',
  nothing: 'Nothing of this order can be had any more.',
  total: 'Together today',
  joins: 'It joins what is in your order.',
  add: 'Add to your order',
  menu: 'See the menu',
  /** An order that was begun on another day and never placed. */
  putAway: 'The order you began earlier was put away. Do you want it back, at today’s prices?',
  putTogether: 'Bring it back',
  startFresh: 'Start fresh',
  noRestaurant: 'This restaurant takes no orders here any more.',
  failed: 'We could not look this up. Please check your connection and try again.',
}
