import { expect } from 'chai'
import { readyIn } from '../../../src-domain/ticket/ready-in.ts'

describe('When an order is ready', () => {
  const both = { serviceEstimate: 20, estimatedPrepTime: 15 }

  it('CONF-05 the kitchen’s own word on this order comes before the usual estimate', () => {
    expect(readyIn({ orderType: 'pickup', ...both })).to.equal(15)
    expect(readyIn({ orderType: 'kiosk', ...both })).to.equal(15)
    expect(readyIn({ orderType: 'pickup', serviceEstimate: 20 })).to.equal(20)
  })

  it('CONF-05 a delivery is there when the courier is, and with the food where nobody says more', () => {
    expect(readyIn({ orderType: 'delivery', ...both })).to.equal(20)
    expect(readyIn({ orderType: 'delivery', estimatedPrepTime: 15 })).to.equal(15)
    expect(readyIn({ orderType: 'delivery' })).to.equal(undefined)
  })
})
