import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { noon } from '../../builders/order-server-builder.ts'
import { openPage, type PageOptions } from '../drivers/open-page.ts'
import { deviceWithRamen, menuOf, openCart, openCheckout, payByCash, until } from '../drivers/scenes.ts'

const timesOfDay = '/v1/locations/schedule-dates/*'
const typeTwo = { themes: { ...aBrand().themes, schedule: 'Type2' } }

describe('Ordering ahead', () => {
  const openSchedule = async (options: PageOptions = {}) => {
    const page = await openPage(menuOf(), { device: await deviceWithRamen(), ...options })
    await openCart(page)
    await page.user.click(page.see.getByRole('button', { name: 'Change time' }))
    return { page, sheet: within(await page.see.findByRole('dialog', { name: 'When would you like it?' })) }
  }

  it('SCHED-01, SCHED-21, SCHED-24 a day and a time are chosen from two lists, on the restaurant’s clock of twelve hours', async () => {
    const { page, sheet } = await openSchedule()
    const day = await sheet.findByRole('combobox', { name: 'Day' })
    const days = within(day)
      .getAllByRole('option')
      .map((one) => one.textContent)
    expect(days.slice(0, 2)).to.deep.equal(['Today · Wed, 6/10/2026', 'Tomorrow · Thu, 6/11/2026'])
    await page.user.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
    await sheet.findByRole('option', { name: '12:15 PM' })
    const times = within(sheet.getByRole('combobox', { name: 'Time' })).getAllByRole('option')
    const texts = times.map((one) => one.textContent)
    expect([texts[0], texts[16], texts[17], texts.at(-1)]).to.deep.equal(['8:00 AM', '12:00 PM', '12:15 PM', '9:45 PM'])
  })

  it('SCHED-17 while ASAP is chosen the filled button keeps ASAP, and the order stays for now', async () => {
    const { page, sheet } = await openSchedule()
    await sheet.findByRole('combobox', { name: 'Time' })
    await page.user.click(sheet.getByRole('button', { name: 'Confirm time · ASAP' }))
    await until(page, () => expect(page.see.queryByRole('dialog', { name: 'When would you like it?' })).to.equal(null))
    within(page.see.getByRole('dialog', { name: 'Your cart' })).getByText(/ASAP · about/)
  })

  it('SCHED-08 without any day there is nothing to confirm, and the list says why', async () => {
    const { sheet } = await openSchedule({
      before: ({ network }) => network.answer('/v1/locations/schedule', { status: 200, body: [] }),
    })
    await sheet.findByText('Order ahead is unavailable at this time')
    expect(sheet.getByRole('button', { name: /^Confirm time/ })).to.have.property('disabled', true)
  })

  const noDays: Pick<PageOptions, 'before'> = {
    before: ({ network }) => network.answer('/v1/locations/schedule', { status: 200, body: [] }),
  }

  it('SCHED-08 without any day the sheet offers the other restaurants, in both layouts', async () => {
    for (const brand of [{}, typeTwo]) {
      const { page, sheet } = await openSchedule({ brand, ...noDays })
      await sheet.findByText('Order ahead is unavailable at this time')
      await page.user.click(sheet.getByRole('button', { name: 'Change location' }))
      await page.see.findByRole('dialog', { name: 'Choose a location' })
      page.close()
    }
  })

  it('SCHED-08 with days to choose from it does not', async () => {
    const { sheet } = await openSchedule()
    await sheet.findByRole('combobox', { name: 'Day' })
    expect(sheet.queryByRole('button', { name: 'Change location' })).to.equal(null)
  })

  it('SCHED-08 without any day at the checkout a link leads to the other restaurants, and the order is kept', async () => {
    const pay = await openCheckout(noDays)
    await pay.user.click(pay.see.getByRole('button', { name: 'Change time' }))
    await pay.see.findByText('Order ahead is unavailable at this time')
    await pay.user.click(pay.see.getByRole('link', { name: 'Change location' }))
    const menu = await pay.follow()
    await menu.see.findByRole('dialog', { name: 'Choose a location' })
    menu.see.getByRole('button', { name: /View cart · 1 item/ })
  })

  it('SCHED-06, SCHED-07 of all times at once the taken ones cannot be chosen, and nothing is confirmed without one', async () => {
    const at = noon / 1_000 + 3_600
    const body = [
      { unixTimestamp: at, formatted: '', isAvailable: false },
      { unixTimestamp: at + 900, formatted: '', isAvailable: true },
    ]
    const { page, sheet } = await openSchedule({
      brand: typeTwo,
      before: ({ network }) => network.answer(timesOfDay, { status: 200, body }),
    })
    await sheet.findByRole('group', { name: 'Time' })
    const radios = await within(sheet.getByRole('group', { name: 'Time' })).findAllByRole('radio')
    expect(radios.map((one) => Object(one).disabled)).to.deep.equal([true, false])
    expect(sheet.getByRole('button', { name: /^Confirm time/ })).to.have.property('disabled', true)
    await page.user.click(radios[1] ?? page.window.document.body)
    expect(sheet.getByRole('button', { name: /^Confirm time/ })).to.have.property('disabled', false)
  })

  it('SCHED-05, SCHED-10 of all times at once none is chosen for you, and the sheet asks for one until you did', async () => {
    const { page, sheet } = await openSchedule({ brand: typeTwo })
    await sheet.findByText('Please select a time for your order')
    const [first] = await within(sheet.getByRole('group', { name: 'Time' })).findAllByRole('radio')
    await page.user.click(first ?? page.window.document.body)
    expect(sheet.queryByText('Please select a time for your order')).to.equal(null)
  })

  it('SCHED-07 of all times at once one that is gone by the press of the button is said to be, and the next one can be taken', async () => {
    const { page, sheet } = await openSchedule({ brand: typeTwo })
    const times = await sheet.findByRole('group', { name: 'Time' })
    const [first] = await within(times).findAllByRole('radio')
    await page.user.click(first ?? page.window.document.body)
    await page.clock.advance(2 * 3_600_000)
    await page.user.click(sheet.getByRole('button', { name: /^Confirm time/ }))
    const told = within(await sheet.findByRole('alert'))
    told.getByText(/ is no longer available\./)
    const next = told.getByRole('button', { name: /^Choose .*$/ })
    const [, offered = ''] = /^Choose (.*)$/.exec(next.textContent ?? '') ?? []
    await page.user.click(next)
    await until(page, () => expect(page.see.queryByRole('dialog', { name: 'When would you like it?' })).to.equal(null))
    within(page.see.getByRole('dialog', { name: 'Your cart' })).getByText(new RegExp(offered))
  })

  it('LOC-49 where the clocks differ, times say whose they are, by the name of the zone and of its season', async () => {
    const { sheet } = await openSchedule()
    await sheet.findByText('Times are in the restaurant’s time zone (Eastern Daylight Time).')
    const page = await openPage(menuOf('pickup', 'corner'), { device: await deviceWithRamen('corner') })
    await openCart(page)
    await page.user.click(page.see.getByRole('button', { name: 'Change time' }))
    await page.see.findByText('Times are in the restaurant’s time zone (Central Daylight Time).')
  })

  it('SCHED-22, SCHED-23 the week’s hours are told by the names of its days, those with the same hours together', async () => {
    const page = await openPage(menuOf('pickup', 'corner'), { device: await deviceWithRamen('corner') })
    await openCart(page)
    await page.user.click(page.see.getByRole('button', { name: 'Change time' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'When would you like it?' }))
    const hours = (await sheet.findByText('Opening hours')).closest('details')
    expect([...(hours?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).to.deep.equal([
      'Sun Closed',
      'Mon - Fri 11:00 AM - 2:00 AM',
      'Sat 11:00 AM - 2:00 PM',
    ])
  })

  it('SCHED-11, SCHED-12 nothing asks for a time where the brand takes no orders for later, or at a table', async () => {
    const row = (page: Awaited<ReturnType<typeof openPage>>) => page.see.queryByRole('button', { name: 'Change time' })
    const usual = await openCheckout()
    expect(row(usual)).to.not.equal(null)
    const ordering = { ...aBrand().ordering, kiosk: true, polling: false, scheduled: false }
    expect(row(await openCheckout({ brand: { ordering } }))).to.equal(null)
  })

  it('CHK-61, CONF-04 a time that was chosen is in the cart and at the checkout, and confirmed as scheduled', async () => {
    const device = await deviceWithRamen()
    const { page, sheet } = await openSchedule({ device })
    const day = await sheet.findByRole('combobox', { name: 'Day' })
    await page.user.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
    await sheet.findByRole('option', { name: '12:00 PM' })
    const time = sheet.getByRole('combobox', { name: 'Time' })
    const noonOption = within(time)
      .getAllByRole('option')
      .find((one) => /12:00 PM/.test(one.textContent ?? ''))
    await page.user.selectOptions(time, noonOption ?? '')
    await page.user.click(sheet.getByRole('button', { name: /^Confirm time/ }))
    await page.see.findByText(/Thu, 6\/11\/2026, 12:00 PM/)
    const pay = await openCheckout({ device: (await page.reload()).device })
    pay.see.getByText(/Thu, 6\/11\/2026, 12:00 PM/)
    await payByCash(pay)
    const order = await pay.follow()
    await order.see.findByRole('heading', { level: 1, name: 'Your order is scheduled' })
  })
})
