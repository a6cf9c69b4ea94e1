import type { CheckoutRefusal } from '../checkout/checkout-refusal.ts'
import type { ValidationProblem } from '../checkout/validation-verdict.ts'
import type { Cents } from '../money/cents.ts'
import type { PaymentProblem } from '../payment/payment-problem.ts'
import type { WalletKind } from '../payment/wallet-button.ts'
import { isTimeReason } from '../scheduling/order-timing.ts'
import { type CheckoutSnapshot, choiceOf, dueShown, tipToConfirm } from './checkout-snapshot.ts'
import { canPress, readyToPlace } from './ready-to-place.ts'

/** What stands above the rows for who pays with the wallet of this device (CHK-02). */
export type ExpressWallet =
  | { readonly _tag: 'None' }
  /** The wallet's own button: its sheet pays this amount. */
  | { readonly _tag: 'Sheet'; readonly amount: Cents; readonly kind: WalletKind }
  /** Something is missing yet, or another total is due in that way: a button that chooses the wallet and leads on. */
  | { readonly _tag: 'Choice'; readonly kind: WalletKind }

const none: ExpressWallet = { _tag: 'None' }

/**
 * Only where the wallet can pay, or can once something was said that the customer has to say. `isAskedWho`: the layout
 * asks a guest on this very screen, and has no answer yet. The wallet that is chosen already has its button elsewhere.
 */
export function expressWallet(now: CheckoutSnapshot, isAskedWho = false): ExpressWallet {
  const { wallet, checkout } = now
  const [kind] = wallet.kinds
  if (kind === undefined) return none
  // A button that went would close its own sheet, and another amount would be another button.
  if (checkout.sheetAbove !== undefined) return { _tag: 'Sheet', kind, amount: checkout.sheetAbove }
  if (choiceOf(now)._tag === 'Wallet' || isBroken(wallet.problem)) return none
  const ready = readyToPlace({ ...now, checkout: { ...checkout, payment: { _tag: 'Wallet' } } })
  if (ready._tag === 'Left' && ready.left._tag === 'Blocked')
    return isForCustomer(ready.left.why) ? { _tag: 'Choice', kind } : none
  const amount = dueShown(now)
  if (!canPress(ready) || amount === undefined || amount === 0) return none
  // Cash has fees of its own and no tip (PRICE-23, PRICE-24): what is shown is not what a wallet would pay.
  const isAnotherTotal = choiceOf(now)._tag === 'Cash'
  const asksFirst = isAskedWho || isAnotherTotal || tipToConfirm(now) !== undefined
  return asksFirst ? { _tag: 'Choice', kind } : { _tag: 'Sheet', kind, amount }
}

/** Its button did not come; the row of the wallet says so to who chooses it. */
function isBroken(problem: PaymentProblem | undefined): boolean {
  return problem?._tag === 'Unavailable' || problem?._tag === 'Misconfigured'
}

/** What the customer can say here; the rest stands in the way of every wallet. */
function isForCustomer(why: CheckoutRefusal | ValidationProblem): boolean {
  switch (why._tag) {
    case 'TableMissing':
    case 'ScheduleMissing':
    case 'AddressMissing':
    case 'NoLocation':
      return true
    case 'BlockedByServer':
      return why.reason === 'table' || isTimeReason(why.reason)
    case 'BelowMinimum':
    case 'TooMuch':
    case 'CashTooHigh':
    case 'BelowCardLeast':
    case 'AboveCardMost':
    case 'NoPayment':
    case 'PromoInvalid':
    case 'CartError':
      return false
  }
}
