import { expect } from 'chai'
import type { OrderChecks } from '../../../src-domain/checkout/order-checks.ts'
import { comesThere, minutesPromised } from '../../../src-domain/checkout/promised.ts'
import type { ValidateResult } from '../../../src-domain/placement/order-gateway.ts'
import { judged } from '../../builders/checkout-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anAddress, anOrder, aPriceCheck } from '../../builders/order-builder.ts'

const location = aLocation({ serviceEstimates: { pickup: 15, delivery: 40 } })
const toTheDoor = anOrder({ diningOption: 'delivery', address: anAddress })

type Estimates = { readonly validated?: number; readonly priced?: number; readonly isOutside?: boolean }

function said({ validated, priced, isOutside = false }: Estimates): OrderChecks {
  const { last: valid } = judged.validation
  if (valid === undefined) throw new Error('nothing was judged')
  const validation: ValidateResult = {
    ...valid,
    ...(validated === undefined ? {} : { serviceEstimate: validated }),
    ...(isOutside ? { isValid: false, reason: 'delivery-radius' } : {}),
  }
  return {
    validation: { ...judged.validation, last: validation },
    price: { ...judged.price, last: aPriceCheck(priced === undefined ? {} : { serviceEstimate: priced }) },
  }
}

describe('the minutes that an order is promised in', () => {
  it('SCHED-17 are those that were said of this order, and last of all those of the restaurant', () => {
    const order = anOrder({ diningOption: 'pickup' })
    expect(minutesPromised({ order, location, checks: said({ validated: 22, priced: 30 }) })).to.equal(22)
    expect(minutesPromised({ order, location, checks: said({ priced: 30 }) })).to.equal(30)
    expect(minutesPromised({ order, location, checks: said({}) })).to.equal(15)
    expect(minutesPromised({ order, location: undefined, checks: said({}) })).to.equal(undefined)
  })

  it('SCHED-17 are none of a restaurant’s own where it delivers, nor before anybody has judged the address', () => {
    const to = { order: toTheDoor, location }
    expect(minutesPromised({ ...to, checks: said({ validated: 35 }) })).to.equal(35)
    expect(minutesPromised({ ...to, checks: said({}) })).to.equal(undefined)
    const { last: _, ...unjudged } = judged.validation
    expect(minutesPromised({ ...to, checks: { ...said({ priced: 30 }), validation: unjudged } })).to.equal(undefined)
  })

  it('LOC-42 are none to who has no address, or lives where nobody comes', () => {
    const nowhere = anOrder({ diningOption: 'delivery' })
    const [known, outside] = [said({ validated: 35 }), said({ validated: 35, isOutside: true })]
    expect(comesThere({ order: toTheDoor, checks: known })).to.equal(true)
    expect(comesThere({ order: nowhere, checks: known })).to.equal(false)
    expect(minutesPromised({ order: nowhere, location, checks: known })).to.equal(undefined)
    expect(comesThere({ order: toTheDoor, checks: outside })).to.equal(false)
    expect(minutesPromised({ order: toTheDoor, location, checks: outside })).to.equal(undefined)
    // Pickup has no delivery zone.
    expect(comesThere({ order: anOrder(), checks: outside })).to.equal(true)
  })
})
