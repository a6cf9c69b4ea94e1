import type { Page } from '@playwright/test'
import type { Wrong } from '../../test/bare-back-end/misbehaviour.ts'
import { withFields } from '../../test/bare-back-end/misbehaviour.ts'
import { account } from '../drivers/account.ts'
import { addressSheet } from '../drivers/address-sheet.ts'
import { cardScreen, cards, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import type { ContractShop } from '../drivers/contract-shop.ts'
import type { Dish } from '../drivers/contract-trade.ts'
import { scheduleSheet } from '../drivers/schedule.ts'
import { shop } from '../drivers/shop.ts'
import { packingStep, tableStep, upsellsStep } from '../drivers/steps.ts'
import { giftCard, promo } from '../drivers/tenders.ts'
import { leaveCart, passSteps } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const longer = { tag: '@longer' }

/**
 * An order in every way that the contract has, by a storefront whose back end has none of our additions. Whatever is
 * asked otherwise than the contract says fails the journey.
 */
export function contractJourneys(where: string, open: () => Promise<ContractShop>): void {
  test.describe(where, () => {
    let house: ContractShop
    test.beforeAll(async () => {
      test.setTimeout(240_000)
      house = await open()
    })
    test.afterAll(() => house.stop())

    let before = { orders: 0, departures: 0, storefront: 0, backEnd: 0 }
    test.beforeEach(({ guard }) => {
      // Additions that it does not have are looked for, and Chromium writes down every 404.
      guard.expectNoise(/status of 40[45]/)
      before = {
        orders: house.orders().length,
        departures: house.backEnd.departures().length,
        storefront: house.storefront.errors.length,
        backEnd: house.errors().length,
      }
    })
    test.afterEach(() => {
      house.backEnd.behave()
      expect(
        house.backEnd.departures().slice(before.departures),
        'what the storefront asked otherwise than the contract',
      ).toEqual([])
      expect(house.storefront.errors.slice(before.storefront), 'what went wrong in the storefront').toEqual([])
      expect(house.errors().slice(before.backEnd), 'what went wrong in the back end').toEqual([])
    })

    const placed = () => house.orders().slice(before.orders)
    const menu = (type: 'pickup' | 'delivery' | 'dine-in' = 'pickup') =>
      house.storefront.at(`/location/${house.trade.slug}/${type}`)

    const take = async (page: Page, { name, choice }: Dish, portions: 1 | 2 = 1) => {
      const sheet = await shop(page).open(name)
      if (choice !== undefined) await sheet.choose(...choice)
      if (portions === 2) await sheet.more()
      await sheet.add()
    }

    const payInCash = async (page: Page, guest: string) => {
      await leaveCart(page)
      return cashOf(page, guest)
    }

    /** From the guest's screen of the pay document. */
    const cashOf = async (page: Page, guest: string) => {
      const pay = checkout(page)
      await pay.beGuest(guest)
      await pay.cash.check()
      await expect(pay.place).toHaveText(/^Place Order/)
      return pay
    }

    /** The order's page, by the id that the back end gave it. */
    const arrived = async (page: Page, status = 'Your order is in the kitchen') => {
      await expect(page).toHaveURL(new RegExp(`/order/${house.trade.orderId.source}$`))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(status)
      expect(placed()).toHaveLength(1)
      expect(page.url()).toContain(`/order/${placed()[0]?.id}`)
      return confirmation(page)
    }

    test(
      'API-49, CHK-50, CONF-01 a guest orders for pickup, pays in cash, and finds the order again',
      longer,
      async ({ page }) => {
        const { dish, total } = house.trade.pickup
        await page.goto(menu())
        await take(page, dish)
        const pay = await payInCash(page, 'Cleo Cash')
        await expect(pay.place).toHaveText(`Place Order · ${total}`)
        await pay.place.click()
        const done = await arrived(page)
        await expect(done.main).toContainText(`1 × ${dish.name}`)
        await expect(done.amount('Total')).toHaveText(total)
        const number = await done.number()
        await page.reload()
        await arrived(page)
        expect(await done.number()).toBe(number)
        await done.orderAgain.click()
        await expect(page).toHaveURL(menu())
      },
    )

    test(
      'PROMO-04, GIFT-05, PRICE-18, API-39 a code, a gift card without a bot check, a tip and a card',
      longer,
      async ({ page, guard }) => {
        guard.expectNoise(/status of 400/)
        const { dish, code, unknownCode, idleCode, discount, unknownCard, card, amounts } = house.trade.tenders
        await page.goto(menu())
        await take(page, dish)
        const pay = await leaveCart(page)
        await pay.beGuest('Penny Promo')
        const typed = promo(page)
        await typed.add.click()
        for (const [text, says] of [unknownCode, idleCode]) {
          await typed.field.fill(text)
          await typed.field.press('Enter')
          await expect(typed.field).toHaveAccessibleDescription(says)
        }
        await typed.field.fill(code)
        await typed.field.press('Enter')
        await expect(pay.heading).toBeVisible()
        await expect(page.getByRole('region', { name: 'Summary' })).toContainText(discount)
        const stored = giftCard(page)
        await stored.add.click()
        await stored.field.fill(unknownCard)
        await stored.field.press('Enter')
        await expect(stored.field).toHaveAccessibleDescription(/Gift card could not be found\. \(404\)/)
        await stored.field.fill(card)
        await stored.apply.click()
        await expect(pay.heading).toBeVisible()
        await expect(pay.amount('Gift card')).toHaveText(amounts.card)
        await pay.tip('20%').check()
        await expect(pay.amount('Tip')).toHaveText(amounts.tip)
        await expect(pay.place).toHaveText(`Continue to card · ${amounts.due}`)
        await pay.place.click()
        const form = cardScreen(page)
        await form.fill(cards.approved)
        await form.pay.click()
        const done = await arrived(page)
        await expect(done.amount('Total')).toHaveText(amounts.due)
        const humanChecks = house.backEnd.probes().filter((probe) => probe === 'POST /v1/human-check')
        expect(humanChecks, 'looked for once in a visit').toHaveLength(1)
      },
    )

    test(
      'LOC-45, CONF-07, CONF-08 a delivery by an address that is searched for, followed in the words of the back end',
      longer,
      async ({ page }) => {
        const { dish, typed, offered, street, total } = house.trade.delivery
        house.backEnd.misbehave({
          on: 'GET /order/{id}/tracking',
          wrong: { _tag: 'Change', change: withFields({ status: 'On two wheels' }) },
        })
        await page.goto(menu('delivery'))
        const sheet = addressSheet(page)
        await expect(sheet.street).toBeFocused()
        await sheet.street.fill(typed)
        await sheet.option(offered).click()
        await sheet.deliver.click()
        await expect(page).toHaveURL(menu('delivery'))
        await take(page, dish, 2)
        const pay = await payInCash(page, 'Dinah Delivery')
        await expect(pay.place).toHaveText(`Place Order · ${total}`)
        await pay.place.click()
        const done = await arrived(page, 'Your order is being prepared')
        await expect(done.main).toContainText(street)
        await expect(done.main).toContainText('On two wheels')
        await expect(done.main).toContainText(/Expected at about/)
      },
    )

    test('LOC-43 a delivery to an address by hand, of a back end that only searches', longer, async ({ page }) => {
      const { dish, byHand } = house.trade.delivery
      await page.goto(menu('delivery'))
      await addressSheet(page).deliverTo(byHand)
      await expect(page).toHaveURL(menu('delivery'))
      await take(page, dish, 2)
      const pay = await payInCash(page, 'Hanna Hand')
      await pay.place.click()
      await arrived(page, 'Your order is being prepared')
    })

    test('SCHED-25, UPS-01, PACK-07 an order ahead, with an upsell and packing', longer, async ({ page }) => {
      const { dish, upsell, packing, total } = house.trade.ahead
      await page.goto(menu())
      await take(page, dish)
      const order = await shop(page).openCart()
      const schedule = scheduleSheet(page)
      await schedule.edit.click()
      await schedule.day.selectOption({ index: 1 })
      await schedule.time.selectOption({ label: '12:00 PM' })
      await schedule.confirm.click()
      await expect(schedule.dialog).toBeHidden()
      await expect(order.dialog).toContainText('12:00 PM')
      await order.checkout.click()
      const upsells = upsellsStep(page)
      await upsells.add(upsell).click()
      await expect(upsells.added(upsell)).toBeVisible()
      await upsells.goOn.click()
      const bag = packingStep(page)
      await bag.choice(packing).check()
      await bag.next.click()
      const pay = await cashOf(page, 'Sky Scheduled')
      await expect(pay.place).toHaveText(`Place Order · ${total}`)
      await pay.place.click()
      const done = await arrived(page, 'Your order is scheduled')
      await expect(done.main).toContainText('12:00 PM')
      expect(placed()[0]?.items.map(({ name }) => name)).toEqual([dish.name, upsell, packing])
    })

    test(
      'ACCT-31, LINK-04, CART-26 an employee saves a cart, and a customer signs in and pays for it with their card',
      longer,
      async ({ page, otherBrowser }) => {
        const { employee, patron, plain, link } = house.trade
        const logIn = (on: Page, { email, password }: typeof employee) => account(on).logInAs(email, password)
        await page.goto(menu())
        await page.getByRole('button', { name: 'Your account' }).click()
        await logIn(page, employee)
        await take(page, plain)
        const order = await shop(page).openCart()
        await order.dialog.getByRole('button', { name: 'Create Link' }).click()
        const made = page.getByRole('dialog', { name: 'Create Link' }).getByLabel('Link to this cart')
        await expect(made).toHaveValue(link)

        const theirs = await (await otherBrowser()).newPage()
        await theirs.goto(await made.inputValue())
        await theirs.getByRole('button', { name: 'Log in' }).click()
        await logIn(theirs, patron)
        await expect(theirs.getByRole('main')).toContainText(patron.last4)
        await expect(checkout(theirs).place).toHaveText(`Pay ${patron.pays}`)
        await checkout(theirs).place.click()
        await arrived(theirs)
      },
    )

    test(
      'CARD-04, CARD-06, CARD-07, API-29, API-31, API-32 a patron keeps another card, makes it the primary one and back, and deletes it',
      longer,
      async ({ page }) => {
        const { patron, plain } = house.trade
        await page.goto(menu())
        const form = account(page)
        await form.open.click()
        await form.logInAs(patron.email, patron.password)
        await expect(page.getByRole('dialog')).toBeHidden()
        await take(page, plain)
        const pay = await leaveCart(page)
        const change = page.getByRole('button', { name: /^Change card/ })
        const kept = page.getByRole('radio', { name: /ending in/ })
        const notPrimary = page.getByRole('radio', { name: /ending in(?!.*Primary card)/ })
        const use = page.getByRole('button', { name: 'Use saved card' })
        await change.click()
        await expect(kept).toHaveCount(1)
        await page.getByRole('radio', { name: 'Another card' }).check()
        await cardScreen(page).fill(cards.approved)
        await page.getByRole('button', { name: 'Save this card' }).click()
        await expect(pay.heading).toBeVisible()
        await change.click()
        await expect(kept).toHaveCount(2)
        // To the new one, and back to the one that was first.
        for (const _ of ['there', 'back']) {
          await notPrimary.check()
          await use.click()
          await page.getByRole('alertdialog').getByRole('button', { name: 'Make primary' }).click()
          await expect(page.getByRole('status').filter({ hasText: 'Primary Card Updated' })).toBeVisible()
          await page.reload()
          await expect(kept).toHaveCount(2)
        }
        await page
          .getByRole('button', { name: /^Delete .* ending in/ })
          .nth(1)
          .click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete card' }).click()
        await expect(page.getByRole('status').filter({ hasText: 'Card Deleted' })).toBeVisible()
        await page.reload()
        await expect(kept).toHaveCount(1)
        await expect(kept).toHaveAccessibleName(new RegExp(patron.last4))
      },
    )

    test(
      'ACCT-17, ACCT-28, API-15, API-16 an e-mail without an account is led to one, which is opened',
      longer,
      async ({ page, guard }) => {
        guard.expectNoise(/status of 404/)
        await page.goto(menu())
        const form = account(page)
        await form.open.click()
        await form.email.fill('olga@other.example')
        await form.goOn.click()
        await expect(form.email).toHaveValue('olga@other.example')
        await form.firstName.fill('Olga')
        await form.lastName.fill('Other')
        await form.phone.fill('5035550177')
        await form.password.fill('by another hand')
        await form.signUp.click()
        await expect(page.getByText('Your account is ready, Olga.')).toBeVisible()
        await form.goOn.click()
        // Only an addition of ours can say that nobody verifies phones yet.
        if (house.trade.asksForVerifiedPhones) {
          await expect(page.getByText('Please verify your phone to continue')).toBeVisible()
          return
        }
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.reload()
        await form.open.click()
        await expect(page.getByText('Hello Olga')).toBeVisible()
      },
    )

    test(
      'ACCT-15, ACCT-36, API-15, API-19, API-24 who forgot the password gets a code, chooses another, and is in',
      longer,
      async ({ page, guard }) => {
        guard.expectNoise(/status of 400/)
        const { email, firstName } = house.trade.forgetful
        await page.goto(menu())
        const form = account(page)
        await form.open.click()
        await form.email.fill(email)
        await form.goOn.click()
        await expect(form.password).toBeFocused()
        await form.forgot.click()
        await form.sendCode.click()
        await form.code.fill('999999')
        await form.code.press('Enter')
        await expect(form.alert).toHaveText('The code is not right, or no longer good.')
        await form.code.fill(await house.pinFor(page, email))
        await form.code.press('Enter')
        await form.newPassword.fill('by yet another hand')
        await form.again.fill('by yet another hand')
        await form.save.click()
        await expect(page.getByRole('dialog')).toBeHidden()
        await page.reload()
        await form.open.click()
        await expect(page.getByText(`Hello ${firstName}`)).toBeVisible()
      },
    )

    test(
      'CHK-52, API-59 lost polls are borne, and a lost answer is looked up: one order',
      longer,
      async ({ page, guard }) => {
        guard.expectNoise(/status of 50[024]/)
        house.backEnd.misbehave({ on: 'POST /place-order', wrong: { _tag: 'Drop', at: 'after' }, times: 1 })
        // The forwarder asks a second time whenever a look loses its connection.
        house.backEnd.misbehave({ on: 'GET /order/{id}/status', wrong: { _tag: 'Drop', at: 'before' }, times: 6 })
        await page.goto(menu())
        await take(page, house.trade.plain)
        const pay = await payInCash(page, 'Lola Lost')
        await pay.place.click()
        await arrived(page)
      },
    )

    test(
      'TABLE-07, TABLE-08, CHK-46, CONF-01 an order at a table: one that is not there, in the words of the back end, and one that is',
      longer,
      async ({ page }) => {
        const { dish, unknown, says, number, total } = house.trade.table
        await page.goto(menu('dine-in'))
        await take(page, dish)
        const order = await shop(page).openCart()
        await order.checkout.click()
        const table = tableStep(page)
        await table.number.fill(unknown)
        await table.confirm.click()
        await expect(table.dialog).toContainText(says)
        await table.number.fill(number)
        await table.confirm.click()
        await expect(table.dialog).toBeHidden()
        const pay = await passSteps(page)
        await pay.beGuest('Tess Table')
        await expect(page.getByRole('main')).toContainText(`Table${number}`)
        await pay.cash.check()
        await expect(pay.place).toHaveText(`Place Order · ${total}`)
        await pay.place.click()
        const done = await arrived(page)
        await expect(done.main).toContainText(new RegExp(`Table\\s*${number}`))
        expect(placed()[0]).toMatchObject({ orderType: 'kiosk', tableNumber: number })
      },
    )

    test(
      'CHK-54, CHK-56, API-10 refusals, words of an error and a call that never arrives: each is told, and there is one order',
      longer,
      async ({ page, guard }) => {
        guard.expectNoise(/status of (4\d\d|50\d)/)
        const next = (wrong: Wrong) => house.backEnd.misbehave({ on: 'POST /place-order', wrong, times: 1 })
        next({ _tag: 'Refuse', at: 'before', status: 429, message: 'One at a time.' })
        next({ _tag: 'Refuse', at: 'before', status: 422 })
        next({ _tag: 'Drop', at: 'before' })
        await page.goto(menu())
        await take(page, house.trade.plain)
        const pay = await payInCash(page, 'Hal Hostile')
        await pay.place.click()
        await expect(page.getByRole('alert')).toContainText('One at a time.')
        await pay.cash.check()
        await pay.place.click()
        await expect(page.getByRole('alert')).toContainText('System is temporarily unavailable, please try later')
        await pay.place.click()
        await expect(page.getByRole('heading', { level: 1, name: 'Checking your order' })).toBeVisible()
        // Nobody promises that the call cannot come any more, so for three quarters of a minute it is looked for.
        await expect(page.getByRole('alert')).toContainText('could not find your order', { timeout: 90_000 })
        expect(placed()).toEqual([])
        await page.getByRole('button', { name: 'Start over' }).click()
        await page.getByRole('alertdialog').getByRole('button', { name: 'Start over' }).click()
        await pay.cash.check()
        await pay.place.click()
        await arrived(page)
      },
    )
  })
}
