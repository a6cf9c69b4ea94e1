import { cardScreen } from '../drivers/checkout.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { seldom } from '../drivers/seldom.ts'
import { openSquareShop, squareForm } from '../drivers/square-shop.ts'
import { shops } from '../drivers/tour.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const settled = (square: { readonly payments: () => readonly { readonly status: string }[] }) =>
  square.payments().map(({ status }) => status)

test('PAY-49, CHK-06, CHK-21 a guest of the second brand goes through its sections and pays by Square, once', {
  tag: ['@brand2', '@longer'],
}, async ({ page, guard, changedShop, inspect }) => {
  const { server, square } = await openSquareShop({ page, guard, changedShop }, {}, 'nocturne')
  const { say, button, openMenu, addDish, toCheckout } = seldom({ page, server, it: shops.nocturne, locale: 'en' })
  await openMenu()
  await addDish()
  await toCheckout('Sid Sections')
  const form = squareForm(page)
  await form.fill()
  await inspect(page, 'square-nocturne-form')
  await button(say.pay).click()
  await expect(page).toHaveURL(/\/order\/[\w-]{22,}$/)
  await expect.poll(() => settled(square)).toEqual(['COMPLETED'])
  await square.stop()
})

test.describe('a shop that pays through Square', { tag: '@longer' }, () => {
  test('PAY-49, PAY-52, CARD-11 a card typed into Square’s frame is declined, another one pays, and once', async ({
    page,
    guard,
    changedShop,
    inspect,
  }) => {
    guard.expectNoise(/402/)
    const { server, square, script } = await openSquareShop({ page, guard, changedShop })
    const pay = await goToCheckout(page, server, 'Sam Square')
    await pay.place.click()
    const [form, screen] = [squareForm(page), cardScreen(page)]
    await form.fill({ CVV: '911' })
    await inspect(page, 'square-form')
    await screen.pay.click()
    await expect(screen.alert).toContainText('Incorrect CVC. Please check it.')
    await inspect(page, 'square-declined')

    await form.fill()
    const total = (await screen.pay.innerText()).replace(/\D/g, '')
    await screen.pay.click()
    await confirmation(page).arrive()
    await expect.poll(() => settled(square)).toEqual(['FAILED', 'COMPLETED'])
    expect(square.payments().at(-1)?.total_money).toEqual({ amount: Number(total), currency: 'USD' })
    expect(script.asked.filter((url) => url.endsWith('/square.js'))).toHaveLength(1)
    await square.stop()
  })

  test('PAY-43, PAY-19 each of Square’s fields has its own problem, in the page’s words, until it is right', async ({
    page,
    guard,
    changedShop,
    inspect,
  }) => {
    const { server, square } = await openSquareShop({ page, guard, changedShop })
    const pay = await goToCheckout(page, server, 'Wes Wrong')
    await pay.place.click()
    const [form, screen] = [squareForm(page), cardScreen(page)]
    const problems = page.locator('[data-problems] p')
    await form.number.waitFor()
    await screen.pay.click()
    await expect(problems).toHaveText([
      'Card number Required',
      'Enter the expiration date as MM/YY',
      'CVV is required',
      'Zip code is required',
    ])
    await inspect(page, 'square-fields-missing')
    await form.fill({ 'Card number': '4111 1111 1111 1112', 'Expiration date': '13/34' })
    await expect(problems).toHaveText([
      'Please provide valid credit card number',
      'Enter the date as MM/YY, like 08/29',
    ])
    await expect(screen.pay).toBeDisabled()
    await inspect(page, 'square-fields-wrong')
    await form.fill()
    await expect(problems).toHaveCount(0)
    await screen.pay.click()
    await confirmation(page).arrive()
    expect(square.payments()).toHaveLength(1)
    await square.stop()
  })

  test('PAY-15, PAY-17 the customer’s bank asks while the token is made: closed, nothing is sent; answered, it is paid', async ({
    page,
    guard,
    changedShop,
  }) => {
    const { server, square } = await openSquareShop({ page, guard, changedShop })
    const pay = await goToCheckout(page, server, 'Thea Three')
    await pay.place.click()
    const [form, screen] = [squareForm(page), cardScreen(page)]
    await form.fill({ 'Card number': '4310 0000 0020 1019' })
    await screen.pay.click()
    await form.bank.cancel.click()
    await expect(screen.alert).toHaveText('The payment wasn’t confirmed. You can try again or use another card.')
    expect(square.payments()).toEqual([])
    await screen.pay.click()
    await form.bank.code.fill('123456')
    await form.bank.submit.click()
    await confirmation(page).arrive()
    await expect.poll(() => settled(square)).toEqual(['COMPLETED'])
    await square.stop()
  })

  test('PAY-45, PAY-06, PAY-07 where Square’s script does not come there is no form: the row tells, Retry brings it, and cash stays', async ({
    page,
    guard,
    changedShop,
    inspect,
  }) => {
    guard.expectNoise(/net::ERR_FAILED|status of 404/)
    const { server, square, script } = await openSquareShop({ page, guard, changedShop })
    script.behave('unreachable')
    const pay = await goToCheckout(page, server, 'Blake Blocked')
    await pay.place.click()
    const [form, screen] = [squareForm(page), cardScreen(page)]
    const said = 'We couldn’t load the card form. Please try again, or pay another way.'
    await expect(screen.alert).toHaveText(said)
    await expect(page.locator('[data-card-form]')).toHaveCount(0)
    await inspect(page, 'square-script-blocked')
    script.behave('well')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(form.number).toBeVisible()
    await expect(screen.alert).toHaveCount(0)

    script.behave('unreachable')
    await page.reload()
    await expect(screen.alert).toHaveText(said)
    await page.goBack()
    await expect(pay.heading).toBeVisible()
    await expect(page.getByText(said)).toBeVisible()
    await inspect(page, 'square-row-blocked')
    await pay.cash.check()
    await pay.place.click()
    await confirmation(page).arrive()
    expect(square.payments()).toEqual([])
    await square.stop()
  })

  test('PAY-44 a browser that Square does not support is told so', async ({ page, guard, changedShop, inspect }) => {
    const { server, square } = await openSquareShop({ page, guard, changedShop })
    // payments() as documented at https://developer.squareup.com/reference/sdks/web/payments/square.
    await page.addInitScript(() => {
      let square: unknown
      Object.defineProperty(globalThis, 'Square', {
        get: () => square,
        set: (real) => {
          square = {
            ...real,
            payments: () => {
              throw Object.assign(new Error('no'), { name: 'BrowserNotSupportedError' })
            },
          }
        },
      })
    })
    const pay = await goToCheckout(page, server, 'Olga Old')
    await pay.place.click()
    await expect(cardScreen(page).alert).toHaveText('Your browser is not supported. Please use another browser.')
    await expect(page.locator('[data-card-form]')).toHaveCount(0)
    await inspect(page, 'square-unsupported')
    await square.stop()
  })

  test('PAY-08, PAY-09, PAY-16 Google Pay and Apple Pay by Square bring tokens that are charged like a card’s', async ({
    page,
    guard,
    changedShop,
    inspect,
  }) => {
    const { server, square } = await openSquareShop(
      { page, guard, changedShop },
      { wallets: ['Google Pay', 'Apple Pay'] },
    )
    const pay = await goToCheckout(page, server, 'Wanda Wallet')
    // One button above the rows; both in place of Place Order.
    await expect(page.getByRole('button', { name: 'Apple Pay', exact: true })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Google Pay', exact: true })).toHaveCount(0)
    await page.getByRole('radio', { name: /^Mobile pay/ }).check()
    await expect(pay.place).toBeHidden()
    for (const kind of ['Apple Pay', 'Google Pay'])
      await expect(page.getByRole('button', { name: kind, exact: true })).toBeVisible()
    await inspect(page, 'square-wallets')
    const sheet = page.frameLocator('iframe[title="Google Pay"]')
    const press = () => page.getByRole('button', { name: 'Google Pay', exact: true }).click()
    await press()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('iframe[title="Google Pay"]')).toHaveCount(0)
    await press()
    await expect(sheet.getByText(/^Order total: \d+\.\d\d USD$/)).toBeVisible()
    const total = (await sheet.getByText(/^Order total/).innerText()).replace(/\D/g, '')
    await sheet.getByRole('button', { name: 'Pay' }).click()
    await confirmation(page).arrive()
    await expect.poll(() => settled(square)).toEqual(['COMPLETED'])
    expect(square.payments()[0]?.total_money.amount).toBe(Number(total))
    await square.stop()
  })
})
