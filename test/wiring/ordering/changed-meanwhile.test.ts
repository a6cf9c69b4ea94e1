import { expect } from 'chai'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  amountOf,
  beGuest,
  menuOf,
  openCart,
  pressWhenReady,
  submit,
  tapDish,
  textOf,
  until,
} from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

/** Milliseconds after which the order server reads anew what its database holds. */
const fresh = 1_000

type Screen = 'cart' | 'name screen' | 'checkout'

interface Change {
  readonly what: string
  /** Comes about while the page is open; answers its own undoing. */
  readonly make: () => Promise<() => Promise<unknown>>
  readonly said: string
  /** The name of the button that answers it. */
  readonly remedy: string
  readonly held: (page: OpenPage, screen: Screen) => void
}

async function run(sql: string): Promise<void> {
  await (await wiringHouse()).rows(sql)
}

/** Ramen and tea for pickup. */
async function ordered(): Promise<OpenPage> {
  const menu = await openPage(menuOf())
  await addRamen(menu)
  await submit(menu, await tapDish(menu, 'Tea'))
  await menu.see.findByText('1 × Tea added to your order')
  return menu
}

const open: Readonly<Record<Screen, () => Promise<OpenPage>>> = {
  cart: async () => {
    const page = await ordered()
    await openCart(page)
    return page
  },
  'name screen': async () => {
    const page = await openPage('/checkout/current', { device: (await ordered()).close() })
    await page.see.findByLabelText(/Full name/)
    return page
  },
  checkout: async () => {
    const page = await open['name screen']()
    await beGuest(page)
    await page.see.findByRole('radio', { name: /^Cash/ })
    return page
  },
}

/** Somebody looked at another page, and is back. */
async function shownAgain(page: OpenPage): Promise<void> {
  await page.clock.advance(fresh)
  page.window.document.dispatchEvent(new page.window.Event('visibilitychange'))
}

const soldOut: Change = {
  what: 'the menu',
  make: async () => {
    await run(`insert into menus (brand_id, version, menu)
      select brand_id, 'without-ramen', jsonb_set(menu, '{items,ramen,isAvailable}', 'false') from menus
      where version = (select menu_version from locations where id = 'loc-1') on conflict do nothing`)
    const [before] = await (await wiringHouse()).rows("select menu_version from locations where id = 'loc-1'")
    await run("update locations set menu_version = 'without-ramen' where id = 'loc-1'")
    return () => run(`update locations set menu_version = '${String(before?.['menu_version'])}' where id = 'loc-1'`)
  },
  said: 'Ramen · Sold out',
  remedy: 'Remove Ramen',
  held: (page, screen) => {
    if (screen === 'cart') expect(textOf(page)).to.include('· $3.00')
    else expect(textOf(page)).to.include('Removed: Ramen. New total: $3.69.')
    if (screen === 'checkout') expect(amountOf(page, 'Total')).to.equal('$3.69')
    expect(textOf(page)).to.not.include('Ramen · Sold out')
  },
}

describe('What changes under the customer', () => {
  for (const { what, make, said, remedy, held } of [soldOut]) {
    for (const screen of ['cart', 'name screen', 'checkout'] as const) {
      it(`${what} under an open ${screen} is told as "${said}" when the page is shown again, and one press of "${remedy}" answers it`, async () => {
        const page = await open[screen]()
        const undo = await make()
        try {
          await shownAgain(page)
          await until(page, () => expect(textOf(page)).to.include(said))
          const [button] = page.see.getAllByRole('button', { name: remedy })
          await page.user.click(button ?? page.window.document.body)
          await until(page, () => held(page, screen))
        } finally {
          await undo()
        }
      })
    }
  }

  it('a dish that sold out is named at the next price check and after Place Order, with the button that takes it out', async () => {
    for (const isPriced of [true, false]) {
      const page = await open.checkout()
      const choose = () => page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
      if (!isPriced) await choose()
      if (!isPriced) await page.see.findByRole('button', { name: 'Place Order · $17.28' })
      const undo = await soldOut.make()
      try {
        await page.clock.advance(fresh)
        if (isPriced) await choose()
        else await page.user.click(page.see.getByRole('button', { name: 'Place Order · $17.28' }))
        await until(page, () => expect(textOf(page)).to.include('Ramen · Sold out'))
        await page.user.click(page.see.getByRole('button', { name: 'Remove Ramen' }))
        await pressWhenReady(page, 'Place Order · $3.24')
        expect(await page.leaving()).to.match(/^\/order\//)
      } finally {
        await undo()
      }
    }
  })
})
