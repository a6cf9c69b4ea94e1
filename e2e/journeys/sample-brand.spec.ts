import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Locator } from '@playwright/test'
import { openIssuer } from '../../test/vendors/social/issuer.ts'
import { servePlatforms } from '../../test/vendors/social/serve-platforms.ts'
import { serveBrowserHalf } from '../../test/vendors/stripe/serve-browser-half.ts'
import { startFakeStripe } from '../../test/vendors/stripe/start-fake-stripe.ts'
import { account } from '../drivers/account.ts'
import { openFromHour } from '../drivers/changed-brands.ts'
import { shop as shopOf } from '../drivers/shop.ts'
import { startShop } from '../drivers/shop-server.ts'
import { stripeFields, stripeWallet } from '../drivers/stripe-shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect, test } from '../fixtures.ts'

const zone = 'America/New_York'

/** Folder with a brand from `brand:new --sample`, and the secret of its Google application. */
async function sampleBrand() {
  const folder = await mkdtemp(join(tmpdir(), 'sample-'))
  const brands = join(folder, 'brands')
  const secrets = join(folder, 'secrets.json')
  await promisify(execFile)(
    process.execPath,
    ['scripts/run-script.mjs', 'src/integrator/brand-new.ts', 'corner', '--sample'],
    { env: { ...process.env, BRANDS_DIR: brands } },
  )
  await writeFile(secrets, JSON.stringify({ 'corner/google': 'a-secret-of-twenty-one' }))
  return { folder, brands, secrets }
}

/** Adds the Stripe key, and hours that are open whenever the journey runs. */
async function openWithKey(brands: string, publicKey: string) {
  const file = join(brands, 'corner', 'locations.json')
  const [location] = JSON.parse(await readFile(file, 'utf8'))
  const changed = {
    ...location,
    hours: openFromHour(zone, -2, 8),
    isApplePayAccepted: true,
    credentials: { publicKey },
  }
  await writeFile(file, JSON.stringify([changed]))
}

test('SHELL-13 a shop of the sample configuration offers what it names, and nothing that it leaves out', {
  tag: '@longer',
}, async ({ page, guard, inspect }) => {
  // The build made no images for this brand.
  guard.expectNoise(/404 \(Not Found\) .*\/images\//)
  const { folder, brands, secrets } = await sampleBrand()
  const stripe = await startFakeStripe()
  stripe.ledger.wallets.add('apple_pay')
  await serveBrowserHalf(page.context(), stripe)
  const issuer = await openIssuer()
  await servePlatforms(page.context(), issuer)
  for (const host of ['.stripe.com', 'accounts.google.com']) guard.allowHosts(host)
  await openWithKey(brands, stripe.publishableKey)
  const { protocol, host, port } = stripe.settings
  const shop = await startShop(brands, '', '', {
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_API: `${protocol}://${host}:${port}`,
    SOCIAL_SECRETS_FILE: secrets,
    GOOGLE_SIGN_IN_URL: issuer.origin,
  })
  const labels = (of: Locator) => of.getByRole('link').allInnerTexts()
  await page.goto(shop.at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Corner')
  const ways = page.getByRole('navigation', { name: 'How would you like to order?' })
  expect(await labels(ways), 'pickup and delivery, and no table').toEqual(['Pickup', 'Delivery'])
  await inspect(page, 'sample-home')

  await page.goto(shop.at('/location/main-street/pickup'))
  await account(page).open.click()
  await expect(page.getByRole('button', { name: /^Continue with / })).toHaveText(['Continue with Google'])
  await expect(page.getByText(/history|rewards|points/i)).toHaveCount(0)
  await page.keyboard.press('Escape')

  const sheet = await shopOf(page).open('Soup of the day')
  await expect(sheet.dialog.getByRole('textbox', { name: /^(Special|Notes|Instructions)/ })).toBeVisible()
  await sheet.add()
  const pay = await leaveCart(page)
  await pay.beGuest('Sam Ample')
  await inspect(page, 'sample-checkout')
  await expect(page.getByRole('button', { name: 'Change time' }), 'orders for later').toBeVisible()
  await expect(page.getByRole('button', { name: 'Add gift card' })).toBeVisible()
  await expect(page.getByLabel(/^Order note/), 'a note').toBeVisible()
  await expect(pay.cash).toHaveCount(0)
  const wallet = stripeWallet(page)
  await page.getByRole('radio', { name: /^Mobile pay/ }).check()
  await expect(wallet.button).toBeVisible()
  await pay.card.check()
  await pay.place.click()
  await expect(stripeFields(page).number, 'the fields of Stripe').toBeVisible()
  await shop.stop()
  await stripe.stop()
  await issuer.close()
  await rm(folder, { recursive: true, force: true })
})
