import { isRight } from 'fp-ts/lib/Either.js'
import type { ManageCards } from '../../../src-domain/card/manage-cards.ts'
import { cardsAddress } from '../../../src-domain/navigation/account-addresses.ts'
import type { AccountPageActions } from '../../../src-ui/profile/account-app.ts'
import { later } from '../document/later.ts'
import { Port } from '../document/ports.ts'
import type { AccountPage } from './account-page.ts'

/** The form that a card is typed into; it comes with its screen. */
export function addCardLater(here: AccountPage, { save }: Pick<ManageCards, 'save'>): AccountPageActions['addCard'] {
  const { cells, container } = here
  const form = later(() => import('./stored-card-form.ts').then(({ storedCardForm }) => storedCardForm(here)))
  const failed = () =>
    cells.cardEntry.update((now) => ({ ...now, _tag: 'Failed', problem: { _tag: 'Unavailable', cause: 'load' } }))
  return {
    show: (slot) => {
      let isGone = false
      let hide = () => {}
      void form().then(({ show }) => {
        if (!isGone) hide = show(slot)
      }, failed)
      return () => {
        isGone = true
        hide()
      }
    },
    save: async () => {
      const saved = await save(() => form().then(({ store }) => store(), nothing))()
      // Another page, with a policy of its own: here the processor's scripts have run.
      if (isRight(saved)) container.get(Port.facts).page.location.replace(cardsAddress)
    },
  }
}

function nothing(): undefined {}
