import { minor } from '../../src-domain/money/minor.ts'
import type { Ticket } from '../../src-domain/ticket/ticket.ts'
import { type MailHouse, plainDress } from '../../src-server/mail/mail-house.ts'
import type { MailedOrder } from '../../src-server/mail/mailed-order.ts'

export function aToldOrder(fields: Partial<MailedOrder> = {}, ticket: Partial<Ticket> = {}): MailedOrder {
  return {
    id: 'order-1',
    brandId: 'noodle-house',
    name: 'Gus Guest',
    note: '',
    deliveryNotes: '',
    location: {
      timeZone: 'America/New_York',
      address: { street1: '1 Main St', street2: '', city: 'New York', state: 'NY', zip: '10001' },
      phone: '+12125550142',
    },
    ticket: {
      id: 'order-1',
      token: 'token-of-the-order-1',
      code: '',
      displayNumber: '409',
      items: [
        {
          itemId: 'ramen',
          itemExternalId: 'ramen',
          name: 'Ramen',
          price: minor(1300),
          quantity: 2,
          notes: '',
          group: { id: 'bowls', name: 'Bowls' },
          modifiers: [
            { item: 'thick', option: 'noodles', optionName: 'Noodles', name: 'Thick', price: minor(50), modifiers: [] },
          ],
        },
      ],
      orderType: 'pickup',
      subtotal: minor(2600),
      finalAmount: minor(2808),
      taxAmount: minor(208),
      appliedCredit: minor(0),
      patron: { email: 'gus@example.com' },
      location: { id: 'loc-1', name: 'Main Street', slug: 'main-street' },
      orderDate: '2026-06-10T16:00:00.000Z',
      serviceEstimate: 20,
      payment: { kind: 'card', brand: 'visa', last4: '4242' },
      ...ticket,
    },
    ...fields,
  }
}

export function aMailHouse(
  brand: Partial<MailHouse['brand']> = {},
  dress: Partial<MailHouse['dress']> = {},
): MailHouse {
  return {
    brand: {
      id: 'noodle-house',
      name: 'Noodle House',
      locales: ['en', 'es'],
      defaultLocale: 'en',
      currency: 'USD',
      country: 'US',
      ...brand,
    },
    dress: { ...plainDress, ...dress },
  }
}
