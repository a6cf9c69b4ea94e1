import { expect } from 'chai'
import { aDevice, type Device } from '../drivers/device.ts'
import { openPage } from '../drivers/open-page.ts'
import { addRamen, deviceWithRamen, logIn, menuOf, textOf, until } from '../drivers/scenes.ts'

const day = 86_400_000

describe('What a device keeps', () => {
  it('SHELL-35, SHELL-42 lies under the names that the shop always had, with its version', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    const { localStorage } = page.window
    for (const key of ['order', 'items', 'dateExpiration', 'version', 'configId']) {
      expect(localStorage.getItem(key), key).to.be.a('string')
    }
    expect(localStorage.getItem('version')).to.include('2.51.5')
    expect(page.network.calls.at(-1)?.headers['version']).to.equal('2.51.5')
  })

  it('SHELL-36 the order is there for a day, and gone after it', async () => {
    const device = await deviceWithRamen()
    const stamp = Number(device.local.get('dateExpiration'))
    const just = await openPage(menuOf(), { device, now: stamp + day - 1 })
    expect(textOf(just)).to.include('View cart · 1 item')
    const later = await openPage(menuOf(), { device: await deviceWithRamen(), now: stamp + day + 1 })
    expect(textOf(later)).to.include('View cart · 0 items')
  })

  it('SHELL-36, PROF-17 the order of another day is told of once, and comes back by one tap; what has changed is shown first', async () => {
    const device = await deviceWithRamen()
    const stamp = Number(device.local.get('dateExpiration'))
    const page = await openPage(menuOf(), { device, now: stamp + day })
    await page.see.findByRole('alertdialog', { name: /^You have an unfinished order/ })
    for (const key of ['order', 'items', 'packingItems'])
      expect(page.window.localStorage.getItem(key) ?? '', key).to.not.include('ramen')
    await page.user.click(page.see.getByRole('button', { name: 'Restore order' }))
    await until(page, () => expect(textOf(page)).to.include('View cart · 1 item'))
    expect(textOf(page)).to.include('Thick')
    const dearer = await deviceWithRamen()
    const kept = JSON.parse(dearer.local.get('items') ?? '{}')
    kept.value[0].price = 11
    dearer.local.set('items', JSON.stringify(kept))
    const later = await openPage(menuOf(), { device: dearer, now: stamp + day })
    await later.user.click(await later.see.findByRole('button', { name: 'Restore order' }))
    await later.see.findByText(/^Now \$13\.00 each/)
    expect(textOf(later)).to.include('View cart · 0 items')
  })

  it('SHELL-36 who starts fresh is not asked again, and who had nothing is not asked at all', async () => {
    const device = await deviceWithRamen()
    const stamp = Number(device.local.get('dateExpiration'))
    const page = await openPage(menuOf(), { device, now: stamp + day })
    await page.user.click(await page.see.findByRole('button', { name: 'Start fresh' }))
    await until(page, () => expect(page.see.queryByRole('alertdialog')).to.equal(null))
    expect(textOf(page)).to.include('View cart · 0 items')
    const again = await page.reload()
    await addRamen(again)
    expect(again.see.queryByRole('alertdialog')).to.equal(null)
  })

  it('SHELL-36, SHELL-37 at the checkout it is not gone without a word: the menu says that it was put away, and one tap brings it back', async () => {
    for (const grow of [
      (device: Device) => ({ device, now: Number(device.local.get('dateExpiration')) + day }),
      (device: Device) => {
        device.local.set('version', '2.0.0')
        return { device }
      },
    ]) {
      const pay = await openPage('/checkout/current', grow(await deviceWithRamen()))
      expect(await pay.leaving()).to.equal(menuOf())
      const menu = await pay.follow()
      await menu.see.findByRole('alertdialog', { name: /^You have an unfinished order/ })
      await menu.user.click(menu.see.getByRole('button', { name: 'Restore order' }))
      await until(menu, () => expect(textOf(menu)).to.include('View cart · 1 item'))
      expect(textOf(menu)).to.include('Thick')
    }
  })

  it('SHELL-36, CART-17 while an order is on its way the checkout stays and looks for it, however old the cart is', async () => {
    const device = await deviceWithRamen()
    const now = Number(device.local.get('dateExpiration')) + day
    const key = '3f0c1a52-7d3e-4a51-9f0e-5f1f7f6a1b2c'
    const value = { key, startedAt: now - day, total: 1404, locationId: 'loc-1' }
    device.local.set('pendingPlacement', JSON.stringify({ v: 1, value }))
    const page = await openPage('/checkout/current', { device, now })
    await until(page, () => expect(page.network.calls.map(({ path }) => path)).to.include(`/v1/order/${key}/status`))
    expect(page.wentTo()).to.equal(undefined)
  })

  it('SHELL-36 what is added later does not make the order live longer', async () => {
    const device = await deviceWithRamen()
    const stamp = Number(device.local.get('dateExpiration'))
    const page = await openPage(menuOf(), { device, now: stamp + day - 60_000 })
    await addRamen(page)
    expect(textOf(page)).to.include('View cart · 2 items')
    const [closed] = [await page.reload()]
    expect(Number(closed?.window.localStorage.getItem('dateExpiration'))).to.equal(stamp)
    const later = await openPage(menuOf(), { device: closed?.device ?? device, now: stamp + day })
    expect(textOf(later)).to.include('View cart · 0 items')
    expect(Number(later.window.localStorage.getItem('dateExpiration'))).to.equal(stamp + day)
  })

  it('SHELL-37 another version of the shop clears the order and nothing else', async () => {
    const before = await openPage(menuOf(), { device: await deviceWithRamen() })
    await before.user.click(before.see.getByRole('button', { name: /Your account/ }))
    await logIn(before, 'ana')
    await before.see.findByText('Hi, Ana')
    const device = await before.close()
    const token = device.local.get('token')
    expect(token).to.be.a('string')
    device.local.set('version', '2.0.0')
    const page = await openPage(menuOf(), { device })
    expect(textOf(page)).to.include('View cart · 0 items')
    expect(page.window.localStorage.getItem('token')).to.equal(token)
  })

  it('SHELL-38, SHELL-40 another configuration clears everything, the session too', async () => {
    const device = await deviceWithRamen()
    device.local.set('configId', 'another')
    device.local.set('token', 'gone')
    const page = await openPage(menuOf(), { device })
    expect(textOf(page)).to.include('View cart · 0 items')
    expect(page.window.localStorage.getItem('token')).to.equal(null)
  })

  it('SHELL-39 an order of an old release, whose address has components, clears everything', async () => {
    const device = aDevice()
    device.local.set('order', JSON.stringify({ address: { addressComponents: [] } }))
    device.local.set('version', '2.51.5')
    device.local.set('configId', 'config-1')
    device.local.set('token', 'gone')
    const page = await openPage(menuOf(), { device })
    expect(page.window.localStorage.getItem('token')).to.equal(null)
  })

  it('CART-18 a reload brings the order back as it was', async () => {
    const page = await openPage(menuOf())
    await addRamen(page)
    expect(textOf(await page.reload())).to.include('View cart · 1 item')
  })

  it('SHELL-41 a service worker of an old release is sent away', async () => {
    let isGone = false
    const registration = {
      unregister: async () => {
        isGone = true
        return true
      },
    }
    await openPage(menuOf(), {
      before: ({ window }) =>
        Object.defineProperty(window.navigator, 'serviceWorker', {
          value: { getRegistrations: async () => [registration], controller: null },
        }),
    })
    await new Promise((resolve) => setImmediate(resolve))
    expect(isGone).to.equal(true)
  })
})
