import { formatPrice } from '../../src-domain/money/format-price.ts'

/** Numbers with leading zeros. */
type DayFacts = { readonly year: string; readonly month: string; readonly day: string }

export const history = {
  price: formatPrice,
  title: 'Order history',
  all: 'See all orders',
  /** Required text (PROF-12). */
  none: 'You have no previous orders.',
  loading: 'Loading your orders',
  failed: 'We couldn’t load your orders. Check your connection and try again.',
  older: 'Show older orders',
  olderFailed: 'We couldn’t load older orders. Please try again.',
  /** MM/dd/yyyy (PROF-13). */
  day: ({ year, month, day }: DayFacts) => `${month}/${day}/${year}`,
  noDay: 'Date unavailable',
  dayAndTime: ({ day, time }: { readonly day: string; readonly time: string }) => `${day}, ${time}`,
  number: ({ number }: { readonly number: string }) => `Order ${number}`,
  andMore: ({ names, count }: { readonly names: string; readonly count: number }) => `${names} and ${count} more`,
  cancelled: 'Canceled',
  refunded: ({ amount }: { readonly amount: string }) => `${amount} refunded`,
  orderTitle: ({ number }: { readonly number: string }) => `Order ${number}`,
  orderLoading: 'Loading your order',
  unknownTitle: 'We can’t find this order',
  unknownLead: 'This order isn’t in your account.',
  failedTitle: 'We can’t show your order right now',
  failedLead: 'Check your connection and try again.',
  deliveredTo: 'Delivered to',
  table: ({ number }: { readonly number: string }) => `Table ${number}`,
  openPage: 'View order page',
}
