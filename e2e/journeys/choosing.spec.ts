import { shop } from '../drivers/shop.ts'
import { expect, test } from '../fixtures.ts'

const menu = '/location/red-hook/pickup'

test.beforeEach(async ({ page, server }) => {
  await page.goto(server.at(menu))
})

test('SEL-25, SEL-24, SEL-27, SEL-20 a missing choice is named where it is missing, and the keyboard is taken there', async ({
  page,
  inspect,
}) => {
  const sheet = await shop(page).open('Katsu curry')
  const group = sheet.group('In the curry')
  await inspect(page, 'item-required')
  await expect(group).not.toContainText('You must select at least 1')

  await sheet.submit.click()
  await expect(sheet.submit).toHaveText('Oops! Please check your selections!')
  await expect(group).toContainText('You must select at least 1')
  await expect(group.getByRole('radio').first()).toBeFocused()
  await expect(group).toBeInViewport()
  await inspect(page, 'item-refused')

  await sheet.choose('In the curry', 'Crumbed prawns')
  await expect(sheet.submit).toHaveText('Add to cart · $19.50')
  await sheet.add()
  await expect(shop(page).cartBar).toContainText('1 item')
})
