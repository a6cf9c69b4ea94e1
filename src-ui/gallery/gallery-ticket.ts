import { cents } from '../../src-domain/money/cents.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'

/** An order with one of each thing that a confirmation tells. */
export const galleryTicket: Ticket = {
  id: 'order-1',
  token: 'gallery-order-of-nobody',
  code: 'WELCOME',
  displayNumber: '4821',
  orderType: 'delivery',
  items: [
    {
      itemId: 'ramen',
      itemExternalId: 'ramen',
      name: 'Ramen with a long name that takes two lines on a phone',
      price: cents(1_400),
      quantity: 2,
      notes: 'no sesame, please',
      group: { id: 'bowls', name: 'Bowls' },
      modifiers: [
        {
          item: 'egg',
          option: 'extras',
          name: 'Egg',
          price: cents(150),
          modifiers: [{ item: 'soft', option: 'done', name: 'Soft', price: cents(0), modifiers: [] }],
        },
      ],
    },
    {
      itemId: 'tea',
      itemExternalId: 'tea',
      name: 'Cold tea',
      price: cents(350),
      quantity: 1,
      notes: '',
      group: { id: 'drinks', name: 'Drinks' },
      modifiers: [],
    },
  ],
  subtotal: cents(3_150),
  serviceFee: cents(299),
  discountAmount: cents(315),
  tip: cents(473),
  giftCardAmount: cents(500),
  taxAmount: cents(252),
  appliedCredit: cents(0),
  finalAmount: cents(3_359),
  patron: { email: 'ada@example.com' },
  location: { id: 'gallery', name: 'The restaurant', slug: 'gallery' },
  deliveryInfo: {
    street1: '1 Main Street',
    street2: 'Floor 3',
    city: 'Brooklyn',
    state: 'NY',
    zip: '11231',
  },
  orderDate: '2026-03-02T18:04:00.000Z',
  serviceEstimate: 35,
  payment: { kind: 'card', brand: 'visa', last4: '4242' },
}
