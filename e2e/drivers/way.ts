import { expect, type Page } from '@playwright/test'
import { checkout } from './checkout.ts'
import { cart, shop } from './shop.ts'
import type { ShopServer } from './shop-server.ts'
import { packingStep, upsellsStep } from './steps.ts'

/** Where the journeys begin that are about what comes later. */
export const pickupMenu = '/location/red-hook/pickup'

interface Way {
  readonly menu?: string
  readonly host?: string
  /** As the menu offers them, a portion of each. */
  readonly dishes?: readonly string[]
}

/** Out of the cart, which is opened where it is not, through its forward button and what is asked on the way. */
export async function leaveCart(page: Page) {
  const order = cart(page)
  if (!(await order.dialog.isVisible())) await shop(page).openCart()
  await order.checkout.click()
  return passSteps(page)
}

/** Over what goes with the order, without taking any of it, to the pay document. */
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

/** From the menu, with food, to the first screen of the pay document: the guest's, or the checkout of who is known. */
export async function goToPay(page: Page, server: ShopServer, way: Way = {}) {
  await page.goto(server.at(way.menu ?? pickupMenu, way.host))
  for (const dish of way.dishes ?? ['Miso soup']) await (await shop(page).open(dish)).add()
  return leaveCart(page)
}

/** From the menu, with food, to the checkout, as somebody who is not known. */
export async function goToCheckout(page: Page, server: ShopServer, guest: string, way: Way = {}) {
  const pay = await goToPay(page, server, way)
  await pay.beGuest(guest)
  return pay
}
