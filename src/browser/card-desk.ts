import type { Cents } from '../../src-domain/money/cents.ts'
import type { CardForm, CardToken } from '../../src-domain/payment/payment-processor.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import { type CardEntry, noCardEntry } from '../../src-ui/payment/card-entry.ts'
import type { OpenedProcessor } from './opened-processor.ts'

export interface CardDeskNeeds {
  readonly page: Document
  /** Asked for with the form. */
  readonly processor: OpenedProcessor
  readonly card: StateCell<CardEntry>
}

export interface CardDesk {
  /**
   * Puts the one form of this document into `slot`; what is typed in it outlives the screen, but never the page. Taken
   * away while `slot` is still in the page, the form stays in it: a vendor's frame that leaves a page begins anew.
   */
  readonly show: (slot: HTMLElement) => () => void
  readonly submit: (amount: Cents) => Promise<CardToken | undefined>
}

/** The processor's form and its one element, made when it is first asked for. */
export const cardDesk = (needs: CardDeskNeeds): CardDesk => {
  const { page, card } = needs
  const host = page.createElement('div')
  const aside = page.createElement('div')
  aside.hidden = true
  let form: CardForm | undefined
  let isOpening = false
  const fail = (problem: NonNullable<CardEntry['problem']>) =>
    card.update((now) => ({ ...now, _tag: 'Failed', problem }))

  const open = async () => {
    card.update(() => noCardEntry)
    const opened = await needs.processor()
    if (!opened.ok) return fail(opened.problem)
    const made = opened.value.cardForm()
    const mounted = await made.mount(host)
    if (!mounted.ok) {
      made.dispose()
      return fail(mounted.problem)
    }
    made.onState((state) => card.update((now) => ({ ...now, form: state })))
    form = made
    card.update((now) => ({ ...now, _tag: 'Ready' }))
  }

  return {
    show: (slot) => {
      if (!aside.isConnected) page.body.append(aside)
      move(host, slot)
      if (form === undefined && !isOpening) {
        isOpening = true
        void open().then(() => {
          isOpening = false
        })
      }
      return () => move(host, aside)
    },
    submit: async (amount) => {
      if (form === undefined || card.current().isSubmitting) return undefined
      const { problem: _, ...rest } = card.current()
      card.update(() => ({ ...rest, isSubmitting: true }))
      const outcome = await form.submit({ use: 'charge', amount })
      card.update((now) => ({ ...now, isSubmitting: false, ...(outcome.ok ? {} : { problem: outcome.problem }) }))
      return outcome.ok ? outcome.value : undefined
    },
  }
}

/** Without loading its frames anew, where the browser can. */
function move(host: Element, to: Element): void {
  const moveBefore: unknown = Reflect.get(to, 'moveBefore')
  if (typeof moveBefore === 'function' && host.isConnected) Reflect.apply(moveBefore, to, [host, null])
  else to.append(host)
}
