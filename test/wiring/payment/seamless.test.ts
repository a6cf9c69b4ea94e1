import { expect } from 'chai'
import { seamlessGateway } from '../../../src-adapters/seamless/gateway.ts'
import { type FakeSeamless, startFakeSeamless } from '../../vendors/seamless/server/fake-seamless.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { deviceWithRamen, fill, logIn, openCheckout, pressWhenReady, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'
import { type TokenizerFrame, tokenizerFrame } from './tokenizer-frame.ts'

// The location's public key is "client-key", hence its site.
const origin = 'https://client-key-uat.cardconnect.com'
const [holder, expiry] = ['Name on card', 'Expiration date (MM/YY)']
const said = {
  holder: "Please enter the card holder's name",
  noDate: 'Please enter an expiration date',
  badDate: 'Please enter expiration date as MM/YY or MM/YYYY',
  empty: 'All or Some fields empty. Please complete all the fields',
  number: 'Please enter a valid card number',
  required: 'Please complete all required fields.',
  someEmpty: 'All or some fields are empty. Please complete all the fields.',
  fixFirst: 'Please fix card information errors before continuing.',
}

describe('The card form of a tokenising vendor at the checkout', () => {
  let api: FakeSeamless
  let frame: TokenizerFrame

  before(async () => {
    api = await startFakeSeamless({ needsCvv: true })
    const { merchid: merchantId, user: username, password } = api.merchant
    const { gateways } = await wiringHouse()
    gateways.set(
      'seamless',
      seamlessGateway({ url: api.url, merchantId, username, password, timeout: 5_000, currency: 'USD' }),
    )
  })
  after(async () => {
    const { gateways } = await wiringHouse()
    gateways.delete('seamless')
    await api.stop()
  })

  const options = (more: PageOptions = {}): PageOptions => ({
    ...more,
    brand: { paymentProcessor: 'seamless' },
    before: ({ window }) => {
      frame = tokenizerFrame(window, origin)
    },
  })
  const toForm = async (page: OpenPage) => {
    await page.user.click(await page.see.findByRole('button', { name: /^(Add a card|Change card)/ }))
    await page.see.findByLabelText(holder)
    return page
  }
  const openForm = async () => toForm(await openCheckout(options()))
  const token = (account = '4788250000121443') =>
    api.tokenise({ account, cvv: '112', expiry: '1230', unique: true }).token
  const tokenised = (account?: string) => frame.says({ message: token(account), errorCode: '0', errorMessage: '' })
  const failed = (errorCode: string) => frame.says({ message: '', token: '', errorCode, errorMessage: 'in its words' })
  const invalid = (validationError: string) => frame.says({ message: '', validationError })
  const typeOurs = (page: OpenPage, date = '08/30') => {
    fill(page.see.getByLabelText(holder), 'Jo March')
    fill(page.see.getByLabelText(expiry), date)
  }
  const use = (page: OpenPage) => pressWhenReady(page, 'Use this card')

  it('PAY-32, PAY-34, PAY-39 an empty form says what each field wants, and that it is to be put right', async () => {
    const page = await openForm()
    await use(page)
    for (const text of [said.holder, said.noDate, said.empty, said.fixFirst]) await page.see.findByText(text)
    const name = page.see.getByLabelText(holder)
    expect(name.getAttribute('aria-invalid')).to.equal('true')
    expect(page.window.document.activeElement).to.equal(name)
    expect(page.see.getByRole('button', { name: 'Use this card' }).getAttribute('aria-disabled')).to.equal('true')
  })

  it('PAY-39 where the card is in the frame and fields of ours are empty, it says that some are', async () => {
    const page = await openForm()
    tokenised()
    await use(page)
    for (const text of [said.holder, said.noDate, said.someEmpty]) await page.see.findByText(text)
    expect(page.see.queryByText(said.empty)).to.equal(null)
  })

  it('PAY-33 takes a date as MMYY, MM/YYYY and MM/YY, and nothing else', async () => {
    const page = await openForm()
    fill(page.see.getByLabelText(holder), 'Jo March')
    tokenised()
    const field = page.see.getByLabelText(expiry)
    for (const wrong of ['8/30', '08-30', '083', '08/2', '08/203', '1330', '00/30', 'soon']) {
      await page.user.click(field)
      fill(field, wrong)
      await page.user.tab()
      await until(page, () => expect(page.see.queryAllByText(said.badDate), wrong).to.have.length(1))
    }
    for (const right of ['0830', '08/2030', '08/30']) {
      fill(field, right)
      await until(page, () => expect(field.getAttribute('aria-invalid'), right).to.equal('false'))
    }
    await page.user.click(field)
    fill(field, '05/26')
    await page.user.tab()
    await page.see.findByText('This card has expired')
  })

  it('PAY-35 what the frame finds wrong is said below it until it is right, and nothing can be sent meanwhile', async () => {
    const page = await openForm()
    typeOurs(page)
    for (const [text, told] of [
      ['Invalid card number', said.number],
      ['Invalid CVV', said.required],
    ] as const) {
      invalid(text)
      await page.see.findByText(told)
      const button = page.see.getByRole('button', { name: 'Use this card' })
      await until(page, () => expect(button.getAttribute('aria-disabled'), text).to.equal('true'))
      frame.says({ cardTyping: true })
      await until(page, () => expect(page.see.queryByText(told), text).to.equal(null))
    }
  })

  it('PAY-34, PAY-36, PAY-37, PAY-38 each group of codes has its sentence, and the card can be sent again', async () => {
    const page = await openForm()
    for (const [code, text] of [
      ['0049', 'Please check the values entered or try another card.'],
      ['0043', 'System is temporarily unavailable, please try later'],
      // Different codes share a sentence, so another one in between proves the update.
      ['0049', 'Please check the values entered or try another card.'],
      ['9999', 'System is temporarily unavailable, please try later'],
      ['0055', 'Service is unavailable. Please refresh your page or try again another time'],
    ] as const) {
      typeOurs(page)
      failed(code)
      await use(page)
      await page.see.findByText(text)
    }
    failed('0014')
    await page.see.findByText(said.empty)
    tokenised()
    await use(page)
    await page.see.findByRole('radio', { name: /^Visa ending in 1443/ })
  })

  it('PAY-38 a restaurant without a key says that the service is unavailable', async () => {
    const { before: drawFrame, ...more } = options()
    const page = await openCheckout({
      ...more,
      before: (opened) => {
        drawFrame?.(opened)
        opened.network.answer('/v1/location/credentials', { status: 500, body: {} })
      },
    })
    await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
    await page.see.findByText('Service is unavailable. Please refresh your page or try again another time')
    expect(frame.frames()).to.deep.equal([])
  })

  it('PAY-05, PAY-49 the number is in a frame of the vendor’s, which may do what it must and no more', async () => {
    const page = await openForm()
    const [first] = frame.frames()
    const address = new URL(first?.src ?? '')
    expect([address.origin, address.pathname]).to.deep.equal([origin, '/itoke/ajax-tokenizer.html'])
    expect(first?.title).to.equal('Card number and security code')
    expect(first?.getAttribute('sandbox')).to.equal('allow-scripts allow-same-origin allow-forms')
    expect(page.see.queryByLabelText('Card number')).to.equal(null)
    const scripts = [...page.window.document.querySelectorAll('script[src]')].map((one) => one.getAttribute('src'))
    expect(scripts.filter((source) => /^https?:/.test(source ?? ''))).to.deep.equal([])
  })

  it('PAY-05 believes nobody but its own frame', async () => {
    const page = await openForm()
    typeOurs(page)
    const forged = { message: '9477777777771111', errorCode: '0' }
    frame.says(forged, { origin: 'https://evil.example' })
    frame.says(forged, { source: 'the page' })
    await use(page)
    await page.clock.advance(3_000)
    await page.see.findByText(said.empty)
  })

  it('PAY-52, PAY-48 its card pays the order, once, and no number is in what we send', async () => {
    const page = await openForm()
    typeOurs(page)
    tokenised()
    await use(page)
    await page.see.findByRole('radio', { name: /^Visa ending in 1443/ })
    const before = api.transactions().length
    await page.user.click(page.see.getByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
    const made = api.transactions().slice(before)
    expect(made.map(({ cents, name }) => [cents, name])).to.deep.equal([[1599, 'Jo March']])
    expect(JSON.stringify(page.network.calls)).to.not.include('4788250000121443')
  })

  it('PAY-46 a card that its bank declines says so, and another one is typed into a fresh frame', async () => {
    const page = await openForm()
    typeOurs(page)
    tokenised('4387751111111053')
    await use(page)
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    await page.see.findByText('Your card has insufficient funds. Please try another card.')
    const before = frame.frames().length
    expect(before).to.be.above(1)
    await toForm(page)
    typeOurs(page)
    tokenised()
    await use(page)
    await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })

  it('PAY-49 a frame that says nothing twice is not there: the form says so, and asks for another', async () => {
    const page = await openForm()
    typeOurs(page)
    const before = frame.frames().length
    for (const text of [said.empty, /^We couldn’t load the card form/] as const) {
      await use(page)
      await page.clock.advance(7_000)
      await page.see.findByText(text)
    }
    await until(page, () => expect(frame.frames()).to.have.length(before + 1))
  })

  it('PAY-49 a frame whose site is blocked says so at once, and another is asked for', async () => {
    const path = '/itoke/ajax-tokenizer.html'
    let lift = () => {}
    const { before: drawFrame, ...more } = options()
    const page = await openCheckout({
      ...more,
      before: (opened) => {
        drawFrame?.(opened)
        lift = opened.network.cut(path)
      },
    })
    await toForm(page)
    const blocked = /^We couldn’t load the card form/
    await page.see.findByText(blocked)
    typeOurs(page)
    await use(page)
    await page.see.findByText(/^We couldn’t reach the payment processor, so nothing was charged/)
    lift()
    const before = frame.frames().length
    await page.user.click(page.see.getByRole('button', { name: 'Try again' }))
    await until(page, () => expect(frame.frames()).to.have.length(before + 1))
    await until(page, () => expect(page.see.queryByText(blocked)).to.equal(null))
    tokenised()
    await use(page)
    await page.see.findByRole('radio', { name: /^Visa ending in 1443/ })
  })

  it('PAY-49 a frame that speaks is there, also where its site forbids to be fetched', async () => {
    const { before: drawFrame, ...more } = options()
    const page = await openCheckout({
      ...more,
      before: (opened) => {
        drawFrame?.(opened)
        opened.network.cut('/itoke/ajax-tokenizer.html')
      },
    })
    await toForm(page)
    const blocked = /^We couldn’t load the card form/
    await page.see.findByText(blocked)
    typeOurs(page)
    tokenised()
    await until(page, () => expect(page.see.queryByText(blocked)).to.equal(null))
    await use(page)
    await page.see.findByRole('radio', { name: /^Visa ending in 1443/ })
  })

  it('CARD-11 is saved with its token, brand, date and last digits, and never a number', async () => {
    // Saved cards would be shown first; another file may have saved one for Cora.
    const { rows } = await wiringHouse()
    await rows("delete from saved_cards where patron_id = 'cora'")
    const page = await openPage('/checkout/current', options({ device: await deviceWithRamen() }))
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'cora')
    await toForm(page)
    typeOurs(page)
    tokenised('5454545454545454')
    await page.user.click(await page.see.findByRole('button', { name: 'Save this card' }))
    await page.see.findByRole('heading', { name: 'Checkout' })
    const [call] = page.network.callsTo('/v1/patron/add-card')
    const { cardNonce, ...rest } = Object(call?.body)
    expect(cardNonce).to.match(/^954\d{9}5454\|0830\|Jo%20March$/)
    expect(rest).to.deep.equal({ brand: 'mastercard', expDate: '08/30', last4: '5454', takesFurtherStep: true })
    expect(JSON.stringify(page.network.calls)).to.not.include('5454545454545454')
    expect(api.accounts()).to.have.length(1)
  })
})
