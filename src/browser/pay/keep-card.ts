import { isRight } from 'fp-ts/lib/Either.js'
import type { ManageCards } from '../../../src-domain/card/manage-cards.ts'
import { payAsUsual, pressed } from '../../../src-domain/checkout/change-checkout.ts'
import { beginCardAttempt, type CardAttemptCells } from '../../../src-domain/ordering/begin-card-attempt.ts'
import type { PayCells } from '../../../src-ui/checkout/pay-app.ts'
import type { PaymentForms } from './payment-forms.ts'

export interface SavedCards extends ManageCards {
  /** Keeps the card of the form, and leaves once it is kept. */
  readonly keep: (leave: () => void) => Promise<void>
}

/** The patron's cards, with the form that another one is typed into. */
export function keepCard(
  manage: ManageCards,
  cells: CardAttemptCells & Pick<PayCells, 'online'>,
  forms: () => Promise<Pick<PaymentForms, 'cards'>>,
): SavedCards {
  const { checkout, online } = cells
  return {
    ...manage,
    keep: async (leave) => {
      beginCardAttempt(cells)
      // A card is not sent where it cannot arrive; what is typed stays.
      if (!online.current()) return checkout.update(pressed({ _tag: 'HeldOffline' }))
      const { cards } = await forms()
      const saved = await manage.save(cards.store)()
      if (!isRight(saved)) return
      cards.clear()
      if (saved.right.primaryCard) checkout.update(payAsUsual)
      leave()
    },
  }
}
