import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { noon } from '../../builders/order-server-builder.ts'
import { aDevice, type Device } from '../drivers/device.ts'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { beGuest, textOf, until } from '../drivers/scenes.ts'
import type { TriedHouse } from './tried-houses.ts'

export interface TriedPage extends OpenPage {
  readonly behind: TriedHouse
  readonly follow: () => Promise<TriedPage>
  readonly reload: () => Promise<TriedPage>
}

function triedBefore(behind: TriedHouse, page: OpenPage): TriedPage {
  return {
    ...page,
    behind,
    follow: async () => triedBefore(behind, await page.follow()),
    reload: async () => triedBefore(behind, await page.reload()),
  }
}

type EndsInOneOrder = (title: string, trial: (house: TriedHouse) => Promise<void>) => void

/** Tests of one house; after each the back end behaves again and has seen no call outside the contract. */
export function onTrial(
  what: string,
  open: () => Promise<TriedHouse>,
  write: (endsInOneOrder: EndsInOneOrder) => void,
): void {
  describe(what, () => {
    let house: TriedHouse
    let [ordersBefore, departuresBefore] = [0, 0]
    beforeEach(async () => {
      house = await open()
      ordersBefore = await house.orders()
      departuresBefore = house.departures().length
    })
    afterEach(() => {
      house.behave()
      expect(house.departures().slice(departuresBefore)).to.deep.equal([])
    })
    write((title, trial) => {
      it(title, async () => {
        await trial(house)
        expect((await house.orders()) - ordersBefore).to.equal(1)
      })
    })
  })
}

const devices = new Map<string, Promise<Device>>()

export async function deviceWithDish(house: TriedHouse): Promise<Device> {
  const known = devices.get(house.name) ?? takeDish(house).then((page) => page.close())
  devices.set(house.name, known)
  const { local, session } = await known
  return { ...aDevice(), local: new Map(local), session: new Map(session) }
}

export async function takeDish(house: TriedHouse, menu = house.menu, device = aDevice()): Promise<TriedPage> {
  const page = triedBefore(house, await openPage(menu, { device, house }))
  await page.user.click(page.see.getByRole('link', { name: house.dish }))
  const sheet = within(await page.see.findByRole('dialog', { name: house.dish }))
  const add = await sheet.findByRole('button', { name: /^Add to cart/ })
  await settled()
  await page.user.click(add)
  await page.see.findByText(`1 × ${house.dish} added to your cart`)
  return page
}

let visits = 0

/**
 * Opens a page in a new quarter hour: kitchens have slot limits, and similar orders in a short time count as
 * duplicates.
 */
export async function openTried(house: TriedHouse, path: string, options: PageOptions = {}): Promise<TriedPage> {
  visits += 1
  const now = noon + (visits % quarters) * 900_000
  return triedBefore(house, await openPage(path, { now, ...options, house }))
}

const quarters = 30

/** A guest's priced checkout; a unique name avoids duplicates. */
export async function openTriedCheckout(
  house: TriedHouse,
  guest: string,
  options: PageOptions = {},
): Promise<TriedPage> {
  const device = options.device ?? (await deviceWithDish(house))
  const page = await openTried(house, '/checkout/current', { ...options, device })
  await beGuest(page, guest)
  await page.see.findByText(house.tax)
  return page
}

/** Waits until all calls have responses, except those that never or later get one. */
export async function quiet(page: TriedPage): Promise<void> {
  const { behind, network } = page
  do await settled()
  while (network.onTheWay() > behind.hung() + behind.slow())
}

export async function passTime(page: TriedPage, seconds: number, isOver = () => false): Promise<void> {
  await quiet(page)
  for (let second = 0; second < seconds && !isOver(); second++) {
    await page.clock.advance(1_000)
    page.behind.wake()
    await quiet(page)
  }
}

export function anyButton(page: TriedPage): HTMLElement | undefined {
  return page.see
    .queryAllByRole('button', { name: /^(Place Order · |Continue to payment · |Pay \$)/ })
    .find((one) => one.getAttribute('aria-disabled') !== 'true' && one.getAttribute('aria-busy') !== 'true')
}

export function reads(page: TriedPage, sentence: string): boolean {
  return textOf(page).includes(sentence)
}

export function untilReads(page: TriedPage, sentence: string): Promise<void> {
  return until(page, () => {
    if (!reads(page, sentence)) throw new Error(`«${sentence}» is not in: ${textOf(page)}`)
  })
}
