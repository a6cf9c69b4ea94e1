import type { Cents } from '../money/cents.ts'
import type { StateCell } from '../state/state-cell.ts'
import { type CardEntry, noCardEntry } from './card-entry.ts'
import type { Billing, CardForm, CardToken, FormHost, Purpose } from './card-form.ts'
import type { OpenedProcessor } from './open-processor.ts'
import type { PaymentProblem } from './payment-problem.ts'

export interface EnterCardPorts {
  /** Asked for with the form. */
  readonly processor: OpenedProcessor
  readonly card: StateCell<CardEntry>
  /** Who pays, when the form is sent. */
  readonly billing: () => Billing
}

export interface EnterCard {
  /** Makes the processor's form in `host`; ignored while one is there or on its way. */
  readonly open: (host: FormHost) => Promise<void>
  /** `host` leaves the screen. Where that breaks the form's frames, the next `open` makes another. */
  readonly leave: (breaksFrames: boolean) => void
  /** A token for this amount; undefined when the form is sent already, or gave none: the entry says why. */
  readonly submit: (amount: Cents) => Promise<CardToken | undefined>
  /** The same for a card that is only kept. */
  readonly store: () => Promise<CardToken | undefined>
  /** What was typed is used up. */
  readonly clear: () => void
}

type Form =
  | { readonly _tag: 'None' }
  | { readonly _tag: 'Opening' }
  | { readonly _tag: 'Open'; readonly form: CardForm; readonly isFramed: boolean }

const none: Form = { _tag: 'None' }

/** The one card form of a checkout. What is typed in it outlives the screen, but never the page (PAY-05). */
export function enterCard({ processor, card, billing }: EnterCardPorts): EnterCard {
  let now = none
  const failed = (problem: PaymentProblem): Form => {
    card.update((entry) => ({ ...entry, _tag: 'Failed', problem }))
    return none
  }
  const made = async (host: FormHost): Promise<Form> => {
    const opened = await processor()
    if (!opened.ok) return failed(opened.problem)
    const form = opened.value.cardForm()
    const mounted = await form.mount(host)
    if (!mounted.ok) {
      form.dispose()
      return failed(mounted.problem)
    }
    form.onState((state) => card.update((entry) => ({ ...entry, form: state })))
    const { fieldsHosted: isFramed, storesCards } = opened.value.supports
    card.update((entry) => ({ ...entry, _tag: 'Ready', storesCards }))
    return { _tag: 'Open', form, isFramed }
  }
  const tokenFor = async (purpose: Purpose) => {
    if (now._tag !== 'Open' || card.current().isSubmitting) return undefined
    card.update(({ problem: _, ...entry }) => ({ ...entry, isSubmitting: true }))
    const outcome = await now.form.submit(purpose, billing())
    card.update((entry) => ({ ...entry, isSubmitting: false, ...(outcome.ok ? {} : { problem: outcome.problem }) }))
    return outcome.ok ? outcome.value : undefined
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
