import { isRight } from 'fp-ts/lib/Either.js'
import type { ManageCards } from '../../src-domain/card/manage-cards.ts'
import { cardsAddress } from '../../src-domain/navigation/account-addresses.ts'
import type { CardEntry } from '../../src-domain/payment/card-entry.ts'
import type { FurtherSteps, StepEnd } from '../../src-domain/payment/further-step.ts'
import type { TakeSteps } from '../../src-domain/payment/take-steps.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import type { CardController } from '../payment/card-controller.ts'
import type { AccountPageActions } from './account-app.ts'

export interface StoredCardForm extends CardController {
  readonly steps: TakeSteps
}

/** Fetches the form; a call after a failure retries. */
type FetchForm = () => Promise<StoredCardForm>

export interface AddCardPorts {
  readonly form: FetchForm
  readonly cardEntry: StateCell<CardEntry>
  readonly manage: Pick<ManageCards, 'save'>
  /** Replaces the history entry. */
  readonly leave: (address: string) => void
}

export function bankSteps(form: FetchForm): FurtherSteps {
  return { take: (step) => form().then(({ steps }) => steps.take(step), unavailable) }
}

/** Saves a card (CARD-05). */
export function addCardController({ form, cardEntry, manage, leave }: AddCardPorts): AccountPageActions['addCard'] {
  const failed = () =>
    cardEntry.update((now) => ({ ...now, _tag: 'Failed', problem: { _tag: 'Unavailable', cause: 'load' } }))
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
    show: (slot) => shown(({ show }) => show(slot), failed),
    showStep: (slot) => shown(({ steps }) => steps.show(slot), nothing),
    closeStep: () => void form().then(({ steps }) => steps.close(), nothing),
    save: async () => {
      const saved = await manage.save(() => form().then(({ store }) => store(), nothing))
      // Loads another document without the processor's scripts, which have run here.
      if (isRight(saved)) leave(cardsAddress)
    },
  }
}

function nothing(): undefined {}

function unavailable(): StepEnd {
  return 'unavailable'
}
