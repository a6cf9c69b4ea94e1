import { randomUUID } from 'node:crypto'
import { expect } from 'chai'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { eventually } from '../../builders/order-server-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  deviceWithDelivery,
  deviceWithRamen,
  fill,
  keptOrder,
  menuOf,
  newName,
  openCart,
  payByCash,
  textOf,
  toCheckout,
  until,
} from '../drivers/scenes.ts'

const allNames = { name: byDiningOption(() => true), phone: false }
const collapsible = {
  guests: allNames,
  themes: { ...aBrand().themes, checkout: { ...aBrand().themes.checkout, layout: 'Type3' } },
}
const wanted = { guests: { name: byDiningOption(() => true), phone: true } }

describe('What a guest may be called', () => {
  const openGuests = async () => openPage('/checkout/current', { device: await deviceWithRamen() })

  it('CHK-18, CHK-21 a name of sixty-four letters each is taken, by the form and by the server; one more by neither', async () => {
    const page = await openGuests()
    const [, unlike = ''] = newName().split(' ')
    const [first, last] = ['G'.repeat(64), unlike.padEnd(64, 'a')]
    fill(await page.see.findByLabelText(/Full name/), `${first} ${last}b`)
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByText('Names can be up to 64 characters each.')
    await beGuest(page, `${first} ${last}`)
    await page.see.findByText('$1.04')
    await payByCash(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    const { guestInfo } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect(guestInfo).to.deep.include({ firstName: first, lastName: last })
  })

  it('CHK-21 the server takes no guest without a name, of invisible marks, of sixty-five letters, or with an e-mail that no database stores', async () => {
    const page = await openGuests()
    await beGuest(page)
    await page.see.findByText('$1.04')
    await payByCash(page)
    await page.leaving()
    const [call] = page.network.callsTo('/v1/order/cash/')
    const wrong = [
      ...['', '  ', '\u200b\u3164\u2060', 'x'.repeat(65)].map((lastName) => ({ lastName })),
      { lastName: 'Guest', email: 'gus\u0000@example.com' },
      { lastName: 'Guest', email: 'gus\ud800@example.com' },
    ]
    for (const guest of wrong) {
      // An order was already placed with the page's key.
      const idempotencyKey = randomUUID()
      const body = { ...Object(call?.body), idempotencyKey, guestInfo: { firstName: 'Gus', ...guest } }
      const answer = await page.house.app.inject({
        method: 'POST',
        url: '/v1/order/cash/',
        headers: { ...call?.headers, host: 'localhost' },
        payload: body,
      })
      expect(answer.statusCode, JSON.stringify(guest)).to.equal(400)
    }
  })

  it('CHK-18 names the character that cut the name', async () => {
    const page = await openGuests()
    fill(await page.see.findByLabelText(/Full name/), 'Gus 3rd Guest')
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByText('Full name is required. Names can’t include “3”.')
  })

  it('CHK-20 one name is enough where the brand says so: in both layouts, and to the server as an empty text', async () => {
    const guests = { ...allNames, isLastNameOptional: true } as const
    const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand: { guests } })
    const [, unlike = ''] = newName().split(' ')
    fill(await page.see.findByLabelText(/^Name/), unlike)
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByText('$1.04')
    await payByCash(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    const { guestInfo } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect(guestInfo).to.deep.equal({ firstName: unlike, lastName: '' })
    const parts = await openPage('/checkout/current', {
      device: await deviceWithRamen(),
      brand: { ...collapsible, guests },
    })
    fill(await parts.see.findByLabelText(/First name/), 'Gus')
    fill(parts.see.getByLabelText(/Email/), 'gus@example.com')
    expect(parts.see.getByLabelText<HTMLInputElement>(/Last name/).labels?.[0]?.textContent).to.include('Optional')
    await parts.user.click(parts.see.getByRole('button', { name: 'Proceed to Payment' }))
    await parts.see.findByText(/Gus · gus@example\.com/)
  })

  it('CHK-22 refuses an invalid e-mail before anything is sent, and places the order of a guest without one', async () => {
    const page = await openGuests()
    for (const typed of ['gus@', 'gus,gus@example.com']) {
      fill(await page.see.findByLabelText(/Email/), typed)
      await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
      await page.see.findByText('Email is not valid')
    }
    expect(page.network.callsTo('/v1/order/cash/')).to.have.length(0)
    fill(page.see.getByLabelText(/Email/), '')
    fill(page.see.getByLabelText(/Full name/), newName())
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    await page.see.findByText('$1.04')
    await payByCash(page)
    await page.leaving()
    const { guestInfo } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect(Object.keys(guestInfo)).to.have.members(['firstName', 'lastName'])
  })

  it('CHK-21 the form of the collapsible layout has the same bounds', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand: collapsible })
    fill(await page.see.findByLabelText(/First name/), 'G'.repeat(65))
    fill(page.see.getByLabelText(/Last name/), ' ')
    fill(page.see.getByLabelText(/Email/), 'gus@example,com')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
    await page.see.findByText('First name can be up to 64 characters.')
    page.see.getByText('Last Name is Required')
    page.see.getByText('Email is not valid')
  })

  it('CART-14 the collapsible layout asks a guest for nothing where the brand wants no name, and opens the payment', async () => {
    const name = { ...byDiningOption(() => true), kiosk: false }
    const device = await deviceWithRamen('main-street', 'dine-in')
    const brand = { ...collapsible, guests: { name, phone: false } }
    const menu = await openPage(`${menuOf('dine-in')}?table=7`, { device, brand })
    await until(menu, () => expect(keptOrder(menu).table).to.deep.include({ number: '7' }))
    const page = await openPage('/checkout/current', { device: menu.close(), brand })
    await page.see.findByText('$1.04')
    expect(page.see.queryByLabelText(/name/i)).to.equal(null)
    expect(page.see.queryByRole('button', { name: /^Your Info/ })).to.equal(null)
    expect(page.see.getByRole('button', { name: /^Your Payment/ }).getAttribute('aria-expanded')).to.equal('true')
    page.see.getByRole('button', { name: 'Log in' })
    await payByCash(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(Object(page.network.callsTo('/v1/order/cash/')[0]?.body)).to.not.have.property('guestInfo')
  })

  it('CART-14, CHK-21 the collapsible layout asks for a name once, in its own section', async () => {
    const menu = await openPage(menuOf(), { device: await deviceWithRamen(), brand: collapsible })
    await openCart(menu)
    const page = await toCheckout(menu)
    await page.see.findByLabelText(/First name/)
    expect(page.see.queryByLabelText(/Full name/)).to.equal(null)
  })

  it('ACCT-60 an e-mail is taken without the spaces around it, is required there, and has to be one', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand: collapsible })
    fill(await page.see.findByLabelText(/First name/), 'Gus')
    fill(page.see.getByLabelText(/Last name/), 'Trim')
    const send = () => page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
    fill(page.see.getByLabelText(/Email/), '   ')
    await send()
    await page.see.findByText('Email is required')
    fill(page.see.getByLabelText(/Email/), 'gus')
    await page.see.findByText('Email is not valid')
    fill(page.see.getByLabelText(/Email/), '  gus@example.com ')
    await send()
    await page.see.findByText(/Gus Trim · gus@example\.com/)
  })
})

describe('The fields of a guest', () => {
  it('E31, E32, E34, CHK-21 are marked as required or optional, say what a device may fill in, and why a phone is asked for', async () => {
    const of = (page: OpenPage, label: RegExp) => {
      const field = page.see.getByLabelText<HTMLInputElement>(label)
      const [mark] = /Required|Optional/.exec(field.labels?.[0]?.textContent ?? '') ?? []
      return [mark, field.autocomplete, field.type, field.inputMode]
    }
    const whole = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand: wanted })
    await whole.see.findByLabelText(/Full name/)
    expect([/Full name/, /Email/, /^Phone/].map((label) => of(whole, label))).to.deep.equal([
      ['Required', 'name', 'text', ''],
      ['Optional', 'email', 'email', 'email'],
      ['Required', 'tel', 'tel', 'tel'],
    ])
    const hint = whole.see.getByLabelText(/^Phone/).getAttribute('aria-describedby') ?? ''
    expect(whole.window.document.getElementById(hint)?.textContent).to.equal('So your driver can reach you')
    const brand = { ...collapsible, guests: { ...allNames, phone: true } }
    const parts = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand })
    await parts.see.findByLabelText(/First name/)
    const labels = [/First name/, /Last name/, /Email/, /^Phone/]
    expect(labels.map((label) => of(parts, label))).to.deep.equal([
      ['Required', 'given-name', 'text', ''],
      ['Required', 'family-name', 'text', ''],
      ['Required', 'email', 'email', 'email'],
      ['Required', 'tel', 'tel', 'tel'],
    ])
  })
})

describe('The telephone number of a guest', () => {
  it('ACCT-64 is asked of a delivery by default, has to be one, and is on the kitchen’s slip', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithDelivery() })
    const name = newName()
    await beGuest(page, name, '')
    await page.see.findByText('Phone is Required')
    const field = page.see.getByLabelText(/^Phone/)
    expect(page.window.document.activeElement).to.equal(field)
    fill(field, '555-010')
    await page.see.findByText('Phone number is not valid')
    fill(field, '(212) 555-0100')
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByText('$1.32')
    expect(amountOf(page, 'Delivery fee')).to.equal('$3.49')
    page.see.getByText('212-555-0100')
    await payByCash(page)
    await page.leaving()
    const slips = await eventually(
      () => page.house.rows(`select slip from kitchen_tickets where slip like '%For ${name}%'`),
      (rows) => rows.length === 1,
    )
    expect(slips[0]?.['slip']).to.match(/Phone 212-555-0100\nCOLLECT \$\d+\.\d\d\n/)
  })

  it('ACCT-59, ACCT-64 is placed without what was pasted around and between its digits, and so is the e-mail', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand: wanted })
    fill(await page.see.findByLabelText(/Full name/), `\u200e${newName()}`)
    fill(page.see.getByLabelText(/Email/), '\ufeffgus\u200b\uff20example.com\u00a0')
    fill(page.see.getByLabelText(/^Phone/), '\uff08212\uff09\u00a0555\u20110100\u202c')
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await page.see.findByText('$1.32')
    await payByCash(page)
    await page.leaving()
    const { guestInfo } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect([guestInfo.email, guestInfo.phone]).to.deep.equal(['gus@example.com', '(212) 555-0100'])
  })

  it('is not asked of a delivery where the brand turned it off', async () => {
    const guests = { ...wanted.guests, phone: false }
    const page = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand: { guests } })
    await page.see.findByLabelText(/Full name/)
    expect(page.see.queryByLabelText(/^Phone/)).to.equal(null)
  })

  it('is not asked of a pickup', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen(), brand: wanted })
    await page.see.findByLabelText(/Full name/)
    expect(page.see.queryByLabelText(/^Phone/)).to.equal(null)
  })

  it('CHK-21 is one of the fields of the collapsible layout', async () => {
    const brand = { ...collapsible, guests: { ...allNames, phone: true } }
    const page = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand })
    fill(await page.see.findByLabelText(/First name/), 'Gus')
    fill(page.see.getByLabelText(/Last name/), 'Door')
    fill(page.see.getByLabelText(/Email/), 'gus@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
    await page.see.findByText('Phone is Required')
    fill(page.see.getByLabelText(/^Phone/), '212 555 0100')
    await page.user.click(page.see.getByRole('button', { name: 'Proceed to Payment' }))
    await page.see.findByText(/Gus Door · gus@example\.com · 212-555-0100/)
    expect(textOf(page)).to.not.include('Phone is Required')
  })
})
