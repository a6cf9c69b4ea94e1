import { type Either, left, right } from 'fp-ts/lib/Either.js'
import type { TaskEither } from 'fp-ts/lib/TaskEither.js'
import { payWithCard, payWithWallet, pressed } from '../checkout/change-checkout.ts'
import type { CheckoutState, WalletPayment } from '../checkout/checkout-state.ts'
import { type Cents, zero } from '../money/cents.ts'
import type { CardToken } from '../payment/card-form.ts'
import type { StateCell } from '../state/state-cell.ts'
import { beginCardAttempt, type CardAttemptCells } from './begin-card-attempt.ts'
import { type CheckoutSnapshot, dueOf, dueShown } from './checkout-snapshot.ts'
import { isPlacing } from './placement-state.ts'

export interface TakeInstrumentPorts {
  readonly checkout: StateCell<CheckoutState>
  /** One look at all that the checkout depends on. */
  readonly snapshot: () => CheckoutSnapshot
}

/** Why nothing was taken; what the screens have to say of it stands in the cells. */
export type NotTaken =
  | { readonly _tag: 'Busy' }
  /** A card is not sent where it cannot arrive; what is typed stays. */
  | { readonly _tag: 'HeldOffline' }
  /** The processor gave no token. */
  | { readonly _tag: 'NoToken' }

export type TakeCardPorts = TakeInstrumentPorts & CardAttemptCells

/** The card of the form pays from now on. `submit` asks the processor for a token that is good for what is due. */
export function takeCard(
  ports: TakeCardPorts,
  submit: (amount: Cents) => Promise<CardToken | undefined>,
): TaskEither<NotTaken, void> {
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

/** What the wallet's sheet agreed to pays; not for an order that is on its way already. */
export function takeWallet(
  { checkout, snapshot }: TakeInstrumentPorts,
  payment: WalletPayment,
): Either<NotTaken, void> {
  if (isPlacing(snapshot().placement)) return left({ _tag: 'Busy' })
  return right(checkout.update(payWithWallet(payment)))
}
