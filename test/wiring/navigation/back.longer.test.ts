import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import type { Device } from '../drivers/device.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  beGuest,
  deviceWithDelivery,
  deviceWithRamen,
  deviceWithTenders,
  logIn,
  menuOf,
  textOf,
  toPacking,
  toUpsells,
  until,
} from '../drivers/scenes.ts'

type Name = string | RegExp

interface Step {
  readonly press: Name | ((page: OpenPage) => Promise<unknown>)
  readonly shows: Name
}

/** Screens on top of each other, the first over the opened page. */
interface Way {
  readonly way: string
  readonly open: () => Promise<OpenPage>
  readonly ground: Name
  readonly steps: readonly Step[]
}

function inFront(page: OpenPage): string {
  const shown = [...page.see.queryAllByRole('dialog'), ...page.see.queryAllByRole('alertdialog')].filter((one) =>
    one.hasAttribute('open'),
  )
  const named = shown.at(-1) ?? page.see.queryAllByRole('heading', { level: 1 })[0]
  const label = named?.getAttribute('aria-labelledby')
  return (
    named?.getAttribute('aria-label') ??
    (label == null ? named?.textContent : page.window.document.getElementById(label)?.textContent) ??
    ''
  )
}

async function isSeen(page: OpenPage, name: Name, why: string): Promise<void> {
  await until(page, () => {
    const front = inFront(page)
    const isIt = typeof name === 'string' ? front === name : name.test(front)
    expect(isIt, `${why}: ${name} wanted, ${front} seen in ${textOf(page).slice(-200)}`).to.equal(true)
  })
}

/** Opens all steps, then Back to the start and Forward again, with a reload of the last screen. */
async function walk({ way, open, ground, steps }: Way): Promise<void> {
  const page = await open()
  await isSeen(page, ground, `${way}, before`)
  for (const { press, shows } of steps) {
    if (typeof press === 'function') await press(page)
    else await page.user.click(await page.see.findByRole('button', { name: press }))
    await isSeen(page, shows, `${way}, a step further`)
  }
  const all = [ground, ...steps.map(({ shows }) => shows)]
  for (const shows of all.slice(0, -1).reverse()) {
    page.window.history.back()
    await isSeen(page, shows, `${way}, Back`)
  }
  for (const shows of all.slice(1)) {
    page.window.history.forward()
    await isSeen(page, shows, `${way}, Forward`)
  }
  const again = await page.reload()
  await isSeen(again, all.at(-1) ?? ground, `${way}, a reload`)
}

const menu = 'Main Street menu'
const cart: Step = { press: /View cart/, shows: 'Your cart' }

async function onMenu(device: Promise<Device> = deviceWithRamen(), path = menuOf()): Promise<OpenPage> {
  return openPage(path, { device: await device })
}
function link(name: Name) {
  return async (page: OpenPage) => page.user.click(await page.see.findByRole('link', { name }))
}

const inTheShop: readonly Way[] = [
  { way: 'a dish', open: () => onMenu(), ground: menu, steps: [{ press: link(/Ramen/), shows: /^Ramen/ }] },
  { way: 'an account', open: () => onMenu(), ground: menu, steps: [{ press: 'Your account', shows: 'Log in' }] },
  {
    way: 'a line that is edited',
    open: () => onMenu(),
    ground: menu,
    steps: [cart, { press: 'Edit Ramen', shows: /^Ramen/ }],
  },
  {
    way: 'a line that is removed',
    open: () => onMenu(),
    ground: menu,
    steps: [cart, { press: 'Remove Ramen', shows: 'Remove Ramen from your cart?' }],
  },
  {
    way: 'all lines that are removed',
    open: () => onMenu(),
    ground: menu,
    steps: [cart, { press: 'Remove all', shows: 'Remove everything from your cart?' }],
  },
  {
    way: 'another time',
    open: () => onMenu(),
    ground: menu,
    steps: [cart, { press: 'Change time', shows: 'When would you like it?' }],
  },
  {
    way: 'another restaurant, and its times',
    open: () => onMenu(),
    ground: menu,
    steps: [
      cart,
      {
        press: async (page) => {
          const buttons = await page.see.findAllByRole('button', { name: 'Change location' })
          await page.user.click(buttons.at(-1) ?? page.window.document.body)
        },
        shows: 'Choose a location',
      },
      { press: 'Order ahead from Main Street', shows: 'When would you like it?' },
    ],
  },
  {
    way: 'a log-in',
    open: () => onMenu(),
    ground: menu,
    steps: [cart, { press: 'Have an account? Log in', shows: 'Log in' }],
  },
  {
    way: 'an employee’s link',
    open: () => onMenu(),
    ground: menu,
    steps: [
      cart,
      { press: 'Have an account? Log in', shows: 'Log in' },
      { press: (page) => logIn(page, 'emil'), shows: 'Create Link' },
    ],
  },
  {
    way: 'what goes with it, and what it is packed in',
    open: () => onMenu(),
    ground: menu,
    steps: [cart, { press: toUpsells, shows: 'Anything else?' }, { press: toPacking, shows: 'Utensils & extras' }],
  },
  {
    way: 'an upsell that has to be chosen',
    open: () => onMenu(),
    ground: menu,
    steps: [
      cart,
      { press: toUpsells, shows: 'Anything else?' },
      { press: 'Choose options for Dumplings', shows: /^Dumplings/ },
    ],
  },
  {
    way: 'another address',
    open: () => onMenu(deviceWithDelivery(), menuOf('delivery', 'harbor')),
    ground: 'Harbor menu',
    steps: [cart, { press: /^(Change|Edit).*address/, shows: 'Where should we deliver?' }],
  },
  {
    way: 'a table',
    open: () => onMenu(deviceWithRamen('main-street', 'dine-in'), menuOf('dine-in')),
    ground: menu,
    steps: [cart, { press: /^(Checkout|Continue ·)/, shows: 'Which table are you at?' }],
  },
  {
    way: 'an address before any restaurant',
    open: () => openPage('/?type=delivery'),
    ground: 'Noodle House',
    steps: [
      {
        press: async (page) => {
          const [enter] = await page.see.findAllByRole('button', { name: 'Enter your address' })
          await page.user.click(enter ?? page.window.document.body)
        },
        shows: 'Where should we deliver?',
      },
    ],
  },
]

const tenders = { themes: { ...aBrand().themes, checkout: { ...aBrand().themes.checkout, giftCard: true } } }
async function atCheckout(device: Promise<Device> = deviceWithRamen()): Promise<OpenPage> {
  return openPage('/checkout/current', { device: await device, brand: tenders })
}
const guest = 'Who is this order for?'
const known: Step = { press: (page) => beGuest(page), shows: 'Checkout' }

const atTheCheckout: readonly Way[] = [
  { way: 'a log-in', open: () => atCheckout(), ground: guest, steps: [{ press: 'Log in', shows: 'Log in' }] },
  {
    way: 'a card',
    open: () => atCheckout(),
    ground: guest,
    steps: [known, { press: /^Continue to payment/, shows: 'Payment' }],
  },
  {
    way: 'a promo code',
    open: () => atCheckout(),
    ground: guest,
    steps: [known, { press: 'Add promo code', shows: 'Promo code' }],
  },
  {
    way: 'a gift card',
    open: () => atCheckout(),
    ground: guest,
    steps: [known, { press: 'Add gift card', shows: 'Gift card' }],
  },
  {
    way: 'a promo code that is taken off',
    open: () => atCheckout(deviceWithTenders()),
    ground: 'Checkout',
    steps: [{ press: /^Remove promo code/, shows: /^Remove/ }],
  },
  {
    way: 'a gift card that is taken off',
    open: () => atCheckout(deviceWithTenders()),
    ground: 'Checkout',
    steps: [{ press: /^Remove gift card/, shows: /^Remove/ }],
  },
  {
    way: 'another time',
    open: () => atCheckout(),
    ground: guest,
    steps: [known, { press: 'Change time', shows: /When would you like it/ }],
  },
  {
    way: 'a table that is asked for',
    open: () => atCheckout(deviceWithRamen('main-street', 'dine-in')),
    ground: /table/,
    steps: [],
  },
]

describe('Back, Forward and a reload', () => {
  for (const one of inTheShop)
    it(`CART-12 in the shop lead one step back, one on, and nowhere else: ${one.way}`, () => walk(one))
  it('CART-12 a step that Forward leads to is shown at once, though nobody has touched the page yet', async () => {
    const page = await openPage(menuOf(), { device: await deviceWithRamen() })
    await isSeen(page, menu, 'as it was loaded')
    const { history } = page.window
    history.pushState({ flow: { at: { _tag: 'Cart', path: '/' }, depth: 1, isFromShop: false } }, '')
    history.back()
    await until(page, () => expect(history.state).to.equal(null))
    history.forward()
    await isSeen(page, 'Your cart', 'Forward')
    history.back()
    await isSeen(page, menu, 'Back')
  })
  for (const one of atTheCheckout)
    it(`CART-12 at the checkout lead one step back, one on, and nowhere else: ${one.way}`, () => walk(one))
})
