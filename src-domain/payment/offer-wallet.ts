import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { Brand } from '../brand/brand.ts'
import type { Location } from '../location/location.ts'
import type { Minor } from '../money/minor.ts'
import type { StateCell } from '../state/state-cell.ts'
import type { FormHost } from './card-form.ts'
import type { OpenedProcessor } from './open-processor.ts'
import { walletsAccepted } from './payment-choice.ts'
import type { Outcome, PaymentProblem } from './payment-problem.ts'
import type { PaidByWallet, WalletButton, WalletKind, WalletRequest } from './wallet-button.ts'
import type { WalletEntry } from './wallet-entry.ts'
import type { WalletSheets } from './wallet-sheets.ts'

export interface OfferWalletPorts {
  readonly processor: OpenedProcessor
  readonly wallet: StateCell<WalletEntry>
  readonly paidIn: Pick<WalletRequest, 'currency' | 'country'>
  readonly label: string
  readonly sheets: WalletSheets
}

export interface WalletPays {
  readonly paid: (nonce: string) => void
  /** Called before the order is placed. The transaction pays for this order only, even if the placing call is lost. */
  readonly confirmed: (transactionId: string) => void
  /** The customer agreed to the amount. Resolves when the order has ended. */
  readonly agreed: (amount: Minor) => Promise<void>
  /** The sheet failed, but was not closed, and no order waits for it. */
  readonly failed?: () => void
}

export interface OfferWallet {
  /** Finds the wallets of this restaurant and device (PAY-08, PAY-09). */
  readonly look: (brand: Brand, location: Location | undefined) => Promise<void>
  /** Mounts the wallet's button in `slot`. Returns a function that removes it. `only`: restricts it to one wallet. */
  readonly show: (slot: FormHost, amount: Minor, pays: WalletPays, only?: WalletKind) => () => void
}

export function offerWallet({ processor, wallet, paidIn, label, sheets }: OfferWalletPorts): OfferWallet {
  const offered = (kinds: WalletEntry['kinds'], buttonText?: string) =>
    wallet.update(({ buttonText: _, ...now }) => ({
      ...now,
      kinds,
      ...(buttonText === undefined ? {} : { buttonText }),
    }))
  return {
    look: async (brand, location) => {
      const accepted = walletsAccepted(brand, location)
      if (accepted.length === 0) return offered([])
      const opened = await processor()
      if (isLeft(opened)) return offered([])
      const { right: vendor } = opened
      offered(await vendor.walletsOffered(accepted), vendor.walletButtonText?.())
    },
    show: (slot, amount, pays, only) => {
      let button: WalletButton | undefined
      let isGone = false
      const fail = (problem: PaymentProblem) => wallet.update((now) => ({ ...now, problem }))
      const open = async () => {
        const opened = await processor()
        if (isLeft(opened)) return fail(opened.left)
        if (isGone) return
        const kinds = only === undefined ? wallet.current().kinds : [only]
        button = opened.right.walletButton({
          amount,
          ...paidIn,
          label,
          kinds,
          intent: () => sheets.agreed(() => pays.agreed(amount)),
        })
        button.onFinished((outcome) => {
          // A waiting order reports its own result.
          if (isRight(outcome) && outcome.right._tag === 'Transaction') pays.confirmed(outcome.right.transactionId)
          if (sheets.finished(outcome)) return
          wallet.update(({ problem: _, ...now }) => ({
            ...now,
            ...(isRight(outcome) ? {} : { problem: outcome.left }),
          }))
          tell(pays, outcome)
        })
        const mounted = await button.mount(slot)
        if (isLeft(mounted) && !isGone) fail(mounted.left)
      }
      void open()
      return () => {
        isGone = true
        button?.dispose()
      }
    },
  }
}

function tell({ paid, failed }: WalletPays, outcome: Outcome<PaidByWallet>): void {
  if (isLeft(outcome)) {
    if (outcome.left._tag !== 'Cancelled') failed?.()
  } else if (outcome.right._tag === 'Token') paid(outcome.right.token.nonce)
}
