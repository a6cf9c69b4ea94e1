import { expect } from 'chai'
import { type TypeOfPageNeeds, typeOfPage } from '../../../src/browser/type-of-page.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { anAddress, anOrder } from '../../builders/order-builder.ts'

const page = (needs: Partial<TypeOfPageNeeds>) =>
  typeOfPage({ brand: aBrand(), kept: undefined, orderType: 'pickup', isTypeNamed: false, isMenu: true, ...needs })
const toAnAddress = anOrder({ diningOption: 'delivery', address: anAddress })
const atATable = anOrder({ diningOption: 'kiosk' })

describe('the order type of a page', () => {
  it('LOC-13 is the kept one where the address names none, on a menu and on the picker', () => {
    expect(page({ kept: toAnAddress })).to.equal('delivery')
    expect(page({ kept: toAnAddress, isMenu: false })).to.equal('delivery')
  })

  it('LOC-13 is the first allowed tab when the kept one is switched off or there is none', () => {
    const { ordering } = aBrand()
    const brand = aBrand({ ordering: { ...ordering, delivery: false } })
    expect(page({ kept: toAnAddress, brand })).to.equal('pickup')
    expect(page({})).to.equal('pickup')
  })

  it('LOC-14 is pickup for a kept delivery without an address', () => {
    expect(page({ kept: anOrder({ diningOption: 'delivery' }) })).to.equal('pickup')
  })

  it('LOC-14, LOC-43 is pickup for a kept delivery whose address lies nowhere', () => {
    const { lat: _, long: __, ...nowhere } = anAddress
    expect(page({ kept: anOrder({ diningOption: 'delivery', address: nowhere }) })).to.equal('pickup')
  })

  it('LOC-15, LOC-16 is the table only where the address says dine-in', () => {
    expect(page({ kept: toAnAddress, orderType: 'kiosk', isTypeNamed: true })).to.equal('kiosk')
    expect(page({ kept: atATable })).to.equal('pickup')
    expect(page({ kept: atATable, isMenu: false })).to.equal('pickup')
  })

  it('is what the address of a menu names, and what the tabs of the picker only look at', () => {
    expect(page({ kept: toAnAddress, isTypeNamed: true })).to.equal('pickup')
    expect(page({ kept: toAnAddress, isTypeNamed: true, isMenu: false })).to.equal('delivery')
  })
})
