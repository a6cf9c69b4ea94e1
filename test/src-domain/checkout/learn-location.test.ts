import { expect } from 'chai'
import { isRight, left, right } from 'fp-ts/lib/Either.js'
import { type CheckoutState, newCheckout } from '../../../src-domain/checkout/checkout-state.ts'
import { learnLocation } from '../../../src-domain/checkout/learn-location.ts'
import type { Location } from '../../../src-domain/location/location.ts'
import { firstWallet, type WalletEntry } from '../../../src-domain/payment/wallet-entry.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aCell } from '../../builders/fake-ports.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { anOrder } from '../../builders/order-builder.ts'

const there = { id: 'loc-harbor', slug: 'harbor', name: 'Harbor', timeZone: 'America/New_York' }

async function learned(
  fields: { answer?: readonly Location[]; prefers?: boolean; has?: boolean; chose?: 'Cash'; comes?: boolean } = {},
) {
  const { answer, prefers = true, has = true, chose, comes = true } = fields
  const brand = { ...aBrand(), ordering: { ...aBrand().ordering, mobilePay: true } }
  const wallet = aCell<WalletEntry>(firstWallet(brand))
  const checkout = aCell<CheckoutState>({
    ...newCheckout,
    ...(chose === undefined ? {} : { payment: { _tag: chose } }),
  })
  const location = aCell<{ readonly location?: Location }>({})
  let looked = 0
  const wasAwaited = wallet.current().isAwaited === true
  const outcome = await learnLocation({
    brand,
    locations: { locations: async () => (answer === undefined ? left({ _tag: 'NoResponse' }) : right(answer)) },
    order: aCell(anOrder({ location: there })),
    location,
    checkout,
    wallet,
    wallets: async () =>
      comes
        ? right({
            look: async () => {
              looked += 1
              if (has) wallet.update((entry) => ({ ...entry, kinds: ['apple_pay'] }))
            },
          })
        : left({ _tag: 'NotLearned' }),
    prefersWallet: () => prefers,
  })()
  return {
    isLearned: isRight(outcome),
    location: location.current().location?.slug,
    payment: checkout.current().payment?._tag,
    looked,
    isAwaited: [wasAwaited, wallet.current().isAwaited === true],
  }
}

describe('The restaurant of the order, at the checkout', () => {
  const taking = aLocation({ isApplePayAccepted: true })
  const answered = [true, false]

  it('PAY-12 chooses the wallet for who chose it last, where there is one', async () => {
    expect(await learned({ answer: [taking] })).to.deep.equal({
      isLearned: true,
      location: 'harbor',
      payment: 'Wallet',
      looked: 1,
      isAwaited: answered,
    })
    expect((await learned({ answer: [taking], prefers: false })).payment).to.equal(undefined)
    expect((await learned({ answer: [taking], has: false })).payment).to.equal(undefined)
    expect((await learned({ answer: [taking], chose: 'Cash' })).payment).to.equal('Cash')
  })

  it('PAY-08 looks for no wallet where the restaurant takes none, or nothing is known of it', async () => {
    expect(await learned({ answer: [aLocation()] })).to.deep.equal({
      isLearned: true,
      location: 'harbor',
      payment: undefined,
      looked: 0,
      isAwaited: answered,
    })
    const unknown = { isLearned: false, location: undefined, payment: undefined, looked: 0, isAwaited: answered }
    expect(await learned()).to.deep.equal(unknown)
    expect(await learned({ answer: [aLocation({ slug: 'other' })] })).to.deep.equal(unknown)
  })

  it('PAY-08 knows the restaurant, and that its wallets are still to be asked for, where what asks did not come', async () => {
    expect(await learned({ answer: [taking], comes: false })).to.deep.equal({
      isLearned: false,
      location: 'harbor',
      payment: undefined,
      looked: 0,
      isAwaited: answered,
    })
  })
})
