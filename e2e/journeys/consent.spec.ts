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

/** Requests for third-party scripts; none is answered. */
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
    yes: region.getByRole('button', { name: 'Accept' }),
    no: region.getByRole('button', { name: 'No, thanks' }),
    again: page.getByRole('link', { name: 'Privacy choices' }),
  }
}

test('E52 by keyboard alone, the privacy question follows the skip link, can be refused, and reopens from the footer', {
  tag: '@longer',
}, async ({ page, changedShop, guard, inspect }) => {
  test.slow()
  guard.allowHosts(hosts)
  const server = await changedShop('ember', { brand: asking })
  const asked = await askedOf(page)
  await page.goto(server.at(pickupMenu))
  const { region, no, yes, again } = question(page)
  await expect(region).toBeVisible()
  const { press, tabTo, expectSeen } = keyboard(page)
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
  await expectSeen(page.getByRole('banner').getByRole('link').nth(1))

  await again.focus()
  await press('Enter')
  await expect(region.getByRole('heading', { name: 'Your privacy' })).toBeFocused()
  await inspect(page, 'consent-asked-again')
  await tabTo(no)
  await press('Enter')
  await expect(region).toBeHidden()
  await expect(again).toBeFocused()
  expect(asked).toEqual([])
})
