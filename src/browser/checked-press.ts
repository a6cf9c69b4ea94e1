import { filter, firstValueFrom, map, merge } from 'rxjs'
import {
  type CheckoutSnapshot,
  choiceOf,
  dueOf,
  dueShown,
  isBeingChecked,
  needsCard,
} from '../../src-ui/checkout/checkout-facts.ts'
import type { PayCells } from '../../src-ui/checkout/pay-app.ts'

export interface PressNeeds {
  readonly cells: Pick<PayCells, 'checkout' | 'checks' | 'placement'>
  readonly snapshot: () => CheckoutSnapshot
}

/**
 * A note that was typed last makes another order of it, which is checked while the finger is on Place Order already. The
 * press waits for that check, and is carried out when the total is the one that was shown. False: it is another, and the
 * customer is asked.
 */
export const checkedPress =
  ({ cells, snapshot }: PressNeeds) =>
  async (): Promise<boolean> => {
    if (!isBeingChecked(snapshot())) return true
    const before = dueShown(snapshot())
    cells.checkout.update((state) => ({ ...state, isWaiting: true }))
    const isGoingOn = merge(cells.checks.changes, cells.placement.changes).pipe(map(() => isBeingChecked(snapshot())))
    await firstValueFrom(isGoingOn.pipe(filter((is) => !is)))
    cells.checkout.update(({ isWaiting: _, ...state }) => state)
    const now = snapshot()
    const after = dueOf(now)
    if (before === undefined || after === undefined || after === before) return true
    // Where a card is typed next, or a wallet asked again, the new total is shown there.
    if (needsCard(now) || choiceOf(now)._tag === 'Wallet') return true
    cells.checkout.update((state) => ({ ...state, moved: { before, after } }))
    return false
  }
