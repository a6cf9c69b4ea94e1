import type { Locator, Page } from '@playwright/test'
import { account } from '../drivers/account.ts'
import { addressSheet } from '../drivers/address-sheet.ts'
import { cardScreen, cards, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { scheduleSheet } from '../drivers/schedule.ts'
import { cart, itemSheet, nestedDrawer, shop } from '../drivers/shop.ts'
import { packingStep, upsellsStep } from '../drivers/steps.ts'
import { type Shop, shops } from '../drivers/tour.ts'
import { expect, test } from '../fixtures.ts'

const orders = {
  ember: {
    name: 'Red Hook',
    category: 'Folded and stacked',
    dish: 'The Ember burger',
    group: 'Make it a meal',
    choice: 'Seaweed fries and a drink',
    inside: 'Still water',
    other: 'Miso soup',
  },
  nocturne: {
    name: 'Alberta Street',
    category: 'Late plates',
    dish: 'Midnight waffle',
    group: 'Make it a night',
    choice: 'A drink and a burnt sugar ring',
    inside: 'Hot chocolate',
    other: 'Espresso',
  },
} as const

const sizes = { ember: { width: 1280, height: 800 }, nocturne: { width: 390, height: 844 } }

async function passSteps(page: Page, tabTo: (target: Locator) => Promise<void>) {
  const { goOn } = upsellsStep(page)
  const { next } = packingStep(page)
  const email = page.getByLabel('Email')
  await expect(goOn.or(next).or(email).first()).toBeVisible()
  if (await goOn.isVisible()) {
    await tabTo(goOn)
    await page.keyboard.press('Enter')
  }
  await expect(next.or(email).first()).toBeVisible()
  if (await next.isVisible()) {
    await tabTo(next)
    await page.keyboard.press('Enter')
  }
  await expect(email).toBeVisible()
}

async function beGuest(page: Page, { tabTo }: ReturnType<typeof keyboard>, given: string) {
  for (const [label, text] of [
    ['Full name', `${given} Keyboard`],
    ['First name', given],
    ['Last name', 'Keyboard'],
    ['Email', `${given.toLowerCase()}@guest.example`],
  ] as const) {
    const field = page.getByLabel(label)
    if ((await field.count()) === 0) continue
    await tabTo(field)
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Enter')
}

for (const [brand, { host, slug, address }] of Object.entries(shops) as [keyof typeof shops, Shop][]) {
  const { name, category, dish, group, choice, inside, other } = orders[brand]
  const viewport = sizes[brand]
  test.describe(`${brand} at ${viewport.width}`, () => {
    test.use({ viewport })

    test(`SHELL-19, SHELL-20, SEL-14, SEL-25, CART-05, PAY-02, CHK-46, CONF-01 an order is made, changed and paid by card without a pointer, and the focus is seen at every stop: ${brand} at ${viewport.width}`, {
      tag: '@longer',
    }, async ({ page, server }) => {
      test.slow()
      page.setDefaultTimeout(40_000)
      const keys = keyboard(page)
      const { press, tabTo, choose, write, expectSeen } = keys
      await page.goto(server.at('/', host))
      await tabTo(page.getByRole('link', { name: `See the ${name} menu` }))
      await press('Enter')
      await expect(page).toHaveURL(server.at(`/location/${slug}/pickup`, host))

      await tabTo(page.getByRole('navigation', { name: 'Menu categories' }).getByRole('link', { name: category }))
      await press('Enter')
      await expect(page.getByRole('region', { name: category })).toBeFocused()
      const sheet = itemSheet(page, dish)
      await tabTo(shop(page).dish(dish))
      await press('Enter')
      await expect(sheet.dialog).toBeVisible()
      const meal = sheet.choice(group, choice)
      const drawer = nestedDrawer(page, choice)
      const extras = sheet.dialog.getByRole('tab', { name: 'Extras' })
      if (await extras.isVisible()) await tabTo(extras)
      await choose(meal)
      await expect(drawer.dialog).toBeVisible()
      await press('Escape')
      await expect(drawer.dialog).toBeHidden()
      await expect(meal).not.toBeChecked()
      await expectSeen(meal)
      await press('Space')
      await tabTo(drawer.save)
      await press('Enter')
      await expect(drawer.dialog).toContainText('You must select at least 1')
      await expect(drawer.dialog.getByRole('radio').first()).toBeFocused()
      await choose(drawer.dialog.getByRole('radio', { name: inside }))
      await tabTo(drawer.save)
      await press('Enter')
      await expect(drawer.dialog).toBeHidden()
      await expectSeen(meal)
      await tabTo(sheet.submit)
      await press('Enter')
      await expect(sheet.dialog).toBeHidden()
      await expectSeen(shop(page).dish(dish))

      const second = itemSheet(page, other)
      await tabTo(shop(page).dish(other), 'Shift+Tab')
      await press('Enter')
      await expect(second.dialog).toBeVisible()
      await tabTo(second.submit)
      await press('Enter')
      await expect(second.dialog).toBeHidden()
      await tabTo(shop(page).cartBar)
      await press('Enter')
      const order = cart(page)
      await expect(order.dialog).toBeVisible()
      await tabTo(order.dialog.getByRole('button', { name: `Edit ${dish}` }))
      await press('Enter')
      await expect(sheet.dialog).toBeVisible()
      await tabTo(sheet.dialog.getByRole('button', { name: `Increase quantity of ${dish}` }))
      await press('Enter')
      await tabTo(sheet.submit)
      await press('Enter')
      await expect(sheet.dialog).toBeHidden()
      await expectSeen(order.dialog.getByRole('button', { name: `Edit ${dish}` }))
      await tabTo(order.dialog.getByRole('button', { name: `Remove ${other}` }))
      await press('Enter')
      await tabTo(page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }))
      await press('Enter')
      await expect(order.line(other)).toBeHidden()
      await tabTo(order.checkout)
      await press('Enter')
      await passSteps(page, tabTo)

      const pay = checkout(page)
      await beGuest(page, keys, 'Nara')
      const payment = pay.section('Your Payment')
      if (brand === 'nocturne') await expectSeen(payment)
      const form = cardScreen(page)
      if (brand === 'ember') {
        await choose(pay.tip('20%'))
        await tabTo(pay.place)
        await press('Enter')
      }
      await expect(form.number).toBeVisible()
      for (const [field, text] of [
        [form.number, cards.approved],
        [form.expiry, '1234'],
        [form.cvc, '123'],
        [form.zip, '11231'],
      ] as const) {
        await tabTo(field)
        await write(text)
      }
      if (brand === 'nocturne') await choose(pay.tip('20%'))
      await tabTo(brand === 'nocturne' ? pay.place : form.pay)
      await press('Enter')
      await confirmation(page).arrive()
      await tabTo(confirmation(page).orderAgain)
    })

    test(`SHELL-19, SHELL-20, LOC-31, SCHED-12, ACCT-13 the sheets for the address, the time and the account are used and left without a pointer: ${brand} at ${viewport.width}`, {
      tag: '@longer',
    }, async ({ page, server }) => {
      test.slow()
      page.setDefaultTimeout(40_000)
      const { press, tabTo, choose, write, expectSeen } = keyboard(page)
      await page.goto(server.at('/?type=delivery', host))
      const enter = page.getByRole('main').getByRole('button', { name: 'Enter your address' })
      const where = addressSheet(page)
      await tabTo(enter)
      await press('Enter')
      await expectSeen(where.street)
      await press('Escape')
      await expect(where.dialog).toBeHidden()
      await expectSeen(enter)
      await press('Enter')
      await expectSeen(where.street)
      await write(address.street.slice(0, 8))
      await expect(where.dialog.getByRole('option').first()).toBeVisible()
      await press('ArrowDown')
      await press('Enter')
      await expect(where.deliver).toBeVisible()
      await tabTo(where.deliver)
      await press('Enter')
      await expect(where.dialog).toBeHidden()

      await page.goto(server.at(`/location/${slug}/pickup`, host))
      const login = account(page)
      const sheet = page.getByRole('dialog')
      await tabTo(login.open)
      await press('Enter')
      await expect(login.email).toBeVisible()
      await tabTo(login.forgot)
      await press('Enter')
      await expect(login.sendCode).toBeVisible()
      await press('Escape')
      await expect(sheet).toBeHidden()
      await expectSeen(login.open)

      const dish = itemSheet(page, other)
      await tabTo(shop(page).dish(other))
      await press('Enter')
      await expect(dish.dialog).toBeVisible()
      await tabTo(dish.submit)
      await press('Enter')
      await expect(dish.dialog).toBeHidden()
      await tabTo(shop(page).cartBar)
      await press('Enter')
      const order = cart(page)
      await expect(order.dialog).toBeVisible()
      const when = scheduleSheet(page)
      await tabTo(when.edit)
      await press('Enter')
      await expect(when.dialog).toBeVisible()
      await press('Escape')
      await expect(when.dialog).toBeHidden()
      await expectSeen(when.edit)
      await press('Enter')
      await expect(when.dialog).toBeVisible()
      await expect(when.time.or(when.times.last())).toBeVisible()
      if (await when.time.isVisible()) {
        await tabTo(when.time)
        await press('ArrowDown')
      } else await choose(when.times.last())
      await tabTo(when.confirm)
      await press('Enter')
      await expect(when.dialog).toBeHidden()
      await expectSeen(when.edit)
    })
  })
}
