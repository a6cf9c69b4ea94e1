import type { Cents } from '../../../src-domain/money/cents.ts'
import { type CardEntry, noCardEntry } from '../../../src-domain/payment/card-entry.ts'
import type { CardForm, CardToken } from '../../../src-domain/payment/payment-processor.ts'
import type { StateCell } from '../../../src-domain/state/state-cell.ts'
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
   * away while `slot` is still in the page, the form stays in it: a vendor's frame that is moved begins anew, unless the
   * browser can move it alive. Where it cannot, a form of frames is made anew.
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
  let breaksWhenMoved = false
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
    breaksWhenMoved = opened.value.supports.fieldsHosted && !canMoveAlive(host)
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
      return () => {
        move(host, aside)
        if (!breaksWhenMoved) return
        form?.dispose()
        form = undefined
      }
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

function move(host: Element, to: Element): void {
  if (canMoveAlive(to) && host.isConnected) to.moveBefore(host, null)
  else to.append(host)
}

/** Not in every browser, nor in the library of types. */
interface MovesAlive {
  readonly moveBefore: (node: Node, before: Node | null) => void
}

function canMoveAlive<A extends Element>(element: A): element is A & MovesAlive {
  return 'moveBefore' in element
}
