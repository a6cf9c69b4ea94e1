import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { aBrand } from '../../builders/brand-builder.ts'
import type { OpenPage } from '../drivers/open-page.ts'
import { fill, openCart, payByCash, textOf, until } from '../drivers/scenes.ts'
import { independentBackEnd } from '../hostile-back-end/tried-houses.ts'
import { addSoup, fromUpsellsToPay, openBare, placeInCash, toBareUpsells } from './bare-scenes.ts'

function queriesTo(page: OpenPage, path: string) {
  return page.network.callsTo(path).map(({ query }) => query)
}

describe('A visit to a back end of the contract alone', () => {
  afterEach(async () => (await independentBackEnd()).backEnd.behave())

  it('API-46, API-47 a page asks for each menu once, however often it is looked at', async () => {
    const page = await openBare()
    await addSoup(page)
    await toBareUpsells(page)
    await page.user.click(page.see.getByRole('button', { name: 'Back' }))
    await until(page, () => expect(page.see.queryByText('Anything else?')).to.equal(null))
    await page.user.click(await page.see.findByRole('button', { name: 'Continue · $6.50' }))
    await page.see.findByText('Anything else?')
    expect(queriesTo(page, '/v1/menus').toSorted()).to.deep.equal([
      '?orderType=pickup',
      '?orderType=pickup&menuType=packing',
    ])
    expect(queriesTo(page, '/v1/upsells')).to.deep.equal(['?orderType=pickup'])
    const pay = await fromUpsellsToPay(page)
    expect([...queriesTo(pay, '/v1/menus'), ...queriesTo(pay, '/v1/upsells')]).to.deep.equal([])
  })

  it('API-33, GIFT-14 a gift card is asked for as the contract has it', async () => {
    const routes = { ...aBrand().routes, giftCards: true }
    const page = await openBare('/card/5555000011112222', { brand: { routes } })
    await page.see.findByText('Card number')
    expect(textOf(page))
      .to.include('Value$5.00')
      .and.to.include('ToAnn')
      .and.to.include('FromGrandmother')
      .and.to.include('MessageEat well.')
    const [call] = page.network.callsTo('/v1/stored-value-cards/5555000011112222')
    expect([call?.method, call?.query, call?.headers['lb-version']]).to.deep.equal(['GET', '', 'ec2'])
    expect((await independentBackEnd()).backEnd.departures()).to.deep.equal([])
  })

  it('LOC-31, API-25 a search that is refused is made again without our session, and from then on without it', async () => {
    const { backEnd } = await independentBackEnd()
    backEnd.misbehave({ on: 'GET /address', wrong: { _tag: 'Refuse', at: 'before', status: 400 }, times: 1 })
    const page = await askAbout(await openBare('/location/mill/delivery'))
    const queries = queriesTo(page, '/v1/address').map((query) => [...new URLSearchParams(query).keys()])
    expect(queries).to.deep.equal([
      ['address', 'orderType', 'session'],
      ['address', 'orderType'],
    ])
    const street = page.see.getByLabelText(/^Street address/)
    fill(street, '400 Far')
    await page.clock.advance(300)
    await page.see.findByText('400 Far Road, Portland, OR 97080')
    expect(queriesTo(page, '/v1/address').at(-1)).to.not.include('session')
  })

  it('CHK-54, API-50 who refuses a field of ours says so, is sent the order again by the next press alone, and takes it once', async () => {
    const { backEnd } = await independentBackEnd()
    const page = await openBare()
    await addSoup(page)
    await toBareUpsells(page)
    const pay = await fromUpsellsToPay(page)
    const before = backEnd.orders().length
    const wrong = { _tag: 'Refuse', at: 'before', status: 400, message: 'What is a total?' } as const
    backEnd.misbehave({ on: 'POST /order/cash/', wrong, times: 1 })
    await payByCash(pay)
    await pay.see.findByText('What is a total?')
    expect(backEnd.orders()).to.have.length(before)
    await (await placeInCash(pay)).see.findByText('Your order is in the kitchen')
    const sent = pay.network.callsTo('/v1/order/cash/').map(({ body }) => 'expectedTotal' in Object(body))
    expect(sent).to.deep.equal([true, false])
    expect(backEnd.orders()).to.have.length(before + 1)
  })

  it('LOC-42, API-43 who delivers to an address is who the back end names for it', async () => {
    const { backEnd } = await independentBackEnd()
    const isAround = (body: unknown): body is { readonly slug: string }[] =>
      Array.isArray(body) && body.every((one) => 'distanceInMiles' in Object(one))
    backEnd.misbehave({
      on: 'POST /locations',
      wrong: { _tag: 'Change', change: (body) => (isAround(body) ? body.filter(({ slug }) => slug === 'quay') : body) },
    })
    const far = await askAbout(await openBare('/location/mill/delivery'))
    await far.see.findByText(/^Unable to deliver to the address you've provided\./)
    const home = await askAbout(await openBare('/?type=delivery'))
    await home.user.click(await home.see.findByRole('button', { name: 'Deliver here' }))
    expect(await home.leaving()).to.equal('/location/quay/delivery')
    expect(textOf(home)).to.not.include('at the Mill delivers')
  })

  it('LOC-42, LOC-20 on its menu and in its cart a restaurant that is left out for an address says so, with pickup there and who delivers instead', async () => {
    const { backEnd } = await independentBackEnd()
    const asked = await askAbout(await openBare('/location/mill/delivery'))
    await asked.user.click(await asked.see.findByRole('button', { name: 'Deliver here' }))
    await until(asked, () => expect(asked.see.queryByRole('dialog')).to.equal(null))
    await addSoup(asked)
    const isAround = (body: unknown): body is { readonly slug: string }[] =>
      Array.isArray(body) && body.every((one) => 'distanceInMiles' in Object(one))
    backEnd.misbehave({
      on: 'POST /locations',
      wrong: { _tag: 'Change', change: (body) => (isAround(body) ? body.filter(({ slug }) => slug === 'quay') : body) },
    })
    const menu = await asked.reload()
    await menu.clock.advance(0)
    const refusal = /^Copper Ladle at the Mill doesn’t deliver to 12 Mill Lane/
    const notice = within((await menu.see.findByText(refusal)).closest('div') ?? menu.window.document.body)
    expect(
      notice.getByRole('link', { name: 'Get it delivered from Copper Ladle on the Quay' }).getAttribute('href'),
    ).to.equal('/location/quay/delivery')
    const cart = await openCart(menu)
    const alert = within((await cart.findAllByText(refusal))[0]?.closest('[role=alert]') ?? menu.window.document.body)
    await menu.user.click(alert.getByRole('link', { name: 'Order for pickup instead' }))
    expect(await menu.leaving()).to.equal('/location/mill/pickup#cart')
  })
})

/** Checks an address in Mill Lane, nearer to the mill than to the quay. */
async function askAbout(page: OpenPage): Promise<OpenPage> {
  const [enter] = page.see.queryAllByRole('button', { name: 'Enter your address' })
  if (enter !== undefined) await page.user.click(enter)
  const street = await page.see.findByLabelText(/^Street address/)
  // A sheet takes the focus a moment after it appears.
  await until(page, () => expect(street.closest('dialog')).to.have.property('open', true))
  await page.user.click(street)
  fill(street, '12 Mill')
  await page.clock.advance(300)
  await page.user.click(await page.see.findByText('12 Mill Lane, Portland, OR 97201'))
  return page
}
