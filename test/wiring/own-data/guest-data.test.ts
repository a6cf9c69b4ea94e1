import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { openCheckout, payByCash, textOf } from '../drivers/scenes.ts'
import { catchFiles, type SavedFile } from './saved-files.ts'

async function placed(checkout: Promise<OpenPage> = openCheckout()) {
  const pay = await checkout
  await payByCash(pay)
  const files: SavedFile[] = []
  const page = await pay.follow({ before: ({ window }) => catchFiles(window, files) })
  await page.see.findByText(/^Placed at/)
  const token = page.address().split('/').at(-1) ?? ''
  const { rows } = page.house
  const isNameless = async () =>
    (await rows(`select 1 from orders where token = '${token}' and nameless_at is not null`)).length === 1
  const pass = () =>
    rows(`update orders set placed_at = now() - interval '400 days' where token = '${token}' returning 1`)
  return { page, token, files, isNameless, pass }
}

async function settled(page: OpenPage) {
  await page.see.findByRole('button', { name: 'Order again' })
  await page.clock.advance(1_000)
}

async function openSheet(page: OpenPage) {
  await page.user.click(await page.see.findByRole('button', { name: 'Your data' }))
  return within(await page.see.findByRole('dialog', { name: 'Your data' }))
}

async function erase(page: OpenPage) {
  await page.user.click(page.see.getByRole('button', { name: 'Remove my name' }))
  const sheet = within(await page.see.findByRole('dialog', { name: 'Remove your name from this order?' }))
  sheet.getByText(/^We’ll delete: your name/)
  sheet.getByText(/^We’ll keep: what was ordered/)
  await page.user.click(sheet.getByRole('button', { name: 'Remove my name' }))
}

describe('What is held on the guest of an order', () => {
  it('is saved as a file from the page of the order', async () => {
    const { page, token, files } = await placed()
    await settled(page)
    page.see.getByRole('button', { name: 'Your data' })
    const sheet = await openSheet(page)
    await page.user.click(sheet.getByRole('button', { name: 'Download a copy' }))
    await sheet.findByText('Your file is downloading.')
    expect(files.map(({ name }) => name)).to.deep.equal(['my-order.json'])
    const [{ guest }] = JSON.parse(files[0]?.text ?? '').orders
    expect(guest).to.include.keys('firstName', 'lastName')
    expect(files[0]?.text).to.not.include(token)
  })

  it('stays while the order is open, and goes once it is over: then the page says so and offers nothing more', async () => {
    const { page, isNameless, pass } = await placed()
    await openSheet(page)
    await erase(page)
    await page.see.findByText(/^This order is still in progress/)
    expect(await isNameless()).to.equal(false)
    expect(await pass()).to.have.length(1)
    await erase(page)
    const gone = within(await page.see.findByRole('dialog', { name: 'Your name was removed from this order' }))
    expect(await isNameless()).to.equal(true)
    await page.user.click(gone.getAllByRole('button', { name: 'Close' })[0] ?? page.window.document.body)
    expect(textOf(page)).to.include('Your name was removed from this order')
    expect(page.window.document.activeElement?.textContent).to.equal('Your name was removed from this order')
    expect(page.see.queryByRole('button', { name: 'Your data' })).to.equal(null)
    expect(page.window.sessionStorage.getItem('ticket') ?? '').to.not.include('@')
    const again = await page.reload()
    await settled(again)
    expect(again.see.queryByRole('button', { name: 'Your data' })).to.equal(null)
  })

  it('is not offered where the ticket says nothing of a guest: of an account’s order, and by another back end', async () => {
    const { page, token } = await placed()
    const { app, plain, rows } = page.house
    const ask = async (of: typeof app) =>
      (await of.inject({ url: `/v1/order/${token}`, headers: { client: 'noodle-house' } })).json()
    expect(await ask(app)).to.have.property('isOfGuest', true)
    expect(await ask(plain)).to.not.have.property('isOfGuest')
    await page.see.findByRole('button', { name: 'Your data' })
    await rows(`update orders set patron_id = (select id from patrons limit 1) where token = '${token}' returning 1`)
    expect(await ask(app)).to.not.have.property('isOfGuest')
    const other = await openPage(`/order/${token}`)
    await settled(other)
    expect(other.see.queryByRole('button', { name: 'Your data' })).to.equal(null)
  })

  it('says that this cannot be done where a back end does not know how, with the restaurant’s phone', async () => {
    const before = await placed()
    const { token } = before
    const page = await openPage(`/order/${token}`, { device: before.page.close(), brand: { phone: '+12125550142' } })
    await openSheet(page)
    page.network.answer(`/v1/order/${token}/erase`, {
      status: 404,
      body: { message: 'A message', code: 'unknown_route' },
    })
    await erase(page)
    await page.see.findByText(/^This isn’t available here/)
    const call = page.see.getByRole('link', { name: 'Call 212-555-0142' })
    expect(call.getAttribute('href')).to.equal('tel:+12125550142')
  })
})
