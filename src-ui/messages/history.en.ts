import { formatPrice } from '../../src-domain/money/format-price.ts'

/** With their noughts. */
type DayFacts = { readonly year: string; readonly month: string; readonly day: string }

/** What a patron has ordered before. */
export const history = {
  price: formatPrice,
  title: 'Order history',
  all: 'See all orders',
  /** The requirements’ own sentence (PROF-12). */
  none: 'You have no previous orders.',
  loading: 'Loading your orders',
  failed: 'We could not load your orders. Please check your connection and try again.',
  older: 'Show older orders',
  olderFailed: 'The older orders could not be loaded. Please try again.',
  /** PROF-13: MM/dd/yyyy. */
  day: ({ year, month, day }: DayFacts) => `${month}/${day}/${year}`,
  noDay: 'Date not known',
  dayAndTime: ({ day, time }: { readonly day: string; readonly time: string }) => `${day}, ${time}`,
  number: ({ number }: { readonly number: string }) => `Order ${number}`,
  andMore: ({ names, count }: { readonly names: string; readonly count: number }) => `${names} and ${count} more`,
  cancelled: 'Cancelled',
  refunded: ({ amount }: { readonly amount: string }) => `${amount} given back`,
  orderTitle: ({ number }: { readonly number: string }) => `Order ${number}`,
  orderLoading: 'Loading your order',
  unknownTitle: 'We cannot find this order',
  unknownLead: 'It is not among the orders of your account.',
  failedTitle: 'We cannot show your order right now',
  failedLead: 'Please check your connection and try again.',
  deliveredTo: 'Delivered to',
  table: ({ number }: { readonly number: string }) => `Table ${number}`,
  openPage: 'Open the page of this order',
}
