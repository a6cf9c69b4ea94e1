import { expect, type Page, test } from '@playwright/test'
import {
  type ServedAuthorize,
  type ServedWith,
  serveAuthorize,
} from '../../test/vendors/authorize/browser/serve-authorize.ts'
import { startFakeAuthorize } from '../../test/vendors/authorize/server/fake-authorize.ts'

const shop = 'https://shop.example/'
const script = 'https://jstest.authorize.net/v1/Accept.js'
const good = { cardNumber: '4111111111111111', month: '12', year: '2030', cardCode: '900', zip: '10001' }
const authData = { apiLoginID: 'testlogin', clientKey: 'client-key' }

const pageScript = `
  window.heard = []
  window.dispatch = (secureData) => new Promise((done) => Accept.dispatchData(secureData, (answer) => { heard.push(answer); done(answer) }))
  window.onCard = (answer) => heard.push(answer)
`
const button = `<button type="button" class="AcceptUI" data-apiLoginID="testlogin" data-clientKey="client-key"
  data-billingAddressOptions='{"show":true,"required":false}' data-acceptUIFormBtnTxt="Save card"
  data-responseHandler="onCard">Card</button>`

async function openShop(
  page: Page,
  scripts: readonly string[],
  served: ServedWith = {},
  at = shop,
): Promise<ServedAuthorize> {
  const authorize = await serveAuthorize(page.context(), served)
  const tags = scripts.map((src) => `<script src="${src}"></script>`).join('')
  await page.context().route(`${at}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><body>${button}<script>${pageScript}</script>${tags}</body></html>`,
    }),
  )
  return authorize
}

function dispatch(page: Page, cardData: object, auth: object = authData): Promise<unknown> {
  return page.evaluate(`dispatch(${JSON.stringify({ authData: auth, cardData })})`)
}

async function codes(page: Page, cardData: object, auth?: object): Promise<readonly string[]> {
  const answer = await dispatch(page, cardData, auth)
  return JSON.stringify(answer).match(/[EI]_WC_\d\d/g) ?? []
}

async function openReady(page: Page, served: ServedWith = {}): Promise<ServedAuthorize> {
  const authorize = await openShop(page, [script], served)
  await page.goto(shop)
  await page.waitForFunction('window.isReady === true')
  return authorize
}

test.describe('the fake of Accept.js', { tag: '@longer' }, () => {
  test('takes card data for a nonce, and the number goes to the API alone', async ({ page }) => {
    const carried: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes('4111') === true) carried.push(new URL(request.url()).host)
    })
    await openReady(page)
    expect(await dispatch(page, good)).toEqual({
      messages: { resultCode: 'Ok', message: [{ code: 'I_WC_01', text: 'Successful.' }] },
      opaqueData: { dataDescriptor: 'COMMON.ACCEPT.INAPP.PAYMENT', dataValue: 'nonce-1' },
    })
    expect(carried).toEqual(['apitest.authorize.net'])
  })

  test('fetches its core twice, and is not ready because its own script is loaded', async ({ page }) => {
    const authorize = await openShop(page, [script])
    authorize.behave({ core: 'silent' })
    await page.goto(shop, { waitUntil: 'commit' })
    await page.waitForFunction('window.Accept !== undefined')
    expect(await codes(page, good)).toEqual(['E_WC_03'])
    await expect.poll(() => authorize.asked.filter((url) => url.endsWith('/v1/AcceptCore.js')).length).toBe(2)
    expect(await page.evaluate('window.isReady')).toBeUndefined()
  })

  test('says by code which field is wrong', async ({ page }) => {
    await openReady(page)
    for (const [change, code] of [
      [{ cardNumber: '4111111111111112' }, 'E_WC_05'],
      [{ month: '13' }, 'E_WC_06'],
      [{ year: '20' + '301' }, 'E_WC_07'],
      [{ year: '2020' }, 'E_WC_08'],
      [{ cardCode: '9' }, 'E_WC_15'],
      [{ zip: '%%' }, 'E_WC_16'],
      [{ fullName: '' }, 'E_WC_17'],
    ] as const)
      expect(await codes(page, { ...good, ...change }), code).toEqual([code])
    expect(await codes(page, { ...good, month: '', cardCode: 'x' })).toEqual(['E_WC_06', 'E_WC_15'])
  })

  test('says by code what is wrong with the keys and with the call', async ({ page }) => {
    const authorize = await openReady(page)
    expect(await codes(page, good, { clientKey: 'client-key' })).toEqual(['E_WC_10'])
    expect(await codes(page, good, { apiLoginID: 'testlogin' })).toEqual(['E_WC_18'])
    expect(await codes(page, good, { ...authData, clientKey: 'other' })).toEqual(['E_WC_21'])
    expect(await page.evaluate(`dispatch({ authData: ${JSON.stringify(authData)} })`)).toMatchObject({
      messages: { message: [{ code: 'E_WC_23' }] },
    })
    authorize.cutApi(true)
    expect(await codes(page, good)).toEqual(['E_WC_19'])
    authorize.cutApi(false)
    expect(await codes(page, good)).toEqual(['I_WC_01'])
  })

  test('wants a secure page', async ({ page }) => {
    const plain = 'http://shop.example/'
    await openShop(page, [script], {}, plain)
    await page.goto(plain)
    await page.waitForFunction('window.isReady === true')
    expect(await codes(page, good)).toEqual(['E_WC_02'])
  })

  test('calls a function of the window by its name, and back never or twice when a test wants it', async ({ page }) => {
    const authorize = await openReady(page)
    const byName = `Accept.dispatchData(${JSON.stringify({ authData, cardData: good })}, 'onCard')`
    await page.evaluate(byName)
    await page.waitForFunction('heard.length === 1')
    authorize.behave({ answers: 'twice' })
    await page.reload()
    await page.waitForFunction('window.isReady === true')
    await page.evaluate(byName)
    await page.waitForFunction('heard.length === 2')
    authorize.behave({ answers: 'never' })
    await page.reload()
    await page.waitForFunction('window.isReady === true')
    const asked = authorize.asked.length
    await page.evaluate(byName)
    await expect.poll(() => authorize.asked.length).toBe(asked + 1)
    expect(await page.evaluate('heard.length')).toBe(0)
  })

  test('takes card data though the body never heard that it does', async ({ page }) => {
    const authorize = await openShop(page, [script])
    authorize.behave({ handshake: 'lost' })
    await page.goto(shop)
    expect(await codes(page, good)).toEqual(['I_WC_01'])
    expect(await page.evaluate('window.isReady')).toBeUndefined()
  })

  test('is not there where its host is out of reach', async ({ page }) => {
    const authorize = await openShop(page, [script])
    for (const host of ['unreachable', 'missing', 'empty'] as const) {
      authorize.behave({ script: host })
      await page.goto(shop)
      expect(await page.evaluate('typeof Accept'), host).toBe('undefined')
    }
  })

  test('gives nonces that the API charges, once, and whose ZIP code steers what becomes of it', async ({ page }) => {
    const api = await startFakeAuthorize()
    try {
      await openReady(page, { mint: api.mint })
      const charge = async (answer: unknown, amount: string) => {
        const { name, transactionKey } = api.merchant
        const opaqueData = Object(answer).opaqueData
        const response = await fetch(api.url, {
          method: 'POST',
          body: JSON.stringify({
            createTransactionRequest: {
              merchantAuthentication: { name, transactionKey },
              transactionRequest: { transactionType: 'authOnlyTransaction', amount, payment: { opaqueData } },
            },
          }),
        })
        return (await response.text()).slice(1)
      }
      const nonce = await dispatch(page, good)
      expect(await charge(nonce, '1.00')).toContain('"responseCode":"1"')
      expect(await charge(nonce, '2.00')).toContain('E00114')
      expect(await charge(await dispatch(page, { ...good, zip: '46282' }), '3.00')).toContain('"responseCode":"2"')
      expect(api.transactions()[0]).toMatchObject({
        cvv: 'M',
        card: { last4: '1111', expiry: '2030-12', brand: 'Visa' },
      })
    } finally {
      await api.stop()
    }
  })
})

test.describe('the fake of AcceptUI', { tag: '@longer' }, () => {
  const ui = 'https://jstest.authorize.net/v3/AcceptUI.js'

  test("opens the vendor's form from its host, says there what is wrong, and tells the page of a nonce", async ({
    page,
  }) => {
    await openShop(page, [ui])
    await page.goto(shop)
    await page.getByRole('button', { name: 'Card' }).click()
    await expect(page.locator('#AcceptUIContainer iframe')).toHaveAttribute(
      'src',
      /^https:\/\/jstest\.authorize\.net\/v3\//,
    )
    const form = page.frameLocator('#AcceptUIContainer iframe')
    await form.getByRole('button', { name: 'Save card' }).click()
    await expect(form.getByRole('alert')).toContainText('Please provide valid credit card number.')
    for (const [label, text] of Object.entries({
      'Card Number': good.cardNumber,
      Month: '12',
      Year: '2030',
      'Card Code': '900',
      'Zip Code': '10001',
      'First Name': 'Gus',
      'Last Name': 'Fring',
    }))
      await form.getByLabel(label).fill(text)
    await form.getByRole('button', { name: 'Save card' }).click()
    await page.waitForFunction('heard.length === 1')
    expect(await page.evaluate('heard[0]')).toMatchObject({
      opaqueData: { dataValue: 'nonce-1' },
      encryptedCardData: { cardNumber: 'XXXXXXXXXXXX1111', expDate: '12/30', bin: '411111' },
      customerInformation: { firstName: 'Gus', lastName: 'Fring', zip: '10001' },
    })
    await expect(page.locator('#AcceptUIContainer iframe')).toBeHidden()
    expect(await page.content()).not.toContain('4111111111111111')
  })

  test('says nothing when it is closed', async ({ page }) => {
    await openShop(page, [ui])
    await page.goto(shop)
    await page.getByRole('button', { name: 'Card' }).click()
    await page.frameLocator('#AcceptUIContainer iframe').getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('#AcceptUIContainer iframe')).toBeHidden()
    expect(await page.evaluate('heard')).toEqual([])
  })
})
