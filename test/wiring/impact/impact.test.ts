import { within } from '@testing-library/dom'
import { expect } from 'chai'
import type { Impact } from '../../../src-domain/brand/impact.ts'
import { beamScript, type Drawn } from '../../builders/beam-script.ts'
import { type OpenPage, openPage, type PageOptions } from '../drivers/open-page.ts'
import { deviceWithRamen, logIn, menuOf, openCart, openCheckout, payByCash, textOf, until } from '../drivers/scenes.ts'

const nonprofits = [
  { id: 'garden', name: 'School gardens', cause: 'Beds and seeds' },
  { id: 'bank', name: 'Food bank', cause: '' },
]
const impact: Impact = {
  widgetId: 'widget-1',
  nonprofits,
  baseUrl: 'https://charity.example',
  stageBaseUrl: 'https://trial.charity.example',
}
const told = '/api/v1/nonprofits/transaction/'
function given(page: OpenPage) {
  return page.network.callsTo(told)
}
function row(page: OpenPage) {
  return page.see.queryByRole('group', { name: 'Choose a nonprofit' })
}
function charityAnswers(status: number): Pick<PageOptions, 'before'> {
  return {
    before: ({ network }) => network.answer(told, { status, body: {} }),
  }
}
const thanks = 'Thank you for your order!'

async function ordered(options: PageOptions, before: (page: OpenPage) => Promise<void> = async () => {}) {
  const page = await openCheckout(options)
  await before(page)
  await payByCash(page)
  return page.follow(charityAnswers(200))
}

describe('Whom an order helps', () => {
  it('IMPACT-01, IMPACT-12, CHK-04 nobody is asked where the brand gives nothing, nor where it has no account', async () => {
    for (const brand of [{}, { impact: { nonprofits } }]) {
      const page = await openCheckout({ brand })
      expect(row(page)).to.equal(null)
      await payByCash(page)
      const order = await page.follow(charityAnswers(200))
      await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
      expect(textOf(order)).to.not.include(thanks)
      expect(given(order)).to.deep.equal([])
      const said = 'impact' in brand ? ['Error: Beam Impact Widget: a widget id is required'] : []
      expect(order.faults.splice(0).map(String), 'what is missing is named once').to.deep.equal(said)
    }
  })

  it('CHK-02, CHK-04, IMPACT-03, IMPACT-05 lets the customer choose from the brand’s own list, below the ways of paying', async () => {
    const page = await openCheckout({ brand: { impact } })
    const shown = row(page) ?? page.window.document.body
    const group = within(shown)
    const cash = page.see.getByRole('radio', { name: /^Cash/ })
    expect(cash.compareDocumentPosition(shown) & page.window.Node.DOCUMENT_POSITION_FOLLOWING).to.not.equal(0)
    expect(group.getAllByRole('radio').map((one) => Object(one).checked)).to.deep.equal([false, false])
    await page.user.click(group.getByRole('radio', { name: /^Food bank/ }))
    expect(group.getAllByRole('radio').map((one) => Object(one).checked)).to.deep.equal([false, true])
    expect(textOf(page)).to.include('Beds and seeds')
    await page.user.click(group.getByRole('radio', { name: /^School gardens/ }))
    expect(group.getAllByRole('radio').map((one) => Object(one).checked)).to.deep.equal([true, false])
    expect(given(page)).to.deep.equal([])
  })

  it('IMPACT-07, IMPACT-09, IMPACT-13, API-56 who chose before is asked nothing after, and the service is told once', async () => {
    const choose = async (page: OpenPage) => page.user.click(page.see.getByRole('radio', { name: /^Food bank/ }))
    const order = await ordered({ brand: { impact } }, choose)
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(textOf(order)).to.not.include(thanks)
    await until(order, () => expect(given(order)).to.have.length(1))
    const [call] = given(order)
    expect([call?.method, call?.origin, call?.headers['x-widget-id']]).to.deep.equal([
      'POST',
      'https://trial.charity.example',
      'widget-1',
    ])
    const user = order.window.localStorage.getItem('impactUser')
    expect(user).to.be.a('string').that.is.not.empty
    expect(call?.body).to.deep.equal({ cart_total: 13, nonprofit: 'bank', store: 'loc-1', user })
    const again = await order.reload()
    await again.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(given(again)).to.deep.equal([])
  })

  it('IMPACT-07 who chose on this device before is not asked again, and helps as the same widget user', async () => {
    const first = await ordered({ brand: { impact } })
    await first.user.click(await first.see.findByRole('button', { name: /^School gardens/ }))
    await until(first, () => expect(given(first)).to.have.length(1))
    const heading = first.see.getByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(first.window.document.activeElement, 'the focus follows').to.equal(heading)
    const user = Object(given(first)[0]?.body)['user']
    const pay = await openCheckout({
      brand: { impact },
      before: ({ window }) => window.localStorage.setItem('impactUser', user),
    })
    await payByCash(pay)
    const second = await pay.follow(charityAnswers(200))
    await second.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    expect(textOf(second)).to.not.include(thanks)
    expect(given(second)).to.deep.equal([])
    expect(second.window.localStorage.getItem('impactUser')).to.equal(user)
  })

  it('IMPACT-09 the gift of a patron is told as the patron’s', async () => {
    const menu = await openPage(menuOf(), { brand: { impact }, device: await deviceWithRamen() })
    const cart = await openCart(menu)
    await menu.user.click(await cart.findByRole('button', { name: 'Have an account? Log in' }))
    await logIn(menu, 'ana')
    await until(menu, () => expect(menu.window.localStorage.getItem('token')).to.not.equal(null))
    const pay = await openPage('/checkout/current', { brand: { impact }, device: menu.close() })
    await pay.user.click(await pay.see.findByRole('radio', { name: /^Food bank/ }))
    await payByCash(pay)
    const order = await pay.follow(charityAnswers(200))
    await until(order, () => expect(given(order)).to.have.length(1))
    expect(given(order)[0]?.body).to.include({ nonprofit: 'bank', user: 'ana' })
  })

  it('IMPACT-13 in earnest it is the other address of the service that is told', async () => {
    const choose = async (page: OpenPage) => page.user.click(page.see.getByRole('radio', { name: /^Food bank/ }))
    const order = await ordered({ brand: { impact }, appEnv: 'production' }, choose)
    await until(order, () =>
      expect(given(order).map(({ origin }) => origin)).to.deep.equal(['https://charity.example']),
    )
  })

  it('IMPACT-04, IMPACT-06, CHK-58 who chose nobody is thanked and asked, and goes on to the order', async () => {
    const order = await ordered({ brand: { impact } })
    const title = await order.see.findByRole('heading', { level: 1, name: thanks })
    await until(order, () => expect(order.window.document.activeElement).to.equal(title))
    expect(given(order)).to.deep.equal([])
    await order.user.click(order.see.getByRole('button', { name: /^School gardens/ }))
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    await until(order, () => expect(given(order)).to.have.length(1))
    expect(given(order)[0]?.body).to.include({ nonprofit: 'garden' })
  })

  it('IMPACT-10 a failing service does not block the order, and is logged', async () => {
    const page = await openCheckout({ brand: { impact } })
    await page.user.click(page.see.getByRole('radio', { name: /^Food bank/ }))
    await payByCash(page)
    const order = await page.follow(charityAnswers(500))
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    await until(order, () => expect(order.faults).to.have.length(1))
    expect(String(order.faults.splice(0))).to.include('A gift was not told: status 500')
    expect(textOf(order)).to.not.match(/gift|went wrong/i)
  })

  const script = 'https://noodle.sdk.beamimpact.com/beam.js'
  const withWidget = { impact: { ...impact, script } }
  const scriptIn = ({ window }: OpenPage) => window.document.querySelector(`script[src="${script}"]`)
  const arrive = async (page: OpenPage, drawn: Drawn[] | undefined) => {
    await until(page, () => expect(scriptIn(page)).to.not.equal(null))
    if (drawn !== undefined) beamScript(Object(page.window), drawn)
    scriptIn(page)?.dispatchEvent(new page.window.Event(drawn === undefined ? 'error' : 'load'))
  }

  it('IMPACT-02, IMPACT-06, ANA-16 the vendor’s widget asks after paying; whom one chooses in it is told with the brand’s widget id', async () => {
    const order = await ordered({ brand: withWidget }, async (page) => {
      expect(scriptIn(page)).to.equal(null)
    })
    await order.see.findByRole('heading', { level: 1, name: thanks })
    const drawn: Drawn[] = []
    await arrive(order, drawn)
    await until(order, () => expect(drawn).to.have.length(1))
    expect(drawn[0]).to.deep.include({
      widget: 'NonprofitWidget',
      given: { countryCode: 'US', store: 'loc-1', cartTotal: 13 },
    })
    await until(order, () => expect(order.see.queryByRole('button', { name: /^Food bank/ })).to.equal(null))
    Object(drawn[0]?.settings)['selectedNonprofitCallback']({ id: 'river' })
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    await until(order, () => expect(given(order)).to.have.length(1))
    expect(given(order)[0]?.headers['x-widget-id']).to.equal('widget-1')
    expect(given(order)[0]?.body).to.include({ nonprofit: 'river' })
    await until(order, () => expect(drawn.at(-1)?.widget).to.equal('ImpactOverviewWidget'))
    const link = await order.see.findByRole('link', { name: 'See your impact' })
    expect(link.getAttribute('href')).to.equal('/impact')
  })

  it('IMPACT-11 where its script fails, that is logged and nothing of it shown: the shop’s own choice stands', async () => {
    const order = await ordered({ brand: withWidget })
    await arrive(order, undefined)
    await until(order, () => expect(order.faults).to.have.length(1))
    expect(String(order.faults.splice(0))).to.include('Unable to load Beam Impact Widget')
    await order.user.click(order.see.getByRole('button', { name: /^School gardens/ }))
    await order.see.findByRole('heading', { level: 1, name: 'Your order is in the kitchen' })
    await arrive(order, undefined)
    await until(order, () => expect(order.faults).to.have.length(1))
    order.faults.splice(0)
    expect(textOf(order)).to.not.match(/beam|unable|your impact/i)
    expect(order.see.queryByRole('link', { name: 'See your impact' })).to.equal(null)
  })

  it('IMPACT-02, IMPACT-08 /impact shows what this customer’s orders did, and on a tab what everybody’s did', async () => {
    const page = await openPage('/impact', { brand: withWidget })
    const drawn: Drawn[] = []
    await arrive(page, drawn)
    await until(page, () => expect(drawn.map(({ widget }) => widget)).to.deep.equal(['ImpactOverviewWidget']))
    expect(page.see.getAllByRole('tab').map(({ textContent }) => textContent)).to.deep.equal([
      'My Impact',
      'Community Impact',
    ])
    page.see.getByRole('tab', { name: 'My Impact' }).focus()
    await page.user.keyboard('{ArrowRight}')
    await until(page, () => expect(drawn.at(-1)?.widget).to.equal('CommunityImpactWidget'))
    expect(page.see.getByRole('tab', { selected: true }).textContent).to.equal('Community Impact')

    for (const bare of [{ impact }, { impact: { nonprofits, script } }]) {
      const without = await openPage('/impact', { brand: bare })
      expect(without.address()).to.equal('/')
    }
    const broken = await openPage('/impact', { brand: withWidget })
    await arrive(broken, undefined)
    await broken.see.findByText('We can’t show this right now.')
    expect(broken.see.getByRole('link', { name: 'Back to the menu' }).getAttribute('href')).to.equal('/')
    broken.faults.splice(0)
  })
})
