import type { Page } from '@playwright/test'
import { type Seen, seeInFront } from './in-front.ts'
import { savedCart } from './saved-cart.ts'
import type { ShopServer } from './shop-server.ts'
import { type Shop, shops } from './tour.ts'

/** A screen, and what is done on the one before it to get there. */
export interface Step extends Seen {
  readonly go: (page: Page) => Promise<unknown>
}

/** Screens that are opened one after the other. Below the first, nothing of the way lies. */
export interface Way {
  readonly name: string
  readonly begin: (page: Page, server: ShopServer) => Promise<unknown>
  readonly ground: Seen
  readonly steps: readonly Step[]
}

const facts = {
  ember: { place: 'Red Hook', home: /Noodles, charcoal/, market: 'corner-tables', marketName: /Corner Tables/ },
  nocturne: {
    place: 'Alberta Street',
    home: /Doughnuts after dark/,
    market: 'night-market',
    marketName: /Night Market/,
  },
}

/**
 * Screens of a brand, in the row in which customers come to them: Back leads to the one before, Forward to the one after,
 * and a reload shows it again. The screens beside these are walked without a browser (test/wiring/navigation/back.longer.test.ts).
 */
export function waysOf(brand: keyof typeof shops): readonly Way[] {
  const shop: Shop = shops[brand]
  const { place, home, market, marketName } = facts[brand]
  const path = (type: string) => `/location/${shop.slug}/${type}`
  const menu = (type = 'pickup'): Seen => ({
    shows: new RegExp(`The menu at ${place}`),
    at: new RegExp(`^${path(type)}$`),
  })
  const onMenu = (go: Step['go'], shows: RegExp, type = 'pickup'): Step => ({ ...menu(type), go, shows })
  const paying = (go: Step['go'], shows: RegExp): Step => ({ go, shows, at: /^\/checkout\/current$/ })

  const withDish =
    (type = 'pickup') =>
    async (page: Page, server: ShopServer) => {
      await page.goto(server.at(path(type), shop.host))
      await addDish(page, shop)
    }
  const forward = press(/^(Checkout|Continue to extras)/)
  const toTheDish: readonly Step[] = [
    { ...menu(), go: (page) => page.getByRole('link', { name: `See the menu of ${place}` }).click() },
    {
      shows: new RegExp(shop.dish),
      at: new RegExp(`^${path('pickup')}/[^/]+/[^/]+$`),
      go: (page) => tap(page, shop),
    },
  ]
  /** All that one brand asks between the menu and the card. */
  const toTheCard: Way = {
    name: 'a card',
    begin: withDish(),
    ground: menu(),
    steps: [
      onMenu(press(/^View order/), /Your order/),
      onMenu(forward, /Something else\?/),
      onMenu(press(/^Continue/), /Packing/),
      paying(press('Next'), /Who is this order for\?/),
      paying(beGuest, /Checkout/),
      paying(press(/^Continue to card/), /Payment/),
    ],
  }

  const throughTheMarket: Way = {
    name: 'a marketplace',
    begin: (page, server) => page.goto(server.at(`/market/${market}`, shop.host)),
    ground: { shows: marketName, at: new RegExp(`^/market/${market}$`) },
    steps: toTheDish,
  }
  /** Its cart opens over the menu that it is for. */
  const byALink: Way = {
    name: 'a cart that was handed over',
    begin: async (page, server) => {
      await page.goto(server.at(`/cart/${await savedCart(page.request, server)}`, shop.host))
      await seeInFront(page, onMenu(press(''), /Your order/), 'the cart')
      await page.goBack()
    },
    ground: menu(),
    steps: [
      onMenu((page) => page.goForward(), /Your order/),
      onMenu(forward, /Something else\?/),
      onMenu(press(/^Continue/), /Packing/),
      paying(press('Next'), /Who is this order for\?/),
    ],
  }

  return [
    {
      name: 'a dish',
      begin: (page, server) => page.goto(server.at('/', shop.host)),
      ground: { shows: home, at: /^\/$/ },
      steps: toTheDish,
    },
    {
      name: 'a table',
      begin: withDish('dine-in'),
      ground: menu('dine-in'),
      steps: [
        onMenu(press(/^View order/), /Your order/, 'dine-in'),
        onMenu(forward, /Which table are you at\?/, 'dine-in'),
      ],
    },
    throughTheMarket,
    // What the second brand asks on the way to the card is walked by its other journeys.
    ...(brand === 'ember' ? [toTheCard, byALink] : []),
  ]
}

function press(name: string | RegExp): Step['go'] {
  const exact = typeof name === 'string' ? { exact: true } : {}
  // What lies behind a sheet may be called the same.
  return (page) =>
    page
      .getByRole('button', { name, ...exact })
      .last()
      .click()
}

function tap(page: Page, { dish }: Shop): Promise<void> {
  return page.getByRole('main').getByRole('link', { name: dish, exact: true }).click()
}

async function addDish(page: Page, shop: Shop): Promise<void> {
  await tap(page, shop)
  const sheet = page.getByRole('dialog', { name: shop.dish, exact: true })
  if (shop.choice !== undefined) {
    await sheet.getByRole('tab', { name: shop.choice.tab }).click()
    await sheet.getByRole('radio', { name: shop.choice.name }).check()
  }
  await sheet.getByRole('button', { name: /^Add to order/ }).click()
  await sheet.waitFor({ state: 'hidden' })
}

async function beGuest(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Wanda Way')
  await page.getByLabel('E-mail').fill('wanda.way@guest.example')
  await press('Continue as guest')(page)
}
