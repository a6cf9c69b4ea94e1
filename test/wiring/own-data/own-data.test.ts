import { randomUUID } from 'node:crypto'
import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { eventually } from '../../builders/order-server-builder.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { fill, logInBy, menuOf, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'
import { catchFiles, type SavedFile } from './saved-files.ts'

const password = 'rivers and bridges'

async function openData(options: PageOptions = {}) {
  const { app, rows } = await wiringHouse()
  await rows('delete from limit_counts returning 1')
  const email = `zoe-${randomUUID()}@example.com`
  const form = { firstName: 'Zoe', lastName: 'Ruiz', email, phone: '2125550123', type: 'email', password }
  const signedUp = await app.inject({
    ...{ method: 'POST', url: '/v1/patron/sign-up', payload: form },
    headers: { client: 'noodle-house' },
  })
  expect(signedUp.statusCode, signedUp.body).to.equal(200)
  const menu = await openPage(menuOf())
  await menu.user.click(menu.see.getByRole('button', { name: 'Your account' }))
  await logInBy(menu, email, password)
  await menu.see.findByRole('link', { name: /’s account$/ })
  const files: SavedFile[] = []
  const page = await openPage('/profile', {
    device: menu.close(),
    ...options,
    before: (of) => {
      options.before?.(of)
      catchFiles(of.window, files)
    },
  })
  await page.user.click(await page.see.findByRole('link', { name: 'Your data' }))
  await page.see.findByRole('heading', { level: 1, name: 'Your data' })
  const isThere = async () => (await rows(`select 1 from patrons where account = '${email}'`)).length === 1
  return { page, email, files, isThere }
}

async function press(page: OpenPage, name: string) {
  await page.user.click(await page.see.findByRole('button', { name }))
}

async function answer(page: OpenPage, name: string) {
  const sheet = within(await page.see.findByRole('dialog', { name: 'Delete your account?' }))
  sheet.getByText(/^We’ll delete: your name/)
  sheet.getByText(/^We’ll keep: what was ordered/)
  await page.user.click(sheet.getByRole('button', { name }))
}

describe('What is held on a patron', () => {
  it('is saved as a file, for the password alone', async () => {
    const { page, email, files } = await openData()
    await press(page, 'Download a copy')
    await page.see.findByText('Password is required')
    expect(page.network.callsTo('/v1/patron/copy')).to.deep.equal([])
    fill(page.see.getByLabelText(/^Password/), 'guessed')
    await press(page, 'Download a copy')
    await page.see.findByText('Incorrect password.')
    await until(page, () => expect(page.window.document.activeElement).to.equal(page.see.getByLabelText(/^Password/)))
    expect(files).to.deep.equal([])
    fill(page.see.getByLabelText(/^Password/), password)
    await press(page, 'Download a copy')
    await page.see.findByText('Your file is downloading.')
    expect(files.map(({ name }) => name)).to.deep.equal(['my-data.json'])
    expect(JSON.parse(files[0]?.text ?? '').patron).to.deep.include({ firstName: 'Zoe', email: { value: email } })
  })

  it('is deleted after it is said what goes and what stays, and whoever did it is logged out', async () => {
    const { page, isThere } = await openData()
    fill(page.see.getByLabelText(/^Password/), password)
    await press(page, 'Delete account')
    await answer(page, 'Cancel')
    expect(await isThere()).to.equal(true)
    await press(page, 'Delete account')
    await answer(page, 'Delete account')
    const gone = within(await page.see.findByRole('dialog', { name: 'Your account was deleted' }))
    expect(await isThere()).to.equal(false)
    expect(page.window.localStorage.getItem('token')).to.equal(null)
    await page.user.click(gone.getByRole('button', { name: 'Back to the menu' }))
    expect(page.wentTo()).to.equal('/')
  })

  it('is deleted though nobody heard it: after a reload that is said, once, and to nobody else', async () => {
    const { page, isThere } = await openData()
    page.network.loseAnswers('/v1/patron/erase')
    fill(page.see.getByLabelText(/^Password/), password)
    await press(page, 'Delete account')
    await answer(page, 'Delete account')
    await page.see.findByText(/^We couldn’t confirm whether your account was deleted/)
    expect(await isThere()).to.equal(false)
    const again = await page.reload()
    // The loading state stays a moment, against flicker.
    const title = await eventually(
      async () => {
        await again.clock.advance(300)
        return again.see.queryByRole('heading', { level: 1, name: 'Your account was deleted' })
      },
      (one) => one !== null,
    )
    expect(again.window.document.activeElement).to.equal(title)
    const ways = within(again.window.document.querySelector('main') ?? again.window.document.body)
    expect(ways.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).to.equal('/')
    expect(again.window.localStorage.getItem('token')).to.equal(null)
    const later = await again.reload()
    expect(await later.leaving()).to.equal('/#account=/profile')
  })

  it('stays while an order is under way, and where a back end does not know how', async () => {
    const { page, isThere } = await openData({ brand: { phone: '+12125550142' } })
    for (const [status, code, words] of [
      [409, 'order_open', /^You have an order in progress/],
      [404, 'unknown_route', /^This isn’t available here/],
    ] as const) {
      page.network.answer('/v1/patron/erase', { status, body: { message: 'A message', code } })
      fill(page.see.getByLabelText(/^Password/), password)
      await press(page, 'Delete account')
      await answer(page, 'Delete account')
      await page.see.findByText(words)
      const call = page.see.queryByRole('link', { name: 'Call 212-555-0142' })
      expect(call?.getAttribute('href')).to.equal(status === 404 ? 'tel:+12125550142' : undefined)
    }
    expect(await isThere()).to.equal(true)
  })
})
