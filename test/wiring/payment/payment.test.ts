import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import { anotherTab } from '../drivers/device.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import {
  amountOf,
  beGuest,
  testCard as card,
  deviceWithRamen,
  deviceWithTenders,
  enterTender,
  fill,
  logIn,
  openCheckout,
  textOf,
  typeCard,
  until,
} from '../drivers/scenes.ts'

async function openForm(options: PageOptions = {}) {
  const page = await openCheckout(options)
  await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
  await page.see.findByLabelText('Card number')
  return page
}

function placed(page: OpenPage) {
  return page.network.calls.filter(({ path }) => path === '/v1/order')
}

describe('A card that is typed', () => {
  it('PAY-05, PAY-06 its form lies behind the payment row, which then shows the card', async () => {
    const page = await openForm()
    await typeCard(page)
    await page.user.click(page.see.getByRole('button', { name: 'Use this card' }))
    const row = await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
    expect(row).to.have.property('checked', true)
    expect(page.see.queryByRole('button', { name: /^Add a card/ })).to.equal(null)
    await page.user.click(page.see.getByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(Object(placed(page)[0]?.body).cardNonce).to.match(/^sbx_approved_4242_visa_/)
    expect(JSON.stringify(page.network.calls)).to.not.include('4242 4242').and.not.include('424242424')
  })

  it('E33 its brand is said as soon as the number tells it', async () => {
    const page = await openForm()
    fill(await page.see.findByLabelText('Card number'), '4')
    await page.see.findByText('Visa')
    fill(page.see.getByLabelText('Card number'), '5555')
    await page.see.findByText('Mastercard')
    expect(page.see.queryByText('Visa')).to.equal(null)
  })

  it('PAY-03 the form is that of the processor which the brand names, and there is none of a name that nobody has', async () => {
    const page = await openCheckout({ brand: { paymentProcessor: 'nobody', phone: '+1 (212) 555-0142' } })
    await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
    await page.see.findByText('We are unable to accept payments at this time. Please contact the restaurant.')
    expect(page.see.getByRole('link', { name: 'Call 212-555-0142' }).getAttribute('href')).to.equal(
      'tel:+1 (212) 555-0142',
    )
    expect(page.see.queryByLabelText('Card number')).to.equal(null)
    page.window.history.back()
    await page.see.findByRole('heading', { name: 'Checkout' })
    page.see.getByText('We are unable to accept payments at this time. Please contact the restaurant.')
    page.see.getByRole('link', { name: 'Call 212-555-0142' })
  })

  it('PAY-49 the built-in processor draws its form without a script of anybody else', async () => {
    const page = await openForm()
    const sources = [...page.window.document.querySelectorAll('script[src], iframe[src]')].map(
      (one) => new URL(one.getAttribute('src') ?? '', page.window.location.href).host,
    )
    expect(sources.filter((host) => host !== page.window.location.host)).to.deep.equal([])
  })

  it('PAY-19 what is wrong with it stands at its field, and nothing can be sent until it is right', async () => {
    const page = await openForm()
    const field = page.see.getByLabelText('Card number')
    await page.user.click(field)
    fill(field, '4242')
    await page.user.tab()
    await page.see.findByText('Please provide valid credit card number')
    expect(field.getAttribute('aria-invalid')).to.equal('true')
    expect(page.see.getByRole('button', { name: 'Use this card' }).getAttribute('aria-disabled')).to.equal('true')
    fill(field, card.number)
    expect(page.see.queryByText('Please provide valid credit card number')).to.equal(null)
    await until(page, () =>
      expect(page.see.getByRole('button', { name: 'Use this card' })).to.have.property('disabled', false),
    )
  })

  it('PAY-48 the button says that it saves until the processor has answered', async () => {
    const page = await openForm()
    await typeCard(page)
    const seen = new Set<string>()
    const button = page.see.getByRole('button', { name: 'Use this card' })
    const watch = new page.window.MutationObserver(() => seen.add(button.textContent ?? ''))
    watch.observe(button, { childList: true, characterData: true, subtree: true })
    await page.user.click(button)
    await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
    watch.disconnect()
    expect([...seen]).to.include('Saving…')
  })

  it('PAY-48, PAY-52 the button of the card that pays says that it pays, until the order is there', async () => {
    const page = await openCheckout()
    await page.user.click(page.see.getByRole('button', { name: /^Continue to payment/ }))
    await typeCard(page)
    const release = page.network.hold('/v1/order')
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    await page.see.findByRole('button', { name: 'Paying…' })
    expect(textOf(page)).to.not.include('Saving')
    release()
    expect(await page.leaving()).to.match(/^\/order\//)
  })
})

describe('The wallet', () => {
  const { ordering, themes } = aBrand()
  const withWallet = {
    ordering: { ...ordering, kiosk: true, polling: false, mobilePay: true },
    themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } },
  }
  const atCorner = async (options: PageOptions = {}) =>
    openCheckout({ brand: withWallet, device: await deviceWithRamen('corner'), ...options })
  const radio = (page: OpenPage) => page.see.queryByRole('radio', { name: /^Mobile pay/ })
  const openSheet = async (page: OpenPage) => {
    await page.user.click(await page.see.findByRole('radio', { name: /^Mobile pay/ }))
    await page.user.click(await page.see.findByRole('button', { name: 'Pay with Test wallet' }))
    return within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
  }

  it('PAY-08, PAY-09, PAY-10 is offered where brand and restaurant take one, and nowhere else', async () => {
    expect(await (await atCorner()).see.findByRole('radio', { name: /^Mobile pay/ })).to.not.equal(null)
    expect(radio(await openCheckout({ brand: withWallet }))).to.equal(null)
    const brand = { ordering: { ...withWallet.ordering, mobilePay: false } }
    expect(radio(await atCorner({ brand }))).to.equal(null)
  })

  it('PAY-08 is offered where the network comes back while its restaurant is still asked for in vain', async () => {
    let release = (_?: 'lost') => {}
    const before: PageOptions['before'] = ({ network }) => {
      release = network.hold('/v1/locations')
    }
    const page = await atCorner({ before })
    page.window.dispatchEvent(new page.window.Event('online'))
    expect(radio(page)).to.equal(null)
    release('lost')
    await page.see.findByRole('radio', { name: /^Mobile pay/ })
  })

  it('PAY-08 has its place kept while the restaurant is asked, so that nothing moves, and none where the brand takes no wallet', async () => {
    let release = () => {}
    const before: PageOptions['before'] = ({ network }) => {
      release = network.hold('/v1/locations')
    }
    const keptPlace = (page: OpenPage) => page.see.queryByText(/^Mobile pay/)?.closest('[aria-hidden="true"]')
    const page = await atCorner({ before })
    await page.see.findByRole('radio', { name: /^Cash/ })
    expect(keptPlace(page)).to.not.equal(undefined)
    expect(radio(page)).to.equal(null)
    release()
    await page.see.findByRole('radio', { name: /^Mobile pay/ })
    expect(keptPlace(page)).to.equal(null)
    const none = await atCorner({ before, brand: { ordering: { ...withWallet.ordering, mobilePay: false } } })
    await none.see.findByRole('radio', { name: /^Cash/ })
    expect(keptPlace(none)).to.equal(undefined)
    release()
  })

  it('PAY-04 the play wallet is there in development, and neither on stage nor in earnest', async () => {
    const environmentOf = (page: OpenPage) =>
      JSON.parse(page.window.document.querySelector('script[type="application/json"]')?.textContent ?? '{}')
    for (const appEnv of ['stage', 'production'] as const) {
      const page = await atCorner({ appEnv })
      expect(environmentOf(page).paymentEnvironment, appEnv).to.equal('production')
      expect(radio(page), appEnv).to.equal(null)
    }
    const page = await atCorner()
    expect(environmentOf(page).paymentEnvironment).to.equal('sandbox')
    await page.see.findByRole('radio', { name: /^Mobile pay/ })
  })

  it('PAY-11 asks for the order total with the tip as it is now, and that is charged in cents', async () => {
    const page = await atCorner()
    const sheet = await openSheet(page)
    sheet.getByText('Order total')
    sheet.getByRole('button', { name: 'Pay $15.99' })
    await page.user.click(sheet.getByRole('button', { name: 'Cancel' }))
    await page.user.click(page.see.getByRole('radio', { name: 'No tip' }))
    await page.user.click(await page.see.findByRole('button', { name: 'Pay with Test wallet' }))
    const again = within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
    await page.user.click(again.getByRole('button', { name: 'Pay $14.04' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const { idempotencyKey } = Object(placed(page)[0]?.body)
    const rows = await page.house.rows(`select amount, state from attempts where key = '${idempotencyKey}'`)
    expect(rows.map(({ amount }) => Number(amount))).to.deep.equal([1_404])
  })

  it('PAY-12 who chose it last finds it chosen at the next visit, until another way is chosen', async () => {
    const page = await atCorner()
    await page.user.click(await page.see.findByRole('radio', { name: /^Mobile pay/ }))
    const device = page.close()
    expect(device.local.get('mobilePay')).to.equal('true')
    const again = await openPage('/checkout/current', { device: anotherTab(device), brand: withWallet })
    await beGuest(again)
    expect(await again.see.findByRole('radio', { name: /^Mobile pay/ })).to.have.property('checked', true)
    await again.user.click(again.see.getByRole('radio', { name: /^Cash/ }))
    expect(again.close().local.has('mobilePay')).to.equal(false)
  })

  it('PAY-17 one that is declined says so, and another way of paying is chosen in its place', async () => {
    const page = await atCorner()
    const sheet = await openSheet(page)
    await page.user.click(sheet.getByRole('button', { name: 'Let it be declined' }))
    await page.see.findByText('Payment failed, please try a new payment method.')
    await until(page, () =>
      expect(page.see.getByRole('radio', { name: /^Mobile pay/ })).to.have.property('checked', false),
    )
    await page.see.findByRole('button', { name: /^Continue to (card|payment) · \$15\.99/ })
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    await page.see.findByRole('button', { name: 'Place Order · $14.04' })
    expect(textOf(page)).to.not.include('Payment failed')
    expect(placed(page)).to.deep.equal([])
    const [intent] = page.network.calls.filter(({ path }) => path.endsWith('/order/create-payment-intent'))
    const { idempotencyKey } = Object(intent?.body)
    const rows = await page.house.rows(`select state from attempts where key = '${idempotencyKey}'`)
    expect(rows).to.deep.equal([{ state: 'declined' }])
  })

  it('PAY-14, PAY-16, API-54 opens the payment under the order’s key, and places the order once with its transaction', async () => {
    const page = await atCorner()
    const sheet = await openSheet(page)
    await page.user.click(sheet.getByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const [intent] = page.network.calls.filter(({ path }) => path.endsWith('/order/create-payment-intent'))
    const [order, ...more] = placed(page)
    expect(more).to.deep.equal([])
    const { idempotencyKey, transactionId, cardNonce } = Object(order?.body)
    expect([Object(intent?.body).idempotencyKey, cardNonce]).to.deep.equal([idempotencyKey, undefined])
    const rows = await page.house.rows(`select state, transaction_id from attempts where key = '${idempotencyKey}'`)
    expect(rows).to.deep.equal([{ state: 'authorised', transaction_id: transactionId }])
  })

  it('PAY-15 the bank may ask in the sheet, and only a yes there is an order', async () => {
    const page = await atCorner()
    const sheet = await openSheet(page)
    await page.user.click(sheet.getByRole('button', { name: 'Approve, and let the bank ask' }))
    await page.user.click(await sheet.findByRole('button', { name: 'Refuse' }))
    await page.see.findByRole('button', { name: /^Continue to (card|payment) · \$15\.99/ })
    await page.see.findByText('Payment failed, please try a new payment method.')
    await page.user.click(page.see.getByRole('radio', { name: /^Mobile pay/ }))
    await page.user.click(await page.see.findByRole('button', { name: 'Pay with Test wallet' }))
    const again = within(await page.see.findByRole('dialog', { name: 'Test wallet' }))
    await page.user.click(again.getByRole('button', { name: 'Approve, and let the bank ask' }))
    await page.user.click(await again.findByRole('button', { name: 'Approve' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const { idempotencyKey } = Object(placed(page)[0]?.body)
    const rows = await page.house.rows(`select state from attempts where key = '${idempotencyKey}' order by n`)
    expect(rows).to.deep.equal([{ state: 'declined' }, { state: 'authorised' }])
  })

  it('CHK-63, GIFT-12, PAY-10, PAY-13 asks no wallet when nothing is due, even one that was chosen, and places the order without an instrument', async () => {
    const page = await atCorner()
    await page.user.click(page.see.getByRole('radio', { name: 'No tip' }))
    await page.user.click(await page.see.findByRole('radio', { name: /^Mobile pay/ }))
    await enterTender(page, 'gift card', '9999-8888-7777-6666')
    const place = await page.see.findByRole('button', { name: 'Place Order · $0.00' })
    page.see.getByText('You’re all set. Nothing left to pay.')
    expect(page.see.queryByRole('group', { name: 'Payment method' })).to.equal(null)
    await page.user.click(place)
    expect(amountOf(page, 'Total')).to.equal('$0.00')
    expect(radio(page)).to.equal(null)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(Object(placed(page)[0]?.body)).to.not.have.any.keys('cardNonce', 'transactionId')
    expect(page.network.calls.filter(({ path }) => path.includes('intent'))).to.deep.equal([])
  })
})

describe('What a patron pays with', () => {
  const openAs = async (name: 'ana' | 'cora' | 'dora', options: PageOptions = {}) => {
    const page = await openPage('/checkout/current', { device: await deviceWithRamen(), ...options })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, name)
    await page.see.findByText('$1.04')
    return page
  }

  it('CHK-25 a patron with neither card nor wallet is asked for one, unless it is cash', async () => {
    const page = await openAs('dora')
    await page.see.findByText('No payment information. Please add a payment method.')
    expect(page.see.getByRole('button', { name: 'Add Payment' }).getAttribute('aria-disabled')).to.equal('true')
    await page.user.click(page.see.getByRole('radio', { name: /^Cash/ }))
    const button = await page.see.findByRole('button', { name: 'Place Order · $14.04' })
    expect(button).to.have.property('disabled', false)
    expect(textOf(page)).to.not.include('No payment information')
  })

  it('CHK-25 nobody is asked for one when nothing is due', async () => {
    const page = await openPage('/checkout/current', { device: await deviceWithTenders() })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in instead' }))
    await logIn(page, 'dora')
    await page.user.click(await page.see.findByRole('radio', { name: 'No tip' }))
    await page.see.findByRole('button', { name: 'Place Order · $0.00' })
    expect(textOf(page)).to.not.include('No payment information')
  })

  it('PAY-01 of all that is taken nothing is missing: saved card, another card, wallet, cash, gift card, credit', async () => {
    const { ordering, themes } = aBrand()
    const brand = {
      ordering: { ...ordering, kiosk: true, polling: false, mobilePay: true },
      themes: { ...themes, checkout: { ...themes.checkout, giftCard: true } },
    }
    const page = await openAs('ana', { brand, device: await deviceWithRamen('corner') })
    await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
    await page.see.findByRole('radio', { name: /^Mobile pay/ })
    page.see.getByRole('radio', { name: /^Cash/ })
    page.see.getByRole('button', { name: 'Add gift card' })
    await page.user.click(page.see.getByRole('button', { name: /^Change card/ }))
    await page.see.findByRole('radio', { name: 'Another card' })
    const withCredit = await openAs('cora')
    await withCredit.see.findByText('Loyalty credit')
    expect(amountOf(withCredit, 'Loyalty credit')).to.match(/^-\$(?!0\.00)\d+\.\d\d$/)
  })

  it('PAY-06 the row names the saved card of a patron', async () => {
    const page = await openAs('ana')
    await page.see.findByText(/^Visa ending in 4242/)
    page.see.getByRole('button', { name: /^Change card/ })
  })
})
