import { expect, type Page, test } from '@playwright/test'
import { type ServedSquare, type ServedWith, serveSquare } from '../../test/vendors/square/browser/serve-square.ts'

const shop = 'https://shop.example/'
const script = 'https://sandbox.web.squarecdn.com/v1/square.js'
const charge = {
  intent: 'CHARGE',
  amount: '19.99',
  currencyCode: 'USD',
  billingContact: { givenName: 'Gus', familyName: 'Fring', postalCode: '10001', countryCode: 'US' },
  customerInitiated: true,
  sellerKeyedIn: false,
}
const good = { 'Card number': '4111 1111 1111 1111', 'Expiration date': '12/30', CVV: '111', 'Postal code': '10001' }

/** Integration script as a merchant would write it: functions on `window`. */
const pageScript = `
  window.heard = []
  window.start = async (id = 'sandbox-sq0idb-tests') => {
    window.payments = window.Square.payments(id, 'L1')
    window.card = await window.payments.card({ postalCode: '' })
    for (const type of ['focusClassAdded', 'errorClassAdded', 'errorClassRemoved', 'cardBrandChanged', 'submit'])
      window.card.addEventListener(type, ({ detail }) => window.heard.push(type + ' ' + detail.field + ' ' + detail.cardBrand))
    await window.card.attach('#card')
  }
  // What is asked for, or the name of what is thrown.
  window.trying = async (ask) => {
    try {
      return await ask()
    } catch (reason) {
      return { thrown: reason.name, errors: reason.errors }
    }
  }
`

async function openShop(page: Page, served: ServedWith = {}): Promise<ServedSquare> {
  const square = await serveSquare(page.context(), served)
  await page.context().route(`${shop}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><body><div id="card"></div><div id="gpay"></div><button id="tap">Wallet</button><script>${pageScript}</script></body></html>`,
    }),
  )
  await page.goto(shop)
  return square
}

async function openForm(page: Page, served: ServedWith = {}): Promise<ServedSquare> {
  const square = await openShop(page, served)
  await page.addScriptTag({ url: script })
  await run(page, 'start()')
  return square
}

function form(page: Page) {
  return page.frameLocator('iframe[title="Secure Credit Card Form"]')
}

async function type(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await form(page).getByLabel(label).fill(text)
}

/** Runs an expression in the page and returns its outcome. */
function run(page: Page, code: string): Promise<unknown> {
  return page.evaluate(`trying(() => ${code})`)
}

test.describe("the fake of Square's Web Payments SDK", { tag: '@longer' }, () => {
  test('gives a token of a good card, from fields in a frame of its own host, and the number goes to its vault alone', async ({
    page,
  }) => {
    const bodies: string[] = []
    page.on('request', (request) => bodies.push(`${new URL(request.url()).host} ${request.postData() ?? ''}`))
    const square = await openForm(page)
    await expect(page.locator('#card iframe')).toHaveAttribute('src', /^https:\/\/sandbox\.web\.squarecdn\.com\//)
    await type(page, good)
    const result = await run(page, `card.tokenize(${JSON.stringify(charge)})`)
    expect(result).toEqual({
      status: 'OK',
      token: 'cnon:fk00000001',
      details: { method: 'Card', card: { brand: 'VISA', last4: '1111', expMonth: 12, expYear: 2030 } },
    })
    const carried = bodies.filter((body) => body.includes('4111'))
    expect(carried).toHaveLength(1)
    expect(carried[0]).toMatch(/^pci-connect\.squareupsandbox\.com /)
    expect(square.asked.filter((url) => url === script)).toHaveLength(1)
    expect(await page.content()).not.toContain('4111')
  })

  test('gives another token each time', async ({ page }) => {
    await openForm(page)
    await type(page, good)
    expect(await run(page, 'card.tokenize()')).toMatchObject({ token: 'cnon:fk00000001' })
    expect(await run(page, 'card.tokenize()')).toMatchObject({ token: 'cnon:fk00000002' })
  })

  test('says which fields are wrong, marks them, and takes the mark away when they are right', async ({ page }) => {
    await openForm(page)
    await type(page, { ...good, 'Card number': '4111 1111 1111 1112', CVV: '1' })
    expect(await run(page, 'card.tokenize()')).toEqual({
      status: 'Invalid',
      errors: [
        { type: 'VALIDATION_ERROR', field: 'cardNumber', message: 'Card number is not valid' },
        { type: 'VALIDATION_ERROR', field: 'cvv', message: 'CVV is not valid' },
      ],
    })
    await expect(form(page).getByLabel('CVV')).toHaveAttribute('aria-invalid', 'true')
    await type(page, good)
    await expect(form(page).getByLabel('CVV')).toHaveAttribute('aria-invalid', 'false')
    expect(await run(page, 'heard')).toEqual(
      expect.arrayContaining([
        'errorClassAdded cvv VISA',
        'errorClassRemoved cvv VISA',
        'cardBrandChanged cardNumber VISA',
      ]),
    )
  })

  test('tells of focus and of Enter, and is focused, cleared and marked by the page', async ({ page }) => {
    await openForm(page)
    expect(await run(page, "card.focus('cvv')")).toBe(true)
    await expect(form(page).getByLabel('CVV')).toBeFocused()
    await form(page).getByLabel('CVV').press('Enter')
    await type(page, good)
    expect(await run(page, "card.setError('postalCode')")).toBe(true)
    await expect(form(page).getByLabel('Postal code')).toHaveAttribute('aria-invalid', 'true')
    expect(await run(page, 'card.clear()')).toBe(true)
    await expect(form(page).getByLabel('Card number')).toHaveValue('')
    expect(await run(page, 'heard')).toEqual(
      expect.arrayContaining(['focusClassAdded cvv OTHER_BRAND', 'submit cvv OTHER_BRAND']),
    )
  })

  test('throws what is documented for wrong calls', async ({ page }) => {
    await openForm(page)
    for (const [call, error] of [
      ["Square.payments('nobody')", 'InvalidApplicationIdError'],
      ["Square.payments('sq0idp-live')", 'ApplicationIdEnvironmentMismatchError'],
      ['payments.card({ colour: 1 })', 'InvalidOptionError'],
      ["card.attach('#card')", 'PaymentMethodAlreadyAttachedError'],
      ["card.focus('name')", 'InvalidFieldNameError'],
      ["payments.card().then((one) => one.attach('#nowhere'))", 'ElementNotFoundError'],
      ["payments.card().then((one) => one.attach('button'))", 'InvalidElementTypeError'],
      ['payments.card().then((one) => one.tokenize())', 'PaymentMethodNotAttachedError'],
      [`card.tokenize(${JSON.stringify({ ...charge, amount: 19.99 })})`, 'TokenizationError'],
      ["payments.paymentRequest({ countryCode: 'US' })", 'InvalidPaymentRequestError'],
      [
        "payments.applePay(payments.paymentRequest({ countryCode: 'US', currencyCode: 'USD', total: { amount: '1', label: 'T' } }))",
        'PaymentMethodUnsupportedError',
      ],
    ])
      expect(await run(page, String(call)), call).toMatchObject({ thrown: error })
  })

  test('leaves the page when it is detached, comes back, and is gone when it is destroyed', async ({ page }) => {
    await openForm(page)
    expect(await run(page, 'card.detach()')).toBe(true)
    await expect(page.locator('#card')).toBeEmpty()
    await run(page, "card.attach('#card')")
    await type(page, good)
    expect(await run(page, 'card.destroy()')).toBe(true)
    await expect(page.locator('#card')).toBeEmpty()
    for (const call of ['card.tokenize()', "card.attach('#card')", "card.addEventListener('submit', () => 1)"])
      expect(await run(page, call), call).toMatchObject({ thrown: 'PaymentMethodAlreadyDestroyedError' })
  })

  test('asks the buyer where the issuer wants it, and gives no token to who does not know the code', async ({
    page,
  }) => {
    const minted: unknown[] = []
    await openForm(page, { mint: (token) => `cnon:${minted.push(token)}` })
    await type(page, { ...good, 'Card number': '4310 0000 0020 1019' })
    const challenge = page.frameLocator('iframe[title="Card verification"]')
    for (const [code, expected] of [
      ['000000', { thrown: 'TokenizationError' }],
      ['123456', { status: 'OK', token: 'cnon:3' }],
    ] as const) {
      const asking = run(page, `card.tokenize(${JSON.stringify(charge)})`)
      await challenge.getByLabel('Verification code').fill(code)
      await challenge.getByRole('button', { name: 'Submit' }).click()
      expect(await asking).toMatchObject(expected)
      await expect(page.locator('iframe[title="Card verification"]')).toHaveCount(0)
    }
    expect(minted[2]).toMatchObject({ isVerified: true, last4: '1019' })
    expect(await run(page, 'card.tokenize()')).toMatchObject({ status: 'OK' })
    expect(minted[3]).toMatchObject({ declines: 'CARD_DECLINED_VERIFICATION_REQUIRED' })
  })

  test('makes tokens that will be declined of the sandbox values', async ({ page }) => {
    const declines: (string | undefined)[] = []
    await openForm(page, {
      mint: (token) => {
        declines.push(token.declines)
        return 'cnon:1'
      },
    })
    for (const change of [
      { CVV: '911' },
      { 'Postal code': '99999' },
      { 'Expiration date': '01/40' },
      { 'Card number': '4000 0000 0000 0002' },
    ]) {
      await type(page, { ...good, ...change })
      expect(await run(page, 'card.tokenize()')).toMatchObject({ status: 'OK' })
    }
    expect(declines).toEqual(['CVV_FAILURE', 'ADDRESS_VERIFICATION_FAILURE', 'INVALID_EXPIRATION', 'GENERIC_DECLINE'])
  })

  test('cannot make a token while its vault is out of reach, and can afterwards', async ({ page }) => {
    const square = await openForm(page)
    await type(page, good)
    square.cutVault(true)
    expect(await run(page, 'card.tokenize()')).toMatchObject({ thrown: 'TokenizationError' })
    square.cutVault(false)
    expect(await run(page, 'card.tokenize()')).toMatchObject({ status: 'OK' })
  })

  test('is not there where its host is out of reach, or its script defines nothing', async ({ page }) => {
    const square = await openShop(page)
    for (const host of ['unreachable', 'missing', 'empty'] as const) {
      square.behave(host)
      await page.addScriptTag({ url: script }).catch(() => undefined)
      expect(await page.evaluate('typeof Square'), host).toBe('undefined')
    }
    square.behave('well')
    await page.addScriptTag({ url: script })
    expect(await page.evaluate('typeof Square.payments')).toBe('function')
  })

  test('shows a wallet in answer to a tap, with the amount as it was last, and says when it was closed', async ({
    page,
  }) => {
    await openForm(page, { wallets: ['Apple Pay', 'Google Pay'] })
    await page.evaluate(`(async () => {
      window.request = payments.paymentRequest({ countryCode: 'US', currencyCode: 'USD', total: { amount: '10.00', label: 'Order total' } })
      window.wallet = await payments.googlePay(request)
      await wallet.attach('#gpay')
      window.request.update({ total: { amount: '12.34', label: 'Order total' } })
      document.querySelector('#tap').onclick = () => { window.tapped = trying(() => wallet.tokenize()) }
    })()`)
    await expect(page.locator('#gpay').getByRole('button', { name: 'Google Pay' })).toBeVisible()
    const sheet = page.frameLocator('iframe[title="Google Pay"]')
    await page.locator('#tap').click()
    await expect(sheet.getByText('Order total: 12.34 USD')).toBeVisible()
    expect(await run(page, "request.update({ total: { amount: '99.00', label: 'Order total' } })")).toBe(false)
    await sheet.getByRole('button', { name: 'Close' }).click()
    expect(await run(page, 'tapped')).toEqual({ status: 'Cancel' })
    expect(await run(page, "request.update({ total: { amount: '15.00', label: 'Order total' } })")).toBe(true)
    await page.locator('#tap').click()
    await sheet.getByText('Order total: 15.00 USD').waitFor()
    await sheet.getByRole('button', { name: 'Pay' }).click()
    expect(await run(page, 'tapped')).toMatchObject({ status: 'OK', details: { method: 'Google Pay' } })
  })
})
