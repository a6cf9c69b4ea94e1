import { screen } from '@testing-library/react'
import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aLine, anOrder } from '../../builders/order-builder.ts'
import { ada, type PayWorldNeeds, payWorld } from './pay-world.tsx'

const table = { id: 'table-3', number: '3' }
const brand = aBrand({ ordering: { ...aBrand().ordering, kiosk: true } })
function kiosk(fields: Parameters<typeof anOrder>[0] = {}) {
  return anOrder({ diningOption: 'kiosk', items: [aLine()], ...fields })
}
function world(needs: PayWorldNeeds = {}) {
  return payWorld({ order: kiosk({ table }), brand, guest: ada, ...needs })
}
const title = { level: 1, name: 'Which table are you at?' }

describe('The table at the checkout', () => {
  it('TABLE-09 is a row for kiosk orders only, and its Edit leads to the number and back to a checked order', async () => {
    const here = await world()
    screen.getByRole('heading', { level: 2, name: 'Table' })
    await here.user.click(screen.getByRole('button', { name: 'Change table' }))
    const field = await screen.findByLabelText<HTMLInputElement>(/^Table number/)
    screen.getByRole('heading', title)
    expect(field.value).to.equal('3')
    await here.user.clear(field)
    await here.user.type(field, '12')
    await here.user.click(screen.getByRole('button', { name: 'Confirm table' }))
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
    expect(here.cells.order.current().table).to.deep.equal({ id: 'table-id', number: '12' })
    expect(here.cells.checks.current().validation.asked).to.equal(2)
    screen.getByText('12')
  })

  it('TABLE-11 without a table the number is asked for before the checkout', async () => {
    const here = await world({ order: kiosk() })
    await screen.findByRole('heading', title)
    await here.user.type(screen.getByLabelText(/^Table number/), '7')
    await here.user.click(screen.getByRole('button', { name: 'Confirm table' }))
    await screen.findByRole('heading', { level: 1, name: 'Checkout' })
  })

  it('TABLE-08 a table that is not accepted leaves the restaurant’s phone, and a number that is missing does not', async () => {
    const at = aLocation({ phone: '+1 (219) 555-0142', isKioskEnabled: true })
    const broken = async () => left({ _tag: 'Refused', status: 500 } as const)
    const here = await world({ order: kiosk(), location: at, checkTable: broken })
    const confirm = await screen.findByRole('button', { name: 'Confirm table' })
    await here.user.click(confirm)
    await screen.findByText('Table Number is required')
    expect(screen.queryByRole('link', { name: /^Call / })).to.equal(null)
    await here.user.type(screen.getByLabelText(/^Table number/), '98')
    await here.user.click(confirm)
    await screen.findByText('An unknown error occurred. Please try again or contact the restaurant for help.')
    const call = screen.getByRole('link', { name: 'Call 219-555-0142' })
    expect(call.getAttribute('href')).to.equal('tel:+1 (219) 555-0142')
  })

  it('CART-14, TABLE-11 a table’s order needs no name where guests give none', async () => {
    const nameless = { ...brand, guests: { name: { ...byDiningOption(() => true), kiosk: false }, phone: false } }
    const here = await payWorld({ order: kiosk({ table }), brand: nameless })
    await here.user.click(screen.getByRole('radio', { name: /^Cash/ }))
    await here.user.click(await screen.findByRole('button', { name: /^Place Order/ }))
    expect(here.placements).to.have.length(1)
    expect(here.placements[0]).not.to.have.property('guest')
  })
})
