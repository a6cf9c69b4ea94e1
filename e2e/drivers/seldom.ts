import { expect, type Locator } from '@playwright/test'
import type { Stage } from '../in-each-look.ts'
import type { WrittenAddress } from './address-sheet.ts'
import { said } from './said.ts'
import { giveGuest } from './tour.ts'

/** Drives any brand in either language to its rare screens. */
export function seldom({ page, server, it, locale }: Pick<Stage, 'page' | 'server' | 'it' | 'locale'>) {
  const say = said[locale]
  const button = (name: string | RegExp, place: Locator | typeof page = page) =>
    place.getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })

  const openMenu = (type = 'pickup') => page.goto(server.at(`/location/${it.slug}/${type}`, it.host))

  const openDish = async (name: string) => {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    const sheet = page.getByRole('dialog', { name, exact: true })
    await expect(sheet).toBeVisible()
    return sheet
  }

  const addDish = async () => {
    const sheet = await openDish(it.dish)
    if (it.choice !== undefined) {
      await sheet.getByRole('tab', { name: it.choice.tab }).click()
      await sheet.getByRole('radio', { name: it.choice.name }).check()
    }
    await button(say.add, sheet).click()
    await expect(sheet).toBeHidden()
  }

  const openCart = async () => {
    await button(say.cart).click()
    const cart = page.getByRole('dialog', { name: locale === 'es' ? 'Tu carrito' : 'Your cart', exact: true })
    await expect(cart).toBeVisible()
    return cart
  }

  /** Types the delivery address into the location sheet. */
  const writeAddress = async ({ street, city, state, zip }: WrittenAddress) => {
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('combobox').first().fill(street)
    await sheet.locator('[autocomplete="address-level2"]').fill(city)
    await sheet.locator('[autocomplete="address-level1"]').fill(state)
    await sheet.locator('[autocomplete="postal-code"]').fill(zip)
    await button(say.check, sheet).click()
  }

  const openAddress = async () => {
    await page.goto(server.at('/?type=delivery', it.host))
    await button(say.address, page.getByRole('main')).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('combobox').first()).toBeFocused()
    return sheet
  }

  const toPay = async () => {
    await page.goto(server.at('/checkout/current', it.host))
    await expect(page.locator('input[autocomplete="email"]')).toBeVisible()
  }

  const toCheckout = async (guest: string) => {
    await toPay()
    await giveGuest(page, locale, guest)
    await expect(button(say.toCard).or(page.getByRole('alert')).first()).toBeVisible()
  }

  const openCard = async () => {
    const number = page.getByLabel(say.number)
    await expect(number.or(button(say.continueToPayment)).first()).toBeVisible()
    if (!(await number.isVisible())) await button(say.continueToPayment).click()
    await expect(number).toBeVisible()
  }

  const writeCard = async (number: string) => {
    await page.getByLabel(say.number).fill(number)
    await page.getByLabel(say.expiry).fill('12/34')
    await page.getByLabel(say.cvc).fill('123')
    await page.getByLabel(say.zip).fill('11231')
  }

  return {
    say,
    button,
    openMenu,
    openDish,
    addDish,
    openCart,
    openAddress,
    writeAddress,
    toPay,
    toCheckout,
    openCard,
    writeCard,
  }
}
