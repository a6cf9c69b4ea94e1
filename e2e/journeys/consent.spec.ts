import type { Page } from '@playwright/test'
import { keyboard } from '../drivers/keyboard.ts'
import { pickupMenu } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const asking = (brand: Readonly<Record<string, unknown>>) => ({
  ...brand,
  analytics: { segment: 'key-1' },
  consent: { privacy_url: 'https://brand.example/privacy' },
})

const hosts = 'segment.com'

/** The scripts of others that this page asks for from now on; none of them comes. */
async function askedOf(page: Page): Promise<readonly string[]> {
  const asked: string[] = []
  await page.route(`**://*.${hosts}/**`, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}

function question(page: Page) {
  const region = page.getByRole('region', { name: 'Your privacy' })
  return {
    region,
    yes: region.getByRole('button', { name: 'Yes, fine' }),
    no: region.getByRole('button', { name: 'No, thanks' }),
    again: page.getByRole('link', { name: 'Privacy choices' }),
  }
}

/** The shop has done all that it does by itself after its page came. */
async function atRest(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Miso soup', exact: true }).click()
  const dish = page.getByRole('dialog', { name: 'Miso soup' })
  await expect(dish).toBeVisible()
  await dish.getByRole('button', { name: 'Close' }).click()
  await expect(dish).toBeHidden()
}

test('E52 a yes brings the services, the link in the footer asks again, and a no ends them', {
  tag: '@longer',
}, async ({ page, changedShop, inspect, guard }) => {
  test.slow()
  guard.allowHosts(hosts)
  const server = await changedShop('ember', { brand: asking })
  const asked = await askedOf(page)
  await page.goto(server.at(pickupMenu))
  const { region, yes, no, again } = question(page)
  await expect(region).toContainText('May we use Segment?')
  expect(asked).toEqual([])
  await inspect(page, 'consent-asked')
  await yes.click()
  await expect(region).toBeHidden()
  await expect.poll(() => asked.length).toBeGreaterThan(0)

  await again.click()
  await expect(region.getByRole('heading', { name: 'Your privacy' })).toBeFocused()
  await inspect(page, 'consent-asked-again')
  const loaded = page.waitForEvent('load')
  await no.click()
  await loaded
  const before = asked.length
  await atRest(page)
  await expect(region).toBeHidden()
  expect(asked).toHaveLength(before)
})

test('E52 by keyboard alone the question is asked for, answered with no, and left where it was begun', {
  tag: '@longer',
}, async ({ page, changedShop, guard }) => {
  test.slow()
  guard.allowHosts(hosts)
  const server = await changedShop('ember', { brand: asking })
  const asked = await askedOf(page)
  await page.goto(server.at(pickupMenu))
  const { region, no, again } = question(page)
  await expect(region).toBeVisible()
  await again.focus()
  await page.keyboard.press('Enter')
  await expect(region.getByRole('heading', { name: 'Your privacy' })).toBeFocused()
  await keyboard(page).tabTo(no)
  await page.keyboard.press('Enter')
  await expect(region).toBeHidden()
  await expect(again).toBeFocused()
  await page.reload()
  await atRest(page)
  await expect(region).toBeHidden()
  expect(asked).toEqual([])
})

test('E52 by keyboard alone, on a page just opened, the question follows the link past the header, and so does what comes after it', {
  tag: '@longer',
}, async ({ page, changedShop, guard }) => {
  test.slow()
  guard.allowHosts(hosts)
  const server = await changedShop('ember', { brand: asking })
  const asked = await askedOf(page)
  await page.goto(server.at(pickupMenu))
  const { region, no, yes } = question(page)
  await expect(region).toBeVisible()
  const { press, expectSeen } = keyboard(page)
  const past = page.getByRole('link', { name: 'Skip to content' })
  for (const stop of [past, region.getByRole('link'), no, yes]) {
    await press('Tab')
    await expectSeen(stop)
  }
  await press('Shift+Tab')
  await press('Enter')
  await expect(region).toBeHidden()
  await expectSeen(past)
  await press('Tab')
  // The link past the header stands in it, as its first.
  await expectSeen(page.getByRole('banner').getByRole('link').nth(1))
  expect(asked).toEqual([])
})

test('E52 a browser that says no for its owner is asked nothing', { tag: '@longer' }, async ({
  page,
  changedShop,
  guard,
}) => {
  guard.allowHosts(hosts)
  const server = await changedShop('ember', { brand: asking })
  const asked = await askedOf(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true }))
  await page.goto(server.at(pickupMenu))
  await atRest(page)
  await expect(question(page).region).toBeHidden()
  expect(asked).toEqual([])
})
