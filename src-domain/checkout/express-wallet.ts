import type { Minor } from '../money/minor.ts'
import type { PaymentProblem } from '../payment/payment-problem.ts'
import type { WalletKind } from '../payment/wallet-button.ts'
import type { ValidationProblem } from '../placement/validation-verdict.ts'
import { isTimeReason } from '../scheduling/order-timing.ts'
import type { CheckoutRefusal } from './checkout-refusal.ts'
import { type CheckoutSnapshot, choiceOf, dueShown, tipToConfirm } from './checkout-snapshot.ts'
import { canPress, readyToPlace } from './ready-to-place.ts'

/** Express button above the payment methods (CHK-02). */
export type ExpressWallet =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Sheet'; readonly amount: Minor; readonly kind: WalletKind }
  /** A button that selects the wallet, because data is missing or the total would change. */
  | { readonly _tag: 'Choice'; readonly kind: WalletKind }

const none: ExpressWallet = { _tag: 'None' }

/**
 * Shows the button only if the wallet can pay, or can once the customer completes the order. `isAskedWho`: a guest
 * section of this screen is incomplete. A selected wallet has its button elsewhere.
 */
export function expressWallet(now: CheckoutSnapshot, isAskedWho = false): ExpressWallet {
  const { wallet, checkout } = now
  const [kind] = wallet.kinds
  if (kind === undefined) return none
  // Keeps the button while its sheet is open; removing or changing it would close the sheet.
  if (checkout.sheetAbove !== undefined) return { _tag: 'Sheet', kind, amount: checkout.sheetAbove }
  if (choiceOf(now)._tag === 'Wallet' || isBroken(wallet.problem)) return none
  const ready = readyToPlace({ ...now, checkout: { ...checkout, payment: { _tag: 'Wallet' } } })
  if (ready._tag === 'Left' && ready.left._tag === 'Blocked')
    return isForCustomer(ready.left.why) ? { _tag: 'Choice', kind } : none
  const amount = dueShown(now)
  if (!canPress(ready) || amount === undefined || amount === 0) return none
  // Cash has other fees and no tip (PRICE-23, PRICE-24), so the shown total differs.
  const isAnotherTotal = choiceOf(now)._tag === 'Cash'
  const asksFirst = isAskedWho || isAnotherTotal || tipToConfirm(now) !== undefined
  return asksFirst ? { _tag: 'Choice', kind } : { _tag: 'Sheet', kind, amount }
}

/** The button failed to load; the wallet's row shows why. */
function isBroken(problem: PaymentProblem | undefined): boolean {
  return problem?._tag === 'Unavailable' || problem?._tag === 'Misconfigured'
}

function isForCustomer(why: CheckoutRefusal | ValidationProblem): boolean {
  switch (why._tag) {
    case 'TableMissing':
    case 'ScheduleMissing':
    case 'AddressMissing':
    case 'NoLocation':
    case 'AgeNotConfirmed':
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
