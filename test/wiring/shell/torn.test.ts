import { expect } from 'chai'
import type { Popup } from '../../../src-domain/brand/popup.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, menuOf, openCart, submit, tapDish, until } from '../drivers/scenes.ts'

const sorry = 'Sorry about this but an error occurred.'

function tearNextSheet({ window }: Pick<OpenPage, 'window'>) {
  const { prototype } = window.HTMLDialogElement
  const honest = prototype.showModal
  prototype.showModal = () => {
    prototype.showModal = honest
    throw new Error('torn')
  }
}

function tearNextNews({ window }: OpenPage) {
  const { prototype } = window.HTMLElement
  Object.assign(prototype, { showPopover: () => undefined })
  Object.defineProperty(prototype, 'popover', {
    configurable: true,
    set: () => {
      Reflect.deleteProperty(prototype, 'popover')
      Reflect.deleteProperty(prototype, 'showPopover')
      throw new Error('torn')
    },
  })
}

function reported(page: OpenPage) {
  return page.faults.splice(0).map(String)
}

const dialog: Popup = {
  id: 'hours',
  type: 'dialog',
  content: { en: 'New hours from Monday' },
  options: { autoCloseTimer: 15, isAutoClose: false, isFirstTimeOnly: false },
}

describe('A part of the shop that cannot be drawn', () => {
  it('C22, SHELL-26, SHELL-27 news is reported; the dish is in the order, and what was not told is told with the next', async () => {
    const page = await openPage(menuOf())
    const sheet = await tapDish(page, 'Ramen')
    await page.user.click(sheet.getByLabelText(/Thick/))
    tearNextNews(page)
    await submit(page, sheet)
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
    await until(page, () => expect(page.faults).to.have.length(1))
    expect(reported(page)).to.deep.equal(['Error: torn'])
    expect(page.see.queryByText('1 × Ramen added to your cart')).to.equal(null)
    const again = await tapDish(page, 'Ramen')
    await page.user.click(again.getByLabelText(/Thick/))
    await submit(page, again)
    expect(await page.see.findAllByText('1 × Ramen added to your cart')).to.have.length(2)
    await until(page, () => expect(page.see.queryByRole('dialog')).to.equal(null))
    expect((await openCart(page)).getAllByText('$13.00 × 1')).to.have.length(2)
  })

  it('C22, SHELL-26, SHELL-29 a popup makes room for the next one and is reported; dishes can be opened', async () => {
    const next: Popup = { ...dialog, id: 'ramen', type: 'notice', content: { en: 'Ramen week begins' } }
    const page = await openPage(menuOf(), { brand: { popups: [dialog, next] }, before: tearNextSheet })
    await page.clock.advance(2_100)
    await page.see.findByText('Ramen week begins')
    expect(page.see.queryByText('New hours from Monday')).to.equal(null)
    expect(reported(page)).to.deep.equal(['Error: torn'])
    await tapDish(page, 'Ramen')
  })

  it('C22, SHELL-26 a cart that was handed over says sorry and is reported; the customer’s own is there as it was', async () => {
    const page = await openPage('/cart/nosuchcart', {
      device: await deviceWithRamen(),
      before: ({ window, network }) => {
        tearNextSheet({ window })
        network.hold('/v1/cart/nosuchcart')
      },
    })
    await page.see.findByRole('alertdialog', { name: sorry })
    expect(reported(page)).to.deep.equal(['Error: torn'])
    await page.user.click(page.see.getByRole('button', { name: 'Close' }))
    await until(page, () => expect(page.see.queryByRole('alertdialog')).to.equal(null))
    expect(page.window.localStorage.getItem('items') ?? '').to.include('Ramen')
  })
})
