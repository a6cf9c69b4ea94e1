import { mailTo } from '../drivers/account.ts'
import { addressSheet, conoverStreet } from '../drivers/address-sheet.ts'
import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { isPlacing } from '../drivers/placements.ts'
import { itemSheet, shop } from '../drivers/shop.ts'
import { goToCheckout, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

// Red Hook sells beer for pickup and at the table, and does not deliver it.

const beer = { menu: pickupMenu, dishes: ['House lager'] }
const promise = 'I am 21 or older and can show ID'
const haveId = 'Have your ID ready. You must be 21 or older.'

test('beer is sold with a promise of age, and board, confirmation and receipt tell of the ID', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const pay = await goToCheckout(page, server, 'Bela Beer', beer)
  await pay.cash.check()
  const confirm = page.getByRole('button', { name: /Confirm your age/ })
  await expect(confirm).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('main')).toContainText('Please confirm that you’re 21 or older.')
  await inspect(page, 'alcohol-unconfirmed')
  await page.getByRole('checkbox', { name: promise }).check()
  await expect(confirm).toHaveCount(0)
  await inspect(page, 'alcohol-checkout')
  const sent = page.waitForRequest((request) => isPlacing(new URL(request.url())))
  await pay.place.click()
  expect((await sent).postDataJSON().agePromise).toEqual({ age: 21, wording: promise })
  const confirmed = confirmation(page)
  await confirmed.arrive()
  await expect(confirmed.main).toContainText(haveId)
  await inspect(page, 'alcohol-confirmation')
  const number = await confirmed.number()

  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize({ width: 1024, height: 768 })
  await counter.goto(server.at('/staff'))
  const orders = board(counter)
  await orders.signIn('counter@ember.example')
  const card = orders.card('New', number)
  await expect(card).toContainText('Check ID: 21 or older')
  await inspect(counter, 'alcohol-board')
  await card.getByRole('button', { name: `Details of order ${number}` }).click()
  const details = counter.getByRole('dialog', { name: `Order ${number}` })
  await expect(details).toContainText('Check ID: 21 or older')
  await expect(details).toContainText('Contains gluten.')
  await inspect(counter, 'alcohol-board-details')

  expect(await mailTo(page, server, 'bela.beer@guest.example', 1)).toContain(haveId)
})

test('the server refuses beer whose promise of age got lost on the way', async ({ page, server, guard }) => {
  guard.expectNoise(/status of 400/)
  await page.route(isPlacing, (route) => {
    const { agePromise, ...body } = route.request().postDataJSON()
    expect(agePromise).toEqual({ age: 21, wording: promise })
    return route.continue({ postData: JSON.stringify(body) })
  })
  const pay = await goToCheckout(page, server, 'Lou Lost', beer)
  await pay.cash.check()
  await page.getByRole('checkbox', { name: promise }).check()
  await pay.place.click()
  await expect(pay.alert).toContainText('Please confirm that you are 21 or older and can show ID.')
  await expect(page).toHaveURL(server.at('/checkout/current'))
})

for (const { locale, why, other } of [
  { locale: 'en', why: 'Not available for delivery', other: 'Sold out' },
  { locale: 'es', why: 'No disponible a domicilio', other: 'Agotado' },
] as const)
  test(`beer is on the menu for delivery, and says why it cannot be ordered (${locale})`, async ({
    page,
    server,
    inspect,
  }) => {
    await page.goto(server.at('/?type=delivery'))
    await addressSheet(page).open()
    await addressSheet(page).deliverTo(conoverStreet)
    await expect(page).toHaveURL(server.at('/location/red-hook/delivery'))
    await page.goto(server.at(`/location/red-hook/delivery?lang=${locale}`))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    const entry = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'House lager' }) })
    await expect(entry).toContainText(why)
    await expect(entry).not.toContainText(other)
    await entry.scrollIntoViewIfNeeded()
    await inspect(page, `alcohol-delivery-menu-${locale}`)
    await shop(page).dish('House lager').click()
    const { dialog } = itemSheet(page, 'House lager')
    const button = dialog.getByRole('button', { name: why })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(dialog).not.toContainText(other)
    await inspect(page, `alcohol-delivery-item-${locale}`)
  })
