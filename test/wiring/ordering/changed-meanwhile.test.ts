import { expect } from 'chai'
import { noon } from '../../builders/order-server-builder.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  addRamen,
  amountOf,
  beGuest,
  chooseTime,
  deviceWithDelivery,
  keptOrder,
  logIn,
  menuOf,
  openCart,
  pressWhenReady,
  submit,
  tapDish,
  textOf,
  until,
} from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

/** Milliseconds that the order server caches database rows. */
const fresh = 1_000

type Screen = 'cart' | 'name screen' | 'checkout'

interface Change {
  readonly what: string
  readonly make: () => Promise<() => Promise<unknown>>
  /** The order before; default: ramen and tea as soon as possible. */
  readonly order?: () => Promise<OpenPage>
  readonly said: string | RegExp
  readonly remedy: string
  readonly held: (page: OpenPage, screen: Screen) => void
}

async function run(sql: string): Promise<void> {
  await (await wiringHouse()).rows(sql)
}

async function ordered(): Promise<OpenPage> {
  const menu = await openPage(menuOf())
  await addRamen(menu)
  await submit(menu, await tapDish(menu, 'Tea'))
  await menu.see.findByText('1 × Tea added to your cart')
  return menu
}

async function orderedAhead(): Promise<OpenPage> {
  const page = await ordered()
  await openCart(page)
  await chooseTime(page)
  return openPage(menuOf(), { device: page.close() })
}

const open: Readonly<Record<Screen, (order?: () => Promise<OpenPage>) => Promise<OpenPage>>> = {
  cart: async (order = ordered) => {
    const page = await order()
    await openCart(page)
    return page
  },
  'name screen': async (order = ordered) => {
    const page = await openPage('/checkout/current', { device: (await order()).close() })
    await page.see.findByLabelText(/Full name/)
    return page
  },
  checkout: async (order) => {
    const page = await open['name screen'](order)
    await beGuest(page)
    await page.see.findByRole('radio', { name: /^Cash/ })
    return page
  },
}

/** Simulates a return to the tab. */
async function shownAgain(page: OpenPage): Promise<void> {
  await page.clock.advance(fresh)
  page.window.document.dispatchEvent(new page.window.Event('visibilitychange'))
}

const soldOut: Change = {
  what: 'the menu',
  make: async () => {
    await run(`insert into menus (brand_id, version, menu)
      select brand_id, 'without-ramen', jsonb_set(menu::jsonb, '{items,ramen,isAvailable}', 'false') from menus
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

const soldOutByStaff: Change = {
  ...soldOut,
  what: 'what staff sold out',
  make: async () => {
    await run(`insert into sold_out (brand_id, location_id, kind, entry_id, since)
      select brand_id, id, 'item', 'ramen', to_timestamp(${noon / 1_000}) from locations where id = 'loc-1'`)
    return () => run('delete from sold_out')
  },
}

function settings(sql: string): Promise<void> {
  return run(`update locations set settings = ${sql}, settings_version = settings_version || '+' where id = 'loc-1'`)
}

const closes: Change = {
  what: 'the hours',
  make: async () => {
    await settings(`replace(settings::text, '"08:00"', '"13:00"')::jsonb`)
    return () => settings(`replace(settings::text, '"13:00"', '"08:00"')::jsonb`)
  },
  said: /closed/i,
  remedy: 'Order for today 1:00 PM',
  held: (page) => {
    expect(Object(keptOrder(page)).scheduledAt).to.equal((noon + 3_600_000) / 1_000)
    expect(page.see.queryByRole('button', { name: 'Order for today 1:00 PM' })).to.equal(null)
  },
}

const pauses: Change = {
  ...closes,
  what: 'what staff paused',
  make: async () => {
    await run(`insert into ordering_pauses (brand_id, location_id, order_type, since, until)
      select brand_id, id, 'pickup', to_timestamp(${noon / 1_000}), to_timestamp(${noon / 1_000 + 3_600})
      from locations where id = 'loc-1'`)
    return () => run('delete from ordering_pauses')
  },
  said: 'Pickup is paused until 1:00 PM',
}

const sessionEnded = 'Your session has ended. Your cart is still here. Log in again, or continue as a guest.'

const tomorrow = noon + 86_400_000

const fills: Change = {
  what: 'the slot',
  order: orderedAhead,
  make: async () => {
    await settings(`jsonb_set(settings::jsonb, '{schedule,capacityPerSlot}', '1')`)
    await run(`insert into slot_loads (brand_id, location_id, slot_at, taken)
      select brand_id, id, to_timestamp(${tomorrow / 1_000}), 1 from locations where id = 'loc-1'`)
    return async () => {
      await run('delete from slot_loads')
      await settings(`settings::jsonb #- '{schedule,capacityPerSlot}'`)
    }
  },
  said: '12:00 PM is no longer available',
  remedy: 'Order for tomorrow 12:15 PM',
  held: (page) => {
    expect(Object(keptOrder(page)).scheduledAt).to.equal((tomorrow + 900_000) / 1_000)
    expect(textOf(page)).to.not.include('no longer available')
  },
}

const shrinks: Change = {
  what: 'the zone',
  order: async () => openPage(menuOf('delivery', 'harbor'), { device: await deviceWithDelivery() }),
  make: async () => {
    const miles = (far: string) =>
      run(`update locations set settings_version = settings_version || '+',
        settings = jsonb_set(settings::jsonb, '{deliveryZones,0,area,miles}', '${far}') where id = 'loc-2'`)
    await miles('0.01')
    return () => miles('2')
  },
  said: /Unable to deliver to the address|doesn’t deliver/,
  remedy: 'Order for pickup instead',
  held: (page) => expect(page.wentTo()).to.equal('/location/harbor/pickup#cart'),
}

async function orderedByFay(): Promise<OpenPage> {
  const page = await ordered()
  await page.user.click(page.see.getByRole('button', { name: 'Your account' }))
  await logIn(page, 'fay')
  await page.see.findByText('Hi, Fay')
  return openPage(menuOf(), { device: page.close() })
}

function endSessions(): Promise<void> {
  return run("delete from sessions where patron_id = 'fay'")
}

describe('What changes under the customer', () => {
  for (const { what, make, order, said, remedy, held } of [soldOut, soldOutByStaff, closes, pauses, fills, shrinks]) {
    for (const screen of ['cart', 'name screen', 'checkout'] as const) {
      it(`${what} under an open ${screen} is told when the page is shown again, and one press of "${remedy}" answers it`, async () => {
        const page = await open[screen](order)
        const undo = await make()
        try {
          await shownAgain(page)
          await until(page, () => expect(textOf(page)).to.match(new RegExp(said)))
          const [answer] = [...page.see.queryAllByRole('button', { name: remedy }), ...page.see.queryAllByText(remedy)]
          await page.user.click(answer ?? page.window.document.body)
          await until(page, () => held(page, screen))
        } finally {
          await undo()
        }
      })
    }
  }

  it('ACCT-55 the session under an open cart is told when the page is shown again, and the order stays', async () => {
    const page = await open.cart(orderedByFay)
    await endSessions()
    await shownAgain(page)
    await page.see.findAllByText('Your session has ended. Your cart is still here.')
    expect(textOf(page)).to.include('Ramen')
    expect(page.window.localStorage.getItem('token')).to.equal(null)
  })

  it('ACCT-55, CHK-55 the session under an open checkout is told when the page is shown again, and a guest goes on', async () => {
    const page = await openPage('/checkout/current', { device: (await orderedByFay()).close() })
    await page.see.findByText(/^Fay /)
    await endSessions()
    await shownAgain(page)
    await page.see.findByText(sessionEnded)
    page.see.getByRole('button', { name: 'Log in' })
    await beGuest(page)
    await page.user.click(await page.see.findByRole('radio', { name: /^Cash/ }))
    await pressWhenReady(page, 'Place Order · $17.28')
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('ACCT-55, CHK-55 a session that Place Order finds ended is told, with the way on as a guest', async () => {
    const page = await openPage('/checkout/current', { device: (await orderedByFay()).close() })
    await page.user.click(await page.see.findByRole('radio', { name: /^Cash/ }))
    await page.see.findByRole('button', { name: /^Place Order · / })
    await endSessions()
    await page.user.click(page.see.getByRole('button', { name: /^Place Order · / }))
    await page.see.findByText('You must be logged in to place an order.')
    await page.see.findByText(sessionEnded)
    await page.user.click(page.see.getByRole('button', { name: 'Continue as guest' }))
    await beGuest(page)
    await pressWhenReady(page, 'Place Order · $17.28')
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('ACCT-55 a login in another tab replaces the open name screen by the checkout of that patron', async () => {
    const known = await orderedByFay()
    const token = String(known.window.localStorage.getItem('token'))
    const page = await open['name screen']()
    page.window.localStorage.setItem('token', token)
    page.window.dispatchEvent(
      new page.window.StorageEvent('storage', { key: 'token', oldValue: null, newValue: token }),
    )
    await page.see.findByText(/^Fay /)
  })

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
