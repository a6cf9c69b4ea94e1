import type { Locator, Page } from '@playwright/test'
import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { cardScreen, cards, checkout } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { scheduleSheet } from '../drivers/schedule.ts'
import { cart, shop } from '../drivers/shop.ts'
import { tableStep } from '../drivers/steps.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

// The board may show no other orders, and the shop is paused for a while.
test.use({ serverFor: 'evening' })

const tablet = { width: 1024, height: 768 }

/** What the staff's buttons are called. */
const languages = {
  en: {
    ...{ query: '', email: 'Email', password: 'Password', signIn: 'Sign in', start: 'Start shift' },
    ...{ orders: 'Orders', menu: 'Menu', now: 'Now', later: /^Later/ },
    order: (number: string) => `Order ${number}`,
    on: (action: string, number: string) => `${action}, order ${number}`,
    accept: 'Accept',
    acceptWith: (minutes: number, number: string) => `Accept with ${minutes} more minutes, order ${number}`,
    ...{ ready: 'Ready', late: 'Running late', out: 'Out for delivery', done: 'Completed', cancel: 'Cancel order' },
    details: (number: string) => `Details of order ${number}`,
    closing: 'We’re closing early today.',
    ...{ refund: 'Refund', next: 'Continue', reason: 'Reason', refunded: /^Refund \$/ },
    more: (dish: string) => `One more of ${dish}`,
    driver: 'Driver’s name',
    ...{ sellOut: /^Sold out today/, soldOut: 'Sold out until', sellAgain: /^Available again/ },
    ...{ untilResumed: 'Until I resume', resumeAll: 'Resume all ordering', paused: 'Paused until you resume' },
    ...{ completed: 'Completed', canceled: 'Canceled' },
  },
  es: {
    ...{ query: '?lang=es', email: 'Correo electrónico', password: 'Contraseña', signIn: 'Iniciar sesión' },
    ...{ start: 'Empezar turno', orders: 'Pedidos', menu: 'Menú', now: 'Ahora', later: /^Más tarde/ },
    order: (number: string) => `Pedido ${number}`,
    on: (action: string, number: string) => `${action}, pedido ${number}`,
    accept: 'Aceptar',
    acceptWith: (minutes: number, number: string) => `Aceptar con ${minutes} minutos más, pedido ${number}`,
    ...{ ready: 'Listo', late: 'Con retraso', out: 'En camino', done: 'Entregado', cancel: 'Cancelar pedido' },
    details: (number: string) => `Detalles del pedido ${number}`,
    closing: 'Hoy cerramos antes.',
    ...{ refund: 'Reembolsar', next: 'Continuar', reason: 'Motivo', refunded: /^Reembolsar \$/ },
    more: (dish: string) => `Una unidad más de ${dish}`,
    driver: 'Nombre del repartidor',
    ...{ sellOut: /^Agotado hoy/, soldOut: 'Agotado hasta', sellAgain: /^Disponible de nuevo/ },
    ...{ untilResumed: 'Hasta que lo reanude', resumeAll: 'Reanudar todos los pedidos' },
    ...{ paused: 'En pausa hasta que lo reanudes', completed: 'Entregado', canceled: 'Cancelado' },
  },
} as const

for (const [language, words] of Object.entries(languages))
  test(`an evening of ten orders on a tablet, in ${language === 'en' ? 'English' : 'Spanish'}`, {
    tag: '@longer',
  }, async ({ server, guard, otherBrowser, inspect }) => {
    test.slow()
    guard.expectNoise(/401 .*staff\/session|status of 4\d\d/)
    const staff = await (await otherBrowser()).newPage()
    staff.setDefaultTimeout(30_000)
    await staff.setViewportSize(tablet)
    await staff.goto(server.at(`/staff${words.query}`))
    await staff.getByLabel(words.email).fill('owner@ember.example')
    await staff.getByLabel(words.password, { exact: true }).fill('Demo-Ladle-1')
    await staff.getByRole('button', { name: words.signIn }).click()
    await staff.getByRole('button', { name: words.start }).click()
    const keys = keyboard(staff)
    const button = (name: string) => staff.getByRole('button', { name, exact: true })
    const press = (action: string, number: string) => button(words.on(action, number)).click()
    const turnTo = (page: string) =>
      staff.getByRole('navigation').getByRole('button', { name: page, exact: true }).click()
    const card = (number: string): Locator => staff.getByRole('article', { name: words.order(number), exact: true })
    const finish = async (number: string) => {
      await press(words.ready, number)
      await press(words.done, number)
      await expect(card(number)).toContainText(words.completed)
    }

    // Both evenings may share a server, which asks about a second order of the same guest for the same soup.
    const guestCalled = (name: string) => (language === 'en' ? name : `${name} Gil`)
    const customer = async () => {
      const page = await (await otherBrowser()).newPage()
      page.setDefaultTimeout(30_000)
      return page
    }
    const fill = async (page: Page, menu: string, dishes: readonly string[]) => {
      await page.goto(server.at(menu))
      for (const dish of dishes) await (await shop(page).open(dish)).add()
    }
    const placed = async (page: Page, status?: string) => {
      const confirmed = confirmation(page)
      await confirmed.arrive(status)
      return { page, confirmed, number: await confirmed.number() }
    }
    const pay = async (page: Page, isByCard: boolean, status?: string) => {
      const way = checkout(page)
      if (!isByCard) await way.cash.check()
      await way.place.click()
      const form = cardScreen(page)
      if (isByCard) {
        await form.fill(cards.approved)
        await form.pay.click()
      }
      return placed(page, status)
    }
    const order = async (guest: string, isByCard: boolean, dishes: readonly string[] = ['Miso soup']) => {
      const page = await customer()
      await fill(page, pickupMenu, dishes)
      await (await leaveCart(page)).beGuest(guestCalled(guest))
      return pay(page, isByCard)
    }

    await test.step('in cash, finished by keyboard', async () => {
      const { page, number } = await order('Rosa Cash', false)
      for (const action of [words.accept, words.ready, words.done]) {
        await keys.tabTo(button(words.on(action, number)))
        await keys.press('Enter')
      }
      await expect(card(number)).toContainText(words.completed)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was picked up')
    })

    await test.step('delayed twice', async () => {
      const { confirmed, number } = await order('Marco Late', true)
      const promise = confirmed.main.getByText(/^Ready around/)
      const first = (await promise.textContent()) ?? ''
      await button(words.acceptWith(10, number)).click()
      await expect(promise).not.toHaveText(first)
      const second = (await promise.textContent()) ?? ''
      await press(words.late, number)
      await button('+20 min').click()
      await expect(promise).not.toHaveText(second)
      await finish(number)
    })

    await test.step('refused with a reason', async () => {
      const { page, confirmed, number } = await order('Vera Refused', true)
      await button(words.details(number)).click()
      await button(words.cancel).click()
      await button(words.closing).click()
      await button(words.cancel).click()
      await staff.getByRole('alertdialog').getByRole('button', { name: words.cancel }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your order was canceled')
      await expect(confirmed.main).toContainText(words.closing)
      await expect(card(number)).toContainText(words.canceled)
    })

    await test.step('refunded by line', async () => {
      const { confirmed, number } = await order('Lina Line', true, ['Miso soup', 'Coal corn, miso butter'])
      await press(words.accept, number)
      await button(words.details(number)).click()
      await inspect(staff, `evening-order-${language}`)
      await button(words.refund).click()
      await button(words.more('Miso soup')).click()
      await staff.getByRole('textbox', { name: words.reason }).fill('The soup was cold.')
      await button(words.next).click()
      await inspect(staff, `evening-refund-${language}`)
      await staff.getByRole('button', { name: words.refunded }).click()
      await expect(confirmed.main).toContainText('Refunded')
      await staff.keyboard.press('Escape')
      await finish(number)
    })

    await test.step('for later', async () => {
      const page = await customer()
      await fill(page, pickupMenu, ['Miso soup'])
      await shop(page).openCart()
      const when = scheduleSheet(page)
      await when.edit.click()
      await expect(when.time.or(when.times.last())).toBeVisible()
      // An hour later than the first time: late enough to wait, early enough for the same menu.
      if (await when.time.isVisible()) await when.time.selectOption({ index: 4 })
      else await when.times.nth(4).check()
      await when.confirm.click()
      await expect(when.dialog).toBeHidden()
      await (await leaveCart(page)).beGuest(guestCalled('Sami Later'))
      const { number } = await pay(page, true, 'Your order is scheduled')
      const later = staff.getByRole('region', { name: words.later })
      await expect(later.getByRole('article', { name: words.order(number), exact: true })).toBeVisible()
    })

    await test.step('to the door', async () => {
      const page = await customer()
      await page.goto(server.at('/location/red-hook/delivery'))
      const address = addressSheet(page)
      await expect(address.dialog).toBeVisible()
      await address.deliverTo(conoverStreet)
      await (await shop(page).open('Slow pork ramen')).add()
      await (await leaveCart(page)).beGuest(guestCalled('Della Door'))
      const { number } = await pay(page, true, 'Your order is being prepared')
      await press(words.accept, number)
      await press(words.ready, number)
      await press(words.out, number)
      const sheet = staff.getByRole('dialog')
      await sheet.getByLabel(words.driver).fill('Dan Driver')
      await sheet.getByRole('button', { name: words.out }).click()
      await expect(page.getByRole('main')).toContainText('Dan Driver')
      await press(words.done, number)
      await expect(card(number)).toContainText(words.completed)
    })

    await test.step('at a table', async () => {
      const page = await customer()
      await fill(page, '/location/red-hook/dine-in?table=4', ['Miso soup'])
      await (await leaveCart(page)).beGuest(guestCalled('Tilda Table'))
      await expect(tableStep(page).dialog).toBeHidden()
      const { number } = await pay(page, false)
      await expect(card(number)).toContainText('4')
      await press(words.accept, number)
      await finish(number)
    })

    await test.step('without the dish that sold out in the open cart', async () => {
      const page = await customer()
      await fill(page, pickupMenu, ['Miso soup', 'Coal corn, miso butter'])
      await turnTo(words.menu)
      const dish = staff.getByRole('listitem').filter({ hasText: 'Coal corn' })
      await staff.getByRole('searchbox').fill('coal corn')
      await dish.getByRole('button', { name: words.sellOut }).click()
      await expect(dish).toContainText(words.soldOut)
      await turnTo(words.orders)
      await shop(page).openCart()
      const open = cart(page)
      await expect(async () => {
        await page.reload()
        if (!(await open.dialog.isVisible())) await shop(page).openCart()
        await expect(open.line('Coal corn, miso butter')).toContainText(/sold out|no longer|isn’t available/i, {
          timeout: 1_000,
        })
      }).toPass()
      await inspect(page, `evening-sold-out-${language}`)
      await open
        .line('Coal corn, miso butter')
        .getByRole('button', { name: /remove/i })
        .click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
      await (await leaveCart(page)).beGuest(guestCalled('Cora Cart'))
      const { number } = await pay(page, false)
      await press(words.accept, number)
      await finish(number)
      // The other evening orders it too.
      await turnTo(words.menu)
      await staff.getByRole('searchbox').fill('coal corn')
      await dish.getByRole('button', { name: words.sellAgain }).click()
      await expect(dish).not.toContainText(words.soldOut)
      await turnTo(words.orders)
    })

    await test.step('after a pause', async () => {
      const page = await customer()
      await fill(page, pickupMenu, ['Miso soup'])
      const way = await leaveCart(page)
      await way.beGuest(guestCalled('Paula Pause'))
      await way.cash.check()
      await turnTo(words.now)
      await button(words.untilResumed).click()
      await expect(staff.getByText(words.paused).first()).toBeVisible()
      await inspect(staff, `evening-paused-${language}`)
      await way.place.click()
      await expect(page.getByText(/paused/i).first()).toBeVisible()
      await inspect(page, `evening-paused-customer-${language}`)
      await button(words.resumeAll).click()
      await expect(staff.getByText(words.paused).first()).toBeHidden()
      await page.getByRole('button', { name: 'Try again' }).click()
      await way.place.click()
      const { number } = await placed(page)
      await turnTo(words.orders)
      await press(words.accept, number)
      await finish(number)
    })

    await test.step('after the tablet was reloaded', async () => {
      await staff.reload()
      const { number } = await order('Rhea Reload', true)
      await press(words.accept, number)
      await finish(number)
      await inspect(staff, `evening-board-${language}`)
    })
  })
