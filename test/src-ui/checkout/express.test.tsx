import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { isRight, right } from 'fp-ts/lib/Either.js'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { zero } from '../../../src-domain/money/minor.ts'
import type { PaymentProcessor } from '../../../src-domain/payment/payment-processor.ts'
import type { WalletButton } from '../../../src-domain/payment/wallet-button.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { ada, type PayWorldNeeds, payWorld } from './pay-world.tsx'

const shop = aBrand()
const brand = aBrand({ ordering: { ...shop.ordering, mobilePay: true } })
function inLayout(layout: string): Brand {
  return aBrand({ ...brand, themes: { ...brand.themes, checkout: { ...brand.themes.checkout, layout } } })
}
const location = aLocation({ isApplePayAccepted: true })

function express() {
  return screen.queryByRole('region', { name: 'Express checkout' })
}
async function inExpress() {
  return within(await screen.findByRole('region', { name: 'Express checkout' }))
}
function sheet() {
  return within(screen.getByRole('dialog', { name: 'Test wallet' }))
}
function radio() {
  return screen.getByRole('radio', { name: /^Mobile pay/ })
}
/** Visible and spoken content; the processor's buttons load later. */
async function openExpress() {
  return (await inExpress()).findByRole('button', { name: 'Pay with Test wallet' })
}
function bar() {
  return document.getElementById('place-order')
}

function above() {
  return document.querySelector('[data-wide]')?.firstElementChild
}

function counted(log: { most: number; made: number }) {
  let now = 0
  return (sandbox: PaymentProcessor): PaymentProcessor => ({
    ...sandbox,
    walletButton: (request): WalletButton => {
      const button = sandbox.walletButton(request)
      now += 1
      log.made += 1
      log.most = Math.max(log.most, now)
      let isThere = true
      return {
        ...button,
        dispose: () => {
          if (isThere) now -= 1
          isThere = false
          button.dispose()
        },
      }
    },
  })
}

/** The same button and sheet with a token wallet (PAY-16). */
function withTokens(sandbox: PaymentProcessor): PaymentProcessor {
  return {
    ...sandbox,
    walletButton: (request) => {
      const intent = async () => right({ clientSecret: 'nothing_secret_0' })
      const button = sandbox.walletButton({ ...request, intent })
      return {
        ...button,
        onFinished: (listen) =>
          button.onFinished((outcome) =>
            listen(isRight(outcome) ? right({ _tag: 'Token', token: { nonce: 'of-the-sheet' } }) : outcome),
          ),
      }
    },
  }
}

const atCheckout = (needs: PayWorldNeeds = {}) => payWorld({ guest: ada, brand, location, ...needs })

describe('The wallet above the rows', () => {
  afterEach(cleanup)

  it('CHK-02, CHK-05 stands before every row of each layout, after the title, also for the keyboard', async () => {
    for (const layout of ['Type1', 'Type2', 'Type3']) {
      await atCheckout({ brand: inLayout(layout) })
      const region = await screen.findByRole('region', { name: 'Express checkout' })
      const button = await within(region).findByRole('button')
      const rest = [...document.querySelectorAll('main section, main fieldset, main input, main a, main button')]
      const after = rest.filter((one) => !region.contains(one) && one.getAttribute('aria-label') !== 'Back')
      expect(after.length, layout).to.be.greaterThan(5)
      for (const one of after)
        expect(button.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING, one.outerHTML).to.not.equal(0)
      const title = screen.getByRole('heading', { level: 1 })
      expect(title.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING, layout).to.not.equal(0)
      cleanup()
    }
  })

  it('PAY-11, PAY-12, PAY-14, PAY-16 a wallet that brings a token pays the total that stands beside it, in one press, once', async () => {
    const { user, placements, log, kitchen } = await atCheckout({ processor: withTokens })
    const button = await openExpress()
    expect(above()?.textContent).to.include('$32.75')
    await user.dblClick(button)
    await user.dblClick(sheet().getByRole('button', { name: 'Pay $32.75' }))
    await waitFor(() => expect(log.arrived).to.have.length(1))
    expect(placements.map(({ instrument }) => instrument._tag)).to.deep.equal(['Nonce'])
    for (const one of placements) expect(one.expectedTotal).to.equal(3275)
    expect(kitchen.ticketsPrinted()).to.have.length(1)
    expect(log.prefersWallet).to.equal(true)
  })

  it('PAY-10 a sheet that is closed changes nothing and can be opened again, whether we open the payment or the wallet brings a token', async () => {
    for (const given of [{}, { processor: withTokens }]) {
      const { user, placements, log } = await atCheckout(given)
      await user.click(await openExpress())
      await user.click(sheet().getByRole('button', { name: 'Cancel' }))
      expect(radio()).to.have.property('checked', false)
      expect([placements, log.prefersWallet]).to.deep.equal([[], undefined])
      await user.click(await openExpress())
      expect(sheet().getByRole('button', { name: 'Pay $32.75' })).to.be.an.instanceOf(HTMLElement)
      cleanup()
    }
  })

  it('PAY-17 a wallet that brings a token and is declined says so at the button that goes on, to which the focus goes', async () => {
    const { user, kitchen } = await atCheckout({ processor: withTokens })
    await user.click(await openExpress())
    await user.click(sheet().getByRole('button', { name: 'Let it be declined' }))
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).to.equal('Payment failed, please try a new payment method.')
    await waitFor(() => expect(document.activeElement).to.equal(bar()))
    expect(radio()).to.have.property('checked', true)
    expect(express()).to.equal(null)
    await user.click(await screen.findByRole('button', { name: 'Pay with Test wallet' }))
    expect(sheet().getByRole('button', { name: 'Pay $32.75' })).to.be.an.instanceOf(HTMLElement)
    expect(kitchen.ticketsPrinted()).to.deep.equal([])
  })

  it('CHK-02 never stands beside a second button of the processor, whatever is chosen', async () => {
    const seen = { most: 0, made: 0 }
    const { user, actions } = await atCheckout({ processor: counted(seen) })
    await openExpress()
    await user.click(radio())
    expect(express()).to.equal(null)
    await screen.findByRole('button', { name: 'Pay with Test wallet' })
    await user.click(screen.getByRole('radio', { name: /^Card/ }))
    await openExpress()
    act(() => actions.terms.chooseTip({ _tag: 'Amount', amount: zero }))
    expect(above()?.textContent).to.include('$29.00')
    await user.click(await openExpress())
    await user.click(sheet().getByRole('button', { name: 'Let it be declined' }))
    await screen.findByRole('alert')
    await screen.findByRole('button', { name: 'Pay with Test wallet' })
    expect(seen.made).to.equal(4)
    expect(seen.most).to.equal(1)
  })

  it('CHK-02, PAY-08 has one name, one look and one place whatever row is chosen, and while it cannot pay at once', async () => {
    const look = (button: HTMLElement) => [button.textContent, button.className, button.style.cssText]
    const place = (button: HTMLElement) => button.closest('section > div')?.className
    const isDrawnAlike = (button: HTMLElement) => button.matches('section > div > [data-wallet] > button')
    const { user } = await atCheckout()
    const own = await openExpress()
    const [ownLook, ownPlace] = [look(own), place(own)]
    expect(isDrawnAlike(own)).to.equal(true)
    await user.click(screen.getByRole('radio', { name: /^Cash/ }))
    const fromCash = await openExpress()
    expect([look(fromCash), place(fromCash), isDrawnAlike(fromCash)]).to.deep.equal([ownLook, ownPlace, true])
    await user.click(fromCash)
    const below = await within(bar() ?? document.body).findByRole('button', { name: 'Pay with Test wallet' })
    expect(look(below)).to.deep.equal(ownLook)
    cleanup()
    await atCheckout({ location: { ...location, isPreorderRequired: true } })
    const timeless = await openExpress()
    expect([look(timeless), place(timeless), isDrawnAlike(timeless)]).to.deep.equal([ownLook, ownPlace, true])
  })

  it('CHK-02 where the processor leaves the words to the wallet, our button names the wallet of this device', async () => {
    const wordless = ({ walletButtonText: _, ...sandbox }: PaymentProcessor): PaymentProcessor => sandbox
    const { user } = await atCheckout({ processor: wordless })
    await user.click(screen.getByRole('radio', { name: /^Cash/ }))
    await (await inExpress()).findByRole('button', { name: 'Pay with Apple Pay' })
  })

  it('CHK-02, PRICE-23 from cash a button of ours chooses the wallet, and leads to its own', async () => {
    const { user, log } = await atCheckout()
    await user.click(screen.getByRole('radio', { name: /^Cash/ }))
    await user.click(await openExpress())
    expect(radio()).to.have.property('checked', true)
    expect(log.prefersWallet).to.equal(true)
    expect(document.activeElement).to.equal(bar())
    expect(await within(bar() ?? document.body).findByRole('button', { name: 'Pay with Test wallet' })).to.not.equal(
      null,
    )
  })

  it('CHK-02, SCHED-09 without a time a button of ours chooses the wallet, and leads to where one is given', async () => {
    const { user } = await atCheckout({ location: { ...location, isPreorderRequired: true } })
    await user.click(await openExpress())
    expect(radio()).to.have.property('checked', true)
    expect(document.activeElement).to.equal(bar())
    expect(within(bar() ?? document.body).getByRole('alert')).to.be.an.instanceOf(HTMLElement)
  })

  describe('in sections', () => {
    const type3 = aBrand(inLayout('Type3'))
    const field = (label: RegExp, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } })

    it('CHK-02, CHK-14 of a guest who has filled the form and not sent it, it sends it and opens the payment', async () => {
      const { user } = await payWorld({ brand: type3, location })
      await (await inExpress()).findByRole('button')
      field(/^First name/, 'Ada')
      field(/^Last name/, 'Lovelace')
      field(/^Email/, 'ada@example.com')
      await user.click(await openExpress())
      expect(screen.getByRole('button', { name: /^Your Payment/ }).getAttribute('aria-expanded')).to.equal('true')
      expect(await screen.findByRole('button', { name: 'Pay with Test wallet' })).to.be.an.instanceOf(HTMLElement)
    })

    it('CHK-02, CHK-12 of who has said who they are it pays at once, whichever section is open', async () => {
      const { user, log } = await payWorld({ brand: type3, location })
      await (await inExpress()).findByRole('button')
      field(/^First name/, 'Ada')
      field(/^Last name/, 'Lovelace')
      field(/^Email/, 'ada@example.com')
      await user.click(screen.getByRole('button', { name: 'Proceed to Payment' }))
      await user.click(screen.getByRole('button', { name: /^Your Cart/ }))
      await user.click(await openExpress())
      await user.click(sheet().getByRole('button', { name: 'Pay $32.75' }))
      await waitFor(() => expect(log.arrived).to.have.length(1))
    })
  })

  it('CHK-02 is drawn without a violation that a machine can find, its sheet too, in rows and in sections', async () => {
    for (const layout of ['Type1', 'Type3']) {
      const { user } = await atCheckout({ brand: inLayout(layout) })
      const rules = { 'color-contrast': { enabled: false } }
      const wrong = async () => (await axe.run(document.body, { rules })).violations.map(({ id }) => id)
      expect(await wrong(), layout).to.deep.equal([])
      await user.click(await (await inExpress()).findByRole('button'))
      expect(await wrong(), layout).to.deep.equal([])
      cleanup()
    }
  })
})
