import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { kitchenMail } from '../../../src-server/kitchen/kitchen-mail.ts'
import { kitchenSlip } from '../../../src-server/kitchen/kitchen-slip.ts'
import { aMailHouse, aToldOrder } from '../../builders/told-order-builder.ts'

const english = aMailHouse()
const spanish = aMailHouse({ defaultLocale: 'es' })
const tomorrow = Date.UTC(2026, 5, 11, 16, 30) / 1_000

describe('kitchen slip', () => {
  it('SCHED-19 an order for tomorrow does not read like one for now', () => {
    const now = kitchenSlip(aToldOrder(), english)
    const later = kitchenSlip(aToldOrder({}, { scheduledAt: tomorrow }), english)
    expect(now).to.include('NOW, ready around 12:20 PM').and.not.to.include('LATER')
    expect(later).to.include('FOR LATER: Thu, 6/11/2026, 12:30 PM EDT').and.not.to.include('NOW')
  })

  it('says NOW without an estimate', () => {
    const { serviceEstimate: _, ...ticket } = aToldOrder().ticket
    expect(kitchenSlip({ ...aToldOrder(), ticket }, english).split('\n')[5]).to.equal('NOW')
  })

  it('CART-22 names guest, phone, address and its notes of a delivery, and the table of a kiosk order', () => {
    const deliveryInfo = { street1: '12 Elm St', street2: 'Apt 3', city: 'New York', state: 'NY', zip: '10002' }
    const delivery = kitchenSlip(
      aToldOrder({ phone: '+12125550100', deliveryNotes: 'Gate 55' }, { orderType: 'delivery', deliveryInfo }),
      english,
    )
    expect(delivery.split('\n')).to.deep.equal([
      'Order 409',
      'Delivery',
      'For Gus Guest',
      'Phone 212-555-0100',
      'PAID',
      '',
      'NOW, ready around 12:10 PM',
      'At the door around 12:20 PM',
      'Placed Wed, 6/10/2026, 12:00 PM EDT',
      '',
      'Deliver to',
      '12 Elm St, Apt 3',
      'New York, NY 10002',
      '"Gate 55"',
      '',
      '2 x Ramen',
      '  Noodles: Thick',
    ])
    const table = kitchenSlip(aToldOrder({}, { orderType: 'kiosk', tableNumber: '7' }), english)
    expect(table.split('\n')[1]).to.equal('Table 7')
  })

  it('a delivery has a time at which it is ready and one at which it is at the door, each by its name', () => {
    const location = aToldOrder().location
    if (location === undefined) throw new Error('no location')
    const at = { location: { ...location, serviceEstimates: { pickup: 25, delivery: 45 } } }
    const now = kitchenSlip(aToldOrder(at, { orderType: 'delivery', serviceEstimate: 45 }), english)
    expect(now).to.include('NOW, ready around 12:25 PM\nAt the door around 12:45 PM\n')
    const later = kitchenSlip(aToldOrder(at, { orderType: 'delivery', scheduledAt: tomorrow }), english)
    expect(later).to.include(
      'FOR LATER, ready by Thu, 6/11/2026, 12:10 PM EDT\nAt the door Thu, 6/11/2026, 12:30 PM - 12:45 PM EDT\n',
    )
  })

  it('says PAID, or what to COLLECT of an order that is paid in cash', () => {
    const due = { finalAmount: minor(1579) }
    expect(kitchenSlip(aToldOrder({}, { ...due, payment: { kind: 'card' } }), english)).to.include('\nPAID\n')
    expect(kitchenSlip(aToldOrder({}, { payment: { kind: 'none' } }), english)).to.include('\nPAID\n')
    const cash = aToldOrder({}, { ...due, payment: { kind: 'cash' } })
    expect(kitchenSlip(cash, english)).to.include('\nCOLLECT $15.79\n').and.not.include('PAID')
    expect(kitchenSlip(cash, spanish)).to.include('\nCOBRAR $15.79\n')
    expect(kitchenSlip({ ...cash, cancelled: { at: 0, reason: '' } }, english)).not.to.match(/PAID|COLLECT/)
  })

  it('says first that an order was called off, and why', () => {
    const order = aToldOrder({ cancelled: { at: 0, reason: 'The guest called' } })
    expect(kitchenSlip(order, english).split('\n').slice(0, 4)).to.deep.equal([
      'CANCELED: DO NOT MAKE',
      '"The guest called"',
      '',
      'Order 409',
    ])
    const location = order.location && { ...order.location, kitchen: { email: 'kitchen@noodles.example' } }
    const mail = kitchenMail({ ...order, ...(location === undefined ? {} : { location }) }, aMailHouse())
    expect(mail?.subject).to.match(/^CANCELED: Order 409: Pickup/)
    expect(mail?.id).to.equal('kitchen:order-1:cancelled')
  })

  it('a Spanish kitchen reads Spanish', () => {
    expect(kitchenSlip(aToldOrder({}, { scheduledAt: tomorrow }), spanish)).to.include(
      'PARA MÁS TARDE: jue, 11 de jun de 2026, 12:30 p. m. EDT',
    )
  })

  it('is mailed to the address that the location names, as text and to be printed, or to nobody', () => {
    const order = aToldOrder()
    const location = order.location && { ...order.location, kitchen: { email: 'kitchen@noodles.example' } }
    const mail = kitchenMail(aToldOrder(location === undefined ? {} : { location }), aMailHouse())
    expect([mail?.to, mail?.subject]).to.deep.equal([
      'kitchen@noodles.example',
      'Order 409: Pickup, NOW, ready around 12:20 PM',
    ])
    expect(mail?.html).to.include('<pre').and.to.include('2 x Ramen')
    expect(kitchenMail(order, aMailHouse())).to.equal(undefined)
  })
})
