import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'

const days = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

export interface CardFacts {
  readonly brand: string
  readonly name: string
  readonly from: string
}

export interface DateFacts {
  readonly weekday: number
  readonly day: number
  readonly month: number
  readonly year: number
}

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
    name === undefined ? 'Thanks for your order!' : `Thanks, ${name}!`,
  has: ({ location }: { readonly location: string }) => `${location} got your order.`,
  number: ({ number }: { readonly number: string }) => `Order ${number}`,
  placed: ({ when }: { readonly when: string }) => `Placed ${when}`,
  wanted: {
    pickup: ({ when }: { readonly when: string }) => `Pickup: ${when}`,
    delivery: ({ when }: { readonly when: string }) => `Delivery: ${when}`,
    kiosk: ({ when }: { readonly when: string }) => `At your table: ${when}`,
  },
  about: {
    pickup: ({ when }: { readonly when: string }) => `Ready around ${when}`,
    delivery: ({ when }: { readonly when: string }) => `Arriving around ${when}`,
    kiosk: ({ when }: { readonly when: string }) => `At your table around ${when}`,
  },
  soon: 'As soon as possible',
  showId: ({ age }: { readonly age: number }) => `Have your ID ready. You must be ${age} or older.`,
  where: { pickup: 'Pick up at', delivery: 'Delivering to', kiosk: 'Dining in at' },
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
  /** Where receipts show the rates of the tax. */
  rated: {
    Tax: ({ percent }: { readonly percent: string }) => `Tax ${percent}%`,
    IncludedTax: ({ percent }: { readonly percent: string }) => `Includes ${percent}% tax of`,
  },
  code: ({ code }: { readonly code: string }) => `Discount (${code})`,
  paidBy: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
    `Paid with ${brand} ending in ${last4}`,
  paidByCard: 'Paid by card',
  payCash: 'Paying with cash',
  paidNothing: 'Nothing to pay',
  cards: { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', discover: 'Discover' },
  points: ({ count }: { readonly count: number }) =>
    count === 1 ? 'You earned 1 point with this order.' : `You earned ${count} points with this order.`,
  look: 'See your order',
  call: ({ phone }: { readonly phone: string }) => `Questions? Call ${phone}.`,
  why: ({ brand }: { readonly brand: string }) =>
    `You're getting this email because you placed an order with ${brand}.`,

  pin: {
    text: ({ digits, brand }: { readonly digits: string; readonly brand: string }) =>
      `${digits} is your ${brand} code. It expires in 10 minutes. Don't share it.`,
    subject: ({ brand }: { readonly brand: string }) => `Your ${brand} code`,
    lead: {
      password: ({ brand }: { readonly brand: string }) =>
        `To choose a new ${brand} password, enter this code on the page where you requested it:`,
      'sign-in': ({ brand }: { readonly brand: string }) =>
        `To log in to ${brand}, enter this code on the page where you requested it:`,
      email: ({ brand }: { readonly brand: string }) =>
        `To use this email for your ${brand} account, enter this code on the page where you requested it:`,
      'own-data': ({ brand }: { readonly brand: string }) =>
        `To copy your ${brand} data or delete your account, enter this code on the page where you requested it:`,
      owner: ({ brand }: { readonly brand: string }) =>
        `To change your ${brand} account, enter this code on the page where you requested it:`,
    },
    life: 'It expires in 10 minutes and can be used once.',
    why: "If you didn't request this, you can ignore this email. We'll never ask you for this code.",
  },

  accountNotice: {
    email: {
      subject: ({ brand }: { readonly brand: string }) => `Your ${brand} email was changed`,
      lead: ({ brand }: { readonly brand: string }) => `The email address on your ${brand} account was changed.`,
    },
    password: {
      subject: ({ brand }: { readonly brand: string }) => `Your ${brand} password was changed`,
      lead: ({ brand }: { readonly brand: string }) => `The password for your ${brand} account was changed.`,
    },
    phone: {
      subject: ({ brand }: { readonly brand: string }) => `Your ${brand} phone number was changed`,
      lead: ({ brand }: { readonly brand: string }) => `The phone number on your ${brand} account was changed.`,
    },
    why: ({ phone }: { readonly phone: string | undefined }) =>
      phone === undefined
        ? "If this wasn't you, please call the restaurant."
        : `If this wasn't you, please call us at ${phone}.`,
  },

  message: {
    subject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
      `About your order ${number} at ${brand}`,
    lead: ({ location }: { readonly location: string }) => `A message from ${location}:`,
  },

  promise: {
    subject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
      `New time for your order ${number} at ${brand}`,
    lead: ({ location }: { readonly location: string }) => `${location} needs a little longer. Your order's new time:`,
  },

  acceptance: {
    subject: ({ number, type }: { readonly number: string; readonly type: string }) =>
      `Order ${number} is waiting: ${type}`,
    waits: ({ number, location }: { readonly number: string; readonly location: string }) =>
      `${location}: order ${number} is waiting to be accepted.`,
    cancels: ({ when }: { readonly when: string }) => `It will be canceled at ${when} unless you accept it.`,
    cancelReason: "We couldn't accept your order in time. We're sorry.",
  },

  giftCard: {
    subject: ({ brand }: { readonly brand: string }) => `Your ${brand} gift card`,
    lead: {
      plain: ({ brand }: CardFacts) => `You have a ${brand} gift card.`,
      named: ({ brand, name }: CardFacts) => `${name}, you have a ${brand} gift card.`,
      from: ({ brand, from }: CardFacts) => `You have a ${brand} gift card from ${from}.`,
      namedFrom: ({ brand, name, from }: CardFacts) => `${name}, you have a ${brand} gift card from ${from}.`,
    },
    value: 'Value',
    number: 'Card number',
    use: 'Enter the number at checkout. Anyone who has it can spend the card, so keep this email.',
    look: 'See your card',
    why: ({ brand }: { readonly brand: string }) =>
      `You're getting this email because a gift card from ${brand} was sent to you.`,
  },

  staffInvitation: {
    subject: ({ brand }: { readonly brand: string }) => `Join the ${brand} team`,
    lead: ({ brand }: { readonly brand: string }) =>
      `You've been invited to the staff pages of ${brand}. Open the link to choose a name and a password:`,
    open: 'Join the team',
    life: 'The link works once and expires in 7 days.',
    why: "If you don't work there, you can ignore this email.",
  },

  refund: {
    cancelledSubject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
      `Your order ${number} at ${brand} was canceled`,
    subject: ({ number, brand }: { readonly number: string; readonly brand: string }) =>
      `Refund for your order ${number} at ${brand}`,
    cancelled: ({ location }: { readonly location: string }) => `${location} canceled your order.`,
    whole: ({ location }: { readonly location: string }) => `${location} refunded your order in full.`,
    lines: ({ location }: { readonly location: string }) => `${location} refunded part of your order:`,
    amount: ({ location }: { readonly location: string }) => `${location} refunded part of what you paid.`,
    toCard: ({ brand, last4 }: { readonly brand: string; readonly last4: string }) =>
      `To your ${brand} ending in ${last4}`,
    toSomeCard: 'To your card',
    inCash: 'In cash, at the restaurant',
    toGiftCard: 'To your gift card',
    asCredit: 'Loyalty credit',
    bank: 'Your bank may take a few days to post it.',
    cashIfPaid: 'Cash payments are refunded at the restaurant.',
    nothing: "There's nothing to refund.",
  },

  /** The names of the screens; a test compares them. */
  allergens: {
    name: {
      ...{ gluten: 'gluten', crustaceans: 'shellfish (crustaceans)', eggs: 'egg', fish: 'fish' },
      ...{ peanuts: 'peanuts', soybeans: 'soy', milk: 'milk', nuts: 'tree nuts' },
      ...{ celery: 'celery', mustard: 'mustard', sesame: 'sesame', sulphites: 'sulfites' },
      ...{ lupin: 'lupin', molluscs: 'mollusks' },
    },
    contains: ({ names }: { readonly names: string }) => `Contains ${names}.`,
    mayContain: ({ names }: { readonly names: string }) => `May contain ${names}.`,
    none: 'None of the 14 major allergens.',
    partial: 'We don’t have allergen information for everything in it. Please ask us.',
  },
  slip: {
    cancelled: 'CANCELED: DO NOT MAKE',
    cancelledSubject: ({ subject }: { readonly subject: string }) => `CANCELED: ${subject}`,
    type: { pickup: 'Pickup', delivery: 'Delivery', kiosk: 'Table' } satisfies Record<DiningOption, string>,
    for: ({ name }: { readonly name: string }) => `For ${name}`,
    now: 'NOW',
    nowBy: ({ when }: { readonly when: string }) => `NOW, ready around ${when}`,
    later: ({ when }: { readonly when: string }) => `FOR LATER: ${when}`,
    laterBy: ({ when }: { readonly when: string }) => `FOR LATER, ready by ${when}`,
    doorAbout: ({ when }: { readonly when: string }) => `At the door around ${when}`,
    doorAt: ({ when }: { readonly when: string }) => `At the door ${when}`,
    paid: 'PAID',
    checkId: ({ age }: { readonly age: number }) => `CHECK ID: ${age} OR OLDER`,
    collect: ({ amount }: { readonly amount: string }) => `COLLECT ${amount}`,
    placed: ({ when }: { readonly when: string }) => `Placed ${when}`,
    address: 'Deliver to',
    phone: ({ phone }: { readonly phone: string }) => `Phone ${phone}`,
    subject: ({ number, type, when }: { readonly number: string; readonly type: string; readonly when: string }) =>
      `Order ${number}: ${type}, ${when}`,
    allergy: ({ note }: { readonly note: string }) => `ALLERGY: ${note}`,
    again: 'PRINTED AGAIN. Check whether this slip is already here.',
    test: 'Test slip',
    testLead: ({ printer }: { readonly printer: string }) => `The printer “${printer}” works. New orders print here.`,
  },
}

export type MailWords = typeof english
