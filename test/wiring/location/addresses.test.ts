import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Device } from '../drivers/device.ts'
import { openPage } from '../drivers/open-page.ts'
import { deviceForDelivery, fill, keptOrder } from '../drivers/scenes.ts'

async function openAddress(device?: Device) {
  const page = await openPage('/?type=delivery', device === undefined ? {} : { device })
  const buttons = await page.see.findAllByRole('button', { name: /^(Enter your address|Change|Edit)/ })
  await page.user.click(buttons[0] ?? page.window.document.body)
  const sheet = within(await page.see.findByRole('dialog', { name: 'Where should we deliver?' }))
  const field = await sheet.findByLabelText(/^Street address/)
  return { page, sheet, field }
}

type Opened = Awaited<ReturnType<typeof openAddress>>

async function type({ page, field }: Opened, text: string) {
  await page.user.click(field)
  fill(field, text)
  await page.clock.advance(300)
}

describe('An address that is looked for', () => {
  it('LOC-24, LOC-29 a line that is picked names a place, whose parts are the address of the order', async () => {
    const opened = await openAddress()
    const { page, sheet, field } = opened
    await type(opened, '9 Elm')
    await page.user.click(await sheet.findByRole('option', { name: /9 Elm St/ }))
    await page.user.click(await sheet.findByRole('button', { name: 'Deliver here' }))
    expect(Object(field).value).to.match(/^9 Elm St/)
    const [place] = page.network.calls.filter(({ path }) => path.startsWith('/v1/places/'))
    expect([place?.query, place?.path.split('/').at(-1)?.length]).to.satisfy(
      ([query, length]: [string, number]) => query.includes('orderType=delivery') && length > 0,
    )
    expect(await page.leaving()).to.equal('/location/main-street/delivery')
    const { address } = keptOrder(page)
    expect(address).to.deep.include({ street1: '9 Elm St', street2: '', city: 'New York', state: 'NY', zip: '10001' })
    expect([address.lat, address.long].map(Math.round)).to.deep.equal([41, -74])
  })

  it('LOC-26, LOC-28 a house number with a hyphen is found, and the unit behind it is on the second line', async () => {
    const opened = await openAddress()
    const { page, sheet } = opened
    await type(opened, '30\u201015 Steinway Street Apt 2')
    await page.user.click(await sheet.findByRole('option', { name: /30-15 Steinway Street, Apt 2/ }))
    const deliver = await sheet.findByRole('button', { name: 'Deliver here' })
    expect(Object(sheet.getByLabelText(/^Apt/)).value).to.equal('Apt 2')
    await page.user.click(deliver)
    expect(await page.leaving()).to.equal('/location/main-street/delivery')
    expect(keptOrder(page).address).to.deep.include({
      street1: '30-15 Steinway Street',
      street2: 'Apt 2',
      zip: '10001',
    })
  })

  it('LOC-30 another text takes back what was found for the one before, and the same text nothing', async () => {
    const opened = await openAddress()
    const { page, sheet, field } = opened
    await type(opened, '9 Elm')
    await page.user.click(await sheet.findByRole('option', { name: /9 Elm St/ }))
    await sheet.findByRole('button', { name: 'Deliver here' })
    fill(field, Object(field).value)
    sheet.getByRole('button', { name: 'Deliver here' })
    fill(field, '9 El')
    await sheet.findByRole('button', { name: 'Check this address' })
    expect(sheet.queryByRole('button', { name: 'Deliver here' })).to.equal(null)
    await page.user.click(sheet.getByRole('button', { name: 'Check this address' }))
    await sheet.findByText('Choose your address from the list, or enter it manually.')
  })

  it('LOC-34, LOC-35 those of before are offered while nothing is typed, and while nothing is found, with pickup instead', async () => {
    const opened = await openAddress(await deviceForDelivery())
    const { page, sheet, field } = opened
    await page.user.clear(field)
    await page.user.click(field)
    const offered = () => within(sheet.getByRole('listbox', { name: 'Recent addresses' })).getAllByRole('option')
    expect(offered().map((one) => one.textContent)).to.deep.equal(['9 Elm St, New York, NY 10001'])
    await type(opened, 'Nowhere at all')
    await sheet.findByText('No address found. You can enter it manually.')
    const instead = within(sheet.getByRole('list', { name: 'Other options' }))
    instead.getByRole('button', { name: 'Order for pickup instead' })
    expect(offered()).to.have.length(1)
    await type(opened, '9 Elm')
    await sheet.findByRole('listbox', { name: 'Addresses' })
    expect(sheet.queryByRole('listbox', { name: 'Recent addresses' })).to.equal(null)
  })

  it('SHELL-22 the list closes by a click outside of it, and the sheet around it stays', async () => {
    const opened = await openAddress()
    const { page, sheet } = opened
    await type(opened, '9 Elm')
    await sheet.findByRole('option', { name: /9 Elm St/ })
    await page.user.click(sheet.getByRole('heading', { name: 'Where should we deliver?' }))
    expect(sheet.queryAllByRole('option')).to.deep.equal([])
    sheet.getByRole('button', { name: 'Check this address' })
  })
})
