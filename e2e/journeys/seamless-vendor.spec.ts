import { expect, type Page, test } from '@playwright/test'
import {
  type ServedSeamless,
  type ServedWith,
  serveSeamless,
} from '../../test/vendors/seamless/browser/serve-seamless.ts'
import { startFakeSeamless } from '../../test/vendors/seamless/server/fake-seamless.ts'

const shop = 'https://shop.example/'
const origin = 'https://fts-uat.cardconnect.com'
const every = 'useexpiry=true&usecvv=true&invalidcreditcardevent=true&invalidexpiryevent=true&invalidcvvevent=true'
const number = '4788250000121443'

const pageScript = `
  window.heard = []
  addEventListener('message', ({ origin, data }) => heard.push([origin, typeof data, JSON.parse(data)]))
`

async function openShop(page: Page, query: string, served: ServedWith = {}): Promise<ServedSeamless> {
  const seamless = await serveSeamless(page.context(), served)
  await page.context().route(`${shop}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Shop</title><body><script>${pageScript}</script><iframe title="Card" src="${origin}/itoke/ajax-tokenizer.html?${query}"></iframe></body></html>`,
    }),
  )
  return seamless
}

async function openForm(page: Page, query: string, served: ServedWith = {}): Promise<ServedSeamless> {
  const seamless = await openShop(page, query, served)
  await page.goto(shop)
  return seamless
}

function field(page: Page, name: string) {
  return page.frameLocator('iframe').getByLabel(name, { exact: true })
}

async function fillIn(page: Page, cvv = '112'): Promise<void> {
  await field(page, 'Credit Card Number').fill(number)
  await field(page, 'Expiration Month').selectOption('12')
  await field(page, 'Expiration Year').selectOption('2040')
  await field(page, 'Card Verification Value').fill(cvv)
  await field(page, 'Card Verification Value').blur()
}

async function heard(page: Page): Promise<readonly unknown[]> {
  return page.evaluate('heard.map(([, , message]) => message)')
}

test.describe('the fake of the Hosted iFrame Tokenizer', { tag: '@longer' }, () => {
  test('tells the page a token and a date, as a text, from an origin of its own', async ({ page }) => {
    const carried: string[] = []
    page.on('request', (request) => {
      if (request.postData()?.includes(number) === true) carried.push(request.url())
    })
    await openForm(page, every)
    await fillIn(page)
    await page.waitForFunction('heard.length === 1')
    expect(await page.evaluate('heard[0].slice(0, 2)')).toEqual([origin, 'string'])
    expect(await heard(page)).toEqual([{ message: expect.stringMatching(/^947\d{9}1443$/), expiry: '204012' }])
    expect(carried).toEqual([`${origin}/cardsecure/api/v1/ccn/tokenize`])
    await expect(field(page, 'Credit Card Number')).toHaveValue('47**********1443')
  })

  test('takes a number alone, with the names and the answer that its address asks for', async ({ page }) => {
    await openForm(
      page,
      'enhancedresponse=true&tokenpropname=cardtoken&cardtitle=Your%20card&formatinput=true&maskfirsttwo=true&sendcardtypingevent=true',
    )
    await field(page, 'Your card').pressSequentially(number)
    await expect(field(page, 'Your card')).toHaveValue('4788 2500 0012 1443')
    await field(page, 'Your card').blur()
    await page.waitForFunction('heard.length === 3')
    const token = expect.stringMatching(/^947\d{9}1443$/)
    expect(await heard(page)).toEqual([
      { cardTyping: true },
      { cardTyping: false },
      { cardtoken: token, token, errorCode: '0', errorMessage: '' },
    ])
    await expect(field(page, 'Your card')).toHaveValue('************1443')
  })

  test('says which field is wrong or empty, when asked to, and nothing when not', async ({ page }) => {
    await openForm(page, every)
    await field(page, 'Credit Card Number').fill('4788250000121444')
    await field(page, 'Expiration Month').selectOption('1')
    await field(page, 'Expiration Year').focus()
    await field(page, 'Card Verification Value').fill('1')
    await field(page, 'Card Verification Value').blur()
    await page.waitForFunction('heard.length === 3')
    expect(await heard(page)).toEqual([
      { message: '', validationError: 'Invalid card number' },
      { message: '', validationError: 'Invalid expiration date' },
      { message: '', validationError: 'Invalid CVV' },
    ])
    await expect(field(page, 'Credit Card Number')).toHaveClass('error')
    await page.evaluate((src) => {
      document.querySelector('iframe')?.setAttribute('src', src)
    }, `${origin}/itoke/ajax-tokenizer.html?css=.error%7Bcolor%3Argb(1%2C2%2C3)%3B%7D`)
    await field(page, 'Credit Card Number').fill('1')
    await field(page, 'Credit Card Number').blur()
    await expect(field(page, 'Credit Card Number')).toHaveCSS('color', 'rgb(1, 2, 3)')
    expect(await heard(page)).toHaveLength(3)
  })

  test('waits for a pause in the typing, where leaving a field is not enough', async ({ page }) => {
    await openForm(page, `${every}&useexpiryfield=true&tokenizewheninactive=true&inactivityto=50`)
    await field(page, 'Credit Card Number').fill(number)
    await field(page, 'Expiration Month').fill('1')
    await field(page, 'Expiration Year').fill('2040')
    await field(page, 'Card Verification Value').fill('112')
    await page.waitForFunction('heard.some(([, , { message }]) => message !== "")')
    expect(await heard(page)).toEqual([{ message: expect.stringMatching(/^9/), expiry: '204001' }])
  })

  test('empties all fields when one is changed after the token', async ({ page }) => {
    const seamless = await openForm(page, every)
    await fillIn(page)
    await page.waitForFunction('heard.length === 1')
    await field(page, 'Card Verification Value').fill('111')
    for (const name of ['Credit Card Number', 'Expiration Month', 'Expiration Year', 'Card Verification Value'])
      await expect(field(page, name)).toHaveValue('')
    await page.waitForFunction('heard.length === 2')
    expect((await heard(page))[1]).toEqual({ message: '', expiry: '' })
    await fillIn(page)
    await page.waitForFunction('heard.some(([, , { message }], at) => at > 1 && message !== "")')
    seamless.behave({ clearing: 'untold' })
    await page.reload()
    await fillIn(page)
    await page.waitForFunction('heard.length === 1')
    await field(page, 'Card Verification Value').fill('111')
    await expect(field(page, 'Credit Card Number')).toHaveValue('')
    expect(await heard(page)).toHaveLength(1)
  })

  test('says what CardSecure says, and that it cannot be reached', async ({ page }) => {
    const seamless = await openForm(page, `${every}&enhancedresponse=true`)
    seamless.behave({ vault: { errorcode: 43, message: 'Server failed' } })
    await fillIn(page)
    await page.waitForFunction('heard.length === 1')
    expect(await heard(page)).toEqual([
      { message: '', expiry: '', token: '', errorCode: '0043', errorMessage: 'Server failed' },
    ])
    seamless.behave({ vault: 'unreachable' })
    await field(page, 'Card Verification Value').fill('113')
    await field(page, 'Card Verification Value').blur()
    await page.waitForFunction('heard.length === 2')
    expect((await heard(page))[1]).toMatchObject({ message: '', errorCode: '1000' })
  })

  test('tells a token late, twice or never when a test wants it', async ({ page }) => {
    const seamless = await openShop(page, every)
    seamless.behave({ answers: 'twice', delay: 50 })
    await page.goto(shop)
    await fillIn(page)
    await page.waitForFunction('heard.length === 2')
    const [first, second] = await heard(page)
    expect(second).toEqual(first)
    seamless.behave({ answers: 'never' })
    await page.reload()
    await fillIn(page)
    await expect(field(page, 'Credit Card Number')).toHaveValue('47**********1443')
    expect(await heard(page)).toEqual([])
  })

  test('does not come, or comes without fields', async ({ page }) => {
    const seamless = await openShop(page, every)
    for (const how of ['unreachable', 'missing', 'empty'] as const) {
      seamless.behave({ page: how })
      await page.goto(shop)
      await expect(field(page, 'Credit Card Number'), how).toHaveCount(0)
    }
    // The shop loads long before a frame that never does.
    seamless.behave({ page: 'silent' })
    const asked = seamless.asked.length
    await page.goto(shop, { waitUntil: 'commit' })
    await expect.poll(() => seamless.asked.length).toBe(asked + 1)
    await page.waitForFunction('document.readyState === "interactive"')
    expect(await heard(page)).toEqual([])
    seamless.behave({ page: 'well' })
    await page.goto(shop)
    await expect(field(page, 'Credit Card Number')).toBeVisible()
  })

  test('makes tokens that the gateway charges', async ({ page }) => {
    const fake = await startFakeSeamless({ refusedCvv: ['N'] })
    await openForm(page, every, { tokenise: fake.tokenise })
    const charge = async (cvv: string) => {
      const before = (await heard(page)).length
      await fillIn(page, cvv)
      await page.waitForFunction(`heard.length === ${before + 1} && heard.at(-1)[2].message !== ''`)
      const account = await page.evaluate('heard.at(-1)[2].message')
      const response = await fetch(`${fake.url}/auth`, {
        method: 'PUT',
        headers: { authorization: `Basic ${Buffer.from('testing:testing123').toString('base64')}` },
        body: JSON.stringify({ merchid: fake.merchant.merchid, account, amount: '19.99', capture: 'Y' }),
      })
      return response.json()
    }
    expect(await charge('112')).toMatchObject({ respstat: 'A', amount: '19.99', expiry: '1240', cvvresp: 'M' })
    await page.reload()
    expect(await charge('111')).toMatchObject({ respstat: 'C', respcode: '37' })
    await fake.stop()
  })
})
