import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { KeepOutcome, KeepRequest } from '../../../src-domain/payment/card-vault.ts'
import type { OpenPage, PageOptions } from '../drivers/open-page.ts'
import { openPage } from '../drivers/open-page.ts'
import { deviceWithRamen, logIn, openCheckout, textOf, typeCard, until } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

const mastercard = '5555 5555 5555 4444'

async function patronCheckout(options: PageOptions = {}, name: 'ana' | 'cora' = 'cora'): Promise<OpenPage> {
  const page = await openPage('/checkout/current', { device: await deviceWithRamen(), ...options })
  await page.user.click(await page.see.findByRole('button', { name: 'Log in' }))
  await logIn(page, name)
  await page.see.findByRole('button', { name: /^(Add a card|Change card)/ })
  return page
}
/** Keeps the credit that other tests rely on. */
const unrewarded: PageOptions = { brand: { loyalty: { enabled: false } } }

async function press(page: OpenPage, name: string | RegExp) {
  await page.user.click(await page.see.findByRole('button', { name }))
}
async function answer(page: OpenPage, yes: string) {
  const dialog = await page.see.findByRole('alertdialog')
  await page.user.click(within(dialog).getByRole('button', { name: yes }))
}
async function toCards(page: OpenPage) {
  await press(page, /^(Add a card|Change card)/)
  await page.see.findByRole('heading', { name: 'Payment' })
}
async function saveCard(page: OpenPage, number = '4242 4242 4242 4242') {
  await toCards(page)
  const another = page.see.queryByRole('radio', { name: 'Another card' })
  if (another !== null) await page.user.click(another)
  await typeCard(page, { number })
  await press(page, 'Save this card')
  await page.see.findByRole('heading', { name: 'Checkout' })
}
function cardsOf(page: OpenPage) {
  return page.see.queryAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
}

describe('The saved cards of a patron', () => {
  beforeEach(async () => {
    const { rows } = await wiringHouse()
    await rows("delete from saved_cards where patron_id = 'cora'")
    await rows("delete from limit_counts where name like 'cards%'")
  })

  it('CARD-04, CARD-05, CARD-14, API-31 there are none, then one is added through the form, and it is primary', async () => {
    const page = await patronCheckout()
    await toCards(page)
    await page.see.findByText('No Cards On File')
    await typeCard(page)
    await press(page, 'Save this card')
    await page.see.findByRole('heading', { name: 'Checkout' })
    await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
    await toCards(page)
    await page.see.findByText('Primary card · Expires 08/30')
    expect(page.network.callsTo('/v1/cards').length).to.be.above(1)
    // Saving clears the typed card.
    await page.user.click(page.see.getByRole('radio', { name: 'Another card' }))
    expect(await page.see.findByLabelText('Card number')).to.have.property('value', '')
  })

  it('CARD-11, API-29, API-06 sends the nonce with brand, date and last digits, and never a number', async () => {
    const page = await patronCheckout()
    await saveCard(page, mastercard)
    const [call] = page.network.callsTo('/v1/patron/add-card')
    const { cardNonce, ...rest } = Object(call?.body)
    expect(cardNonce).to.match(/^sbx_approved_4444_mastercard_/)
    expect(rest).to.deep.equal({ brand: 'mastercard', expDate: '08/30', last4: '4444', takesFurtherStep: true })
    expect(call?.headers).to.include({ locationid: 'loc-1' })
    expect(JSON.stringify(page.network.calls)).to.not.include('5555')
  })

  describe('of a card whose bank asks', () => {
    const step = 'seti_1_secret_2'
    let says: KeepOutcome
    before(async () => {
      const { gateways, sandbox } = await wiringHouse()
      const keep = async (request: KeepRequest): Promise<KeepOutcome> =>
        request.takesStep === true ? { _tag: 'StepRequired', data: step } : says
      gateways.set('sandbox', { ...sandbox, vault: { ...sandbox.vault, keep } })
    })
    after(async () => {
      const { gateways, sandbox } = await wiringHouse()
      gateways.set('sandbox', sandbox)
    })
    const askedBy = async (page: OpenPage) => {
      page.network.answer('/v1/sandbox/steps', { status: 200, body: { outcome: 'taken' } })
      await toCards(page)
      await page.see.findByText('No Cards On File')
      await typeCard(page)
      await press(page, 'Save this card')
      await page.see.findByText(/^Your bank needs to verify it’s you\. We’ll save your card/)
      await page.see.findByText('Your bank asks: is it you who is paying?')
    }

    it('CARD-11, PAY-15, API-29 it is saved once the bank was answered', async () => {
      says = { _tag: 'Kept', token: 'sbxcard_1', card: { brand: 'visa', last4: '4242' } }
      const page = await patronCheckout()
      await askedBy(page)
      await press(page, 'Approve')
      await page.see.findByRole('heading', { name: 'Checkout' })
      await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
      const bodies = page.network.callsTo('/v1/patron/add-card').map(({ body }) => Object(body))
      expect(bodies.map(({ takesFurtherStep }) => takesFurtherStep)).to.deep.equal([true, undefined])
      expect(bodies[1]?.cardNonce).to.equal(bodies[0]?.cardNonce)
      expect(page.network.callsTo('/v1/sandbox/steps').map(({ body }) => Object(body).step)).to.deep.equal([step])
    })

    it('CARD-11, PAY-42 it is not saved when the customer does not want to answer, and the form says so', async () => {
      says = { _tag: 'Declined', reason: 'authentication-required' }
      const page = await patronCheckout()
      await askedBy(page)
      await press(page, 'Don’t save this card')
      await page.see.findByText(/^Your bank didn’t confirm this card, so it wasn’t saved/)
      await page.see.findByRole('button', { name: 'Save this card' })
      expect(await page.house.rows("select 1 from saved_cards where patron_id = 'cora'")).to.deep.equal([])
    })
  })

  it('PAY-48 the button says that it saves until the card is kept', async () => {
    const page = await patronCheckout()
    await toCards(page)
    await page.see.findByText('No Cards On File')
    await typeCard(page)
    const release = page.network.hold('/v1/patron/add-card')
    await press(page, 'Save this card')
    const button = await page.see.findByRole('button', { name: 'Saving...' })
    expect(button.getAttribute('aria-busy')).to.equal('true')
    release()
    await page.see.findByRole('heading', { name: 'Checkout' })
  })

  it('CARD-06, CARD-09, API-32 another one is chosen: primary after its confirmation, and the order is paid with it (PAY-51)', async () => {
    const page = await patronCheckout(unrewarded)
    await saveCard(page)
    await saveCard(page, mastercard)
    await toCards(page)
    await page.user.click(await page.see.findByRole('radio', { name: /^Mastercard ending in 4444/ }))
    await press(page, 'Use saved card')
    await answer(page, 'Not now')
    expect(page.network.calls.filter(({ method }) => method === 'PUT')).to.deep.equal([])
    await press(page, 'Use saved card')
    await answer(page, 'Make primary')
    await page.see.findByText('Primary Card Updated')
    expect(cardsOf(page)[0]).to.match(/^Mastercard ending in 4444Primary card/)
    await press(page, 'Use saved card')
    await press(page, /^Pay \$/)
    expect(await page.leaving()).to.match(/^\/order\//)
    const { idempotencyKey, cardNonce } = Object(page.network.callsTo('/v1/order')[0]?.body)
    expect(cardNonce).to.equal(undefined)
    const [order] = await page.house.rows(`select payment from orders where key = '${idempotencyKey}'`)
    expect(JSON.stringify(order)).to.include('4444')
  })

  it('CARD-07, CARD-08, API-32 one is deleted after its confirmation, and whoever reads the page by ear is there', async () => {
    const page = await patronCheckout()
    await saveCard(page)
    await saveCard(page, mastercard)
    await toCards(page)
    await press(page, 'Delete Visa ending in 4242')
    await answer(page, 'Keep it')
    expect(page.network.calls.filter(({ method }) => method === 'DELETE')).to.deep.equal([])
    await press(page, 'Delete Visa ending in 4242')
    await answer(page, 'Delete card')
    const said = await page.see.findByText('Card Deleted')
    expect([said.getAttribute('role'), page.window.document.activeElement === said]).to.deep.equal(['status', true])
    expect(cardsOf(page)).to.deep.equal(['Mastercard ending in 4444Primary card · Expires 08/30', 'Another card'])
    await press(page, 'Delete Mastercard ending in 4444')
    await answer(page, 'Delete card')
    await page.see.findByText('No Cards On File')
    expect(await page.house.rows("select id from saved_cards where patron_id = 'cora'")).to.deep.equal([])
  })

  it('CARD-10 what fails says so, and the cards are as they are', async () => {
    const page = await patronCheckout()
    await saveCard(page)
    await toCards(page)
    await page.see.findByRole('button', { name: 'Delete Visa ending in 4242' })
    const [call] = await page.house.rows("select id from saved_cards where patron_id = 'cora'")
    page.network.answer(`/v1/cards/${call?.['id']}`, { status: 500, body: '' })
    await press(page, 'Delete Visa ending in 4242')
    await answer(page, 'Delete card')
    const alert = (await page.see.findByText('Uh-oh')).closest('[role=alert]')
    expect(alert?.textContent).to.equal('Uh-ohAn error occured')
    expect(cardsOf(page)).to.have.length(2)
  })

  it('CARD-10 a list that does not come says so, and comes when it is asked for again', async () => {
    const page = await patronCheckout()
    const heal = page.network.answer('/v1/cards', { status: 500, body: '' })
    await toCards(page)
    await page.see.findByText('An error occured')
    heal()
    await press(page, 'Try again')
    await page.see.findByText('No Cards On File')
    await until(page, () => expect(page.see.queryByText('An error occured')).to.equal(null))
  })

  it('PAY-42 a card that is declined is not kept, and another one may be', async () => {
    const page = await patronCheckout()
    await toCards(page)
    await page.see.findByText('No Cards On File')
    await typeCard(page, { number: '4000 0000 0000 0002' })
    await press(page, 'Save this card')
    const text = (await page.see.findByText(/^Processing a payment with the card/)).textContent
    expect(text)
      .to.match(/^Processing a payment with the card you have provided was declined\.\.\./)
      .and.match(/ Please try another card\.$/)
    await typeCard(page)
    await press(page, 'Save this card')
    await page.see.findByRole('heading', { name: 'Checkout' })
    expect(await page.house.rows("select id from saved_cards where patron_id = 'cora'")).to.have.length(1)
  })

  it('API-29 an answer that was lost is asked for once more, and there is one card', async () => {
    const page = await patronCheckout()
    await toCards(page)
    await page.see.findByText('No Cards On File')
    await typeCard(page)
    const heal = page.network.loseAnswers('/v1/patron/add-card')
    await press(page, 'Save this card')
    await page.see.findByText('An error occured')
    heal()
    // It was saved all the same.
    await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })
    const calls = page.network.callsTo('/v1/patron/add-card').map(({ body }) => Object(body).cardNonce)
    expect(new Set(calls).size).to.equal(1)
    expect(await page.house.rows("select id from saved_cards where patron_id = 'cora'")).to.have.length(1)
  })

  it('PAY-52, CARD-05 a guest has the form alone, and a patron still pays with a card that is not kept', async () => {
    const guest = await openCheckout()
    await press(guest, /^Add a card/)
    await guest.see.findByLabelText('Card number')
    expect(guest.see.queryByRole('button', { name: 'Save this card' })).to.equal(null)
    expect(guest.network.callsTo('/v1/cards')).to.deep.equal([])
    expect(textOf(guest)).to.not.include('No Cards On File')
    guest.close()
    const page = await patronCheckout({ ...unrewarded, device: await deviceWithRamen('harbor') })
    await toCards(page)
    await page.see.findByText('No Cards On File')
    await typeCard(page)
    await press(page, 'Use this card')
    await press(page, /^Pay \$/)
    expect(await page.leaving()).to.match(/^\/order\//)
    expect(await page.house.rows("select id from saved_cards where patron_id = 'cora'")).to.deep.equal([])
  })

  it('PAY-51, API-31 before a back end without these calls the patron’s one card is offered as before', async () => {
    const page = await patronCheckout({}, 'ana')
    page.network.answer('/v1/cards', { status: 404, body: '' })
    await toCards(page)
    await until(page, () => expect(page.network.callsTo('/v1/cards')).to.have.length(1))
    expect(await page.see.findByRole('radio', { name: /^Visa ending in 4242/ })).to.have.property('checked', true)
    expect(page.see.queryByRole('button', { name: /^Delete/ })).to.equal(null)
    await page.user.click(page.see.getByRole('radio', { name: 'Another card' }))
    await page.see.findByLabelText('Card number')
    expect(page.see.queryByRole('button', { name: 'Save this card' })).to.equal(null)
  })

  it('CARD-03 who signs out takes the cards along', async () => {
    const page = await patronCheckout()
    await saveCard(page)
    await press(page, /^Log out/)
    await page.see.findByLabelText(/Full name/)
    expect(textOf(page)).to.not.include('4242')
  })
})

describe('The page on which a card is added', () => {
  beforeEach(async () => {
    const { rows } = await wiringHouse()
    await rows("delete from saved_cards where patron_id = 'cora'")
    await rows("delete from limit_counts where name like 'cards%'")
  })

  const device = async () => (await patronCheckout()).close()

  it('CARD-05, CARD-11, CARD-12, CARD-14 the list leads to it, what is typed goes to the processor, and the card is in the list', async () => {
    const list = await openPage('/cards', { device: await device() })
    await list.see.findByText('No Cards On File')
    await list.user.click(await list.see.findByRole('link', { name: 'Add a card' }))
    const page = await list.follow()
    expect(page.address()).to.equal('/cards/add')
    await page.see.findByRole('heading', { level: 1, name: 'Add a card' })
    await typeCard(page)
    await press(page, 'Save this card')
    expect(await page.leaving()).to.equal('/cards')
    const [kept] = page.network.calls.filter(({ path, method }) => path === '/v1/patron/add-card' && method === 'POST')
    expect(kept?.body).to.have.property('cardNonce')
    expect(JSON.stringify(page.network.calls.map(({ body }) => body))).to.not.include('4242424242424242')
    const after = await page.follow()
    await after.see.findByText('Visa ending in 4242')
    await after.see.findByText('Primary card · Expires 08/30')
  })

  it('CARD-05, PAY-42 a card that is declined is said there, and can be typed again', async () => {
    const page = await openPage('/cards/add', { device: await device() })
    page.network.answer('/v1/patron/add-card', { status: 402, body: { message: 'Declined.' } })
    await typeCard(page)
    await press(page, 'Save this card')
    await page.see.findByText(/was declined... Please try another card/)
    expect(page.wentTo()).to.equal(undefined)
  })

  it('CARD-12, CARD-13, PROF-01 whoever is not logged in is led to the log-in, with the way back to it; of one card there is the list', async () => {
    const nobody = await openPage('/cards/add')
    expect(await nobody.leaving()).to.equal('/#account=/cards/add')
    nobody.close()
    const known = await device()
    for (const path of ['/cards/crd_1', '/edit-cards']) {
      const one = await openPage(path, { device: known })
      await one.see.findByRole('heading', { level: 1, name: 'Saved cards' })
      one.close()
    }
    const added = await openPage('/patron/add-card', { device: known })
    expect(added.address()).to.equal('/cards/add')
  })
})
