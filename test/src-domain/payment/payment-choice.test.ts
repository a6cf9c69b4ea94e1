import { expect } from 'chai'
import { instrumentFor, type Paying } from '../../../src-domain/checkout/instrument-for.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import {
  cardToUse,
  defaultPayment,
  isCashOffered,
  paymentWays,
  walletsAccepted,
} from '../../../src-domain/payment/payment-choice.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aSavedCard } from '../../builders/patron-builder.ts'

const noCash = aBrand({ ordering: { ...aBrand().ordering, cash: false } })
function paying(fields: Partial<Paying>): Paying {
  return {
    choice: { _tag: 'CardForm' },
    due: minor(100),
    nonce: undefined,
    wallet: undefined,
    inSheet: false,
    ...fields,
  }
}

describe('How an order is paid', () => {
  it('PAY-51 a patron pays with the primary card, else with the first', () => {
    const [first, second] = [aSavedCard({ id: 'a' }), aSavedCard({ id: 'b' })]
    const primary = aSavedCard({ id: 'c', primaryCard: true })
    expect(cardToUse([first, primary])).to.equal(primary)
    expect(cardToUse([first, second])).to.equal(first)
    expect(defaultPayment(aBrand(), [first, primary])).to.deep.equal({ _tag: 'SavedCard', card: primary })
  })

  it('PAY-52 a guest pays by card form, cash or wallet, as far as they are on offer', () => {
    const guest = { brand: aBrand(), savedCards: [], isWalletAvailable: true }
    expect(paymentWays(guest)).to.deep.equal(['CardForm', 'Wallet', 'Cash'])
    expect(paymentWays({ ...guest, brand: noCash, isWalletAvailable: false })).to.deep.equal(['CardForm'])
    expect(defaultPayment(aBrand(), [])).to.deep.equal({ _tag: 'CardForm' })
  })

  it('PAY-01, PAY-51 a patron’s saved card comes first', () => {
    const ways = paymentWays({ brand: aBrand(), savedCards: [aSavedCard()], isWalletAvailable: false })
    expect(ways).to.deep.equal(['SavedCard', 'CardForm', 'Cash'])
  })

  it('PAY-07 cash shows only where the configuration allows it', () => {
    expect(isCashOffered(aBrand())).to.equal(true)
    expect(isCashOffered(noCash)).to.equal(false)
  })

  it('PAY-52 Place Order without a card opens the card form first', () => {
    expect(instrumentFor(paying({}))).to.deep.equal({ _tag: 'EnterCard' })
    expect(instrumentFor(paying({ nonce: 'n' }))).to.deep.equal({ _tag: 'Nonce', nonce: 'n' })
    expect(instrumentFor(paying({ choice: { _tag: 'Cash' }, nonce: 'n' }))).to.deep.equal({ _tag: 'Cash' })
    expect(instrumentFor(paying({ choice: { _tag: 'SavedCard', card: aSavedCard() } }))).to.deep.equal({
      _tag: 'SavedCard',
    })
  })

  it('PAY-08, PAY-09 only wallets are asked for that brand and restaurant take', () => {
    const takes = aBrand({ ordering: { ...aBrand().ordering, mobilePay: true } })
    const both = { isApplePayAccepted: true, isGooglePayAccepted: true }
    expect(walletsAccepted(takes, both)).to.deep.equal(['apple_pay', 'google_pay'])
    expect(walletsAccepted(takes, { ...both, isApplePayAccepted: false })).to.deep.equal(['google_pay'])
    expect(walletsAccepted(takes, { ...both, isGooglePayAccepted: false })).to.deep.equal(['apple_pay'])
    expect(walletsAccepted(takes, undefined)).to.deep.equal([])
    expect(walletsAccepted(aBrand(), both)).to.deep.equal([])
  })

  it('PAY-16 a wallet pays by the token of its sheet', () => {
    const brought = { _tag: 'Nonce', nonce: 'n' } as const
    expect(instrumentFor(paying({ choice: { _tag: 'Wallet' }, wallet: brought }))).to.deep.equal(brought)
    expect(instrumentFor(paying({ choice: { _tag: 'Wallet' }, nonce: 'of a card' }))).to.deep.equal({
      _tag: 'OpenWallet',
    })
  })

  it('PAY-16 a wallet pays by its transaction', () => {
    expect(instrumentFor(paying({ choice: { _tag: 'Wallet' } }))).to.deep.equal({ _tag: 'OpenWallet' })
    const brought = { _tag: 'Transaction', transactionId: 'pi_1' } as const
    expect(instrumentFor(paying({ choice: { _tag: 'Wallet' }, wallet: brought, inSheet: true }))).to.deep.equal(brought)
  })

  it('PAY-14 a wallet whose sheet is open has its payment opened first', () => {
    expect(instrumentFor(paying({ choice: { _tag: 'Wallet' }, inSheet: true }))).to.deep.equal({ _tag: 'Intent' })
    expect(instrumentFor(paying({ inSheet: true }))).to.deep.equal({ _tag: 'EnterCard' })
  })

  it('CHK-63 when nothing is due no instrument is asked for, whatever was chosen', () => {
    for (const _tag of ['CardForm', 'Cash', 'Wallet'] as const) {
      expect(instrumentFor(paying({ choice: { _tag }, due: minor(0), nonce: 'n' }))).to.deep.equal({
        _tag: 'NothingDue',
      })
    }
  })

  it('PAY-03 a brand without a processor takes cash alone: no card, no wallet, no saved card', () => {
    const { ordering } = aBrand()
    const brand = aBrand({ paymentProcessor: 'none', ordering: { ...ordering, cash: true, mobilePay: true } })
    const facts = { brand, savedCards: [aSavedCard()], isWalletAvailable: true }
    expect(paymentWays(facts)).to.deep.equal(['Cash'])
    expect(defaultPayment(brand, [aSavedCard()])).to.deep.equal({ _tag: 'Cash' })
    expect(walletsAccepted(brand, { isApplePayAccepted: true, isGooglePayAccepted: true })).to.deep.equal([])
  })
})
