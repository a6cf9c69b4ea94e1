import { expect } from 'chai'
import { deliveryOnLoad } from '../../../src-domain/fulfilment/delivery-on-load.ts'
import { anAddress, anOrder } from '../../builders/order-builder.ts'

describe('A delivery when a page opens', () => {
  it('LOC-14, LOC-43 asks on its menu where it goes, and on the list of restaurants not', () => {
    const { lat: _, long: __, ...nobodyKnowsWhere } = anAddress
    for (const address of [undefined, nobodyKnowsWhere]) {
      const { address: ___, ...rest } = anOrder({ diningOption: 'delivery' })
      const nowhere = address === undefined ? rest : { ...rest, address }
      expect([deliveryOnLoad(nowhere, true), deliveryOnLoad(nowhere, false)]).to.deep.equal(['address', 'nothing'])
    }
  })

  it('LOC-43 asks on both who comes to an address that is known', () => {
    const there = anOrder({ diningOption: 'delivery', address: anAddress })
    expect([deliveryOnLoad(there, true), deliveryOnLoad(there, false)]).to.deep.equal(['who delivers', 'who delivers'])
  })

  it('asks nothing of food that is fetched', () => {
    expect(deliveryOnLoad(anOrder({ address: anAddress }), true)).to.equal('nothing')
  })
})
