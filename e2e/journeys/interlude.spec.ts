import { confirmation } from '../drivers/confirmation.ts'
import { goToCheckout } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const charity = 'https://charity.example'
const impact = {
  widget_id: 'widget-1',
  stage_base_url: charity,
  nonprofits: [
    { id: 'garden', name: 'School gardens', cause: 'Beds, seeds and a shed for every school' },
    { id: 'bank', name: 'Food bank', cause: 'Warm meals on cold days' },
  ],
}

test('CHK-58, CART-07, IMPACT-06 after paying, the thanks take the focus, stay through a reload and ask whom the order helps, and the page of the order tells the service', {
  tag: '@longer',
}, async ({ page, changedShop, inspect, guard }) => {
  // The only foreign host, and only from the confirmation page.
  guard.expectNoise(/^foreign host: https:\/\/charity\.example\/api\/v1\/nonprofits\/transaction\/$/)
  const server = await changedShop('ember', { brand: (brand) => ({ ...brand, impact }) })
  const told: unknown[] = []
  await page.route(`${charity}/**`, (route) => {
    if (route.request().method() === 'POST') told.push(route.request().postDataJSON())
    return route.fulfill({
      status: 201,
      json: {},
      headers: { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' },
    })
  })
  const thanks = page.getByRole('heading', { level: 1, name: 'Thank you for your order!' })
  const pay = await goToCheckout(page, server, 'Gwen Giver')
  await pay.cash.check()
  await inspect(page, 'impact-row')
  await pay.place.click()
  await expect(thanks).toBeFocused()
  await inspect(page, 'interlude')
  await page.reload()
  await expect(thanks).toBeVisible()
  await page.getByRole('button', { name: /Food bank/ }).click()
  await confirmation(page).arrive()
  await expect.poll(() => told).toHaveLength(1)
  expect(told[0]).toMatchObject({ cart_total: 4.5, nonprofit: 'bank' })
})
