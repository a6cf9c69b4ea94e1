import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Device } from '../drivers/device.ts'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  amountOf,
  deviceWithRamen,
  fill,
  logIn,
  logInBy,
  menuOf,
  openCheckout,
  textOf,
  until,
  writeEmail,
} from '../drivers/scenes.ts'

describe('Signing in', () => {
  const openForm = async () => {
    const page = await openPage(menuOf(), { brand: { termsUrl: 'https://noodle.example/terms' } })
    await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
    const form = within(await page.see.findByRole('dialog'))
    await form.findByLabelText(/^Email/)
    // The sheet opens and takes the focus a turn after rendering.
    await settled()
    return { page, form }
  }

  it('ACCT-06, ACCT-08, ACCT-09, ACCT-12, ACCT-59, ACCT-62 asks for the e-mail, then for the password in the same form, and says at each field what is wrong with it', async () => {
    const { page, form } = await openForm()
    const goOn = form.getByRole('button', { name: 'Continue' })
    const email = form.getByLabelText<HTMLInputElement>(/^Email/)
    expect([email.type, email.autocomplete, email.inputMode]).to.deep.equal(['email', 'username', 'email'])
    expect(form.queryByLabelText(/^Password/)).to.equal(null)
    expect(form.queryByRole('button', { name: 'Log in' })).to.equal(null)
    expect(form.getByText('Terms of Service & Privacy Policy')).to.have.property('href', 'https://noodle.example/terms')
    await page.user.click(goOn)
    form.getByText('E-mail is required!')
    await until(page, () => expect(page.window.document.activeElement).to.equal(email))
    expect(email.getAttribute('aria-invalid')).to.equal('true')
    const why = page.window.document.getElementById(email.getAttribute('aria-describedby') ?? '')
    expect(why?.textContent).to.equal('E-mail is required!')
    fill(email, 'ana at example')
    await page.user.click(goOn)
    form.getByText('E-mail is not valid!')
    expect(page.network.callsTo('/v1/patron/validate')).to.deep.equal([])
    await writeEmail(page, 'ana@example.com')
    const password = form.getByLabelText<HTMLInputElement>(/^Password/)
    expect([password.type, password.form]).to.deep.equal(['password', email.form])
    await page.user.click(form.getByRole('button', { name: 'Log in' }))
    form.getByText('Password is required!')
    fill(password, 'short')
    form.getByText('Password has to be at least 8 characters!')
    form.getByText('Terms of Service & Privacy Policy')
    expect(page.network.callsTo('/v1/patron/sign-in')).to.deep.equal([])
  })

  it('ACCT-22, ACCT-55, ACCT-56, SHELL-21 keeps a patron logged in on the next page, until they log out and confirm it', async () => {
    const { page } = await openForm()
    await logIn(page, 'ana')
    await page.see.findByText('Hi, Ana')
    expect(page.window.localStorage.getItem('token')).to.be.a('string')
    const again = await page.reload()
    await again.user.click(again.see.getByRole('button', { name: /Your account/ }))
    await again.see.findByText('Hi, Ana')
    const answer = async (name: string) => {
      await again.user.click(again.see.getByRole('button', { name: 'Log out' }))
      const question = within(await again.see.findByRole('alertdialog', { name: 'Log out?' }))
      await again.user.click(question.getByRole('button', { name }))
    }
    await answer('Stay logged in')
    again.see.getByText('Hi, Ana')
    await answer('Log out')
    await again.see.findByText('You’re logged out')
    expect(again.window.localStorage.getItem('token')).to.equal(null)
  })

  it('C17, ACCT-56 a log-out in one tab is one in the others: in the shop, at the checkout and in the account, and the server is told once', async () => {
    const deviceOfAna = async (device?: Device) => {
      const page = await openPage(menuOf(), device === undefined ? {} : { device })
      await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
      await logIn(page, 'ana')
      await page.see.findByText('Hi, Ana')
      return page.close()
    }
    const endElsewhere = ({ window }: OpenPage) => {
      window.localStorage.removeItem('token')
      window.dispatchEvent(new window.StorageEvent('storage', { key: 'token', newValue: null }))
    }
    const shop = await openPage(menuOf(), { device: await deviceOfAna() })
    await shop.user.click(shop.see.getByRole('button', { name: /Your account/ }))
    await shop.see.findByText('Hi, Ana')
    // Other storage changes in another tab do not sign out.
    shop.window.dispatchEvent(new shop.window.StorageEvent('storage', { key: 'order', newValue: null }))
    shop.see.getByText('Hi, Ana')
    endElsewhere(shop)
    await shop.see.findByText('You’re logged out')
    expect(shop.network.callsTo('/v1/patron/sign-out')).to.deep.equal([])
    shop.close()

    const pay = await openPage('/checkout/current', { device: await deviceOfAna(await deviceWithRamen()) })
    await pay.see.findByText('$1.04')
    endElsewhere(pay)
    await pay.see.findByLabelText(/Full name/)
    pay.close()

    const account = await openPage('/profile', { device: await deviceOfAna() })
    await account.see.findByRole('heading', { level: 1 })
    endElsewhere(account)
    expect(await account.leaving()).to.equal('/')
  })

  it('C17, ACCT-55 another patron in a second tab is followed: in the shop, at the checkout and in the account', async () => {
    const shop = await openPage(menuOf(), { device: await deviceWithRamen() })
    await shop.user.click(shop.see.getByRole('button', { name: 'Your account' }))
    await logIn(shop, 'fay')
    await shop.see.findByText('Hi, Fay')
    const tokenOfFay = String(shop.window.localStorage.getItem('token'))
    const other = await openPage(menuOf())
    await other.user.click(other.see.getByRole('button', { name: 'Your account' }))
    await logIn(other, 'dora')
    await other.see.findByText('Hi, Dora')
    const tokenOfDora = String(other.window.localStorage.getItem('token'))
    const become = ({ window }: OpenPage, [from, to]: readonly [string, string]) => {
      window.localStorage.setItem('token', to)
      window.dispatchEvent(new window.StorageEvent('storage', { key: 'token', oldValue: from, newValue: to }))
    }
    become(shop, [tokenOfFay, tokenOfDora])
    await shop.see.findByRole('link', { name: /Dora/ })

    const pay = await openPage('/checkout/current', { device: shop.close() })
    await pay.see.findByText(/^Dora /)
    become(pay, [tokenOfDora, tokenOfFay])
    await pay.see.findByText(/^Fay /)
    expect(pay.see.queryByText(/^Dora /)).to.equal(null)

    const account = await openPage('/profile', { device: pay.close() })
    await account.see.findByRole('heading', { level: 1 })
    become(account, [tokenOfFay, tokenOfDora])
    await until(account, () => expect(textOf(account)).to.include('Dora').and.not.include('Fay'))
  })

  const tryAs = async ({ page, form }: Awaited<ReturnType<typeof openForm>>, password = 'not her password') => {
    const field = form.queryByLabelText(/^Password/)
    if (field === null) return logInBy(page, ' ana@example.com ', password)
    fill(field, password)
    await page.user.click(form.getByRole('button', { name: 'Log in' }))
  }

  it('ACCT-27 a refused password is said at its field, which has the focus', async () => {
    const opened = await openForm()
    await tryAs(opened)
    const password = await opened.form.findByLabelText(/^Password/)
    await until(opened.page, () => expect(password.getAttribute('aria-invalid')).to.equal('true'))
    const said = opened.page.window.document.getElementById(password.getAttribute('aria-describedby') ?? '')
    expect(said?.textContent).to.equal('Incorrect email or password.')
    await until(opened.page, () => expect(opened.page.window.document.activeElement).to.equal(password))
  })

  it('ACCT-27 what the server says against it stands under the form, and without a word of its own the usual one', async () => {
    const opened = await openForm()
    const { page, form } = opened
    await tryAs(opened)
    await form.findByText('Incorrect email or password.')
    const heal = page.network.answer('/v1/patron/sign-in', { status: 429, body: { message: 'Too many tries.' } })
    await tryAs(opened)
    await form.findByText('Too many tries.')
    heal()
    page.network.answer('/v1/patron/sign-in', { status: 500, body: '' })
    await tryAs(opened)
    await form.findByText('We couldn’t log you in. Please try again.')
    page.network.cut('/v1/patron/sign-in')
    await tryAs(opened)
    await form.findByText('We didn’t get a response. Check your connection and try again.')
  })

  it('ACCT-31 e-mail and password are sent as account and password, without what slipped in around the e-mail', async () => {
    const opened = await openForm()
    await tryAs(opened, 'noodles for ana')
    await opened.page.see.findByText('Hi, Ana')
    const [call] = opened.page.network.callsTo('/v1/patron/sign-in')
    expect(call?.body).to.deep.equal({ account: 'ana@example.com', password: 'noodles for ana' })
  })

  it('CHK-59, CHK-23, PRICE-08 at the checkout brings the saved card and the credit', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'cora')
    await page.see.findByText('-$10.00')
    expect(amountOf(page, 'Loyalty credit')).to.equal('-$10.00')
  })

  it('PRICE-08 no credit is taken where the brand rewards nobody', async () => {
    const page = await openCheckout({ brand: { loyalty: { enabled: false } } })
    expect(amountOf(page, 'Loyalty credit')).to.equal(undefined)
  })
})

describe('Opening an account', () => {
  const write = (page: OpenPage, fields: Readonly<Record<string, string>>) => {
    for (const [label, value] of Object.entries(fields)) fill(page.see.getByLabelText(new RegExp(`^${label}`)), value)
  }
  const press = (page: OpenPage, name: string) => page.user.click(page.see.getByRole('button', { name }))
  const openSheet = async (options: PageOptions = {}) => {
    const page = await openPage(menuOf(), options)
    await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
    await page.see.findByLabelText(/^Email/)
    return page
  }
  const signUpForm = async (page: OpenPage) => {
    await press(page, 'Create an account')
    await page.see.findByLabelText(/^First name/)
  }

  it('CHK-59, API-16, ACCT-25 in the shop: the account is there, the customer is in after the confirmation, and on the next page', async () => {
    const page = await openSheet()
    await signUpForm(page)
    write(page, {
      'First name': 'Wanda',
      'Last name': 'Wok',
      Email: 'wanda@wok.example',
      Phone: '212 555 0131',
      Password: 'bamboo and steam',
    })
    await press(page, 'Create an account')
    await page.see.findByText('Your account is ready, Wanda.')
    expect(page.window.localStorage.getItem('token'), 'not before it is read').to.equal(null)
    await press(page, 'Continue')
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
    const again = await page.reload()
    await again.user.click(again.see.getByRole('button', { name: /Your account/ }))
    await again.see.findByText('Hi, Wanda')
    again.see.getByText('wanda@wok.example')
  })

  it('ACCT-65, API-12 a bound of the server is said at its field; a call that it cannot read is told in the shop’s words, and reported', async () => {
    const page = await openSheet()
    await signUpForm(page)
    const name = page.see.getByLabelText<HTMLInputElement>(/^Last name/)
    expect([name.maxLength, page.see.getByLabelText<HTMLInputElement>(/^Password/).maxLength]).to.deep.equal([100, 256])
    write(page, {
      'First name': 'Wanda',
      'Last name': 'W'.repeat(300),
      Email: 'wilma@wok.example',
      Phone: '212 555 0131',
      Password: 'bamboo and steam'.repeat(20),
    })
    await press(page, 'Create an account')
    await page.see.findByText('Names can be up to 100 characters each.')
    page.see.getByText('Password can be up to 256 characters')
    expect(page.network.callsTo('/v1/patron/sign-up')).to.deep.equal([])
    write(page, { 'Last name': 'Wok', Password: 'bamboo and steam' })
    const message = 'The body cannot be read: lastName: not plain text of at most 100.'
    page.network.answer('/v1/patron/sign-up', { status: 400, body: { message, code: 'malformed' } })
    await press(page, 'Create an account')
    await until(page, () => expect(page.faults.map(String).join()).to.include(message))
    page.faults.splice(0)
    await page.see.findByText('Something went wrong. Please try again.')
    expect(textOf(page)).to.not.include('cannot be read')
  })

  it('CHK-59, CHK-24 at the checkout: with what the guest said in its fields, and the order goes on', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    fill(await page.see.findByLabelText(/^Full name/), 'Gina Gyoza')
    fill(page.see.getByLabelText(/^Email/), 'gina@gyoza.example')
    await press(page, 'Continue as guest')
    await page.see.findByRole('heading', { name: 'Checkout' })
    await press(page, 'Your account')
    await page.see.findByRole('button', { name: 'Create an account' })
    await signUpForm(page)
    const values = ['First name', 'Last name', 'Email'].map(
      (label) => page.see.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`)).value,
    )
    expect(values).to.deep.equal(['Gina', 'Gyoza', 'gina@gyoza.example'])
    write(page, { Phone: '212 555 0132', Password: 'folded with care' })
    await press(page, 'Create an account')
    await page.see.findByText('Your account is ready, Gina.')
    await press(page, 'Continue')
    await page.see.findByRole('heading', { name: 'Checkout' })
    await page.see.findByText('Gina Gyoza')
    expect(page.window.localStorage.getItem('token')).to.be.a('string')
  })

  it('CHK-59 at the checkout Back leads from sign-up and from the forgotten password to the log-in, and from there to the checkout', async () => {
    const page = await openCheckout()
    await press(page, 'Your account')
    const heading = (name: string) => page.see.findByRole('heading', { level: 1, name })
    await heading('Log in')
    await signUpForm(page)
    await heading('Create an account')
    await press(page, 'Back')
    await heading('Log in')
    await press(page, 'Forgot your password?')
    await page.user.click(await page.see.findByRole('button', { name: 'Back to log in' }))
    await heading('Log in')
    await press(page, 'Back')
    await heading('Checkout')
  })

  it('API-16, ACCT-27, G4 says that the e-mail is taken and that the password is guessed first, as the server judges', async () => {
    const page = await openSheet()
    await signUpForm(page)
    const fields = { 'First name': 'Ana', 'Last name': 'Again', Email: 'ana@example.com', Phone: '212 555 0133' }
    write(page, { ...fields, Password: 'Password1!' })
    await press(page, 'Create an account')
    await page.see.findByText('This password is too common. Please choose another.')
    write(page, { Password: 'bamboo and steam' })
    await press(page, 'Create an account')
    await page.see.findByText('An account with this email already exists. Please log in.')
    await press(page, 'Log in')
    await page.see.findByText('Enter the password for ana@example.com.')
    fill(page.see.getByLabelText(/^Password/), 'noodles for ana')
    await press(page, 'Log in')
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
  })

  it('CHK-59 is declined kindly by a back end that opens no accounts', async () => {
    for (const status of [404, 405, 501]) {
      const page = await openSheet()
      page.network.answer('/v1/patron/sign-up', { status, body: '' })
      await signUpForm(page)
      write(page, {
        'First name': 'Nora',
        'Last name': 'Nowhere',
        Email: 'nora@nowhere.example',
        Phone: '212 555 0134',
        Password: 'bamboo and steam',
      })
      await press(page, 'Create an account')
      await page.see.findByText('This isn’t available right now. You can continue as a guest.')
      page.close()
    }
  })

  const forgotten = async (page: OpenPage, email: string) => {
    fill(page.see.getByLabelText(/^Email/), email)
    await press(page, 'Forgot your password?')
    await page.see.findByRole('button', { name: 'Send code' })
    await press(page, 'Send code')
  }

  it('API-18, SHELL-34 where no mail can be sent, nobody is promised a code', async () => {
    const page = await openSheet()
    await forgotten(page, 'dora@example.com')
    await page.see.findAllByText("We can't send emails right now. Please contact the restaurant.")
    expect(page.see.queryByLabelText(/^Code/)).to.equal(null)
  })

  it('ACCT-13, ACCT-36, ACCT-38 a forgotten password: e-mail, code, a new password, and in', async () => {
    const page = await openSheet()
    page.network.answer('/v1/patron/forgot-password', { status: 200, body: {} })
    page.network.answer('/v1/pincode/verify', { status: 200, body: { token: 'once' } })
    await forgotten(page, ' dora@example.com ')
    fill(await page.see.findByLabelText(/^Code/), '246 810')
    await press(page, 'Continue')
    await page.see.findByLabelText(/^Confirm new password/)
    const heal = page.network.answer('/v1/patron', { status: 200, body: { id: 'dora', firstName: 'Dora' } })
    // The server's password differs from the one set elsewhere.
    fill(page.see.getByLabelText('New password'), 'noodles for dora')
    fill(page.see.getByLabelText('Confirm new password'), 'noodles for dora')
    await press(page, 'Save and log in')
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
    heal()
    const bodies = (path: string) => page.network.callsTo(path).map(({ body }) => body)
    expect(bodies('/v1/patron/forgot-password')).to.deep.equal([{ email: 'dora@example.com' }])
    expect(bodies('/v1/pincode/verify')).to.deep.equal([{ email: 'dora@example.com', pinCode: '246810' }])
    expect(bodies('/v1/patron')).to.deep.equal([{ password: 'noodles for dora' }])
    expect(page.window.localStorage.getItem('token')).to.be.a('string')
  })

  it('ACCT-36, API-24 a reload comes back to the code, which is good in the visit that asked for it; a spent one asks for another', async () => {
    const page = await openSheet()
    page.network.answer('/v1/patron/forgot-password', { status: 200, body: {} })
    await forgotten(page, 'dora@example.com')
    await page.see.findByLabelText(/^Code/)
    const again = await page.reload()
    again.network.answer('/v1/pincode/verify', { status: 200, body: { token: 'once' } })
    const code = await again.see.findByLabelText(/^Code/)
    await until(again, () => expect(again.window.document.activeElement).to.equal(code))
    fill(code, '246810')
    await press(again, 'Continue')
    await again.see.findByLabelText(/^Confirm new password/)
    const visits = [
      ...page.network.callsTo('/v1/patron/forgot-password'),
      ...again.network.callsTo('/v1/pincode/verify'),
    ]
    expect(new Set(visits.map(({ headers }) => headers['sessionid'])).size).to.equal(1)
    expect(JSON.stringify(Object.values(again.window.sessionStorage))).to.not.match(/246810|once/)
    const third = await again.reload()
    await third.see.findByText('Your code expired. Please request a new one.')
    expect((await third.see.findByLabelText<HTMLInputElement>(/^Email/)).value).to.equal('dora@example.com')
  })

  it('ACCT-36 after ten minutes, or who went back to the log-in, finds the log-in', async () => {
    const page = await openSheet()
    page.network.answer('/v1/patron/forgot-password', { status: 200, body: {} })
    await forgotten(page, 'dora@example.com')
    await page.see.findByLabelText(/^Code/)
    const device = page.close()
    const late = await openPage(menuOf(), { device, now: page.house.now.at + 600_000 })
    await press(late, 'Your account')
    await late.see.findByLabelText(/^Email/)
    late.network.answer('/v1/patron/forgot-password', { status: 200, body: {} })
    await forgotten(late, 'dora@example.com')
    await late.see.findByLabelText(/^Code/)
    await press(late, 'Change email')
    await late.user.click(await late.see.findByRole('button', { name: 'Back to log in' }))
    const again = await late.reload()
    await again.see.findByRole('button', { name: 'Continue' })
    expect(again.see.queryByLabelText(/^Code/)).to.equal(null)
  })

  it('API-18 what another back end says of an unknown e-mail is shown', async () => {
    const page = await openSheet()
    page.network.answer('/v1/patron/forgot-password', { status: 404, body: { message: 'Who is that?' } })
    await forgotten(page, 'who@example.com')
    await page.see.findByText('Who is that?')
  })
})
