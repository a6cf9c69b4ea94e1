import type { Brand } from '../../src-domain/brand/brand.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { takesCards } from '../../src-domain/payment/payment-choice.ts'
import type { ChargeRequest } from '../../src-domain/payment/payment-gateway.ts'
import type { ChargingAccount } from '../payment/payment-accounts.ts'
import type { Refusal } from '../store/rows/refusal.ts'

export type PaymentDecision =
  | { readonly _tag: 'Cash' }
  | { readonly _tag: 'NothingDue' }
  | { readonly _tag: 'Charge'; readonly account: string; readonly instrument: ChargeRequest['instrument'] }

export interface OfferedPayment {
  readonly isCash: boolean
  readonly cardNonce?: string
  readonly transactionId?: string
  readonly opensIntent?: true
  readonly savedCard?: { readonly account: string; readonly token: string }
}

/** Nothing due needs no instrument (CHK-63). Without a nonce, charges the saved card (PAY-51). */
export function paymentDecision(
  brand: Brand,
  offered: OfferedPayment,
  due: Minor,
  account: ChargingAccount,
): PaymentDecision | { readonly _tag: 'Refused'; readonly refusal: Refusal } {
  if (offered.isCash && (offered.cardNonce !== undefined || offered.transactionId !== undefined)) {
    return refused(400, 'payment_contradiction', 'An order is paid either in cash or by card.')
  }
  if (offered.isCash && !brand.ordering.cash)
    return refused(400, 'cash_unavailable', "This restaurant doesn't take cash for online orders.")
  if (!takesCards(brand) && !offered.isCash && (due > 0 || offered.opensIntent))
    return refused(400, 'cards_unavailable', "This restaurant doesn't take cards for online orders.")
  if (offered.opensIntent) return intentFor(account, due)
  if (due === 0) return { _tag: 'NothingDue' }
  if (offered.isCash) return { _tag: 'Cash' }
  if (offered.cardNonce !== undefined) {
    return {
      _tag: 'Charge',
      account: account.name,
      instrument: { _tag: 'Nonce', nonce: offered.cardNonce },
    }
  }
  if (offered.transactionId !== undefined) return refused(402, 'payment_intent_invalid', 'paymentIntent ID is invalid.')
  if (offered.savedCard === undefined)
    return refused(402, 'payment_required', 'No payment information. Please add a payment method.')
  const { account: keptAt, token } = offered.savedCard
  // The money must go to the merchant of this order, and no other merchant can charge the card.
  if (keptAt !== account.vault)
    return refused(402, 'saved_card_elsewhere', "This saved card can't be used for this order. Please enter a card.")
  return { _tag: 'Charge', account: account.name, instrument: { _tag: 'SavedCard', token } }
}

function intentFor({ name, opensIntents }: ChargingAccount, due: Minor) {
  if (due === 0) return refused(400, 'nothing_due', "There's nothing to pay for this order.")
  if (!opensIntents) return refused(400, 'wallet_unavailable', "This way to pay isn't available here.")
  return { _tag: 'Charge', account: name, instrument: { _tag: 'Intent' } } as const
}

function refused(status: Refusal['status'], code: string, message: string) {
  return { _tag: 'Refused', refusal: { status, code, message } } as const
}
