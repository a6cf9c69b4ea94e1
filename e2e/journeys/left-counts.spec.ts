import { board } from '../drivers/board.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { cart, shop } from '../drivers/shop.ts'
import { leaveCart, pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

/** Milliseconds: less than the look every 30 seconds, so only the stream of events can be this fast. */
const soon = { timeout: 20_000 }
const name = 'Coal corn, miso butter'

test('a dish of which three are left is sold to the last one, and sells out by itself', async ({
  page,
  server,
  guard,
  otherBrowser,
  inspect,
}) => {
  guard.expectNoise(/401 .*staff\/session/)
  const counter = await (await otherBrowser()).newPage()
  await counter.setViewportSize({ width: 1024, height: 768 })
  await counter.goto(server.at('/staff'))
  await board(counter).signIn('counter@ember.example')
  await counter.getByRole('button', { name: 'Menu', exact: true }).click()
  const dish = counter.getByRole('listitem').filter({ hasText: 'Coal corn' })
  const { tabTo, press } = keyboard(counter)

  const shown = async (slug: string) => {
    await page.goto(server.at(`/location/${slug}/pickup`))
    return page.getByRole('listitem').filter({ hasText: 'Coal corn' }).first()
  }
  const menuSays = (text: string) =>
    expect(async () => expect(await shown('red-hook')).toContainText(text, { timeout: 1 })).toPass()

  await test.step('the counter sets a count by keyboard', async () => {
    const search = counter.getByRole('searchbox')
    await tabTo(search)
    await search.fill('coal corn')
    await tabTo(dish.getByRole('button', { name: /^Set a count/ }))
    await press('Enter')
    const field = counter.getByRole('textbox', { name: 'Left today' })
    await expect(field).toBeVisible()
    await inspect(counter, 'staff-count')
    await tabTo(field)
    await field.fill('0')
    await press('Enter')
    await expect(counter.getByText('Enter a whole number from 1 to 9999.')).toBeVisible()
    await field.fill('3')
    await press('Enter')
    await expect(dish).toContainText('3 left today')
    await inspect(counter, 'staff-menu-counted')
  })

  await test.step('the menu says so at that location, and the cart takes no more', async () => {
    await menuSays('Only 3 left')
    await inspect(page, 'menu-few-left')
    await expect(await shown('fishtown')).not.toContainText('left')
    await page.goto(server.at(pickupMenu))
    const sheet = await shop(page).open(name)
    await expect(sheet.dialog).toContainText('Only 3 left')
    await sheet.add()
    await shop(page).openCart()
    const line = cart(page).line(name)
    const more = line.getByRole('button', { name: /more|increase|add/i })
    for (let press = 0; press < 3; press += 1) await more.click()
    await expect(line).toContainText('Only 3 left today. Please choose fewer.')
    await inspect(page, 'cart-few-left')
    await line.getByRole('button', { name: /fewer|less|decrease/i }).click()
    await expect(line).not.toContainText('Please choose fewer')
  })

  await test.step('an order takes the last three, and the counter sees it at once', async () => {
    const pay = await leaveCart(page)
    await pay.beGuest('Cora Corn')
    await pay.cash.check()
    await pay.place.click()
    await confirmation(page).arrive()
    await expect(dish).toContainText('None left today', soon)
    await menuSays('Sold out')
  })

  await test.step('and one tap sells it again', async () => {
    await tabTo(dish.getByRole('button', { name: /^Available again/ }))
    await press('Enter')
    await expect(dish).toContainText('Available')
    await expect(async () => expect(await shown('red-hook')).not.toContainText('Sold out', { timeout: 1 })).toPass()
  })
})
