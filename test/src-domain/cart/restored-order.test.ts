import { expect } from 'chai'
import fc from 'fast-check'
import { diningOptionOnLoad } from '../../../src-domain/cart/dining-option-on-load.ts'
import { isTimeDropped, type RestoreNeeds, restoredOrder } from '../../../src-domain/cart/restored-order.ts'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { aFullOrder, aKey, aLine, anOrder, downtown, uptown } from '../../builders/order-builder.ts'

function onLoad(fields: Partial<Parameters<typeof diningOptionOnLoad>[0]> = {}) {
  return diningOptionOnLoad({
    saved: undefined,
    allowed: ['pickup', 'delivery', 'kiosk'],
    hasValidAddress: true,
    ...fields,
  })
}

describe('The dining option when a location page opens', () => {
  it('LOC-13 is the saved one when it is an allowed tab, else the first allowed tab', () => {
    expect(onLoad({ saved: 'delivery' })).to.equal('delivery')
    expect(onLoad({ saved: 'delivery', allowed: ['pickup'] })).to.equal('pickup')
    expect(onLoad({ saved: 'pickup', allowed: ['delivery', 'kiosk'] })).to.equal('delivery')
    expect(onLoad()).to.equal('pickup')
    expect(onLoad({ allowed: [] })).to.equal('pickup')
  })

  it('LOC-14 delivery without a valid address falls back to pickup', () => {
    expect(onLoad({ saved: 'delivery', hasValidAddress: false })).to.equal('pickup')
    expect(onLoad({ saved: 'delivery', hasValidAddress: false, allowed: ['delivery'] })).to.equal('delivery')
  })

  it('LOC-14, LINK-04 a delivery that the address names is never turned into pickup', () => {
    expect(onLoad({ named: 'delivery', hasValidAddress: false })).to.equal('delivery')
    expect(onLoad({ named: 'delivery', saved: 'delivery', hasValidAddress: false })).to.equal('delivery')
  })

  it('LOC-15 a dine-in path sets kiosk', () => {
    expect(onLoad({ named: 'kiosk', saved: 'delivery' })).to.equal('kiosk')
  })

  it('LOC-16 a saved kiosk is dropped when the path is not dine-in', () => {
    expect(onLoad({ saved: 'kiosk' })).to.equal('pickup')
    expect(onLoad({ saved: 'kiosk', allowed: ['delivery', 'kiosk'] })).to.equal('delivery')
  })

  it('LOC-13, LOC-14, LOC-15, LOC-16 whatever collides, it is what the path names and else an allowed tab', () => {
    const option = fc.option(fc.constantFrom(...diningOptions), { nil: undefined })
    fc.assert(
      fc.property(
        option,
        option,
        fc.subarray([...diningOptions], { minLength: 1 }),
        fc.boolean(),
        (named, saved, allowed, hasValidAddress) => {
          const got = diningOptionOnLoad({ named, saved, allowed, hasValidAddress })
          expect(named === undefined ? allowed : [named]).to.include(got)
          if (named !== undefined) return
          if (got === 'kiosk') expect(allowed).to.deep.equal(['kiosk'])
          if (got === 'delivery' && saved === 'delivery' && !hasValidAddress) expect(allowed).not.to.include('pickup')
        },
      ),
    )
  })
})

describe('The kept order after the first paint', () => {
  const { idempotencyKey: _, ...kept } = aFullOrder()
  const needs = (fields: Partial<RestoreNeeds> = {}): RestoreNeeds => ({
    kept,
    diningOption: kept.diningOption,
    isVisitNew: false,
    key: aKey(9),
    ...fields,
  })

  it('CART-18 becomes the order, and what was tapped before it arrived comes behind', () => {
    const early = anOrder({ items: [aLine({ name: 'Tapped early' })] })
    const order = restoredOrder(needs())(early)
    expect(order.items.map((line) => line.name)).to.deep.equal(['Ramen', 'Tapped early'])
    expect(order).to.deep.include({ note: 'No nuts', location: downtown, code: 'TEN' })
  })

  it('CART-17 gets a key of its own, because keys are never kept', () => {
    expect(restoredOrder(needs())(anOrder()).idempotencyKey).to.equal(aKey(9))
  })

  it('CART-20 on the page of another location that location wins, with all that follows', () => {
    const order = restoredOrder(needs())(anOrder({ location: uptown }))
    expect(order).to.deep.include({ location: uptown, note: '', packingItems: [] })
    expect(order.items).to.have.length(1)
  })

  it('LOC-17 keeps its time while the visit lasts, and loses it where one begins', () => {
    expect(restoredOrder(needs())(anOrder())).to.have.property('scheduledAt', kept.scheduledAt)
    expect(restoredOrder(needs({ isVisitNew: true }))(anOrder())).not.to.have.property('scheduledAt')
  })

  it('LOC-11, LOC-17, CART-20 loses its time to another way or restaurant, which is worth telling', () => {
    for (const order of [
      restoredOrder(needs({ diningOption: kept.diningOption === 'pickup' ? 'kiosk' : 'pickup' }))(anOrder()),
      restoredOrder(needs())(anOrder({ location: uptown })),
      restoredOrder(needs({ isVisitNew: true }))(anOrder()),
    ])
      expect(isTimeDropped(kept, order)).to.equal(true)
    expect(isTimeDropped(kept, restoredOrder(needs())(anOrder()))).to.equal(false)
    expect(isTimeDropped({ ...kept, items: [] }, anOrder())).to.equal(false)
  })

  it('CART-18 with nothing kept, the order stays as the page made it', () => {
    const order = restoredOrder(needs({ kept: undefined }))(anOrder({ items: [aLine()] }))
    expect(order).to.deep.equal({ ...anOrder({ items: [aLine()] }), idempotencyKey: aKey(9) })
  })
})
