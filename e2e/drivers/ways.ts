import type { Page } from '@playwright/test'
import { type Seen, seeInFront } from './in-front.ts'
import { savedCart } from './saved-cart.ts'
import type { ShopServer } from './shop-server.ts'
import { type Shop, shops } from './tour.ts'

export interface Step extends Seen {
  readonly go: (page: Page) => Promise<unknown>
}

/** Screens opened one after the other. Back from the first leaves the way. */
export interface Way {
  readonly name: string
  readonly begin: (page: Page, server: ShopServer) => Promise<unknown>
  readonly ground: Seen
  readonly steps: readonly Step[]
}

const shop: Shop = shops.ember
const path = `/location/${shop.slug}/pickup`
const menu: Seen = { shows: /Red Hook menu/, at: new RegExp(`^${path}$`) }

function onMenu(go: Step['go'], shows: RegExp): Step {
  return { ...menu, go, shows }
}

function paying(go: Step['go'], shows: RegExp): Step {
  return { go, shows, at: /^\/checkout\/current$/ }
}

/**
 * Screens in visiting order: Back and Forward move along them and a reload shows the same one.
 * test/wiring/navigation/back.longer.test.ts covers the other screens without a browser.
 */
export const ways: readonly Way[] = [
  {
    name: 'a dish',
    begin: (page, server) => page.goto(server.at('/')),
    ground: { shows: /Noodles, charcoal/, at: /^\/$/ },
    steps: [
      { ...menu, go: (page) => page.getByRole('link', { name: 'See the Red Hook menu' }).click() },
      {
        shows: new RegExp(shop.dish),
        at: new RegExp(`^${path}/[^/]+/[^/]+$`),
        go: tap,
      },
    ],
  },
  {
    name: 'a card',
    begin: async (page, server) => {
      await page.goto(server.at(path))
      await addDish(page)
    },
    ground: menu,
    steps: [
      onMenu(press(/^View cart/), /Your cart/),
      onMenu(press(/^(Checkout|Continue ·)/), /Anything else\?/),
      onMenu(press(/^(Continue|No thanks)/), /Utensils/),
      paying(press('Next'), /Who is this order for\?/),
      paying(beGuest, /Checkout/),
      paying(press(/^Continue to payment/), /Payment/),
    ],
  },
  {
    name: 'a cart that was handed over',
    begin: async (page, server) => {
      await page.goto(server.at(`/cart/${await savedCart(page.request, server)}`))
      await seeInFront(page, { ...menu, shows: /Your cart/ }, 'the cart')
      await page.goBack()
    },
    ground: menu,
    steps: [
      onMenu((page) => page.goForward(), /Your cart/),
      onMenu(press(/^(Checkout|Continue ·)/), /Anything else\?/),
      onMenu(press(/^(Continue|No thanks)/), /Utensils/),
      paying(press('Next'), /Who is this order for\?/),
    ],
  },
]

function press(name: string | RegExp): Step['go'] {
  const exact = typeof name === 'string' ? { exact: true } : {}
  // The layer behind a sheet may have the same name.
  return (page) =>
    page
      .getByRole('button', { name, ...exact })
      .last()
      .click()
}

function tap(page: Page): Promise<void> {
  return page.getByRole('main').getByRole('link', { name: shop.dish, exact: true }).click()
}

async function addDish(page: Page): Promise<void> {
  await tap(page)
  const sheet = page.getByRole('dialog', { name: shop.dish, exact: true })
  await sheet.getByRole('button', { name: /^Add to cart/ }).click()
  await sheet.waitFor({ state: 'hidden' })
}

async function beGuest(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Wanda Way')
  await page.getByLabel('Email').fill('wanda.way@guest.example')
  const phone = page.getByLabel('Phone')
  if ((await phone.count()) > 0) await phone.fill('(212) 555-0100')
  await press('Continue as guest')(page)
}
