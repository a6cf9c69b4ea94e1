import { expect } from 'chai'
import { stepLimit } from '../../../src-domain/payment/take-steps.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { openCheckout, textOf, typeCard, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const place = '/v1/order'
const bank = '/v1/sandbox/steps'
const asks = 'Your bank asks: is it you who is paying?'
const stepCard = { number: '4000 0000 0000 3220' }

async function enterCard(page: OpenPage, card = stepCard): Promise<void> {
  await page.user.click(page.see.getByRole('button', { name: /^(Add a card|Change card)/ }))
  await typeCard(page, card)
  await page.user.click(page.see.getByRole('button', { name: 'Use this card' }))
  await page.see.findByRole('radio', { name: /^Visa ending in/ })
}

async function openStep(options: PageOptions = {}): Promise<OpenPage> {
  const page = await openCheckout(options)
  await enterCard(page)
  await page.user.click(page.see.getByRole('button', { name: 'Pay $15.99' }))
  await page.see.findByText(asks)
  return page
}

function keyOf(page: OpenPage): string {
  return String(Object(page.network.callsTo(place)[0]?.body).idempotencyKey)
}

async function chargesOf(page: OpenPage, key: string): Promise<readonly string[]> {
  const rows = await page.house.rows(`select reference from attempts where key = '${key}'`)
  const references = rows.map(({ reference }) => reference)
  return page.house.sandbox
    .ledger()
    .filter((one) => 'reference' in one && references.includes(one.reference))
    .map(({ entry }) => entry)
}

async function ordersOf(page: OpenPage, key: string): Promise<number> {
  return (await page.house.rows(`select 1 from orders where key = '${key}'`)).length
}

function answer(page: OpenPage, says: 'Approve' | 'Refuse') {
  return page.user.click(page.see.getByRole('button', { name: says }))
}

/** Reopened on the same device, without the state of earlier history entries. */
async function reloaded(page: OpenPage): Promise<OpenPage> {
  return openPage('/checkout/current', { device: page.close() })
}

describe('A payment that needs a further step', () => {
  it('PAY-15, CHK-46 is asked of the customer, and the order is placed once the bank said yes', async () => {
    const page = await openStep()
    const key = keyOf(page)
    page.see.getByRole('heading', { level: 1, name: 'Confirm your payment' })
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([0, ['step']])
    const { step } = Object(page.house.sandbox.ledger().findLast(({ entry }) => entry === 'step'))
    const kept = JSON.stringify([{ ...page.window.localStorage }, { ...page.window.sessionStorage }])
    expect(kept + page.window.document.documentElement.outerHTML).to.not.include(step)
    expect(kept).to.include(key)
    await answer(page, 'Approve')
    expect(await page.leaving()).to.match(/^\/order\//)
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([1, ['step', 'authorise']])
    expect(page.network.callsTo(place)).to.have.length(1)
  })

  it('PAY-15, CHK-54 is told when it was refused, costs nothing, and another card pays under the same key', async () => {
    const page = await openStep()
    const key = keyOf(page)
    await answer(page, 'Refuse')
    await page.see.findByText(/^Your bank didn’t approve the payment. You weren’t charged/)
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([0, ['step', 'decline']])
    await enterCard(page, { number: '4242 4242 4242 4242' })
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(page.network.callsTo(place).map(({ body }) => Object(body).idempotencyKey)).to.deep.equal([key, key])
    expect(await ordersOf(page, key)).to.equal(1)
  })

  it('PAY-15 is closed for another way of paying, and what the bank hears after that is nothing', async () => {
    const page = await openStep()
    const key = keyOf(page)
    const { step } = Object(page.house.sandbox.ledger().findLast(({ entry }) => entry === 'step'))
    await page.user.click(page.see.getByRole('button', { name: 'Pay another way' }))
    await page.see.findByText(/^You closed your bank’s verification, so you weren’t charged/)
    expect(page.see.queryByText(asks)).to.equal(null)
    expect(await page.house.sandbox.answerStep(step, 'confirm')).to.equal('closed')
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.user.click(await page.see.findByRole('button', { name: /^Place Order/ }))
    expect(await page.leaving()).to.match(/^\/order\//)
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([1, ['step', 'decline']])
  })

  it('CART-17, PAY-15 is there again after a reload in the middle of it, and goes on to one order', async () => {
    const before = await openStep()
    const key = keyOf(before)
    const page = await reloaded(before)
    // React's delay for a suspended screen.
    await page.clock.advance(1_000)
    await page.see.findByText(asks)
    expect(page.network.callsTo(place)).to.deep.equal([])
    await answer(page, 'Approve')
    expect(await page.leaving()).to.match(/^\/order\//)
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([1, ['step', 'authorise']])
    expect(page.window.localStorage.getItem('pendingPlacement')).to.equal(null)
  })

  it('CART-17, PAY-15, CHK-54 is told after a reload when it was refused, and the order can be paid then', async () => {
    const before = await openStep()
    const key = keyOf(before)
    const page = await reloaded(before)
    await page.clock.advance(1_000)
    await page.see.findByText(asks)
    await answer(page, 'Refuse')
    await page.see.findByText(/^Your bank didn’t approve the payment. You weren’t charged/)
    // The order is validated again under this page's key.
    await page.see.findByRole('button', { name: /^Continue to payment · \$15\.99/ })
    page.see.getByText(/^Your bank didn’t approve the payment. You weren’t charged/)
    expect(await ordersOf(page, key)).to.equal(0)
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.user.click(await page.see.findByRole('button', { name: /^Place Order/ }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('CART-17, PAY-15 finds after a reload what the bank has heard meanwhile', async () => {
    const before = await openStep()
    const key = keyOf(before)
    const { step } = Object(before.house.sandbox.ledger().findLast(({ entry }) => entry === 'step'))
    await before.house.sandbox.answerStep(step, 'confirm')
    const page = await reloaded(before)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(await ordersOf(page, key)).to.equal(1)
  })

  it('CHK-35, PAY-15 however often is pressed, there is one placing call and one answer to the bank', async () => {
    const page = await openCheckout()
    await enterCard(page)
    const button = page.see.getByRole('button', { name: 'Pay $15.99' })
    await page.user.dblClick(button)
    await page.see.findByText(asks)
    const key = keyOf(page)
    await page.user.dblClick(page.see.getByRole('button', { name: 'Approve' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    expect([page.network.callsTo(place).length, page.network.callsTo(bank).length]).to.deep.equal([1, 1])
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([1, ['step', 'authorise']])
  })

  it('PAY-15 is too late after nine minutes: the customer is told, and nothing was charged', async () => {
    const page = await openStep()
    const key = keyOf(page)
    await page.clock.advance(stepLimit)
    await page.see.findByText(/^The verification timed out. You weren’t charged/)
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([0, ['step', 'decline']])
  })

  it('CHK-34, PAY-15 an answer that is lost on the way is looked for, and the order is found', async () => {
    for (const lost of ['bank', 'server'] as const) {
      const page = await openStep()
      const key = keyOf(page)
      const find = page.network.loseAnswers(lost === 'bank' ? bank : `/v1/order/${key}/further-step`)
      await answer(page, 'Approve')
      if (lost === 'server') {
        await until(page, () => expect(page.network.callsTo(`/v1/order/${key}/further-step`)).to.have.length(1))
        find()
        await page.clock.advance(3_000)
      }
      expect(await page.leaving()).to.match(/^\/order\//)
      expect([await ordersOf(page, key), await chargesOf(page, key)], lost).to.deep.equal([1, ['step', 'authorise']])
    }
  })

  it('PAY-15 cannot be taken where the bank cannot be asked, and another card can be used', async () => {
    const page = await openStep()
    const key = keyOf(page)
    page.network.answer(bank, { status: 404, body: {} })
    await answer(page, 'Approve')
    await page.see.findByText(/^We couldn’t reach your bank, so you weren’t charged/)
    expect([await ordersOf(page, key), await chargesOf(page, key)]).to.deep.equal([0, ['step', 'decline']])
  })

  it('PAY-15, CHK-54 before a back end that has no such step the payment is declined, as it always was', async () => {
    const ours = await wiringHouse()
    const page = await openCheckout({ house: { ...ours, app: ours.plain } })
    await enterCard(page)
    await page.user.click(page.see.getByRole('button', { name: 'Pay $15.99' }))
    await page.see.findByText('Your bank needs you to verify this payment.')
    expect(textOf(page)).to.not.include(asks)
    expect(page.network.calls.filter(({ path }) => path.endsWith('/further-step'))).to.deep.equal([])
    await enterCard(page, { number: '4242 4242 4242 4242' })
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('PAY-15, CHK-54 leads back to the button that was pressed, at the checkout and in the card form', async () => {
    const page = await openStep()
    const focused = () => page.window.document.activeElement
    await answer(page, 'Refuse')
    await page.see.findByText(/^Your bank didn’t approve the payment. You weren’t charged/)
    await until(page, () => expect(focused()?.id).to.equal('place-order'))
    await page.user.click(await page.see.findByRole('button', { name: /^Continue to payment/ }))
    await typeCard(page, stepCard)
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    await page.see.findByText(asks)
    await answer(page, 'Refuse')
    await page.see.findByText(/^Your bank didn’t approve the payment. You weren’t charged/)
    await until(page, () => expect(focused()).to.equal(page.see.getByRole('button', { name: 'Pay $15.99' })))
  })

  it('PAY-15 leads the reader to the question, and says that the bank is being asked', async () => {
    const page = await openStep()
    const key = keyOf(page)
    await until(page, () => expect(page.window.document.activeElement?.textContent).to.equal('Confirm your payment'))
    expect(page.see.getByRole('group', { name: asks }).textContent).to.include('Approve')
    const release = page.network.hold(`/v1/order/${key}/further-step`)
    await answer(page, 'Approve')
    await until(page, () =>
      expect(page.see.getByRole('status').textContent).to.equal('One moment while we check with your bank.'),
    )
    expect(page.window.document.activeElement).to.equal(page.see.getByRole('status'))
    expect(page.see.queryByRole('button', { name: 'Pay another way' })).to.equal(null)
    release()
    expect(await page.leaving()).to.match(/^\/order\//)
  })
})
