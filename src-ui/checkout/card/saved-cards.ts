import { isRight } from 'fp-ts/lib/Either.js'
import type { ManageCards } from '../../../src-domain/card/manage-cards.ts'
import { beginCardAttempt } from '../../../src-domain/checkout/begin-card-attempt.ts'
import { payAsUsual, pressed } from '../../../src-domain/checkout/change-checkout.ts'
import type { PaymentForms } from '../../payment/payment-controller.ts'
import type { CheckoutCells } from '../checkout-cells.ts'

export interface SavedCards extends ManageCards {
  readonly keep: (leave: () => void) => Promise<void>
}

export function savedCards(
  manage: ManageCards,
  cells: Pick<CheckoutCells, 'card' | 'cards' | 'checkout' | 'placement' | 'online'>,
  forms: () => Promise<Pick<PaymentForms, 'cards'>>,
): SavedCards {
  const { checkout, online } = cells
  return {
    ...manage,
    keep: async (leave) => {
      beginCardAttempt(cells)
      // Offline, the form keeps its entries.
      if (!online.current()) return checkout.update(pressed({ _tag: 'HeldOffline' }))
      const { cards } = await forms()
      const saved = await manage.save(cards.store)
      if (!isRight(saved)) return
      cards.clear()
      if (saved.right.primaryCard) checkout.update(payAsUsual)
      leave()
    },
  }
}
