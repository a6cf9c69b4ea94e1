const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June', 'July'],
  ...['August', 'September', 'October', 'November', 'December'],
]

type DateFacts = {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly year: number
}
type Time = { readonly time: string }
type Count = { readonly count: number }

/** The page Day’s end of the staff document. */
export const staffReport = {
  date: ({ weekday, day, month, year }: DateFacts) =>
    `${days[weekday] ?? ''}, ${months[month - 1] ?? ''} ${day}, ${year}`,
  day: 'Day',
  previous: 'Previous day',
  next: 'Next day',
  today: 'Today',
  soFar: ({ time }: Time) => `So far today, as of ${time}`,
  over: 'The whole day',
  night: ({ from, to }: { readonly from: string; readonly to: string }) => `From ${from} to ${to} the next day`,
  download: 'Download CSV',
  print: 'Print',
  loading: 'Loading the day',
  loaded: ({ date }: { readonly date: string }) => `Showing ${date}`,
  stale: 'We can’t reach the server. These figures may be out of date.',
  notAllowed: 'You don’t have permission to see reports.',
  leftOut: ({ count }: Count) =>
    count === 1
      ? '1 order or refund in another currency isn’t included.'
      : `${count} orders and refunds in another currency aren’t included.`,
  nothing: 'No orders on this day.',
  rule: 'Orders count on the day they were placed, refunds on the day they were made. Cash counts on the day an order is for.',
  sales: 'Sales',
  all: 'All orders',
  orders: 'Orders',
  cancelled: 'Canceled since',
  gross: 'Gross sales',
  discounts: 'Discounts',
  fees: 'Fees',
  includedTax: 'Tax within prices',
  net: 'Net sales',
  tax: 'Tax',
  tips: 'Tips',
  total: 'Total',
  refunds: 'Refunds',
  refundCount: 'Number of refunds',
  refundedSales: 'Food and fees',
  afterRefunds: 'After refunds',
  tenders: 'Payments',
  tender: {
    card: 'Card',
    cash: 'Cash',
    'gift-card': 'Gift card',
    credit: 'Store credit',
  },
  cardAt: ({ processor }: { readonly processor: string }) => `Card (${processor})`,
  paid: 'Paid',
  paidTips: 'Tips included',
  refunded: 'Refunded',
  kept: 'Net',
  taxes: 'Tax by rate',
  rate: ({ percent }: { readonly percent: string }) => `${percent}%`,
  rateIncluded: ({ percent }: { readonly percent: string }) => `${percent}% in prices`,
  unknownRate: 'Rate not recorded',
  taxable: 'Taxable sales',
  taxDue: 'Tax',
  refundedTaxable: 'Refunded sales',
  refundedTax: 'Refunded tax',
  cash: 'Cash',
  collected: 'Collected',
  handedBack: 'Handed back',
  inDrawer: 'In the drawer',
  owed: 'Still owed',
  neverPaid: 'Canceled before payment',
  cards: 'Gift cards and store credit',
  cardsSold: ({ count }: Count) => (count === 1 ? '1 gift card issued' : `${count} gift cards issued`),
  cardsVoided: 'Left on voided gift cards',
  cardsSpent: 'Spent from gift cards',
  cardsRefunded: 'Refunded to gift cards',
  creditAdded: 'Credit added by staff',
  creditTaken: 'Credit taken by staff',
  creditSpent: 'Credit spent',
  creditRefunded: 'Refunded to credit',
}
