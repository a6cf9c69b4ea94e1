import { expect } from 'chai'
import { byDiningOption } from '../../../src-domain/dining-option/dining-option.ts'
import { signInEntrances } from '../../../src-domain/navigation/account-addresses.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  beGuest,
  deviceWithDelivery,
  deviceWithRamen,
  fill,
  logIn,
  menuOf,
  payByCash,
  until,
} from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const press = async (page: OpenPage, name: string) => page.user.click(await page.see.findByRole('button', { name }))
const typedIn = (page: OpenPage, label: RegExp) => page.see.getByLabelText<HTMLInputElement>(label).value
const sent = (page: OpenPage) =>
  page.network.callsTo('/v1/patron/forgot-password').map(({ body }) => Object(body).email)
const withMail: PageOptions = {
  before: ({ network }) => void network.answer('/v1/patron/forgot-password', { status: 200, body: {} }),
}

async function deviceOfDora() {
  const page = await openPage(menuOf())
  await press(page, 'Your account')
  await logIn(page, 'dora')
  await page.see.findByText('Hi, Dora')
  return page.close()
}

async function openAt(path: string, options: PageOptions = {}) {
  const page = await openPage(path, options)
  await page.see.findByRole('heading', { level: 1 })
  return page
}

describe('Signing in at its own addresses', () => {
  beforeEach(async () => {
    const { rows } = await wiringHouse()
    await rows("delete from limit_counts where name like 'pin%'")
  })

  it('ACCT-04, ACCT-05, ACCT-69 each address shows the screen of its step, or the first one where that lacks what nobody has said', async () => {
    const headings: Readonly<Record<string, string>> = {
      '/sign-up': 'Create an account',
      '/forgot-password': 'Forgot your password?',
      '/patron/forgot-password': 'Forgot your password?',
    }
    for (const path of Object.keys(signInEntrances)) {
      const page = await openAt(path)
      await page.see.findByRole('heading', { level: 1, name: headings[path] ?? 'Log in' })
      expect(page.address()).to.equal(path)
      await press(page, 'Back')
      if (headings[path] === undefined) expect(await page.leaving(), path).to.equal('/')
      else {
        // Steps are internal to the conversation: the URL stays.
        await page.see.findByRole('heading', { level: 1, name: 'Log in' })
        expect(page.address()).to.equal(path)
      }
      page.close()
    }
  })

  it('ACCT-07 a link with an e-mail leads to signing up, where the e-mail is in its field, and no longer in the address', async () => {
    const page = await openAt('/login#email=wanda%40wok.example')
    await page.see.findByRole('heading', { level: 1, name: 'Create an account' })
    expect(typedIn(page, /^Email/)).to.equal('wanda@wok.example')
    expect(page.window.location.href).to.match(/\/login$/)
  })

  it('E31, ACCT-35, ACCT-28, LOYAL-23, ACCT-42 /sign-up asks for all that an account needs, under its rewards, and leads to the profile once there is an account', async () => {
    const { loyalty } = (await wiringHouse()).rule({})
    const page = await openAt('/sign-up', { brand: { loyalty: { ...loyalty, enabled: true } } })
    page.see.getByText(/^Rewards at /)
    // All fields are required, so the form says it once.
    expect(page.see.getAllByText('All fields are required.')).to.have.length(1)
    const fields = [/^First name/, /^Last name/, /^Email/, /^Phone/, /^Password/].map((label) =>
      page.see.getByLabelText<HTMLInputElement>(label),
    )
    expect(fields.map(({ required, autocomplete }) => [required, autocomplete])).to.deep.equal([
      [true, 'given-name'],
      [true, 'family-name'],
      [true, 'username'],
      [true, 'tel'],
      [true, 'new-password'],
    ])
    const write = { 'First name': 'Willa', 'Last name': 'Won', Email: 'willa@won.example', Phone: '212 555 0141' }
    for (const [label, value] of Object.entries({ ...write, Password: 'steamed and folded' }))
      fill(page.see.getByLabelText(new RegExp(`^${label}`)), value)
    await press(page, 'Create an account')
    await page.see.findByText('Your account is ready, Willa.')
    page.see.getByText('You’re logged in.')
    expect(page.window.document.querySelector('main svg'), 'its picture').to.not.equal(null)
    expect(page.see.queryByText(/^Rewards at /)).to.equal(null)
    await press(page, 'Continue')
    expect(await page.leaving()).to.equal('/profile')
    const profile = await page.follow()
    await profile.see.findByRole('heading', { level: 1, name: 'Welcome, Willa' })
  })

  it('LOYAL-23 nothing is said of rewards where a brand has none', async () => {
    const page = await openAt('/sign-up', { brand: { loyalty: { enabled: false } } })
    await page.see.findByLabelText(/^First name/)
    expect(page.see.queryByText(/^Rewards at /)).to.equal(null)
  })

  it('ACCT-35 whoever is logged in already is led to the profile from each of them', async () => {
    const device = await deviceOfDora()
    for (const path of Object.keys(signInEntrances)) {
      const page = await openPage(path, { device })
      expect(await page.leaving(), path).to.equal('/profile')
      page.close()
    }
  })

  it('ACCT-11, ACCT-37 who arrives with an e-mail and autoSend is sent the code at once; without, the button is pressed', async () => {
    const page = await openAt('/forgot-password#email=ana%40example.com&autoSend', withMail)
    await page.see.findByRole('heading', { level: 1, name: 'Enter your code' })
    expect(sent(page)).to.deep.equal(['ana@example.com'])
    expect(page.window.location.hash).to.equal('')
    // A reload sends no second code.
    const again = await page.reload()
    await again.see.findByRole('heading', { level: 1, name: 'Enter your code' })
    expect(sent(again)).to.deep.equal([])
    again.close()
    const asked = await openAt('/forgot-password#email=ana%40example.com')
    await asked.see.findByRole('heading', { level: 1, name: 'Forgot your password?' })
    expect(typedIn(asked, /^Email/)).to.equal('ana@example.com')
    expect(sent(asked)).to.deep.equal([])
  })

  it('ACCT-37 a code that did not go out is said where it can be asked for again, and said once', async () => {
    const page = await openAt('/forgot-password#email=ana%40example.com&autoSend', {
      before: ({ network }) => void network.answer('/v1/patron/forgot-password', { status: 500, body: '' }),
    })
    await page.see.findByText('Something went wrong. Please try again.')
    expect(typedIn(page, /^Email/)).to.equal('ana@example.com')
    await press(page, 'Back to log in')
    await page.see.findByLabelText(/^Password/)
    await press(page, 'Forgot your password?')
    await page.see.findByRole('button', { name: 'Send code' })
    expect(page.see.queryByText('Something went wrong. Please try again.')).to.equal(null)
  })

  it('ACCT-35, ACCT-69 who logs in at /login is in the profile after it', async () => {
    const page = await openPage('/login')
    await page.see.findByLabelText(/^Email/)
    await logIn(page, 'ana')
    expect(await page.leaving()).to.equal('/profile')
    const profile = await page.follow()
    await profile.see.findByRole('heading', { level: 1, name: 'Welcome, Ana' })
  })

  it('PROF-01, ACCT-35 who asked for a page of the account comes back to it after logging in in the shop', async () => {
    const nobody = await openPage('/orders/unknown')
    expect(await nobody.leaving()).to.equal('/#account=/orders/unknown')
    const shop = await nobody.follow()
    await shop.see.findByRole('dialog')
    const again = await shop.reload()
    await logIn(again, 'ana')
    expect(await again.leaving()).to.equal('/orders/unknown')
  })

  it('ACCT-70 a guest browses, may log in or sign up, and orders with a name and an e-mail', async () => {
    const menu = await openPage(menuOf())
    menu.see.getByText('Ramen')
    await press(menu, 'Your account')
    await menu.see.findByLabelText(/^Email/)
    menu.see.getByRole('button', { name: 'Create an account' })
    menu.close()
    const checkout = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await beGuest(checkout)
    await checkout.see.findByText('$1.04')
    await payByCash(checkout)
    expect(await checkout.leaving()).to.match(/^\/order\/./)
    const [call] = checkout.network.callsTo('/v1/order/cash/')
    expect(Object(call?.body)).to.have.nested.property('guestInfo.email', 'gus@example.com')
    expect(call?.headers).to.not.have.property('authorization')
  })

  it('ACCT-28, CONF-01, PROF-11 the guest of an order creates an account from its page with only a password, and it contains that order; other readers get no offer', async () => {
    // A brand may require a phone for delivery.
    const guests = { name: byDiningOption(() => true), phone: true }
    const checkout = await openPage('/checkout/current', { device: await deviceWithDelivery(), brand: { guests } })
    const email = 'greta@gyoza.example'
    fill(await checkout.see.findByLabelText(/^Full name/), 'Greta Gyoza')
    fill(checkout.see.getByLabelText(/^Email/), email)
    fill(checkout.see.getByLabelText(/^Phone/), '212 555 0155')
    await press(checkout, 'Continue as guest')
    await checkout.see.findByText('$1.32')
    await payByCash(checkout)
    const order = await checkout.follow()
    const link = await order.see.findByRole('link', { name: 'Create an account for next time' })
    const elsewhere = await openPage(order.address())
    await elsewhere.see.findByRole('button', { name: 'Order again' })
    expect(elsewhere.see.queryByRole('link', { name: 'Create an account for next time' })).to.equal(null)
    elsewhere.close()
    await order.user.click(link)
    const page = await order.follow()
    const password = await page.see.findByLabelText(/^Password/)
    expect([/^First name/, /^Last name/, /^Email/, /^Phone/].map((label) => typedIn(page, label))).to.deep.equal([
      'Greta',
      'Gyoza',
      email,
      '212 555 0155',
    ])
    await until(page, () => expect(page.window.document.activeElement).to.equal(password))
    fill(password, 'pleated by hand')
    await press(page, 'Create an account')
    await page.see.findByText('Your account is ready, Greta.')
    await press(page, 'Continue')
    await page.leaving()
    // The guest's order becomes the account's first.
    const past = await openPage('/orders', { device: page.close(), brand: { orderHistory: true } })
    const row = await past.see.findByRole('link', { name: /Ramen.*Delivery/ })
    await past.user.click(row)
    await past.see.findByRole('link', { name: 'View order page' })
  })
})
