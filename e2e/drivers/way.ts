import { expect, type Page } from '@playwright/test'
import { checkout } from './checkout.ts'
import { cart, shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { packingStep, upsellsStep } from './steps.ts'

export const pickupMenu = '/location/red-hook/pickup'

interface Way {
  readonly menu?: string
  readonly host?: string
  readonly dishes?: readonly string[]
}

/** Leaves the open cart through its forward button and the steps after it. */
export async function leaveCart(page: Page) {
  const order = cart(page)
  if (!(await order.dialog.isVisible())) await shop(page).openCart()
  await order.checkout.click()
  return passSteps(page)
}

/** Skips the upsell and packing steps. */
export async function passSteps(page: Page) {
  const pay = checkout(page)
  const here = pay.guestHeading.or(pay.heading)
  const [upsells, packing] = [upsellsStep(page), packingStep(page)]
  await expect(upsells.dialog.or(packing.dialog).or(here)).toBeVisible()
  if (await upsells.dialog.isVisible()) await upsells.goOn.click()
  await expect(packing.dialog.or(here)).toBeVisible()
  if (await packing.dialog.isVisible()) await packing.next.click()
  await expect(here).toBeVisible()
  return pay
}

/** Goes from the menu to the pay document: the guest form, or a patron's checkout. */
export async function goToPay(page: Page, server: ShopServer, way: Way = {}) {
  await page.goto(server.at(way.menu ?? pickupMenu, way.host))
  for (const dish of way.dishes ?? ['Miso soup']) await (await shop(page).open(dish)).add()
  return leaveCart(page)
}

export async function goToCheckout(page: Page, server: ShopServer, guest: string, way: Way = {}) {
  const pay = await goToPay(page, server, way)
  await pay.beGuest(guest)
  return pay
}
