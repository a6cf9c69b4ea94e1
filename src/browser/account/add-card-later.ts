import { isRight } from 'fp-ts/lib/Either.js'
import type { ManageCards } from '../../../src-domain/card/manage-cards.ts'
import { cardsAddress } from '../../../src-domain/navigation/account-addresses.ts'
import type { FurtherSteps, StepEnd } from '../../../src-domain/payment/further-step.ts'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { AccountPage } from './account-page.ts'
import type { StoredCardForm } from './stored-card-form.ts'

export interface AddCard {
  /** A bank's question about the card that is saved. */
  readonly steps: FurtherSteps
  readonly actions: (manage: Pick<ManageCards, 'save'>) => AccountPageActions['addCard']
}

/** The form that a card is typed into; it comes with its screen. */
export function addCardLater(here: AccountPage): AddCard {
  const { cells, container } = here
  const form = later(() => import('./stored-card-form.ts').then(({ storedCardForm }) => storedCardForm(here)))
  const failed = () =>
    cells.cardEntry.update((now) => ({ ...now, _tag: 'Failed', problem: { _tag: 'Unavailable', cause: 'load' } }))
  const shown = (put: (from: StoredCardForm) => () => void, fail: () => void) => {
    let isGone = false
    let hide = () => {}
    void form().then((from) => {
      if (!isGone) hide = put(from)
    }, fail)
    return () => {
      isGone = true
      hide()
    }
  }
  return {
    steps: { take: (step) => form().then(({ steps }) => steps.take(step), unavailable) },
    actions: ({ save }) => ({
      show: (slot) => shown(({ show }) => show(slot), failed),
      showStep: (slot) => shown(({ steps }) => steps.show(slot), nothing),
      closeStep: () => void form().then(({ steps }) => steps.close(), nothing),
      save: async () => {
        const saved = await save(() => form().then(({ store }) => store(), nothing))()
        // Another page, with a policy of its own: here the processor's scripts have run.
        if (isRight(saved)) container.get(Port.facts).page.location.replace(cardsAddress)
      },
    }),
  }
}

function nothing(): undefined {}

function unavailable(): StepEnd {
  return 'unavailable'
}
