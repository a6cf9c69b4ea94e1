import { expect } from 'chai'
import { aLockManager } from '../../builders/lock-manager-builder.ts'
import { anotherTab, type Device } from '../drivers/device.ts'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { beGuest, deviceWithRamen, newName, testCard, typeCard, until } from '../drivers/scenes.ts'

const placing = '/v1/order'
const elsewhere = 'Your order is being placed in another tab.'

async function twoTabs(cardOfFirst = testCard.number) {
  const device = await deviceWithRamen()
  const [locks, name] = [aLockManager(), newName()]
  const open = async (of: Device, number = testCard.number): Promise<OpenPage> => {
    const page = await openPage('/checkout/current', {
      device: of,
      before: ({ window }) => Object.defineProperty(window.navigator, 'locks', { value: locks }),
    })
    await beGuest(page, name)
    await page.see.findByText('$1.04')
    await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
    await page.see.findByLabelText('Card number')
    await typeCard(page, { number })
    await page.user.click(page.see.getByRole('button', { name: 'Use this card' }))
    await page.see.findByRole('button', { name: 'Pay $15.99' })
    return page
  }
  const first = await open(device, cardOfFirst)
  const second = await open(anotherTab(device))
  const made = async () => {
    const counted = await first.house.rows(
      `select (select count(*) from orders)::integer as orders,
        (select count(*) from attempts where state <> 'declined')::integer as charges`,
    )
    const { orders, charges } = Object(counted[0])
    return { orders: Number(orders), charges: Number(charges) }
  }
  return { first, second, made }
}

function press(page: OpenPage): void {
  page.see.getByRole('button', { name: 'Pay $15.99' }).click()
}

const record = 'pendingPlacement'

/** Copies a storage value between tabs, as a browser does. */
function carry(key: string, from: OpenPage, to: OpenPage): void {
  const newValue = from.window.localStorage.getItem(key)
  if (newValue === null) to.window.localStorage.removeItem(key)
  else to.window.localStorage.setItem(key, newValue)
  to.window.dispatchEvent(new to.window.StorageEvent('storage', { key, newValue }))
}

describe('Two tabs of one browser at the checkout', () => {
  it('C17 pressed in the same moment are one call, one order and one charge; the other tab says where it is being placed', async () => {
    const { first, second, made } = await twoTabs()
    const before = await made()
    const release = first.network.hold(placing)
    press(first)
    press(second)
    await second.see.findByText(elsewhere)
    release()
    expect(await first.leaving()).to.match(/^\/order\//)
    await until(second, () => expect(second.see.queryByText(elsewhere)).to.equal(null))
    expect([first, second].map(({ network }) => network.callsTo(placing).length)).to.deep.equal([1, 0])
    expect(await made()).to.deep.equal({ orders: before.orders + 1, charges: before.charges + 1 })
  })

  it('C17 the other tab leads to the order as well, though the record of it reached it only while it waited', async () => {
    const { first, second } = await twoTabs()
    const release = first.network.hold(placing)
    press(first)
    press(second)
    await second.see.findByText(elsewhere)
    await settled()
    // jsdom does not share storage between pages.
    expect(second.window.localStorage.getItem(record)).to.equal(null)
    carry(record, first, second)
    // By its turn the other tab has cleared the record.
    second.window.localStorage.removeItem(record)
    release()
    const address = await first.leaving()
    for (const key of ['items', 'order']) carry(key, first, second)
    expect(await second.leaving()).to.equal(address)
    expect([first, second].map(({ network }) => network.callsTo(placing).length)).to.deep.equal([1, 0])
  })

  it('C17 when the card of the one tab was declined, the other may order, with the card that was typed in it', async () => {
    const { first, second, made } = await twoTabs('4000 0000 0000 0002')
    const before = await made()
    const release = first.network.hold(placing)
    press(first)
    press(second)
    await second.see.findByText(elsewhere)
    release()
    await first.see.findByText(/was declined/)
    await until(second, () => expect(second.see.queryByText(elsewhere)).to.equal(null))
    // Taps take at least a turn.
    await settled()
    press(second)
    expect(await second.leaving()).to.match(/^\/order\//)
    expect(await made()).to.deep.equal({ orders: before.orders + 1, charges: before.charges + 1 })
  })
})
