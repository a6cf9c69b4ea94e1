import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import type { Minor } from '../money/minor.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type CardEntry, noCardEntry } from './card-entry.ts'
import type { Billing, CardForm, CardToken, FormHost, Purpose } from './card-form.ts'
import type { OpenedProcessor } from './open-processor.ts'
import type { PaymentProblem } from './payment-problem.ts'

export interface EnterCardPorts {
  readonly processor: OpenedProcessor
  readonly card: StateCell<CardEntry>
  readonly billing: () => Billing
}

export interface EnterCard {
  /** Mounts the form in `host`; ignored while one is open or opening. */
  readonly open: (host: FormHost) => Promise<void>
  /** If leaving breaks the form's frames, the next `open` mounts a new form. */
  readonly leave: (breaksFrames: boolean) => void
  /** Returns a token for this amount. Undefined while another submit runs, or on a problem, which the entry shows. */
  readonly submit: (amount: Minor) => Promise<CardToken | undefined>
  /** Token for storing a card. */
  readonly store: () => Promise<CardToken | undefined>
  readonly clear: () => void
}

type Form =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'Open'; readonly form: CardForm; readonly isFramed: boolean }

const none: Form = { _tag: 'None' }

/** The card form of a checkout. Input survives a change of screen, never the page (PAY-05). */
export function enterCard({ processor, card, billing }: EnterCardPorts): EnterCard {
  let now = none
  const failed = (problem: PaymentProblem): Form => {
    card.update((entry) => ({ ...entry, _tag: 'Failed', problem }))
    return none
  }
  const made = async (host: FormHost): Promise<Form> => {
    const opened = await processor()
    if (isLeft(opened)) return failed(opened.left)
    const form = opened.right.cardForm()
    const mounted = await form.mount(host)
    if (isLeft(mounted)) {
      form.dispose()
      return failed(mounted.left)
    }
    form.onState((state) => card.update((entry) => ({ ...entry, form: state })))
    const { fieldsHosted: isFramed, storesCards } = opened.right.supports
    card.update((entry) => ({ ...entry, _tag: 'Ready', storesCards }))
    return { _tag: 'Open', form, isFramed }
  }
  const tokenFor = async (purpose: Purpose) => {
    if (now._tag !== 'Open' || card.current().isSubmitting) return undefined
    card.update(({ problem: _, ...entry }) => ({ ...entry, isSubmitting: true }))
    const outcome = await now.form.submit(purpose, billing())
    card.update((entry) => ({ ...entry, isSubmitting: false, ...(isRight(outcome) ? {} : { problem: outcome.left }) }))
    return isRight(outcome) ? outcome.right : undefined
  }
  return {
    open: async (host) => {
      if (now._tag !== 'None') return
      now = { _tag: 'Opening' }
      card.update(() => noCardEntry)
      now = await made(host)
    },
    leave: (breaksFrames) => {
      if (now._tag !== 'Open' || !now.isFramed || !breaksFrames) return
      now.form.dispose()
      now = none
    },
    submit: (amount) => tokenFor({ use: 'charge', amount }),
    store: () => tokenFor({ use: 'store' }),
    clear: () => {
      if (now._tag === 'Open') now.form.clear()
    },
  }
}
