import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { openPage } from './open-page.ts'
import { amountOf, deviceWithRamen, fill, menuOf, openCheckout } from './scenes.ts'

describe('Signing in', () => {
  const openForm = async () => {
    const page = await openPage(menuOf(), { brand: { termsUrl: 'https://noodle.example/terms' } })
    await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
    const form = within(await page.see.findByRole('dialog'))
    await form.findByLabelText(/^E-mail/)
    return { page, form }
  }

  it('ACCT-08, ACCT-12, ACCT-59, ACCT-62 asks for e-mail and password, and says what is wrong with them', async () => {
    const { page, form } = await openForm()
    const login = form.getByRole('button', { name: 'Log in' })
    expect(form.getByText('Terms of Service & Privacy Policy')).to.have.property('href', 'https://noodle.example/terms')
    await page.user.click(login)
    form.getByText('E-mail is required!')
    form.getByText('Password is required!')
    fill(form.getByLabelText(/^E-mail/), 'ana at example')
    fill(form.getByLabelText(/^Password/), 'short')
    await page.user.click(login)
    form.getByText('E-mail is not valid!')
    form.getByText('Password has to be at least 8 characters!')
    expect(page.network.callsTo('/v1/patron/sign-in')).to.deep.equal([])
  })

  it('ACCT-22, ACCT-55, ACCT-56 a patron is known on the next page too, until they log out', async () => {
    const { page, form } = await openForm()
    fill(form.getByLabelText(/^E-mail/), 'ana@example.com')
    fill(form.getByLabelText(/^Password/), 'noodles for ana')
    await page.user.click(form.getByRole('button', { name: 'Log in' }))
    await page.see.findByText('Hello Ana')
    expect(page.window.localStorage.getItem('token')).to.be.a('string')
    const again = await page.reload()
    await again.user.click(again.see.getByRole('button', { name: /Your account/ }))
    await again.see.findByText('Hello Ana')
    await again.user.click(again.see.getByRole('button', { name: 'Log out' }))
    await again.user.click(again.see.getAllByRole('button', { name: 'Log out' }).at(-1) ?? again.window.document.body)
    await again.see.findByText('You are logged out')
    expect(again.window.localStorage.getItem('token')).to.equal(null)
  })

  const tryAs = async ({ page, form }: Awaited<ReturnType<typeof openForm>>, password = 'not her password') => {
    fill(form.getByLabelText(/^E-mail/), ' ana@example.com ')
    fill(form.getByLabelText(/^Password/), password)
    await page.user.click(form.getByRole('button', { name: 'Log in' }))
  }

  it('ACCT-27 what the server says against it stands under the form, and without a word of its own the usual one', async () => {
    const opened = await openForm()
    const { page, form } = opened
    await tryAs(opened)
    await form.findByText('E-mail or password is not right.')
    const heal = page.network.answer('/v1/patron/sign-in', { status: 429, body: { message: 'Too many tries.' } })
    await tryAs(opened)
    await form.findByText('Too many tries.')
    heal()
    page.network.answer('/v1/patron/sign-in', { status: 500, body: '' })
    await tryAs(opened)
    await form.findByText('We could not log you in. Please try again.')
  })

  it('ACCT-31 e-mail and password are sent as account and password, without what slipped in around the e-mail', async () => {
    const opened = await openForm()
    await tryAs(opened, 'noodles for ana')
    await opened.page.see.findByText('Hello Ana')
    const [call] = opened.page.network.callsTo('/v1/patron/sign-in')
    expect(call?.body).to.deep.equal({ account: 'ana@example.com', password: 'noodles for ana' })
  })

  const ana = {
    id: 'ana',
    token: 'held',
    email: { value: 'ana@example.com' },
    phone: { value: '212-555-0100', isVerified: true },
    firstName: 'Ana',
    lastName: 'Diaz',
    type: 'email',
    isMigrating: false,
    isEmployee: false,
    addresses: [],
  }
  const incomplete: readonly (readonly [object, string])[] = [
    [{ phone: { value: '212-555-0100', isVerified: false } }, 'Please verify your phone to continue'],
    [{ email: { value: '' } }, 'Please add your email to continue'],
    [{ isMigrating: true }, 'Please update your password to continue'],
  ]
  it('ACCT-67 an account that lacks something says what, and nobody is signed in by it', async () => {
    for (const [fields, prompt] of incomplete) {
      const opened = await openForm()
      opened.page.network.answer('/v1/patron/sign-in', { status: 200, body: { ...ana, ...fields } })
      await tryAs(opened)
      await opened.form.findByText(prompt)
      expect(opened.page.window.localStorage.getItem('token'), prompt).to.equal(null)
    }
  })

  it('CHK-59, CHK-23, PRICE-08 at the checkout brings the saved card and the credit', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    fill(await page.see.findByLabelText(/^Password/), 'noodles for cora')
    fill(page.see.getByLabelText(/^E-mail/), 'cora@example.com')
    await page.user.click(page.see.getByRole('button', { name: 'Log in' }))
    await page.see.findByText('-$10.00')
    expect(amountOf(page, 'Loyalty credit')).to.equal('-$10.00')
  })

  it('PRICE-08 no credit is taken where the brand rewards nobody', async () => {
    const page = await openCheckout({ brand: { loyalty: { enabled: false } } })
    expect(amountOf(page, 'Loyalty credit')).to.equal(undefined)
  })
})
