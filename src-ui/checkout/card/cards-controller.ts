import type { CheckoutPorts } from '../checkout-ports.ts'
import type { PayFlow } from '../pay-flow.ts'
import type { SavedCards } from './saved-cards.ts'

/** Manages saved cards. Results appear in the cards cell. */
export function cardsController(
  { cells: { cards }, savedCards }: Pick<CheckoutPorts, 'cells' | 'savedCards'>,
  flow: PayFlow,
) {
  /** Reports a failed load of the code like a failed call. */
  const ask = (what: (saved: SavedCards) => Promise<unknown>) =>
    savedCards().then(what, () => cards.update((now) => ({ ...now, said: 'failed' })))
  return {
    fetch: () => void ask(({ fetch }) => fetch()),
    makePrimary: (id: string) => void ask(({ makePrimary }) => makePrimary(id)),
    remove: (id: string) => void ask(({ remove }) => remove(id)),
    save: () => ask(({ keep }) => keep(flow.back)).then(() => undefined),
  }
}
