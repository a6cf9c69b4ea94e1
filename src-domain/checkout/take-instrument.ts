import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { type Minor, zero } from '../money/minor.ts'
import type { CardToken } from '../payment/card-form.ts'
import { isPlacing } from '../placement/placement-state.ts'
import type { StateCell } from '../state/state-cell.ts'
import { beginCardAttempt, type CardAttemptCells } from './begin-card-attempt.ts'
import { payWithCard, payWithWallet, pressed } from './change-checkout.ts'
import { type CheckoutSnapshot, dueOf, dueShown } from './checkout-snapshot.ts'
import type { CheckoutState, WalletPayment } from './checkout-state.ts'

export interface TakeInstrumentPorts {
  readonly checkout: StateCell<CheckoutState>
  readonly snapshot: () => CheckoutSnapshot
}

/** The checkout's state has the message. */
export type NotTaken =
  | { readonly _tag: 'Busy' }
  /** The device is offline. The input stays. */
  | { readonly _tag: 'HeldOffline' }
  | { readonly _tag: 'NoToken' }

export type TakeCardPorts = TakeInstrumentPorts & CardAttemptCells

/** `submit` gets a token for the amount due. */
export function takeCard(
  ports: TakeCardPorts,
  submit: (amount: Minor) => Promise<CardToken | undefined>,
): () => Promise<Either<NotTaken, void>> {
  const { checkout, snapshot } = ports
  return async () => {
    const now = snapshot()
    if (isPlacing(now.placement)) return left({ _tag: 'Busy' })
    beginCardAttempt(ports)
    if (!now.isOnline) {
      const held = { _tag: 'HeldOffline' } as const
      checkout.update(pressed(held))
      return left(held)
    }
    const token = await submit(dueOf(now) ?? dueShown(now) ?? zero)
    if (token === undefined) return left({ _tag: 'NoToken' })
    checkout.update(payWithCard(token))
    return right(undefined)
  }
}

/** Pays with the wallet's approval, unless an order is in flight. */
export function takeWallet(
  { checkout, snapshot }: TakeInstrumentPorts,
  payment: WalletPayment,
): Either<NotTaken, void> {
  if (isPlacing(snapshot().placement)) return left({ _tag: 'Busy' })
  return right(checkout.update(payWithWallet(payment)))
}
