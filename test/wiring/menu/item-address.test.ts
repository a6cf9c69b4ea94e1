import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { menuOf, submit, until } from '../drivers/scenes.ts'

const ramen = `${menuOf()}/all/ramen`

function menusAsked(page: OpenPage): number {
  return page.network.callsTo('/v1/menus').length
}

describe('The address of a dish', () => {
  it('MENU-15, MENU-23 shows the dish from the start, and asks for nothing more in the first four seconds', async () => {
    const page = await openPage(ramen)
    page.see.getByRole('heading', { level: 1, name: 'Ramen' })
    await page.clock.advance(3_900)
    expect(page.network.calls.map(({ path }) => path)).to.deep.equal([])
    await page.clock.advance(200)
    await until(page, () => expect(menusAsked(page)).to.equal(1))
  })

  it('MENU-15 is that of the page as soon as the dish is tapped, before its options have come', async () => {
    const page = await openPage(menuOf())
    const release = page.network.hold('/v1/menus')
    await page.user.click(page.see.getByRole('link', { name: /^Ramen/ }))
    await until(page, () => expect(page.address()).to.equal(ramen))
    expect(page.see.queryByRole('button', { name: /^Add to cart/ })).to.equal(null)
    release()
    await page.see.findByRole('button', { name: /^Add to cart/ })
  })

  it('MENU-15 stays what somebody reads: no sheet comes over it by itself, with a touch or without', async () => {
    const page = await openPage(ramen)
    await page.user.click(page.see.getByRole('heading', { level: 1, name: 'Ramen' }))
    await until(page, () => expect(menusAsked(page)).to.equal(1))
    await page.clock.advance(10_000)
    expect(page.see.queryByRole('dialog')).to.equal(null)
  })

  it('MENU-15, MENU-30 its button opens the dish for choosing, which goes into the order', async () => {
    const page = await openPage(ramen)
    await page.user.click(page.see.getByRole('link', { name: 'Customize' }))
    const sheet = within(await page.see.findByRole('dialog', { name: 'Ramen' }))
    expect(page.address()).to.equal(ramen)
    await page.user.click(await sheet.findByLabelText(/Thick/))
    await submit(page, sheet)
    await page.see.findByText('1 × Ramen added to your cart')
  })
})
