import { expect } from 'chai'
import { pin } from '../../bare-back-end/pins.ts'
import type { OpenPage } from '../drivers/open-page.ts'
import { fill, logInBy, until, writeEmail } from '../drivers/scenes.ts'
import { openTried } from '../hostile-back-end/trials.ts'
import { independentBackEnd, ownServerWithoutAdditions } from '../hostile-back-end/tried-houses.ts'
import { openBare } from './bare-scenes.ts'

const press = async (page: OpenPage, name: string) => page.user.click(await page.see.findByRole('button', { name }))
const type = async (page: OpenPage, label: RegExp | string, value: string) =>
  fill(await page.see.findByLabelText(label), value)

async function openForm(open: () => Promise<OpenPage> = openBare): Promise<OpenPage> {
  const page = await open()
  await press(page, 'Your account')
  await page.see.findByRole('button', { name: 'Continue' })
  return page
}

async function giveCode(page: OpenPage, code = pin): Promise<void> {
  await type(page, /^Code/, code)
  await press(page, 'Continue')
}

async function choosePassword(page: OpenPage, password: string): Promise<void> {
  await type(page, 'New password', password)
  await type(page, 'Confirm new password', password)
  await press(page, 'Save and log in')
}

async function signUp(page: OpenPage): Promise<void> {
  await type(page, /^Email/, 'olga@other.example')
  await press(page, 'Continue')
  await type(page, /^First name/, 'Olga')
  await type(page, /^Last name/, 'Other')
  await type(page, /^Phone/, '2125550177')
  await type(page, /^Password/, 'by another hand')
  expect(page.see.getByLabelText(/^Email/)).to.have.property('value', 'olga@other.example')
  await press(page, 'Create an account')
  await page.see.findByText('Your account is ready, Olga.')
  await press(page, 'Continue')
}

/** Survives a reload through the back end's session. */
async function isIn(page: OpenPage, name: string): Promise<void> {
  await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
  const again = await page.reload()
  await press(again, 'Your account')
  await again.see.findByText(`Hi, ${name}`)
}

const isNobody = (page: OpenPage) => expect(page.window.localStorage.getItem('token')).to.equal(null)

describe('Signing in to a back end of the contract alone', () => {
  afterEach(async () => {
    expect((await independentBackEnd()).backEnd.departures()).to.deep.equal([])
  })

  it('ACCT-18, ACCT-21, API-21, API-23 an account that migrates shows its code, chooses a password, and is in', async () => {
    const page = await openForm()
    await type(page, /^Email/, 'max@example.com')
    await press(page, 'Continue')
    await giveCode(page, '1357')
    await page.see.findByText('That code is incorrect or has expired.')
    await giveCode(page)
    await page.see.findByText('Please update your password to continue')
    isNobody(page)
    await choosePassword(page, 'broth for max')
    await isIn(page, 'Max')
  })

  it('ACCT-19, API-22, API-24 a phone that is not verified is shown by its code first', async () => {
    const page = await openForm()
    await logInBy(page, 'una@example.com', 'soup for una')
    await page.see.findByText(/texted a code to 503-555-0111|texted a code to 5035550111/)
    isNobody(page)
    await giveCode(page)
    await isIn(page, 'Una')
  })

  it('ACCT-26, API-14, API-19 a password that is due is replaced before anybody is in', async () => {
    const page = await openForm()
    await logInBy(page, 'sid@example.com', 'soup for sid')
    await page.see.findByLabelText('New password')
    isNobody(page)
    await choosePassword(page, 'broth for sid')
    await isIn(page, 'Sid')
  })

  it('ACCT-17, ACCT-28, API-15, API-16 an e-mail without an account leads to sign-up, which opens the account', async () => {
    const page = await openForm()
    await signUp(page)
    await isIn(page, 'Olga')
  })

  it('ACCT-15, ACCT-36, API-18, API-19, API-24 a forgotten password is replaced with the code that was sent, after a wrong one', async () => {
    const page = await openForm()
    await writeEmail(page, 'ivo@example.com')
    await press(page, 'Forgot your password?')
    await press(page, 'Send code')
    await giveCode(page, '999999')
    await page.see.findByText('That code is incorrect or has expired.')
    isNobody(page)
    await giveCode(page)
    await choosePassword(page, 'by yet another hand')
    await isIn(page, 'Ivo')
  })

  it('ACCT-01, API-21, API-23 a code lets in without a password', async () => {
    const page = await openForm()
    await writeEmail(page, 'ann@example.com')
    await press(page, 'Log in with a code')
    await giveCode(page)
    await isIn(page, 'Ann')
  })
})

describe('Signing up to our own server without additions', () => {
  // Only an addition reveals whether the shop verifies phones.
  it('ACCT-17, ACCT-19 leads to the phone that is not verified', async () => {
    const house = await ownServerWithoutAdditions()
    const page = await openForm(() => openTried(house, house.menu))
    await signUp(page)
    await page.see.findByText('Please verify your phone to continue')
    expect(house.departures()).to.deep.equal([])
  })
})
