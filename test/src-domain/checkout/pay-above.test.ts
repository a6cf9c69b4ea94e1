import { expect } from 'chai'
import { type CheckoutState, newCheckout } from '../../../src-domain/checkout/checkout-state.ts'
import { payAbove } from '../../../src-domain/checkout/pay-above.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import type { WalletPays } from '../../../src-domain/payment/offer-wallet.ts'
import { cell } from '../../../src-ui/state/cell.ts'

function world(pays: Partial<WalletPays> = {}) {
  const checkout = cell<CheckoutState>(newCheckout)
  const told: string[] = []
  const tell = (what: string) =>
    void told.push(checkout.current().sheetAbove === undefined ? what : `${what}, sheet open`)
  const above = payAbove(
    { paid: () => tell('paid'), confirmed: () => tell('confirmed'), agreed: async () => tell('placed'), ...pays },
    { checkout, choose: ({ _tag }) => tell(_tag), onChosen: () => tell('on') },
  )
  return { above, told, checkout }
}

describe('A sheet above the rows', () => {
  it('PAY-12, PAY-14 that was agreed to chooses the wallet, stays open while the order is on its way, and then gives way', async () => {
    const { above, told } = world()
    await above.agreed(minor(2_165))
    expect(told).to.deep.equal(['Wallet, sheet open', 'placed, sheet open', 'on'])
  })

  it('PAY-14 gives way also when placing broke', async () => {
    const { above, checkout } = world({ agreed: () => Promise.reject(new Error('broken')) })
    await above.agreed(minor(2_165)).catch(() => undefined)
    expect(checkout.current().sheetAbove).to.equal(undefined)
  })

  it('PAY-12, PAY-16 that brought a token chooses the wallet before the order goes with it', () => {
    const { above, told } = world()
    above.paid('token')
    expect(told).to.deep.equal(['Wallet', 'paid', 'on'])
  })

  it('PAY-17 that failed leads to where that is said', () => {
    const { above, told } = world()
    above.failed?.()
    expect(told).to.deep.equal(['Wallet', 'on'])
  })
})
