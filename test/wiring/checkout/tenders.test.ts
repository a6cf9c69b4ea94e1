import { within } from '@testing-library/dom'
import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { settled } from '../drivers/held-clock.ts'
import { type OpenPage, openPage } from '../drivers/open-page.ts'
import {
  amountOf,
  deviceWithTenders,
  fill,
  keptOrder,
  logIn,
  openCheckout,
  payByCash,
  textOf,
  until,
} from '../drivers/scenes.ts'

const withCards = {
  brand: { themes: { ...aBrand().themes, checkout: { layout: 'Type1', giftCard: true, serviceFeeTooltip: '' } } },
}

async function enter(page: OpenPage, open: string, label: string, value: string, apply: string) {
  await page.user.click(page.see.getByRole('button', { name: open }))
  fill(await page.see.findByLabelText(new RegExp(`^${label}`)), value)
  await page.user.click(page.see.getByRole('button', { name: apply }))
}

function promo(page: OpenPage, code: string) {
  return enter(page, 'Add promo code', 'Promo code', code, 'Apply code')
}
function card(page: OpenPage, number: string) {
  return enter(page, 'Add gift card', 'Gift card number', number, 'Use this gift card')
}

describe('A promo code', () => {
  it('PROMO-04, PRICE-05, CHK-42 that holds goes back to the checkout, takes its part off, and is placed with the order', async () => {
    const page = await openCheckout()
    await promo(page, 'ten')
    await page.see.findByText('-$1.30')
    await payByCash(page)
    await page.leaving()
    const { code, promotionCodeId, promotionId } = Object(page.network.callsTo('/v1/order/cash/')[0]?.body)
    expect([code.toUpperCase(), promotionCodeId, promotionId]).to.deep.equal(['TEN', 'code-ten', 'ten-off'])
  })

  it('PROMO-05, PROMO-09 that does not hold is said under its field', async () => {
    const page = await openCheckout()
    await promo(page, 'NOBODY')
    await page.see.findByText('This promo code is not valid.')
    const complaint = () => {
      const field = page.see.getByLabelText(/^Promo code/)
      return page.window.document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
    }
    expect(complaint()).to.equal('This promo code is not valid.')
    page.network.answer('/v1/discount/validate', { status: 404, body: '' })
    await page.user.click(page.see.getByRole('button', { name: 'Apply code' }))
    await until(page, () => expect(complaint()).to.equal('Invalid promo code'))
  })

  it('PROMO-08, PROMO-09, PROMO-11 marks an invalid promo code in its line of the summary, and disables the order button', async () => {
    const page = await openPage('/checkout/current', {
      device: await deviceWithTenders(),
      before: ({ network }) =>
        network.answer('/v1/order/validate', { status: 200, body: { isValid: true, discount: { status: 'invalid' } } }),
    })
    await until(page, () => expect(amountOf(page, 'Discount')).to.include('Invalid Promo'))
    const button = page.see.getByRole('button', { name: 'Order Unavailable' })
    expect(button.getAttribute('aria-disabled')).to.equal('true')
  })

  it('PROMO-10 removes the promo code after a question, and keeps it when the answer is no', async () => {
    const page = await openCheckout()
    await promo(page, 'TEN')
    await page.see.findByText('-$1.30')
    await page.user.click(page.see.getByRole('button', { name: /^Remove promo code/ }))
    await page.see.findByText('Remove the promo code from this order?')
    await page.user.click(page.see.getByRole('button', { name: 'Keep it' }))
    await until(page, () => expect(page.see.queryByRole('alertdialog')).to.equal(null))
    expect(keptOrder(page).code).to.match(/^ten$/i)
    await page.user.click(page.see.getByRole('button', { name: /^Remove promo code/ }))
    const yes = await page.see.findByRole('button', { name: 'Yes, remove it' })
    await settled()
    await page.user.click(yes)
    await until(page, () => expect(page.see.queryByText('-$1.30')).to.equal(null))
    const add = () => page.see.getByRole('button', { name: 'Add promo code' })
    await until(page, () => expect(page.window.document.activeElement).to.equal(add()))
    for (const part of ['code', 'discount', 'promotionId', 'promotionCodeId'])
      expect(keptOrder(page)[part] ?? '', part).to.equal('')
  })
})

describe('A gift card', () => {
  it('PRICE-09, GIFT-11 pays what is left after tax, and is taken away after a question', async () => {
    const page = await openCheckout(withCards)
    await card(page, '1111-2222-3333-4444')
    await page.see.findByText('-$14.04')
    expect(amountOf(page, 'Gift card')).to.match(/-\$14\.04/)
    await page.user.click(page.see.getByRole('button', { name: /^Remove gift card/ }))
    await page.see.findByText('Remove the gift card from this order?')
    // The dialog opens and takes the focus a turn after rendering.
    await settled()
    await page.user.click(page.see.getByRole('button', { name: 'Yes, remove it' }))
    const add = () => page.see.getByRole('button', { name: 'Add gift card' })
    await until(page, () => expect(page.see.queryByText('-$14.04')).to.equal(null))
    await until(page, () => expect(page.window.document.activeElement).to.equal(add()))
    expect(keptOrder(page).giftCard).to.equal(undefined)
  })

  it('GIFT-02 typed in full-width digits, with blanks and dashes of any kind, is the same card', async () => {
    const page = await openCheckout(withCards)
    await card(page, '１１１１\u2011２２２２\u00a03333\u2013\u200b4444')
    await page.see.findByText('-$14.04')
  })

  it('GIFT-02, GIFT-08 requires a gift card number, and says that an unknown one could not be found, with the phone of the restaurant', async () => {
    const page = await openCheckout({ brand: { ...withCards.brand, phone: '+1 (212) 555-0142' } })
    await card(page, '')
    await page.see.findByText('Gift card number is required')
    expect(page.network.callsTo('/v1/stored-value-cards/validate')).to.deep.equal([])
    fill(page.see.getByLabelText(/^Gift card number/), '0000-0000-0000-0000')
    await page.user.click(page.see.getByRole('button', { name: 'Use this gift card' }))
    await page.see.findByText('Gift card could not be found. (404)')
    page.see.getByRole('link', { name: /^Call .*555/ })
  })

  it('GIFT-06 one that the server calls not valid is not on the order', async () => {
    const page = await openCheckout(withCards)
    page.network.answer('/v1/stored-value-cards/validate', { status: 200, body: { isValid: false, balance: 0 } })
    await card(page, '1111222233334444')
    await page.see.findByText('Gift card could not be found. (404)')
    expect(keptOrder(page).giftCard).to.equal(undefined)
  })

  it('GIFT-07, GIFT-09 what the server says stands under the field, and without a word of its own the usual one', async () => {
    const page = await openCheckout(withCards)
    const heal = page.network.answer('/v1/stored-value-cards/validate', {
      status: 400,
      body: { message: 'This card sleeps.' },
    })
    await card(page, '1111-2222-3333-4444')
    await page.see.findByText('This card sleeps.')
    heal()
    page.network.answer('/v1/stored-value-cards/validate', { status: 500, body: '' })
    await page.user.click(page.see.getByRole('button', { name: 'Use this gift card' }))
    await page.see.findByText('An unknown error occurred. Please try again or contact the restaurant for help.')
  })
})

describe('Rewards', () => {
  const asAna = async (page: OpenPage) => {
    await page.user.click(page.see.getByRole('button', { name: 'Log in instead' }))
    await logIn(page, 'ana')
    await page.see.findByText(/ending in 4242/)
  }

  it('LOYAL-07, LOYAL-14 says that a patron has no rewards, and asks the server again whenever the promo screen opens', async () => {
    const page = await openCheckout({ brand: { loyalty: { enabled: true, system: 'wallet' } } })
    await asAna(page)
    const release = page.network.hold('/v1/loyalty')
    await page.user.click(page.see.getByRole('button', { name: 'Add promo code' }))
    await page.see.findByText('Loading your rewards')
    release()
    await page.see.findByText('You currently have no rewards')
    expect(page.see.queryByText('Loading your rewards')).to.equal(null)
    const asked = page.network.callsTo('/v1/loyalty').length
    const again = page.network.hold('/v1/loyalty')
    await page.user.click(page.see.getByRole('button', { name: 'Back' }))
    await page.user.click(await page.see.findByRole('button', { name: 'Add promo code' }))
    await page.see.findByText('Loading your rewards')
    expect(page.network.callsTo('/v1/loyalty')).to.have.length(asked + 1)
    again()
    await page.see.findByText('You currently have no rewards')
  })

  it('LOYAL-16, LOYAL-17, LOYAL-20, LOYAL-21 by the brand’s system a patron sees what is next and what is missing, the credit, or the cards alone', async () => {
    const tiers = [{ name: 'Ember', threshold: minor(12_000_000) }]
    const shownBy = async (system: 'tier' | 'credit' | 'wallet', divisor?: number) => {
      const rounds = divisor === undefined ? {} : { divisor }
      const page = await openCheckout({ brand: { loyalty: { enabled: true, system, tiers, ...rounds } } })
      await asAna(page)
      await page.user.click(page.see.getByRole('button', { name: 'Add promo code' }))
      await page.see.findByText(system === 'wallet' ? 'You currently have no rewards' : /to unlock the Ember Tier/)
      const rewards = textOf(page)
      return {
        progress: page.see.queryByRole('progressbar', { name: /% of the way to your next reward/ }) !== null,
        tier: page.see.queryByRole('progressbar', { name: '0% of the way to the Ember Tier' }) !== null,
        missing: /\$1(20,000|19,9\d\d)\.\d\d to go/.test(rewards),
        empty: rewards.includes('You currently have no rewards'),
        next: rewards.includes('Spend $120,000.00 in the next year to unlock the Ember Tier'),
        credit: /Available credit: \$\d/.test(rewards),
      }
    }
    const way = { tier: true, missing: true, next: true, empty: false }
    expect(await shownBy('tier')).to.deep.equal({ ...way, progress: false, credit: false })
    expect(await shownBy('tier', 500)).to.deep.equal({ ...way, progress: true, credit: false })
    expect(await shownBy('credit')).to.deep.equal({ ...way, progress: false, credit: true })
    const none = { tier: false, missing: false, next: false, progress: false }
    expect(await shownBy('wallet')).to.deep.equal({ ...none, empty: true, credit: false })
  })

  it('LOYAL-15 a fetch of rewards that fails shows nothing', async () => {
    const page = await openCheckout()
    await asAna(page)
    page.network.answer('/v1/loyalty', { status: 500, body: {} })
    await page.user.click(page.see.getByRole('button', { name: 'Add promo code' }))
    await page.see.findByLabelText(/^Promo code/)
    await page.clock.advance(1_000)
    expect(page.see.queryByText(/Your Rewards|could not/)).to.equal(null)
  })

  it('CHK-23, PAY-51 a patron pays with the saved card, and sees its last digits', async () => {
    const page = await openCheckout()
    await asAna(page)
    const row = within(page.window.document.body).getAllByText(/ending in 4242/)[0]
    expect(row?.textContent).to.match(/^Visa ending in 4242/)
    await page.user.click(await page.see.findByRole('button', { name: /^Pay \$15\.99/ }))
    expect(await page.leaving()).to.match(/^\/order\//)
  })
})
