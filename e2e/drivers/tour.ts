import { expect, type Locator, type Page } from '@playwright/test'
import { conoverStreet, type WrittenAddress } from './address-sheet.ts'
import type { ShopServer } from './shop-server.ts'

export interface Shop {
  readonly host: string
  readonly address: WrittenAddress
  readonly slug: string
  readonly dish: string
  /** A required choice, and its tab if there is one. */
  readonly choice?: { readonly tab: string; readonly name: string }
}

export const shops = {
  ember: { host: 'localhost', address: conoverStreet, slug: 'red-hook', dish: 'The Ember burger' },
  nocturne: {
    host: 'nocturne.localhost',
    address: { street: '1800 NE Alberta Street', city: 'Portland', state: 'OR', zip: '97211' },
    slug: 'alberta-street',
    dish: 'Flat white',
    choice: { tab: 'The basics', name: 'Oat' },
  },
} satisfies Record<string, Shop>

/** Accessible names in both languages, so a string left in the other language fails. */
const words = {
  en: {
    add: /^Add to cart/,
    cart: /^View cart/,
    checkout: /^(Checkout|Continue ·)/,
    goOn: /^(Continue|No thanks)$/,
    next: 'Next',
    time: 'Change time',
    when: 'When would you like it?',
    guest: 'Continue as guest',
    toPayment: 'Proceed to Payment',
    cash: /^Cash/,
    place: /^Place Order ·/,
    address: 'Enter your address',
  },
  es: {
    add: /^Agregar ·/,
    cart: /^Ver carrito/,
    checkout: /^(Pagar|Continuar) ·/,
    goOn: /^(Continuar|No, gracias)$/,
    next: 'Siguiente',
    time: 'Cambiar hora',
    when: '¿Para cuándo lo quieres?',
    guest: 'Continuar como invitado',
    toPayment: 'Continuar al pago',
    cash: /^Efectivo/,
    place: /^Hacer pedido ·/,
    address: 'Ingresa tu dirección',
  },
}

export async function giveGuest(page: Page, locale: keyof typeof words, guest: string) {
  const [given = '', family = ''] = guest.split(' ')
  const go = page
    .getByRole('button', { name: words[locale].guest })
    .or(page.getByRole('button', { name: words[locale].toPayment }))
  // The form comes with its button; before, no field is there to be counted.
  await go.waitFor()
  const write = async (kind: string, value: string) => {
    const field = page.locator(`input[autocomplete="${kind}"]`)
    if ((await field.count()) > 0) await field.fill(value)
  }
  await write('tel', '2125550100')
  await write('name', guest)
  await write('given-name', given)
  await write('family-name', family)
  await write('email', `${guest.toLowerCase().replace(' ', '.')}@guest.example`)
  await go.click()
}

export async function tour(
  page: Page,
  server: ShopServer,
  { shop, locale, guest }: { readonly shop: Shop; readonly locale: keyof typeof words; readonly guest: string },
  look: (screen: string) => Promise<void>,
) {
  page.setDefaultTimeout(40_000)
  const say = words[locale]
  const button = (name: RegExp | string): Locator => page.getByRole('button', { name })
  await page.goto(server.at(`/?lang=${locale}`, shop.host))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  await look('home')
  await page.goto(server.at('/?type=delivery', shop.host))
  await page.getByRole('main').getByRole('button', { name: say.address }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await look('address')
  await page.goto(server.at(`/location/${shop.slug}/pickup`, shop.host))
  await look('menu')
  await page.getByRole('main').getByRole('link', { name: shop.dish, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: shop.dish, exact: true })
  if (shop.choice !== undefined) {
    await sheet.getByRole('tab', { name: shop.choice.tab }).click()
    await sheet.getByRole('radio', { name: shop.choice.name }).check()
  }
  await look('item')
  await sheet.getByRole('button', { name: say.add }).click()
  await expect(sheet).toBeHidden()
  await button(say.cart).click()
  const cart = page.getByRole('dialog').filter({ has: button(say.checkout) })
  await expect(cart).toBeVisible()
  await look('cart')
  await cart.getByRole('button', { name: say.time }).click()
  const time = page.getByRole('dialog', { name: say.when })
  await expect(time).toBeVisible()
  await look('time')
  await page.keyboard.press('Escape')
  await expect(time).toBeHidden()
  await button(say.checkout).click()
  const pay = page.locator('input[autocomplete="email"]')
  const step = page.getByRole('dialog').getByRole('button', { name: say.goOn })
  const packing = page.getByRole('dialog').getByRole('button', { name: say.next })
  await expect(step.or(packing).or(pay).first()).toBeVisible()
  if (await step.isVisible()) {
    await look('upsells')
    await step.click()
    await expect(packing.or(pay).first()).toBeVisible()
  }
  if (await packing.isVisible()) {
    await look('packing')
    await packing.click()
  }
  await expect(pay).toBeVisible()
  await look('guest')
  await giveGuest(page, locale, guest)
  await page.getByRole('radio', { name: say.cash }).check()
  await expect(button(say.place)).toBeEnabled()
  await look('checkout')
  await button(say.place).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await look('confirmation')
}
