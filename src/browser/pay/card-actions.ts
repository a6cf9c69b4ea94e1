import type { CardActions } from '../../../src-ui/checkout/pay-actions.ts'
import type { SavedCards } from './keep-card.ts'
import type { PayNeeds } from './pay-needs.ts'

/** The saved cards of the patron: which there are, which is primary, one more, one less. */
export function cardActions({ cells: { cards }, flow, savedCards }: PayNeeds): CardActions {
  /** A part that could not be fetched is as good as no answer. */
  const ask = (what: (controller: SavedCards) => Promise<unknown>) =>
    savedCards().then(what, () => cards.update((now) => ({ ...now, said: 'failed' })))
  return {
    fetch: () => void ask(({ fetch }) => fetch()),
    makePrimary: (id) => void ask(({ makePrimary }) => makePrimary(id)()),
    remove: (id) => void ask(({ remove }) => remove(id)()),
    save: () => ask(({ keep }) => keep(flow.back)).then(() => undefined),
  }
}
