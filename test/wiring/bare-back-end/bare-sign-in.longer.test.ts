import { expect } from 'chai'
import { pin } from '../../bare-back-end/pins.ts'
import type { OpenPage } from '../drivers/open-page.ts'
import { fill, logInBy, until, writeEmail } from '../drivers/scenes.ts'
import { bareHouse } from './bare-house.ts'
import { openBare } from './bare-scenes.ts'

const press = async (page: OpenPage, name: string) => page.user.click(await page.see.findByRole('button', { name }))
const type = async (page: OpenPage, label: RegExp | string, value: string) =>
  fill(await page.see.findByLabelText(label), value)

async function openForm(): Promise<OpenPage> {
  const page = await openBare()
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
  await type(page, 'New password again', password)
  await press(page, 'Save and log in')
}

/** Also after a reload, by the session that the back end gave. */
async function isIn(page: OpenPage, name: string): Promise<void> {
  await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
  const again = await page.reload()
  await press(again, 'Your account')
  await again.see.findByText(`Hello ${name}`)
}

const isNobody = (page: OpenPage) => expect(page.window.localStorage.getItem('token')).to.equal(null)

describe('Signing in to a back end of the contract alone', () => {
  afterEach(async () => {
    expect((await bareHouse()).backEnd.departures()).to.deep.equal([])
  })

  it('ACCT-15, ACCT-27 a wrong password is said under the form, and the right one lets in', async () => {
    const page = await openForm()
    await logInBy(page, 'ivo@example.com', 'soup for nobody')
    await page.see.findByText('E-mail or password is not right.')
    isNobody(page)
    await type(page, /^Password/, 'soup for ivo')
    await press(page, 'Log in')
    await isIn(page, 'Ivo')
  })

  it('ACCT-18, ACCT-21, API-21, API-23 an account that migrates shows its code, chooses a password, and is in', async () => {
    const page = await openForm()
    await type(page, /^E-mail/, 'max@example.com')
    await press(page, 'Continue')
    await giveCode(page, '1357')
    await page.see.findByText('The code is not right, or no longer good.')
    await giveCode(page)
    await page.see.findByText('Please update your password to continue')
    isNobody(page)
    await choosePassword(page, 'broth for max')
    await isIn(page, 'Max')
  })

  it('ACCT-19, API-22, API-24 a phone that is not verified is shown by its code first', async () => {
    const page = await openForm()
    await logInBy(page, 'una@example.com', 'soup for una')
    await page.see.findByText(/on its way to 503-555-0111|on its way to 5035550111/)
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

  it('ACCT-01, API-21, API-23 a code lets in without a password', async () => {
    const page = await openForm()
    await writeEmail(page, 'ann@example.com')
    await press(page, 'Log in with a code')
    await giveCode(page)
    await isIn(page, 'Ann')
  })
})
