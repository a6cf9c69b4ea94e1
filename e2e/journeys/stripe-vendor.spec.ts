import { test as base, expect, type Page } from '@playwright/test'
import { type BrowserHalf, serveBrowserHalf } from '../../test/vendors/stripe/serve-browser-half.ts'
import { serveTrialShop, shopAddress } from '../../test/vendors/stripe/serve-trial-shop.ts'
import { type FakeStripe, startFakeStripe } from '../../test/vendors/stripe/start-fake-stripe.ts'
import { inspect } from '../drivers/inspect.ts'

type Shop = (what: string, ...given: readonly unknown[]) => Promise<unknown>

interface Fixtures {
  readonly stripe: FakeStripe
  readonly half: BrowserHalf
  readonly shop: Shop
}

const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
  stripe: async ({}, use) => {
    const stripe = await startFakeStripe()
    await use(stripe)
    await stripe.stop()
  },
  half: async ({ context, stripe }, use) => use(await serveBrowserHalf(context, stripe)),
  shop: async ({ context, page, half }, use) => {
    expect(half.asked()).toEqual([])
    await serveTrialShop(context)
    await page.goto(shopAddress)
    await use((what, ...given) => inShop(page, what, given))
    const heard = await inShop(page, 'heard', [])
    expect(JSON.stringify(heard), 'what the page is not allowed').not.toContain('violation')
  },
})

function inShop(page: Page, what: string, given: readonly unknown[]): Promise<unknown> {
  return page.evaluate(
    ([name, rest]) => {
      const shop: unknown = Reflect.get(window, 'shop')
      const part: unknown = typeof shop === 'object' && shop !== null ? Reflect.get(shop, name) : undefined
      return typeof part === 'function' ? part(...rest) : part
    },
    [what, given] as const,
  )
}

function card(page: Page) {
  return page.frameLocator('iframe[title="Secure payment input frame"]')
}

async function type(page: Page, number: string, more: { readonly expiry?: string; readonly zip?: string } = {}) {
  const { expiry = '12/40', zip = '62701' } = more
  await card(page).getByLabel('Card number').fill(number)
  await card(page).getByLabel('Expiration date').fill(expiry)
  await card(page).getByLabel('Security code').fill('123')
  await card(page).getByLabel('ZIP code').fill(zip)
}

async function pay(stripe: FakeStripe, token: unknown, amount = 1999): Promise<Answered> {
  const params = new URLSearchParams({
    ...{ amount: String(amount), currency: 'usd', capture_method: 'manual', confirm: 'true' },
    ...{ 'allowed_payment_method_types[0]': 'card', confirmation_token: idOf(token) },
  })
  return asServer(stripe, '/v1/payment_intents', params)
}

interface Answered {
  readonly status: number
  readonly said: Record<string, unknown>
}

async function asServer(stripe: FakeStripe, path: string, params: URLSearchParams): Promise<Answered> {
  const { protocol, host, port } = stripe.settings
  const response = await fetch(`${protocol}://${host}:${port}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${stripe.secretKey}` },
    body: params,
  })
  return { status: response.status, said: Object(await response.json()) }
}

function idOf(token: unknown): string {
  const id: unknown = Object(Object(token).confirmationToken).id
  return typeof id === 'string' ? id : ''
}

test.describe('the fake of Stripe.js, through @stripe/stripe-js', { tag: '@longer' }, () => {
  test('a card becomes a token of which the page sees brand and last four, and the server authorises', async ({
    page,
    shop,
    stripe,
    half,
  }) => {
    expect(await shop('load', stripe.publishableKey)).toBe('loaded')
    expect(await shop('form', 1999)).toBe('ready')
    await type(page, '4242 4242 4242 4242')
    expect(await shop('submit')).toEqual({ selectedPaymentMethod: 'card' })
    const token = await shop('token')
    expect(token).toMatchObject({
      confirmationToken: { payment_method_preview: { card: { last4: '4242', brand: 'visa' } } },
    })
    expect((await pay(stripe, token)).said).toMatchObject({ status: 'requires_capture', amount_capturable: 1999 })
    expect(await shop('heard')).toContainEqual({ complete: true, empty: false })
    expect(half.asked()).toContain('/endive/stripe.js')
    // Neither the page nor its messages contain the number.
    expect(JSON.stringify([await page.content(), token, await shop('heard')])).not.toContain('424242')
    await expect(page.locator('iframe')).toHaveCount(1)
    expect(await page.evaluate(() => document.querySelector('iframe')?.contentDocument ?? null)).toBeNull()
    await inspect(page, 'stripe-vendor-form')
  })

  test('what is typed wrongly is said in the frame, and nothing is made of it', async ({ page, shop, stripe }) => {
    await shop('load', stripe.publishableKey)
    await shop('form', 1999)
    for (const [number, more, code] of [
      ['4242', {}, 'incomplete_number'],
      ['4242 4242 4242 4241', {}, 'invalid_number'],
      ['4242 4242 4242 4242', { expiry: '12/20' }, 'invalid_expiry_year_past'],
      ['4242 4242 4242 4242', { zip: '1' }, 'incomplete_zip'],
    ] as const) {
      await type(page, number, more)
      expect(await shop('submit')).toMatchObject({ error: { type: 'validation_error', code } })
      await expect(card(page).getByRole('alert')).not.toBeEmpty()
    }
    expect(await shop('token')).toEqual({ thrown: 'IntegrationError' })
    expect(stripe.ledger.confirmationTokens.size).toBe(0)
  })

  test('the card that its bank declines is declined on the server; the next token is another', async ({
    page,
    shop,
    stripe,
  }) => {
    await shop('load', stripe.publishableKey)
    await shop('form', 1999)
    await type(page, '4000 0000 0000 9995')
    await shop('submit')
    const poor = await pay(stripe, await shop('token'))
    expect(poor).toMatchObject({ status: 402, said: { error: { decline_code: 'insufficient_funds' } } })
    await type(page, '4242 4242 4242 4242')
    await shop('submit')
    expect((await pay(stripe, await shop('token'))).status).toBe(200)
  })

  test('the token of another amount than the order is refused, until elements are told of it', async ({
    page,
    shop,
    stripe,
  }) => {
    await shop('load', stripe.publishableKey)
    await shop('form', 1999)
    await type(page, '4242 4242 4242 4242')
    await shop('submit')
    expect(await pay(stripe, await shop('token'), 2500)).toMatchObject({ status: 400 })
    await shop('reprice', 2500)
    await shop('submit')
    expect((await pay(stripe, await shop('token'), 2500)).status).toBe(200)
  })

  for (const [word, status, told] of [
    ['Complete', 'requires_capture', { paymentIntent: { status: 'requires_capture' } }],
    ['Fail', 'requires_payment_method', { error: { code: 'payment_intent_authentication_failure' } }],
  ] as const)
    test(`the bank asks on the page: ${word} authentication`, async ({ page, shop, stripe }) => {
      await shop('load', stripe.publishableKey)
      await shop('form', 1999)
      await type(page, '4000 0025 0000 3155')
      await shop('submit')
      const { said } = await pay(stripe, await shop('token'))
      expect(said).toMatchObject({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } })
      const going = shop('nextAction', said['client_secret'])
      const bank = page.frameLocator('iframe[title="3D Secure challenge"]')
      await bank.getByRole('button', { name: `${word} authentication` }).click()
      expect(await going).toMatchObject(told)
      expect(stripe.ledger.intents.get(String(said['id']))?.status).toBe(status)
      expect(await shop('nextAction', said['client_secret'])).toEqual({ thrown: 'IntegrationError' })
    })

  test('the page confirms an intent of the server itself, which says no more than the page may know', async ({
    page,
    shop,
    stripe,
  }) => {
    await shop('load', stripe.publishableKey)
    await shop('form', 1999)
    const params = new URLSearchParams({
      amount: '1999',
      currency: 'usd',
      capture_method: 'manual',
      'metadata[order]': '7',
    })
    const { said } = await asServer(stripe, '/v1/payment_intents', params)
    await type(page, '4000 0000 0000 0002')
    expect(await shop('confirm', said['client_secret'])).toEqual({ thrown: 'IntegrationError' })
    await shop('submit')
    expect(await shop('confirm', said['client_secret'])).toMatchObject({
      error: { type: 'card_error', code: 'card_declined', payment_intent: { status: 'requires_payment_method' } },
    })
    await type(page, '4242 4242 4242 4242')
    await shop('submit')
    const done = await shop('confirm', said['client_secret'])
    expect(done).toMatchObject({ paymentIntent: { id: said['id'], status: 'requires_capture' } })
    expect(JSON.stringify(done)).not.toContain('metadata')
  })

  test('a postal code that the form does not ask for has to be brought', async ({ page, shop, stripe }) => {
    await shop('load', stripe.publishableKey)
    await shop('form', 1999, true)
    await expect(card(page).getByLabel('ZIP code')).toBeHidden()
    await card(page).getByLabel('Card number').fill('4242 4242 4242 4242')
    await card(page).getByLabel('Expiration date').fill('12/40')
    await card(page).getByLabel('Security code').fill('123')
    await shop('submit')
    expect(await shop('token')).toEqual({ thrown: 'IntegrationError' })
    const token = await shop('token', '62701')
    expect(token).toMatchObject({
      confirmationToken: { payment_method_preview: { billing_details: { address: { postal_code: '62701' } } } },
    })
  })

  test('what is called wrongly is thrown', async ({ shop, stripe }) => {
    await shop('load', stripe.publishableKey)
    await shop('form', 1999)
    for (const what of [
      ...['a secret key', 'old method types', 'no amount', 'the payment request button', 'a second payment element'],
      ...['no such place', 'a destroyed element'],
    ])
      expect(await shop('wrong', what), what).toEqual({ thrown: 'IntegrationError' })
  })

  test('a wrong key and a vendor that is down are told by loaderror', async ({ shop, stripe }) => {
    await shop('load', 'pk_test_of_nobody')
    expect(await shop('form', 1999)).toBe('invalid_request_error')
    await shop('load', stripe.publishableKey)
    stripe.plan({ kind: 'cut-before', on: /sessions/ })
    expect(await shop('form', 1999)).toBe('api_connection_error')
  })

  test('the loader tries twice, and a later call may succeed', async ({ shop, stripe, half }) => {
    half.script('aborted', 'missing', 'empty', 'empty', 'served')
    expect(await shop('load', stripe.publishableKey)).toBe('Error: Failed to load Stripe.js')
    expect(await shop('load', stripe.publishableKey)).toBe('Error: Stripe.js not available')
    expect(await shop('load', stripe.publishableKey)).toBe('loaded')
    expect(half.asked().filter((path) => path === '/endive/stripe.js')).toHaveLength(5)
  })

  test.describe('wallets', () => {
    const buttons = (page: Page) => page.frameLocator('iframe[title="Secure express checkout frame"]')
    const sheet = (page: Page) => page.frameLocator('iframe[title="Apple Pay sheet"]')

    test('a device without any has no button, and the page is told so', async ({ page, shop, stripe }) => {
      await shop('load', stripe.publishableKey)
      expect(await shop('wallets', 1999, 'resolve', 'token')).toBeUndefined()
      await expect(buttons(page).getByRole('button')).toHaveCount(0)
    })

    test('a press, a yes within a second, a payment: a token that the server authorises', async ({
      page,
      shop,
      stripe,
    }) => {
      stripe.ledger.wallets.add('apple_pay').add('link')
      await shop('load', stripe.publishableKey)
      expect(await shop('wallets', 1999, 'resolve', 'token')).toMatchObject({
        applePay: true,
        googlePay: false,
        link: false,
      })
      await buttons(page).getByRole('button', { name: 'Buy with Apple Pay' }).click()
      await expect(sheet(page).getByRole('heading')).toHaveText('Apple Pay: $19.99')
      await sheet(page).getByRole('button', { name: 'Pay' }).click()
      await expect(page.locator('iframe[title="Apple Pay sheet"]')).toHaveCount(0)
      await expect.poll(async () => JSON.stringify(await shop('heard'))).toContain('ctoken_')
      const heard: unknown = await shop('heard')
      const token: unknown = Array.isArray(heard) ? heard.at(-1) : undefined
      expect(token).toMatchObject({
        confirmationToken: { payment_method_preview: { card: { wallet: { type: 'apple_pay' } } } },
      })
      expect((await pay(stripe, token)).said).toMatchObject({ status: 'requires_capture' })
    })

    test('a payment that the shop refuses says so in the sheet, and a closed sheet is told', async ({
      page,
      shop,
      stripe,
    }) => {
      stripe.ledger.wallets.add('apple_pay')
      await shop('load', stripe.publishableKey)
      await shop('wallets', 1999, 'resolve', 'fail')
      await buttons(page).getByRole('button').click()
      await sheet(page).getByRole('button', { name: 'Pay' }).click()
      await expect(sheet(page).getByRole('alert')).toHaveText('We are closed.')
      await sheet(page).getByRole('button', { name: 'Cancel' }).click()
      await expect.poll(() => shop('heard')).toEqual(['click apple_pay', 'cancel'])
      expect(stripe.ledger.confirmationTokens.size).toBe(0)
    })

    test('no sheet opens after a no, or after more than a second', async ({ page, shop, stripe }) => {
      stripe.ledger.wallets.add('apple_pay')
      await shop('load', stripe.publishableKey)
      await shop('wallets', 1999, 'reject', 'token')
      await buttons(page).getByRole('button').click()
      await expect.poll(() => shop('heard')).toEqual(['click apple_pay'])
      await expect(page.locator('iframe[title="Apple Pay sheet"]')).toHaveCount(0)
      await shop('wallets', 1999, 'wait', 'token')
      const late = page.waitForEvent('console', (message) => message.text().includes('within a second'))
      await buttons(page).getByRole('button').click()
      await late
      await expect(page.locator('iframe[title="Apple Pay sheet"]')).toHaveCount(0)
    })
  })
})
