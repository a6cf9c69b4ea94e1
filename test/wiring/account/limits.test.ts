import { randomUUID } from 'node:crypto'
import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { shippedCash } from '../../../src-domain/brand/cash-rules.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { usualLimits } from '../../../src-server/limits/limits.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  deviceWithRamen,
  fill,
  logIn,
  menuOf,
  openCheckout,
  payByCash,
  textOf,
  until,
  writeEmail,
} from '../drivers/scenes.ts'
import { host, type WiringHouse } from '../drivers/wiring-house.ts'
import { turnstile } from './turnstile.ts'

function signIns(page: OpenPage) {
  return page.network.callsTo('/v1/patron/sign-in')
}
function checks(page: OpenPage) {
  return page.network.callsTo('/v1/human-check').map(({ body }) => Object(body).action)
}
function tokenIn({ body }: { readonly body: unknown } = { body: {} }) {
  return Object(body).userToken
}

/** Guesses Fay's password from a thousand addresses until a human check is required. */
let attackers = 0
async function attack({ app }: WiringHouse): Promise<void> {
  for (let n = 0; n <= usualLimits.signInByAccount.most; n += 1) {
    attackers += 1
    const answer = await app.inject({
      method: 'POST',
      url: '/v1/patron/sign-in',
      remoteAddress: `198.51.${Math.floor(attackers / 250)}.${attackers % 250}`,
      headers: { host, client: 'noodle-house', 'content-type': 'application/json' },
      payload: JSON.stringify({ account: 'fay@example.com', password: 'a guess' }),
    })
    if (answer.statusCode === 403) return
  }
  throw new Error('nobody asks for a person')
}

async function openAccount(page: OpenPage) {
  await page.user.click(page.see.getByRole('button', { name: /Your account/ }))
  return within(await page.see.findByRole('dialog'))
}
async function shop(options: PageOptions = {}) {
  const page = await openPage(menuOf(), options)
  await attack(page.house)
  await openAccount(page)
  return page
}

describe('Signing in to an account that is attacked', () => {
  it('G4 the shop shows the bot check in the sheet, goes on with what was typed, and knows the device the next time', async () => {
    const { questions, scripts, options } = turnstile()
    const page = await shop(options)
    expect(scripts, 'before anybody asks').to.deep.equal([])
    await logIn(page, 'fay')
    await until(page, () => expect(questions).to.have.length(1))
    const [question] = questions
    expect(question?.slot.closest('dialog')).not.to.equal(null)
    expect(question?.options).to.include({ sitekey: '0x4AAA', action: 'signin', language: 'en' })
    expect(page.see.getByLabelText(/^Email/)).to.have.property('value', 'fay@example.com')
    expect(page.see.getByLabelText(/^Password/)).to.have.property('value', 'noodles for fay')
    question?.answer()
    await page.see.findByText('Hi, Fay')
    expect(signIns(page).map(tokenIn)).to.deep.equal([undefined, 'shown-signin-0'])
    expect([question?.isRemoved, question?.slot.isConnected, checks(page)]).to.deep.equal([true, false, []])

    const again = await page.reload()
    await openAccount(again)
    await again.user.click(await again.see.findByRole('button', { name: 'Log out' }))
    await again.user.click(again.see.getAllByRole('button', { name: 'Log out' }).at(-1) ?? again.window.document.body)
    await until(again, () => expect(again.see.queryByText('Hi, Fay')).to.equal(null))
    if (again.see.queryByRole('dialog') === null) await openAccount(again)
    await logIn(again, 'fay')
    await again.see.findByText('Hi, Fay')
    expect(signIns(again).map(tokenIn), 'a device that is known').to.deep.equal([undefined])
    expect(questions).to.have.length(1)
  })

  it('G4 says so where nobody could be shown to be a person, keeps what was typed, and asks anew at the next try', async () => {
    const { questions, options } = turnstile()
    const page = await shop(options)
    await logIn(page, 'fay')
    await until(page, () => expect(questions).to.have.length(1))
    questions[0]?.fail()
    await page.see.findByText('Too many login attempts. We couldn’t verify that you’re human. Please try again.')
    expect(signIns(page)).to.have.length(1)
    expect(page.see.getByLabelText(/^Password/)).to.have.property('value', 'noodles for fay')
    await page.user.click(page.see.getByRole('button', { name: 'Log in' }))
    await until(page, () => expect(questions).to.have.length(2))
    questions[1]?.answer()
    await page.see.findByText('Hi, Fay')
  })

  it('G4 a wrong password is a wrong password, person or not, and what was shown is good for one try', async () => {
    const { questions, options } = turnstile()
    const page = await shop(options)
    fill(await writeEmail(page, 'fay@example.com'), 'noodles for who')
    for (const n of [0, 1]) {
      await page.user.click(page.see.getByRole('button', { name: 'Log in' }))
      await until(page, () => expect(questions).to.have.length(n + 1))
      questions[n]?.answer()
      await until(page, () => expect(signIns(page)).to.have.length(2 * n + 2))
      await page.see.findByText('Incorrect email or password.')
    }
  })

  it('G4 at the checkout it stands below the form', async () => {
    const { questions, options } = turnstile()
    const page = await openPage('/checkout/current', { ...options, device: await deviceWithRamen() })
    await attack(page.house)
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'fay')
    await until(page, () => expect(questions).to.have.length(1))
    expect(questions[0]?.slot.closest('form')?.contains(page.see.getByLabelText(/^Password/))).to.equal(true)
    questions[0]?.answer()
    await page.see.findByRole('heading', { level: 1, name: 'Checkout' })
    expect(signIns(page).map(tokenIn)).to.deep.equal([undefined, 'shown-signin-0'])
  })

  it('G4 without an outside service our own check is passed by the page itself, in the shop and at the checkout', async () => {
    const page = await shop()
    await logIn(page, 'fay')
    await page.see.findByText('Hi, Fay')
    expect(checks(page)).to.deep.equal(['signin'])
    const checkout = await openPage('/checkout/current', { device: await deviceWithRamen() })
    await attack(checkout.house)
    await checkout.user.click(await checkout.see.findByRole('button', { name: 'Log in' }))
    await logIn(checkout, 'fay')
    await checkout.see.findByRole('heading', { level: 1, name: 'Checkout' })
    expect([checks(checkout), signIns(checkout).length]).to.deep.equal([['signin'], 2])
  })
})

async function typeCard(page: OpenPage) {
  fill(await page.see.findByLabelText('Card number'), '4242 4242 4242 4242')
  fill(page.see.getByLabelText(/Expiration/), '08/30')
  fill(page.see.getByLabelText(/Security code/), '987')
  fill(page.see.getByLabelText('ZIP code'), '10001')
  await page.user.click(page.see.getByRole('button', { name: 'Use this card' }))
}
async function payByCard(page: OpenPage) {
  await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
  await typeCard(page)
  await page.user.click(await page.see.findByRole('button', { name: /^Pay \$/ }))
}
function placements(page: OpenPage) {
  return page.network.calls.filter(({ path }) => /^\/v1\/order(\/cash\/)?$/.test(path))
}
function keysOf(page: OpenPage) {
  return new Set(placements(page).map(({ body }) => Object(body).idempotencyKey))
}

describe('Ordering past a limit of an address', () => {
  const oneUnchecked = { cash: { ...shippedCash, uncheckedPerAddress: 1 } }
  const cashFrom = async (address: string, options: PageOptions = {}) => {
    const page = await openCheckout({ ...options, brand: oneUnchecked, address })
    await payByCash(page)
    return page
  }

  it('G4 an unpaid order past it is placed after our own check, under the same key, and the customer sees nothing of it', async () => {
    const first = await cashFrom('203.0.113.1')
    expect(await first.leaving()).to.match(/^\/order\//)
    expect([placements(first).length, checks(first)]).to.deep.equal([1, []])
    const second = await cashFrom('203.0.113.1')
    expect(await second.leaving()).to.match(/^\/order\//)
    expect([placements(second).length, checks(second), keysOf(second).size]).to.deep.equal([2, ['order'], 1])
  })

  it('G4 who could not be shown to be a person reads so, nothing was ordered, and the next try places it', async () => {
    await (await cashFrom('203.0.113.2')).leaving()
    const { questions, options } = turnstile()
    const page = await cashFrom('203.0.113.2', options)
    await until(page, () => expect(questions).to.have.length(1))
    expect(questions[0]?.options).to.include({ action: 'order' })
    expect(questions[0]?.slot.parentElement).to.equal(page.window.document.body)
    questions[0]?.fail()
    await page.see.findByText(/^We couldn’t verify that you’re human\. You weren’t charged\./)
    expect(placements(page)).to.have.length(1)
    await page.user.click(page.see.getByRole('button', { name: /^Place Order · / }))
    await until(page, () => expect(questions).to.have.length(2))
    questions[1]?.answer()
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(placements(page).map(tokenIn)).to.deep.equal([undefined, undefined, 'shown-order-1'])
  })

  it('G4 declined cards of one guest shut cards for nobody else at the address: another shows to be a person, and pays', async () => {
    const address = '203.0.113.3'
    const first = await openCheckout({ address })
    await payByCard(first)
    expect(await first.leaving()).to.match(/^\/order\//)
    expect(checks(first)).to.deep.equal([])
    const [good] = placements(first)
    for (let n = 0; n < usualLimits.declines.most; n += 1) {
      const thief = { firstName: 'Thief', lastName: randomUUID(), email: 'thief@example.com' }
      const cardNonce = `sbx_declined_4242_visa_${randomUUID()}`
      const answer = await first.house.app.inject({
        method: 'POST',
        url: '/v1/order',
        remoteAddress: address,
        headers: { ...good?.headers, host },
        payload: JSON.stringify({ ...Object(good?.body), idempotencyKey: randomUUID(), guestInfo: thief, cardNonce }),
      })
      expect(answer.statusCode).to.equal(402)
    }
    const { questions, options } = turnstile()
    const page = await openCheckout({ ...options, address })
    await payByCard(page)
    await until(page, () => expect(questions).to.have.length(1))
    questions[0]?.answer()
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(placements(page).map(tokenIn)).to.deep.equal([undefined, 'shown-order-0'])
    expect(keysOf(page).size).to.equal(1)
  })
})

describe('An order that is too large for cash', () => {
  const tenDollars = { cash: { ...shippedCash, most: minor(10_00) } }
  const refusal = 'Cash orders can be up to $10.00. Please pay by card.'

  it('G4 its customer reads how much is taken in cash before anything is sent, and pays by card', async () => {
    const page = await openCheckout({ brand: tenDollars })
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.see.findByText(refusal)
    expect(page.see.queryByRole('button', { name: /^Place Order/ })).to.equal(null)
    expect(page.see.getByRole('button', { name: 'Add Payment' }).getAttribute('aria-disabled')).to.equal('true')
    await payByCard(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(placements(page).map(({ path }) => path)).to.deep.equal(['/v1/order'])
  })

  it('G4 the sentence goes with the choice of cash', async () => {
    const page = await openCheckout({ brand: tenDollars })
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.see.findByText(refusal)
    await page.user.click(page.see.getByRole('radio', { name: /^Card/ }))
    await until(page, () => expect(textOf(page)).not.to.include(refusal))
  })

  it('G4 where the server takes less than the page knew, it says so, and the same order is paid by card', async () => {
    const page = await openCheckout()
    page.house.rule(tenDollars)
    await payByCash(page)
    await page.see.findByText('This order is too large for cash. Please pay by card.')
    await payByCard(page)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(placements(page).map(({ path }) => path)).to.deep.equal(['/v1/order/cash/', '/v1/order'])
  })
})
