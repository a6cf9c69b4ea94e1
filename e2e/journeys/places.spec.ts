import { addressSheet } from '../drivers/address-sheet.ts'
import { keyboard } from '../drivers/keyboard.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

test.describe('where a delivery goes', () => {
  test('LOC-23, LOC-31, LOC-33, LOC-42 an address is found by keyboard, its fee is known before the menu, and a change of it comes back to the checkout', async ({
    page,
    server,
    inspect,
  }) => {
    const keys = keyboard(page)
    await page.goto(server.at('/?type=delivery'))
    await keys.tabTo(page.getByRole('button', { name: 'Enter your address' }))
    await keys.press('Enter')
    const sheet = addressSheet(page)
    await expect(sheet.street).toBeFocused()
    await keys.write('180 cono')
    await expect(sheet.option('180 Conover Street, Brooklyn, NY 11231')).toBeVisible()
    await inspect(page, 'address-found')
    await keys.press('Escape')
    await expect(sheet.option('180 Conover Street, Brooklyn, NY 11231')).toBeHidden()
    await expect(sheet.dialog).toBeVisible()
    await keys.press('ArrowDown')
    await keys.press('ArrowDown')
    await expect(sheet.dialog.getByRole('option', { selected: true })).toHaveText(
      '180 Conover Street, Brooklyn, NY 11231',
    )
    await keys.press('Enter')
    await expect(sheet.dialog).toContainText('Red Hook delivers here.')
    await expect(sheet.dialog).toContainText('Delivery fee $3.99 · Minimum order $10.00 · about ')
    await inspect(page, 'address-delivered')
    await keys.tabTo(sheet.deliver)
    await keys.press('Enter')
    await expect(page).toHaveURL(server.at('/location/red-hook/delivery'))

    await (await shop(page).open('Slow pork ramen')).add()
    const pay = await leaveCart(page)
    await pay.beGuest('Della Door')
    await page.getByRole('link', { name: 'Change address' }).click()
    await expect(page).toHaveURL(server.at('/location/red-hook/delivery'))
    await expect(sheet.street).toHaveValue('180 Conover Street, Brooklyn, NY 11231')
    await sheet.street.fill('')
    await expect(sheet.option('180 Conover Street, Brooklyn, NY 11231')).toBeVisible()
    await inspect(page, 'address-recent')
    await sheet.street.fill('300 court')
    await sheet.option('300 Court Street, Brooklyn, NY 11231').click()
    await expect(sheet.dialog).toContainText('Delivery fee $1.99 · Minimum order $15.00')
    await sheet.dialog.getByRole('button', { name: 'Save and return to checkout' }).click()
    await expect(page).toHaveURL(server.at('/checkout/current'))
    await expect(page.getByText(/Delivery fee: \$1\.99 \(was \$3\.99\)/)).toBeVisible()
    await expect(page.getByRole('main')).toContainText('300 Court Street')
    await inspect(page, 'address-changed')
  })

  test('LOC-42 a restaurant that is tapped before any script has come asks for the address in its name', {
    tag: '@longer',
  }, async ({ page, server }) => {
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await page.route('**/*.js', (route) => held.then(() => route.continue()))
    await page.goto(server.at('/?type=delivery'))
    await page.getByRole('link', { name: 'See the Red Hook menu' }).click()
    letGo()
    const sheet = addressSheet(page)
    await expect(sheet.street).toBeFocused()
    await sheet.street.fill('1425 frankford')
    await sheet.option('1425 Frankford Avenue, Philadelphia, PA 19125').click()
    await expect(sheet.dialog.getByRole('alert')).toContainText('Red Hook doesn’t deliver there.')
  })
})
