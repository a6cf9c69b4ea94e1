import { expect, test } from '../fixtures.ts'

const popup = {
  id: 'hours',
  type: 'notice',
  content: {
    en: 'From Monday we open at ten, and the charcoal is lit at eleven.',
    es: 'Desde el lunes abrimos a las diez.',
  },
  options: { isAutoClose: false, repeats: 2 },
}

test('SHELL-29, SHELL-31 a notice is closed by keyboard, and a dialog after it keeps the page out of reach until Escape', {
  tag: '@longer',
}, async ({ page, changedShop, inspect }) => {
  const dialog = { ...popup, id: 'dumplings', type: 'dialog', content: 'Dumplings are back.' }
  const server = await changedShop('ember', { brand: (brand) => ({ ...brand, popups: [popup, dialog] }) })
  await page.goto(server.at('/location/red-hook/pickup'))
  const words = page.getByText('From Monday we open at ten')
  await expect(words).toBeVisible()
  await inspect(page, 'popup')
  const close = page.getByRole('status').getByRole('button', { name: 'Close' })
  await close.focus()
  await page.keyboard.press('Enter')
  await expect(words).toHaveCount(0)
  await expect(page.getByRole('dialog')).toContainText('Dumplings are back.')
  await inspect(page, 'popup-dialog')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('SHELL-17, SHELL-06 tabs of a type that no brand here has are gone through by keyboard, and /locations opens their screen', {
  tag: '@longer',
}, async ({ page, changedShop, inspect }) => {
  const server = await changedShop('ember', {
    brand: (brand) => ({ ...brand, themes: { ...Object(brand['themes']), tabs: 'Type3' } }),
  })
  await page.goto(server.at('/locations'))
  const tab = page.getByRole('dialog').getByRole('tab', { name: 'Pickup' })
  await tab.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Delivery' })).toBeFocused()
  await expect(page.getByRole('tab', { name: 'Delivery' })).toHaveAttribute('aria-selected', 'true')
  await inspect(page, 'tabs-type3')
})

const script = 'https://ember.sdk.beamimpact.com/beam.js'

/** Fake of the charity's script: each widget draws a picture into its element. */
const beam = `
  window.beamApps = Object.fromEntries(['NonprofitWidget', 'ImpactOverviewWidget', 'CommunityImpactWidget'].map((name) => [
    name,
    class {
      constructor(settings) { this.settings = settings }
      render() {
        const place = document.getElementById(this.settings.containerId)
        place.innerHTML = '<p>' + name + ' has helped <b>1,204</b> meals.</p>'
      }
    },
  ]))`

test('IMPACT-02, IMPACT-08, ANA-16 /impact shows what the orders did on two tabs, by the vendor’s script through the one gate', {
  tag: '@longer',
}, async ({ page, changedShop, inspect, guard }) => {
  guard.expectNoise(/^foreign host: https:\/\/ember\.sdk\.beamimpact\.com\/beam\.js$/)
  const impact = { widget_id: 'widget-1', script, nonprofits: [{ id: 'garden', name: 'School gardens' }] }
  const server = await changedShop('ember', { brand: (brand) => ({ ...brand, impact }) })
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: beam }))
  await page.goto(server.at('/impact'))
  await expect(page.getByRole('tabpanel', { name: 'My Impact' })).toContainText('ImpactOverviewWidget has helped')
  await page.getByRole('tab', { name: 'My Impact' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tabpanel', { name: 'Community Impact' })).toContainText(
    'CommunityImpactWidget has helped',
  )
  await inspect(page, 'impact')
})

test('SHELL-44 the loading animation of the theme is drawn while an order is fetched', {
  tag: '@longer',
}, async ({ page, server, inspect }) => {
  await page.route('**/v1/order/**', () => {})
  await page.goto(server.at('/order/4f1c9b0a4f1c9b0a4f1c9b0a4f1c9b0a'))
  await expect(page.locator('main svg path')).toHaveCount(3)
  await inspect(page, 'loader')
})
