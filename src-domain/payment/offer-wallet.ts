import type { Brand } from '../brand/brand.ts'
import type { Location } from '../location/location.ts'
import type { Cents } from '../money/cents.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { OpenedProcessor } from './open-processor.ts'
import { walletsAccepted } from './payment-choice.ts'
import type { FormHost, PaymentProblem, WalletButton } from './payment-processor.ts'
import type { WalletEntry } from './wallet-entry.ts'

export interface OfferWalletPorts {
  readonly processor: OpenedProcessor
  readonly wallet: StateCell<WalletEntry>
  /** Of the amount, in the wallet's sheet. */
  readonly label: string
}

export interface OfferWallet {
  /** Finds out which wallets there are at this restaurant (PAY-08, PAY-09). */
  readonly look: (brand: Brand, location: Location | undefined) => Promise<void>
  /** Puts the wallet's own button for this amount into `slot`; answers its own undoing. */
  readonly show: (slot: FormHost, amount: Cents, paid: (nonce: string) => void) => () => void
}

/** The processor's wallet, which is asked for only where brand and restaurant take one. */
export function offerWallet({ processor, wallet, label }: OfferWalletPorts): OfferWallet {
  const offered = (kinds: WalletEntry['kinds']) => wallet.update((now) => ({ ...now, kinds }))
  return {
    look: async (brand, location) => {
      const accepted = walletsAccepted(brand, location)
      if (accepted.length === 0) return offered([])
      const opened = await processor()
      offered(opened.ok ? await opened.value.walletsOffered(accepted) : [])
    },
    show: (slot, amount, paid) => {
      let button: WalletButton | undefined
      let isGone = false
      const fail = (problem: PaymentProblem) => wallet.update((now) => ({ ...now, problem }))
      const open = async () => {
        const opened = await processor()
        if (!opened.ok) return fail(opened.problem)
        if (isGone) return
        const { kinds } = wallet.current()
        button = opened.value.walletButton({ amount, currency: 'USD', country: 'US', label, kinds })
        button.onFinished((outcome) => {
          wallet.update((now) => ({ kinds: now.kinds, ...(outcome.ok ? {} : { problem: outcome.problem }) }))
          if (outcome.ok) paid(outcome.value.nonce)
        })
        const mounted = await button.mount(slot)
        if (!mounted.ok && !isGone) fail(mounted.problem)
      }
      void open()
      return () => {
        isGone = true
        button?.dispose()
      }
    },
  }
}
