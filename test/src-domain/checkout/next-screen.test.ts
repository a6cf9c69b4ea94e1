import { expect } from 'chai'
import { shippedGuests } from '../../../src-domain/brand/shipped-settings.ts'
import { nextScreen, screenAfterLogin, type WayFacts, wayToCheckout } from '../../../src-domain/checkout/next-screen.ts'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'

function facts(fields: Partial<WayFacts> = {}): WayFacts {
  return {
    brand: aBrand(),
    order: anOrder(),
    hasUpsells: true,
    hasPackingMenu: true,
    firstName: '',
    lastName: '',
    ...fields,
  }
}

describe('The way from the cart', () => {
  it('CART-13 passes upsells, packing and guests, then the checkout', () => {
    expect(wayToCheckout(facts())).to.deep.equal(['UPSELLS', 'PACKING', 'GUESTS', 'CHECK_OUT'])
    expect(nextScreen('ROOT', facts())).to.equal('UPSELLS')
    expect(nextScreen('UPSELLS', facts())).to.equal('PACKING')
    expect(nextScreen('PACKING', facts())).to.equal('GUESTS')
    expect(nextScreen('GUESTS', facts())).to.equal('CHECK_OUT')
  })

  it('CART-13 skips a step without content', () => {
    expect(nextScreen('ROOT', facts({ hasUpsells: false }))).to.equal('PACKING')
    expect(nextScreen('ROOT', facts({ hasUpsells: false, hasPackingMenu: false }))).to.equal('GUESTS')
    expect(nextScreen('UPSELLS', facts({ hasPackingMenu: false }))).to.equal('GUESTS')
  })

  it('CART-13, CHK-23 asks for names when either is missing, and lets a patron with both through', () => {
    const bare = { hasUpsells: false, hasPackingMenu: false }
    expect(nextScreen('ROOT', facts({ ...bare, firstName: 'Ana' }))).to.equal('GUESTS')
    expect(nextScreen('ROOT', facts({ ...bare, lastName: 'Diaz', firstName: ' ' }))).to.equal('GUESTS')
    expect(nextScreen('ROOT', facts({ ...bare, firstName: 'Ana', lastName: 'Diaz' }))).to.equal('CHECK_OUT')
  })

  it('CART-14 asks only where the order type is configured to, and shipped is everywhere', () => {
    expect(shippedGuests.name).to.deep.equal(byDiningOption(() => true))
    const brand = aBrand({ guests: { name: { ...byDiningOption(() => true), pickup: false }, phone: false } })
    const bare = { brand, hasUpsells: false, hasPackingMenu: false }
    expect(nextScreen('ROOT', facts(bare))).to.equal('CHECK_OUT')
    expect(nextScreen('ROOT', facts({ ...bare, order: anOrder({ diningOption: 'delivery' }) }))).to.equal('GUESTS')
  })

  it('CHK-20 one name is enough where the brand says so, and none is not', () => {
    const brand = aBrand({ guests: { ...shippedGuests, isLastNameOptional: true } })
    const bare = { brand, hasUpsells: false, hasPackingMenu: false }
    expect(nextScreen('ROOT', facts({ ...bare, firstName: 'Ana' }))).to.equal('CHECK_OUT')
    expect(nextScreen('ROOT', facts({ ...bare, lastName: 'Diaz' }))).to.equal('GUESTS')
  })

  it('CART-14 asks for a telephone number where the brand wants one and the food is brought', () => {
    const known = { hasUpsells: false, hasPackingMenu: false, firstName: 'Ana', lastName: 'Diaz' }
    const brand = aBrand({ guests: { ...shippedGuests, phone: true } })
    const order = anOrder({ diningOption: 'delivery' })
    expect(nextScreen('ROOT', facts({ ...known, brand, order }))).to.equal('GUESTS')
    expect(nextScreen('ROOT', facts({ ...known, brand, order, phone: '212-555-0100' }))).to.equal('CHECK_OUT')
    expect(nextScreen('ROOT', facts({ ...known, brand }))).to.equal('CHECK_OUT')
    const without = aBrand({ guests: { ...shippedGuests, phone: false } })
    expect(nextScreen('ROOT', facts({ ...known, brand: without, order }))).to.equal('CHECK_OUT')
  })

  it('TABLE-11 a kiosk order without a table goes to the table first', () => {
    const order = anOrder({ diningOption: 'kiosk' })
    expect(nextScreen('ROOT', facts({ order }))).to.equal('SET_TABLE_NUMBER')
    expect(nextScreen('ROOT', facts({ order: { ...order, table: { id: 't', number: '7' } } }))).to.equal('UPSELLS')
  })
})

describe('After the log-in in the cart flow', () => {
  const login = { isEmployee: false, upsellLayout: 'Type1', hasUpsells: true, hasPackingMenu: false }

  it('CHK-24 an employee goes to LINK, before anything else', () => {
    expect(screenAfterLogin({ ...login, isEmployee: true, upsellLayout: 'Type2' })).to.equal('LINK')
  })

  it('CHK-24 else ROOT for upsell layout Type2, else UPSELLS when there is something, else CHECK_OUT', () => {
    expect(screenAfterLogin({ ...login, upsellLayout: 'Type2' })).to.equal('ROOT')
    expect(screenAfterLogin(login)).to.equal('UPSELLS')
    expect(screenAfterLogin({ ...login, hasUpsells: false, hasPackingMenu: true })).to.equal('UPSELLS')
    expect(screenAfterLogin({ ...login, hasUpsells: false })).to.equal('CHECK_OUT')
  })
})
