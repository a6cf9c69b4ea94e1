import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

interface DateFacts {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly year: number
}

/** English texts of mails and slips. */
export const english = {
  date: ({ weekday, day, month, year }: DateFacts) => `${days[weekday] ?? ''}, ${month}/${day}/${year}`,
  /** Minutes after midnight. */
  time: ({ minutes }: { readonly minutes: number }) => {
    const hour = Math.floor(minutes / 60) % 24
    return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`
  },
  when: ({ date, time }: { readonly date: string; readonly time: string }) => `${date}, ${time}`,
  range: ({ from, to }: { readonly from: string; readonly to: string }) => `${from} - ${to}`,
  inZone: ({ when, zone }: { readonly when: string; readonly zone: string }) => `${when} ${zone}`,

  subject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
    `Your order ${number} at ${brand}`,
  thanks: ({ name }: { readonly name: string | undefined }) =>
    name === undefined ? 'Thank you for your order.' : `Thank you, ${name}.`,
  has: ({ location }: { readonly location: string }) => `${location} has your order.`,
  number: ({ number }: { readonly number: string }) => `Order ${number}`,
  placed: ({ when }: { readonly when: string }) => `Placed ${when}`,
  wanted: {
    pickup: ({ when }: { readonly when: string }) => `To be picked up ${when}`,
    delivery: ({ when }: { readonly when: string }) => `To be delivered ${when}`,
    kiosk: ({ when }: { readonly when: string }) => `At your table ${when}`,
  },
  about: {
    pickup: ({ when }: { readonly when: string }) => `Ready at about ${when}`,
    delivery: ({ when }: { readonly when: string }) => `At your door at about ${when}`,
    kiosk: ({ when }: { readonly when: string }) => `At your table at about ${when}`,
  },
  soon: 'As soon as possible',
  where: { pickup: 'Pick up at', delivery: 'Delivered to', kiosk: 'Served at' },
  table: ({ number }: { readonly number: string }) => `Table ${number}`,
  notes: 'Notes',
  line: {
    Subtotal: 'Subtotal',
    DeliveryFee: 'Delivery fee',
    ServiceFee: 'Service fees',
    Credit: 'Loyalty credit',
    Discount: 'Discount',
    Tax: 'Tax',
    GiftCard: 'Gift card',
    Tip: 'Tip',
    Total: 'Total',
    IncludedTax: 'Includes tax of',
  },
  code: ({ code }: { readonly code: string }) => `Discount (${code})`,
  paidBy: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
    `Paid by ${brand} ending in ${last4}`,
  paidByCard: 'Paid by card',
  payCash: 'To be paid in cash',
  paidNothing: 'Nothing to pay',
  cards: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' },
  points: ({ count }: { readonly count: number }) =>
    count === 1 ? 'You earned 1 point with this order.' : `You earned ${count} points with this order.`,
  look: 'See your order',
  call: ({ phone }: { readonly phone: string }) => `Questions? Call ${phone}.`,
  why: 'You get this mail because your address was given with this order.',

  pin: {
    text: ({ digits, brand }: { readonly digits: string; readonly brand: string }) =>
      `${digits} is your code for ${brand}. It is good for ten minutes. Nobody of ours asks you for it.`,
    subject: ({ brand }: { readonly brand: string }) => `Your code for ${brand}`,
    lead: {
      password: ({ brand }: { readonly brand: string }) =>
        `Enter this code at ${brand}, on the page where you asked for it, to choose a new password:`,
      'sign-in': ({ brand }: { readonly brand: string }) =>
        `Enter this code at ${brand}, on the page where you asked for it, to log in:`,
      email: ({ brand }: { readonly brand: string }) =>
        `Enter this code at ${brand}, on the page where you asked for it, to use this address for your account:`,
      'own-data': ({ brand }: { readonly brand: string }) =>
        `Enter this code at ${brand}, on the page where you asked for it, to get a copy of your data or to delete your account:`,
      owner: ({ brand }: { readonly brand: string }) =>
        `Enter this code at ${brand}, on the page where you asked for it, to change your account:`,
    },
    life: 'It is good for ten minutes, and once.',
    why: 'If you did not ask for it, do nothing: your account stays as it is. Nobody of ours will ever ask you for this code.',
  },

  accountNotice: {
    email: {
      subject: ({ brand }: { readonly brand: string }) => `Your e-mail at ${brand} was changed`,
      lead: ({ brand }: { readonly brand: string }) =>
        `Your account at ${brand} has another e-mail address from now on.`,
    },
    password: {
      subject: ({ brand }: { readonly brand: string }) => `Your password at ${brand} was changed`,
      lead: ({ brand }: { readonly brand: string }) => `Your account at ${brand} has a new password from now on.`,
    },
    phone: {
      subject: ({ brand }: { readonly brand: string }) => `Your phone at ${brand} was changed`,
      lead: ({ brand }: { readonly brand: string }) => `Your account at ${brand} has another phone number from now on.`,
    },
    why: 'If that was not you, please call the restaurant.',
  },

  refund: {
    cancelledSubject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
      `Your order ${number} at ${brand} was cancelled`,
    subject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
      `Money back for your order ${number} at ${brand}`,
    cancelled: ({ location }: { readonly location: string }) => `${location} has cancelled your order.`,
    whole: ({ location }: { readonly location: string }) => `${location} gives you back all of your order.`,
    lines: ({ location }: { readonly location: string }) => `${location} gives you back a part of your order:`,
    toCard: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
      `To your ${brand} ending in ${last4}`,
    toSomeCard: 'To your card',
    inCash: 'In cash, at the restaurant',
    toGiftCard: 'To your gift card',
    asCredit: 'Loyalty credit',
    bank: 'It can take your bank some days to show it.',
    cashIfPaid: 'What you have paid in cash you get back at the restaurant.',
    nothing: 'There is nothing to give back.',
  },

  slip: {
    cancelled: 'CANCELLED: DO NOT MAKE IT',
    cancelledSubject: ({ subject }: { readonly subject: string }) => `CANCELLED: ${subject}`,
    type: { pickup: 'Pickup', delivery: 'Delivery', kiosk: 'Table' } satisfies Record<DiningOption, string>,
    for: ({ name }: { readonly name: string }) => `For ${name}`,
    now: 'NOW',
    nowBy: ({ when }: { readonly when: string }) => `NOW, ready at about ${when}`,
    later: ({ when }: { readonly when: string }) => `FOR LATER: ${when}`,
    laterBy: ({ when }: { readonly when: string }) => `FOR LATER, ready by ${when}`,
    doorAbout: ({ when }: { readonly when: string }) => `At the door at about ${when}`,
    doorAt: ({ when }: { readonly when: string }) => `At the door ${when}`,
    paid: 'PAID',
    collect: ({ amount }: { readonly amount: string }) => `COLLECT ${amount}`,
    placed: ({ when }: { readonly when: string }) => `Placed ${when}`,
    address: 'Deliver to',
    phone: ({ phone }: { readonly phone: string }) => `Phone ${phone}`,
    subject: ({ number, type, when }: { readonly number: string; readonly type: string; readonly when: string }) =>
      `Order ${number}: ${type}, ${when}`,
  },
}

export type MailWords = typeof english
