import { expect } from 'chai'
import fc from 'fast-check'
import { diningOptionOnLoad, isDineInToken } from '../../../src-domain/cart/dining-option-on-load.ts'
import { type RestoreNeeds, restoredOrder } from '../../../src-domain/cart/restored-order.ts'
import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { aFullOrder, aKey, aLine, anAddress, anOrder, downtown, uptown } from '../../builders/order-builder.ts'

const onLoad = (fields: Partial<Parameters<typeof diningOptionOnLoad>[0]> = {}) =>
  diningOptionOnLoad({
    isDineInPath: false,
    saved: undefined,
    allowed: ['pickup', 'delivery', 'kiosk'],
    hasValidAddress: true,
    ...fields,
  })

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
    // A brand that only delivers has nothing to fall back to.
    expect(onLoad({ saved: 'delivery', hasValidAddress: false, allowed: ['delivery'] })).to.equal('delivery')
  })

  it('LOC-15 a dine-in path sets kiosk, under each of its names', () => {
    expect(onLoad({ isDineInPath: true, saved: 'delivery' })).to.equal('kiosk')
    expect(['dine-in', 'dinein', 'kiosk', 'pickup', undefined].map(isDineInToken)).to.deep.equal([
      true,
      true,
      true,
      false,
      false,
    ])
  })

  it('LOC-16 a saved kiosk is dropped when the path is not dine-in', () => {
    expect(onLoad({ saved: 'kiosk' })).to.equal('pickup')
    expect(onLoad({ saved: 'kiosk', allowed: ['delivery', 'kiosk'] })).to.equal('delivery')
  })

  it('LOC-13, LOC-14, LOC-15, LOC-16 whatever collides, it is kiosk on a dine-in path and else an allowed tab', () => {
    const option = fc.constantFrom(...diningOptions)
    fc.assert(
      fc.property(
        fc.boolean(),
        fc.option(option, { nil: undefined }),
        fc.subarray([...diningOptions], { minLength: 1 }),
        fc.boolean(),
        (isDineInPath, saved, allowed, hasValidAddress) => {
          const got = diningOptionOnLoad({ isDineInPath, saved, allowed, hasValidAddress })
          if (isDineInPath) expect(got).to.equal('kiosk')
          else {
            expect(allowed).to.include(got)
            if (got === 'kiosk') expect(allowed).to.deep.equal(['kiosk'])
            if (got === 'delivery' && !hasValidAddress) expect(allowed).not.to.include('pickup')
          }
        },
      ),
    )
  })
})

describe('The kept order after the first paint', () => {
  const { idempotencyKey: _, ...kept } = aFullOrder()
  const needs = (fields: Partial<RestoreNeeds> = {}): RestoreNeeds => ({
    kept,
    isDineInPath: false,
    allowed: ['pickup', 'delivery'],
    isValidAddress: () => true,
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

  it('LOC-17 never has the scheduled time', () => {
    expect(restoredOrder(needs())(anOrder())).not.to.have.property('scheduledAt')
  })

  it('LOC-14 a kept delivery is judged by the kept address', () => {
    const delivery = { ...kept, diningOption: 'delivery' as const }
    expect(restoredOrder(needs({ kept: delivery }))(anOrder()).diningOption).to.equal('delivery')
    const isValidAddress = (address: object) => address !== anAddress
    expect(restoredOrder(needs({ kept: delivery, isValidAddress }))(anOrder()).diningOption).to.equal('pickup')
  })

  it('CART-18 with nothing kept, the order stays as the page made it', () => {
    const order = restoredOrder(needs({ kept: undefined }))(anOrder({ items: [aLine()] }))
    expect(order).to.deep.equal({ ...anOrder({ items: [aLine()] }), idempotencyKey: aKey(9) })
  })
})
