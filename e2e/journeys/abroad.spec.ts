import type { Page } from '@playwright/test'
import { hostOf, staffPassword, test } from '../drivers/abroad-shop.ts'
import { account, mailTo } from '../drivers/account.ts'
import { addressSheet } from '../drivers/address-sheet.ts'
import { board } from '../drivers/board.ts'
import { cards } from '../drivers/checkout.ts'
import { itemSheet, shop } from '../drivers/shop.ts'
import type { ShopServer } from '../drivers/shop-server.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect } from '../fixtures.ts'

test.use({ serverFor: 'abroad' })

interface Words {
  readonly cart: RegExp
  readonly name: string
  readonly email: string
  readonly goOn: string
  readonly cash: RegExp
  readonly place: RegExp
  readonly addCard: RegExp
  readonly number: string
  readonly expiry: RegExp
  readonly cvc: RegExp
  readonly zip: string
  readonly use: string
  readonly pay: RegExp
  readonly tip: string
  readonly line: { readonly included: string; readonly tip: string; readonly total: string; readonly refunded: string }
}

const english: Words = {
  ...{ cart: /^View cart/, name: 'Full name', email: 'Email', goOn: 'Continue as guest', cash: /^Cash/ },
  ...{ place: /^Place Order · /, addCard: /^Add a card/, number: 'Card number', expiry: /^Expiration/ },
  ...{ cvc: /^Security code/, zip: 'ZIP code', use: 'Use this card', pay: /^Pay /, tip: 'Tip' },
  line: { included: 'Includes tax of', tip: 'Tip', total: 'Total', refunded: 'Refunded' },
}

const spanish: Words = {
  ...{ cart: /^Ver carrito/, name: 'Nombre completo', email: 'Correo electrónico', goOn: 'Continuar como invitado' },
  ...{ cash: /^Efectivo/, place: /^Hacer pedido · /, addCard: /^Agregar tarjeta(?! de regalo)/ },
  ...{ number: 'Número de tarjeta', expiry: /vencimiento/, cvc: /^Código de seguridad/, zip: 'Código postal' },
  ...{ use: 'Usar esta tarjeta', pay: /^Pagar /, tip: 'Propina' },
  line: { included: 'Impuestos incluidos', tip: 'Propina', total: 'Total', refunded: 'Reembolsado' },
}

/** All amounts are written by hand. */
interface Scene {
  readonly id: string
  readonly menu: string
  readonly locale: string
  readonly words: Words
  readonly prices: readonly string[]
  readonly dishes: readonly { readonly name: string; readonly choices: readonly string[]; readonly price: string }[]
  readonly subtotal: string
  readonly included: string
  readonly tipPercent: RegExp
  readonly tip: string
  readonly total: string
  readonly totalWithTip: string
  /** In units of the processor's ledger. */
  readonly charged: number
  readonly refunded: { readonly dish: string; readonly price: string; readonly staffPrice: RegExp }
  readonly phone: { readonly shown: string; readonly dialled: string }
  /** An amount with decimals. */
  readonly decimals: RegExp
}

const yen: Scene = {
  ...{ id: 'kaede', menu: '/location/shibuya/pickup', locale: 'en-US', words: english },
  prices: ['¥1,200', '¥580'],
  dishes: [
    { name: 'Shoyu ramen', choices: ['Marinated egg', 'Nori'], price: '¥1,415' },
    { name: 'Gyoza', choices: [], price: '¥580' },
  ],
  // 1,995 x 8 / 108 = 147.78, and a tenth is 199.5.
  ...{ subtotal: '¥1,995', included: '¥148', tipPercent: /10/, tip: '¥200' },
  ...{ total: '¥1,995', totalWithTip: '¥2,195', charged: 2_195 },
  refunded: { dish: 'Gyoza', price: '¥580', staffPrice: /¥580(?![.,\d])/ },
  phone: { shown: '03-5555-0141', dialled: 'tel:+81 3 5555 0141' },
  decimals: /¥\s?[\d,]*\.\d/,
}

const pesos: Scene = {
  ...{ id: 'arepera', menu: '/location/chapinero/pickup', locale: 'es-CO', words: spanish },
  prices: ['$ 66.000'],
  dishes: [
    { name: 'Pizza de la casa', choices: ['Queso extra'], price: '$ 72.500' },
    { name: 'Pizza de la casa', choices: ['Queso extra', 'Ají'], price: '$ 73.700' },
    { name: 'Pizza de la casa', choices: ['Queso extra'], price: '$ 72.500' },
  ],
  // 218,700 x 8 / 108 = 16,200.
  ...{ subtotal: '$ 218.700', included: '$ 16.200', tipPercent: /^10/, tip: '$ 21.870' },
  ...{ total: '$ 218.700', totalWithTip: '$ 240.570', charged: 24_057_000 },
  refunded: { dish: 'Pizza de la casa', price: '$ 72.500', staffPrice: /72,500(?![.,\d])/ },
  phone: { shown: '(601) 5550177', dialled: 'tel:+57 601 555 0177' },
  decimals: /\d,\d{1,2}(?!\d)/,
}

/** Waits for the amounts on the screen, on which no amount may have decimals. */
async function seeAmounts(page: Page, { decimals }: Scene, ...amounts: readonly string[]) {
  const body = page.locator('body')
  for (const amount of amounts) await expect(body).toContainText(amount)
  expect(await body.innerText(), 'an amount with decimals').not.toMatch(decimals)
}

function lineOf(page: Page, line: string) {
  return page
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${line}`) }) })
    .getByRole('definition')
    .first()
}

/** The text part of the newest mail. Each space is a plain one. */
async function mailText(page: Page, server: ShopServer, to: string, mails: number): Promise<string> {
  const shown = await mailTo(page, server, to, mails)
  return (/<pre>([\s\S]*?)<\/pre>/.exec(shown)?.[1] ?? '').replaceAll('\u00a0', ' ')
}

async function fillCart(page: Page, server: ShopServer, scene: Scene, look: (screen: string) => Promise<void>) {
  const { id, menu, words, prices, dishes, subtotal } = scene
  await page.goto(server.at(menu, hostOf(id)))
  await seeAmounts(page, scene, ...prices)
  await look('menu')
  for (const { name, choices, price } of dishes) {
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    const { dialog } = itemSheet(page, name)
    for (const choice of choices) await dialog.getByLabel(choice).check()
    const add = dialog.getByRole('button', { name: price })
    await expect(add).toBeVisible()
    await seeAmounts(page, scene)
    await look('dish')
    await add.click()
    await expect(dialog).toBeHidden()
  }
  await page.getByRole('button', { name: words.cart }).click()
  const cart = page.getByRole('dialog')
  for (const { price } of dishes) await expect(cart).toContainText(price)
  await expect(cart.getByRole('definition').first()).toHaveText(subtotal)
  await seeAmounts(page, scene)
  await look('cart')
}

async function giveGuest(page: Page, server: ShopServer, scene: Scene, guest: string): Promise<string> {
  const { id, words, phone } = scene
  const email = `${guest.toLowerCase().replace(/\W+/g, '.')}@guest.example`
  await page.goto(server.at('/checkout/current', hostOf(id)))
  await page.getByLabel(words.name).fill(guest)
  await page.getByLabel(words.email).first().fill(email)
  await page.getByRole('button', { name: words.goOn }).click()
  await expect(page.getByRole('link', { name: phone.shown })).toHaveAttribute('href', phone.dialled)
  return email
}

for (const scene of [yen, pesos])
  test.describe(`the brand ${scene.id}`, () => {
    test.use({ locale: scene.locale })
    const { id, words } = scene
    const host = hostOf(id)

    test(`PRICE-12, PRICE-13, LOC-50, CHK-46, CONF-01 an order in cash has whole amounts and the country’s phone on every screen and in the mail: ${id}`, {
      tag: id === 'kaede' ? [] : '@longer',
    }, async ({ page, server, inspect }) => {
      test.slow()
      const look = (screen: string) => inspect(page, `abroad-${id}-${screen}`)
      await fillCart(page, server, scene, look)
      const email = await giveGuest(page, server, scene, 'Cash Abroad')
      await page.getByRole('radio', { name: words.cash }).check()
      await expect(lineOf(page, words.line.included)).toHaveText(scene.included)
      await seeAmounts(page, scene, scene.total)
      await look('checkout')
      const place = page.getByRole('button', { name: words.place })
      await expect(place).toContainText(scene.total)
      await place.click()
      await page.waitForURL(/\/order\//)
      await expect(lineOf(page, words.line.total)).toHaveText(scene.total)
      await expect(lineOf(page, words.line.included)).toHaveText(scene.included)
      await expect(page.getByRole('main').getByRole('link', { name: scene.phone.shown })).toHaveAttribute(
        'href',
        scene.phone.dialled,
      )
      await seeAmounts(page, scene, ...scene.dishes.map(({ price }) => price))
      await look('order')
      const mail = await mailText(page, server, email, 1)
      for (const text of [scene.total, scene.included, scene.phone.shown]) expect(mail).toContain(text)
      expect(mail).not.toMatch(scene.decimals)
    })

    test(`PRICE-16, PRICE-18, PAY-52 a card is charged the order with its tip, and staff refund one dish to the last unit: ${id}`, {
      tag: '@longer',
    }, async ({ page, server, guard, otherBrowser, inspect }) => {
      test.slow()
      guard.expectNoise(/401 .*staff\/session/)
      const look = (screen: string) => inspect(page, `abroad-${id}-${screen}`)
      await fillCart(page, server, scene, async () => undefined)
      const email = await giveGuest(page, server, scene, 'Card Abroad')
      const card = page.getByRole('button', { name: words.addCard })
      await card.click()
      await page.getByLabel(words.number).fill(cards.approved)
      await page.getByLabel(words.expiry).fill('12/34')
      await page.getByLabel(words.cvc).fill('123')
      await page.getByLabel(words.zip).fill('15000')
      await look('card')
      await page.getByRole('button', { name: words.use }).click()
      await page.getByRole('group', { name: words.tip }).getByRole('radio', { name: scene.tipPercent }).check()
      await expect(lineOf(page, words.line.tip)).toHaveText(scene.tip)
      await seeAmounts(page, scene, scene.totalWithTip)
      await look('tip')
      const pay = page.getByRole('button', { name: words.pay })
      await expect(pay).toContainText(scene.totalWithTip)
      await pay.click()
      await page.waitForURL(/\/order\//)
      await expect(lineOf(page, words.line.total)).toHaveText(scene.totalWithTip)
      const receipt = await mailText(page, server, email, 1)
      for (const text of [scene.tip, scene.totalWithTip]) expect(receipt).toContain(text)
      expect(receipt).not.toMatch(scene.decimals)
      const ledger = await server.ledger()
      const amounts = ledger.filter(({ entry }) => entry === 'authorise').map(({ amount }) => amount)
      expect(amounts).toContain(scene.charged)

      const staff = await (await otherBrowser()).newPage()
      await staff.setViewportSize({ width: 1024, height: 768 })
      await staff.goto(server.at('/staff?lang=en', host))
      const { dish, staffPrice, price } = scene.refunded
      await board(staff).signIn(`owner@${id}.example`, staffPassword)
      const order = staff.getByRole('article').filter({ hasText: 'Card Abroad' })
      await order.getByRole('button', { name: /^Details of order/ }).click()
      const sheet = staff.getByRole('dialog')
      await inspect(staff, `abroad-${id}-staff-order`)
      await sheet.getByRole('button', { name: 'Refund' }).click()
      const refund = staff.getByRole('dialog', { name: /^Refund order/ })
      await refund
        .getByRole('button', { name: `One more of ${dish}` })
        .first()
        .click()
      await refund.getByLabel(/^Reason/).fill('Sold out.')
      await inspect(staff, `abroad-${id}-refund`)
      await refund.getByRole('button', { name: 'Continue' }).click()
      const question = staff.getByRole('alertdialog')
      await expect(question).toContainText(staffPrice)
      await question.getByRole('button', { name: /^Refund / }).click()
      await expect(lineOf(page, words.line.refunded)).toHaveText(new RegExp(`^.?${literal(price)}$`))
      await seeAmounts(page, scene)
      await look('refunded')
      const mail = await mailText(page, server, email, 2)
      expect(mail).toContain(price)
      expect(mail).not.toMatch(scene.decimals)
    })
  })

function literal(text: string): string {
  return text.replace(/[.$]/g, '\\$&').replaceAll(' ', '\\s')
}

test('CHK-21, LOC-50, CART-22 a Mexican phone is grouped in its field, kept in E.164, and written so for staff and the kitchen', {
  tag: '@longer',
}, async ({ page, server, guard, otherBrowser, inspect }) => {
  test.slow()
  guard.expectNoise(/401 .*staff\/session/)
  const host = hostOf('maizal')
  await page.goto(server.at('/location/condesa/delivery?lang=en', host))
  const address = addressSheet(page)
  await expect(address.dialog).toBeVisible()
  await address.byHand.click()
  await address.street.fill('101 Calle Orizaba')
  // Outside the United States no states are suggested, so the field is a plain one.
  for (const [field, text] of Object.entries({ City: 'Ciudad de México', State: 'CDMX', ZIP: '06700' }))
    await address.dialog.getByRole('textbox', { name: new RegExp(`^${field}`) }).fill(text)
  await address.check.click()
  await address.deliver.click()
  await expect(address.dialog).toBeHidden()
  for (const dish of ['Guacamole', 'Flan de cajeta']) await (await shop(page).open(dish)).add()
  const pay = await leaveCart(page)
  await pay.fullName.fill('Lupe Lejos')
  await pay.email.fill('lupe.lejos@guest.example')
  const phone = page.getByLabel('Phone')
  await phone.fill('212 555 010')
  await pay.continueAsGuest.click()
  await expect(page.getByText('Phone number is not valid').first()).toBeVisible()
  await phone.fill('5512345678')
  await phone.blur()
  await expect(phone).toHaveValue('55 1234 5678')
  await inspect(page, 'abroad-phone-guest')
  await pay.continueAsGuest.click()
  await expect(page.getByText('55 1234 5678')).toBeVisible()
  await pay.cash.check()
  await inspect(page, 'abroad-phone-checkout')
  await page.getByRole('button', { name: /^Place Order · / }).click()
  await page.waitForURL(/\/order\//)

  const staff = await (await otherBrowser()).newPage()
  await staff.setViewportSize({ width: 1024, height: 768 })
  await staff.goto(server.at('/staff?lang=en', host))
  await board(staff).signIn('owner@maizal.example', staffPassword)
  const order = staff.getByRole('article').filter({ hasText: 'Lupe Lejos' })
  await order.getByRole('button', { name: /^Details of order/ }).click()
  const call = staff.getByRole('dialog').getByRole('link', { name: 'Call 55 1234 5678' })
  await expect(call).toHaveAttribute('href', 'tel:+525512345678')
  await inspect(staff, 'abroad-phone-staff')
  expect(await mailText(page, server, 'cocina.condesa@maizal.example', 1)).toContain('Teléfono 55 1234 5678')
})

test('ACCT-28 a Japanese phone is grouped in the field of a new account, and taken', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.goto(server.at('/sign-up', hostOf('kaede')))
  const form = account(page)
  await form.firstName.fill('Hana')
  await form.lastName.fill('Sato')
  await form.email.fill('hana.sato@guest.example')
  await form.phone.fill('09012345678')
  await form.password.fill('a bowl after the rain')
  await expect(form.phone).toHaveValue('090-1234-5678')
  await inspect(page, 'abroad-sign-up')
  await form.signUp.click()
  await expect(page.getByText('Your account is ready, Hana.')).toBeVisible()
})
