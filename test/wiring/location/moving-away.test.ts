import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, keptOrder, menuOf, textOf, until } from '../drivers/scenes.ts'

const tea = { id: 'tea', name: 'Tea', price: 3 }

function menuWith(type: string, ...items: readonly { readonly id: string }[]) {
  return {
    menus: { [type]: { id: type, name: '', orderType: type, groups: ['all'] } },
    groups: { all: { id: 'all', name: 'All', items: items.map(({ id }) => id) } },
    items: Object.fromEntries(items.map((item) => [item.id, item])),
    options: {},
    restaurantGroups: {},
  }
}

function question(page: OpenPage) {
  return page.see.findByRole('alertdialog')
}

async function press(page: OpenPage, name: string) {
  await page.user.click(within(await question(page)).getByRole('button', { name }))
}

describe('With an order in hand, a link to another menu', () => {
  const onPicker = async (...items: readonly { readonly id: string }[]) => {
    const page = await openPage('/', {
      device: await deviceWithRamen(),
      before: ({ network }) => {
        // By default the order server's own menu.
        if (items.length > 0) network.answer('/v1/menus', { status: 200, body: menuWith('pickup', ...items) })
      },
    })
    await page.user.click(await page.see.findByRole('link', { name: 'See the Harbor menu' }))
    return page
  }

  it('CART-20, LOC-09 on the page of all restaurants names before what the other one has not, and stays when told so', async () => {
    const page = await onPicker(tea)
    const asked = await question(page)
    within(asked).getByRole('heading', { name: '1 item in your cart isn’t available at Harbor' })
    within(asked).getByText('1 × Ramen')
    const before = keptOrder(page)
    await press(page, 'Keep my cart as it is')
    await until(page, () => expect(page.see.queryByRole('alertdialog')).to.equal(null))
    expect(page.wentTo()).to.equal(undefined)
    expect(keptOrder(page)).to.deep.equal(before)
  })

  it('CART-20 goes without what is left out', async () => {
    const page = await onPicker(tea)
    await press(page, 'Switch and remove it')
    expect(await page.leaving()).to.equal(menuOf('pickup', 'harbor'))
    expect(textOf(await page.follow())).to.include('View cart · 0 items')
  })

  it('CART-20, CART-15 goes with the cart open where it stays in it, marked', async () => {
    const page = await onPicker(tea)
    await press(page, 'Switch and keep it in my cart')
    expect(await page.leaving()).to.equal(`${menuOf('pickup', 'harbor')}#cart`)
    const { local } = page.close()
    expect(local.get('items')).to.include('Ramen')
  })

  it('CART-20 goes at once where nothing is lost', async () => {
    const page = await onPicker()
    expect(await page.leaving()).to.equal(menuOf('pickup', 'harbor'))
    expect(page.see.queryByRole('alertdialog')).to.equal(null)
    expect(page.network.callsTo('/v1/menus').some(({ query }) => query.includes('pickup'))).to.equal(true)
  })

  it('CART-20 goes as before where that menu does not come in time', async () => {
    const page = await openPage('/', {
      device: await deviceWithRamen(),
      before: ({ network }) => void network.hold('/v1/menus'),
    })
    await page.user.click(await page.see.findByRole('link', { name: 'See the Harbor menu' }))
    await until(page, () => expect(page.network.callsTo('/v1/menus')).to.not.have.length(0))
    await page.clock.advance(2_499)
    expect(page.wentTo()).to.equal(undefined)
    await page.clock.advance(1)
    expect(await page.leaving()).to.equal(menuOf('pickup', 'harbor'))
  })

  it('CART-20, LOC-11 asks before the dishes that are not served at the table as well', async () => {
    const page = await openPage(menuOf(), {
      device: await deviceWithRamen(),
      before: ({ network }) => network.answer('/v1/menus', { status: 200, body: menuWith('kiosk', tea) }),
    })
    await page.user.click(page.see.getByRole('link', { name: 'Dine in' }))
    within(await question(page)).getByRole('heading', { name: '1 item in your cart isn’t available for dine-in' })
    await press(page, 'Switch and keep it in my cart')
    expect(await page.leaving()).to.equal(`${menuOf('dine-in')}#cart`)
  })

  it('without an order in hand asks for nothing and goes', async () => {
    const page = await openPage('/')
    const link = await page.see.findByRole('link', { name: 'See the Harbor menu' })
    await page.user.click(link)
    expect(await page.leaving()).to.equal(menuOf('pickup', 'harbor'))
    expect(page.network.callsTo('/v1/menus')).to.deep.equal([])
  })
})
