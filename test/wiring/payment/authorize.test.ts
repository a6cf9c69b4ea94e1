import { expect } from 'chai'
import { authorizeGateway } from '../../../src-adapters/authorize/gateway.ts'
import { type AcceptAnswer, type Code, errors, success } from '../../vendors/authorize/browser/accept-answer.ts'
import { type FakeAuthorize, startFakeAuthorize } from '../../vendors/authorize/server/fake-authorize.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import { beGuest, deviceWithRamen, fill, logIn, openCheckout, pressWhenReady, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'
import { serveScript } from './vendor-scripts.ts'

const scripts = 'https://jstest.authorize.net'
const number = 'Card number'
const fields = {
  number,
  month: 'Expiration month',
  year: 'Expiration year',
  cvc: 'Security code (CVC)',
  zip: 'ZIP code',
  street: 'Billing street address',
}
const good = { number: '4111 1111 1111 1111', cvc: '900', zip: '11231', street: '1 Main Street' }
const unable = 'We are unable to accept payments at this time. Please contact the restaurant.'

interface SecureData {
  readonly cardData: { readonly cardNumber: string; readonly cardCode: string; readonly zip: string }
}

describe("Authorize.Net's card form at the checkout", () => {
  let api: FakeAuthorize
  let wrong: readonly Code[] = []
  let sent: SecureData[] = []

  before(async () => {
    api = await startFakeAuthorize({ refusedAvs: ['A', 'N', 'W', 'Z'], refusedCvv: ['N'] })
    const { name, transactionKey } = api.merchant
    const gateway = authorizeGateway({ url: api.url, name, transactionKey, timeout: 5_000, currency: 'USD' })
    const { gateways } = await wiringHouse()
    gateways.set('authorize', gateway)
  })
  after(async () => {
    const { gateways } = await wiringHouse()
    gateways.delete('authorize')
    await api.stop()
  })
  beforeEach(() => {
    wrong = []
    sent = []
  })

  const answered = (data: SecureData): AcceptAnswer => {
    sent.push(data)
    const { cardCode, zip } = data.cardData
    return wrong.length > 0 ? errors(...wrong) : success(api.mint({ cardCode, zip }))
  }
  /** Fake of Accept.js: the script, then its core, then it accepts cards. */
  const serveAccept = ({ window }: Pick<OpenPage, 'window'>) =>
    serveScript(window, `${scripts}/v1/Accept.js`, () =>
      Object.assign(window, {
        Accept: { dispatchData: (data: SecureData, hear: (answer: AcceptAnswer) => void) => hear(answered(data)) },
        isReady: true,
      }),
    )
  const openForm = async () => {
    const page = await openCheckout({ brand: { paymentProcessor: 'authorize' }, before: serveAccept })
    await page.user.click(page.see.getByRole('button', { name: /^Add a card/ }))
    await page.see.findByLabelText(number)
    return page
  }
  const typeAll = async (page: OpenPage, more: Partial<typeof good> = {}) => {
    const typed = { ...good, ...more }
    for (const name of ['number', 'cvc', 'zip', 'street'] as const)
      fill(page.see.getByLabelText(fields[name]), typed[name])
    await page.user.selectOptions(page.see.getByLabelText(fields.month), '12')
    await page.user.selectOptions(page.see.getByLabelText(fields.year), '2029')
  }
  const use = (page: OpenPage) => pressWhenReady(page, 'Use this card')

  it('PAY-21, PAY-22 asks for number, date of the next fifty years, code, ZIP code and street, and says which is missing', async () => {
    const page = await openForm()
    const values = (label: string) =>
      [...page.see.getByLabelText(label).querySelectorAll('option')].map(({ value }) => value).filter(Boolean)
    expect([values(fields.month).at(0), values(fields.month).at(-1)]).to.deep.equal(['01', '12'])
    expect([values(fields.year).at(0), values(fields.year).at(-1)]).to.deep.equal(['2026', '2076'])
    await use(page)
    for (const text of [
      'Card number Required',
      'CVV is required',
      'Expiration Month required',
      'Expiration Year required',
      'Billing Street Address required',
      'Zip code is required',
    ])
      await page.see.findByText(text)
    expect(sent).to.deep.equal([])
  })

  it('PAY-23, PAY-24, PAY-25, PAY-26, PAY-27, PAY-28 what Accept.js refuses is said at the field that mends it', async () => {
    const page = await openForm()
    await typeAll(page)
    for (const [code, field, text] of [
      ['E_WC_05', fields.number, 'Please provide valid credit card number'],
      ['E_WC_20', fields.number, 'Please provide valid credit card number'],
      ['E_WC_06', fields.month, 'Please provide valid expiration month'],
      ['E_WC_07', fields.year, 'Please provide valid expiration year'],
      ['E_WC_08', fields.month, 'Please provide valid expiration month and year'],
      ['E_WC_15', fields.cvc, 'Please provide valid CVV'],
      ['E_WC_16', fields.zip, 'Please provide valid ZIP code'],
    ] as const) {
      wrong = [code]
      await use(page)
      const control = page.see.getByLabelText(field)
      await until(page, () => expect(control.getAttribute('aria-invalid'), code).to.equal('true'))
      const said = page.window.document.getElementById(control.getAttribute('aria-describedby') ?? '')
      expect(said?.textContent, code).to.equal(text)
      expect(page.window.document.activeElement, code).to.equal(control)
      await typeAll(page)
    }
    expect(page.network.callsTo('/v1/order')).to.deep.equal([])
  })

  it('PAY-29, PAY-30 what no field mends is said above them, and the card can be sent again', async () => {
    const page = await openForm()
    await typeAll(page)
    for (const [code, text] of [
      ['E_WC_19', 'An error occurred during processing. Please try again'],
      ['E_WC_21', unable],
      ['E_WC_14', unable],
    ] as const) {
      wrong = [code]
      await use(page)
      await until(page, () => expect(page.see.getByRole('alert').textContent, code).to.equal(text))
    }
    wrong = []
    await use(page)
    await page.see.findByRole('radio', { name: /^Visa ending in 1111/ })
    expect(sent.map(({ cardData }) => cardData.cardNumber)).to.deep.equal(sent.map(() => '4111111111111111'))
    expect(JSON.stringify(page.network.calls)).to.not.match(/4111 ?1111/)
  })

  it('PAY-46, PAY-47 what the issuer compared and what the account refuses decide what is said; a letter that passes pays', async () => {
    const page = await openForm()
    const pay = async (more: Partial<typeof good>) => {
      await typeAll(page, more)
      await use(page)
      await page.user.click(await page.see.findByRole('button', { name: 'Pay $15.99' }))
    }
    for (const [more, text] of [
      [{ zip: '46201' }, 'Incorrect zip code. Please check it.'],
      [{ zip: '46217' }, 'Incorrect street address. Please check it.'],
      [{ zip: '46205' }, 'Incorrect billing address. Please check it.'],
      [{ cvc: '901' }, 'Incorrect CVC. Please check it.'],
      [{ zip: '46282' }, 'Card was declined. Please try another card.'],
    ] as const) {
      await pay(more)
      await page.see.findByText(text)
      await page.user.click(page.see.getByRole('button', { name: /^(Add a card|Change card)/ }))
      await page.see.findByLabelText(number)
    }
    // CVV not comparable (S); street and ZIP match (X).
    await pay({ zip: '46214', cvc: '904' })
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(api.transactions().filter(({ status }) => status !== 'declined')).to.have.length(1)
  })

  it('CARD-11 a card that is kept goes with its nonce and the street that was typed, and never with a number', async () => {
    const { rows } = await wiringHouse()
    await rows("delete from saved_cards where patron_id = 'cora'")
    const page = await openPage('/checkout/current', {
      device: await deviceWithRamen(),
      brand: { paymentProcessor: 'authorize' },
      before: serveAccept,
    })
    await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
    await logIn(page, 'cora')
    await page.user.click(await page.see.findByRole('button', { name: /^Add a card/ }))
    await page.see.findByLabelText(number)
    await typeAll(page)
    await pressWhenReady(page, 'Save this card')
    await page.see.findByRole('heading', { name: 'Checkout' })
    const [call] = page.network.callsTo('/v1/patron/add-card')
    expect(Object(call?.body)).to.include({ street1: '1 Main Street' }).and.to.have.property('cardNonce')
    expect(JSON.stringify(page.network.calls)).to.not.include('4111111111111111')
  })

  it('PAY-20, PAY-31 without a restaurant there is no form, and the button says what is missing', async () => {
    const device = await deviceWithRamen()
    device.local.delete('location')
    const page = await openPage('/checkout/current', {
      device,
      brand: { paymentProcessor: 'authorize' },
      before: serveAccept,
    })
    await beGuest(page)
    await page.user.click(await page.see.findByRole('button', { name: /^Add a card/ }))
    await page.see.findByText('Please choose a location to add a card.')
    expect(page.see.getByRole('button', { name: 'Choose a location' })).to.have.property('disabled', true)
    expect(page.see.queryByLabelText(number)).to.equal(null)
    expect(page.network.callsTo('/v1/location/credentials')).to.deep.equal([])
  })
})
