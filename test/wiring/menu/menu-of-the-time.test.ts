import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { noon } from '../../builders/order-server-builder.ts'
import type { OpenPage, PageOptions } from '../drivers/open-page.ts'
import { openPage } from '../drivers/open-page.ts'
import { keptOrder, openCart, submit, tapDish, textOf, until } from '../drivers/scenes.ts'
import { dayPartsHouse } from './day-parts-house.ts'

const menu = '/location/main-street/pickup'
/** Tomorrow at eight in New York, at breakfast. */
const eight = noon / 1_000 + 20 * 3_600
const atEight = `${menu}?at=${eight}`

async function openMenu(path = menu, options: PageOptions = {}): Promise<OpenPage> {
  return openPage(path, { house: await dayPartsHouse(), ...options })
}

function dishes(page: OpenPage): readonly string[] {
  return [...page.window.document.querySelectorAll('#whole h3')].map(({ textContent }) => textContent ?? '')
}

function line(page: OpenPage): string | null | undefined {
  return page.window.document.querySelector('[data-line]')?.textContent
}

async function add(page: OpenPage, name: string): Promise<void> {
  await submit(page, await tapDish(page, name))
  await page.see.findByText(`1 × ${name} added to your cart`)
  await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
}

async function chooseTomorrow(page: OpenPage, time: string): Promise<void> {
  await page.user.click(page.see.getByRole('button', { name: /^(Change time|Choose another time)$/ }))
  const sheet = within(await page.see.findByRole('dialog', { name: 'When would you like it?' }))
  const day = await sheet.findByRole('combobox', { name: 'Day' })
  await page.user.selectOptions(day, within(day).getAllByRole('option')[1] ?? '')
  await page.user.selectOptions(
    sheet.getByRole('combobox', { name: 'Time' }),
    await sheet.findByRole('option', { name: time }),
  )
  await page.user.click(sheet.getByRole('button', { name: /^Confirm time/ }))
  await page.see.findByText(new RegExp(`Thu, 6/11/2026, ${time}`))
  await until(page, () => expect(page.see.queryByRole('dialog', { name: 'When would you like it?' })).to.equal(null))
}

function closeCart(page: OpenPage): Promise<void> {
  return page.user.click(
    within(page.see.getByRole('dialog', { name: 'Your cart' })).getByRole('button', { name: 'Close' }),
  )
}

/** With a ramen chosen at noon, and the cart open for tomorrow. */
async function openForTomorrow(time: string, options: PageOptions = {}): Promise<OpenPage> {
  const page = await openMenu(menu, options)
  await add(page, 'Ramen')
  await openCart(page)
  await chooseTomorrow(page, time)
  return page
}

describe('The menu of the chosen time', () => {
  it('MENU-16, SCHED-25, CART-15 with tomorrow at eight chosen the cart names what is not served then, and behind it the page shows what is, at an address that carries the time', async () => {
    const page = await openForTomorrow('8:00 AM')
    expect(keptOrder(page).scheduledAt).to.equal(eight)
    await page.see.findAllByText('Not available on this menu: Ramen')
    expect(page.wentTo(), 'nothing moves under the open cart').to.equal(undefined)
    await closeCart(page)
    expect(await page.leaving()).to.equal(atEight)

    const morning = await page.follow()
    expect(dishes(morning)).to.deep.equal(['Eggs', 'Tea'])
    await until(morning, () => expect(line(morning)).to.equal('Order for tomorrow 8:00 AM'))
    await add(morning, 'Eggs')
    const cart = await openCart(morning)
    await cart.findByText('Eggs')
    expect(keptOrder(morning)).to.include({ scheduledAt: eight })
    const asked = morning.network.callsTo('/v1/menus').map(({ query }) => new URLSearchParams(query))
    const times = asked.filter((query) => !query.has('menuType')).map((query) => query.get('at'))
    expect(new Set(times)).to.deep.equal(new Set([String(eight)]))
  })

  it('MENU-15, SCHED-25 a dish that is open is at its own address of that time, so that a reload shows it again', async () => {
    const page = await openForTomorrow('8:00 AM')
    await closeCart(page)
    const morning = await page.follow()
    await tapDish(morning, 'Eggs')
    expect(morning.address()).to.equal(`${menu}/all/eggs?at=${eight}`)
    const again = await morning.reload()
    expect(textOf(again)).to.include('Eggs')
    await again.see.findByRole('button', { name: /^Add to cart/ })
  })

  it('MENU-16, SCHED-25 a menu of now is left for that of the chosen time, and back when the time is taken back', async () => {
    const page = await openForTomorrow('8:00 AM')
    const device = page.close()
    const now = await openMenu(menu, { device })
    expect(await now.leaving()).to.equal(atEight)
    const morning = await now.follow()
    await openCart(morning)
    await morning.user.click(morning.see.getByRole('button', { name: 'Change time' }))
    await morning.user.click(await morning.see.findByRole('button', { name: /^ASAP/ }))
    await morning.see.findByText(/ASAP · about/)
    expect(line(morning)).to.equal('Ready in about 20 min')
    await closeCart(morning)
    expect(await morning.leaving()).to.equal(menu)
    expect(dishes(await morning.follow())).to.deep.equal(['Ramen', 'Tea'])
  })

  it('SCHED-25 for a time of the same list the page stays, and only its address changes', async () => {
    const page = await openForTomorrow('12:00 PM')
    await closeCart(page)
    await until(page, () => expect(page.address()).to.equal(`${menu}?at=${eight + 4 * 3_600}`))
    expect(page.wentTo()).to.equal(undefined)
  })

  it('SCHED-25 an address with a time that the order does not have is left for the menu of the order', async () => {
    const page = await openMenu(atEight)
    expect(dishes(page)).to.deep.equal(['Eggs', 'Tea'])
    await page.clock.advance(5_000)
    expect(await page.leaving()).to.equal(menu)
  })

  it('SCHED-25 a time in an address that has passed or is none is the menu of now', async () => {
    for (const at of [String(noon / 1_000 - 4 * 3_600), 'soon', '', `${eight}&at=${eight}`]) {
      const page = await openMenu(`${menu}?at=${at}`)
      expect(dishes(page), at).to.deep.equal(['Ramen', 'Tea'])
      page.close()
    }
    const brand = await openMenu(atEight, {
      brand: { ordering: { ...(await dayPartsHouse()).rule({}).ordering, scheduled: false } },
    })
    expect(dishes(brand), 'where no orders are taken for later').to.deep.equal(['Ramen', 'Tea'])
  })

  it('API-46, SCHED-25 a back end that cannot tell the menu of a time shows that of now, and the page stays', async () => {
    const { plain } = await dayPartsHouse()
    const page = await openForTomorrow('8:00 AM', { house: plain })
    await closeCart(page)
    await until(page, () => expect(page.address()).to.equal(atEight))
    expect([dishes(page), page.wentTo()]).to.deep.equal([['Ramen', 'Tea'], undefined])
  })
})
