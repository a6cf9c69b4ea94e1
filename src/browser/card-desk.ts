import { isLeft } from 'fp-ts/lib/Either.js'
import type { LocationGateway } from '../../src-domain/location/location-gateway.ts'
import type { Cents } from '../../src-domain/money/cents.ts'
import type {
  CardForm,
  CardFormWords,
  CardToken,
  PaymentProcessor,
} from '../../src-domain/payment/payment-processor.ts'
import type { StateCell } from '../../src-domain/state/state-cell.ts'
import { type CardEntry, noCardEntry } from '../../src-ui/payment/card-entry.ts'

export interface CardDeskNeeds {
  readonly page: Document
  /** Nothing when the brand names one that this build does not know: then there is no form. Asked for with the form. */
  readonly processor: () => Promise<PaymentProcessor | undefined>
  readonly locations: Pick<LocationGateway, 'credentials'>
  readonly locationId: () => string | undefined
  readonly locale: string
  readonly words: CardFormWords
  readonly card: StateCell<CardEntry>
}

export interface CardDesk {
  /** Puts the one form of this document into `slot`; what is typed in it outlives the screen, but never the page. */
  readonly show: (slot: HTMLElement) => () => void
  readonly submit: (amount: Cents) => Promise<CardToken | undefined>
}

/** The processor's form and its one element, made when it is first asked for. */
export const cardDesk = (needs: CardDeskNeeds): CardDesk => {
  const { page, locations, locationId, card } = needs
  const host = page.createElement('div')
  let form: CardForm | undefined
  let isOpening = false
  const fail = (problem: NonNullable<CardEntry['problem']>) =>
    card.update((now) => ({ ...now, _tag: 'Failed', problem }))

  const credentials = async () => {
    const id = locationId()
    const answer = id === undefined ? undefined : await locations.credentials(id)()
    return answer === undefined || isLeft(answer) ? {} : answer.right
  }
  const open = async () => {
    card.update(() => noCardEntry)
    const processor = await needs.processor().catch(() => 'unreachable' as const)
    if (processor === 'unreachable') return fail({ _tag: 'Unavailable', cause: 'load' })
    if (processor === undefined) return fail({ _tag: 'Misconfigured', code: 'unknown-processor' })
    const id = locationId()
    const opened = await processor.open({
      credentials,
      ...(id === undefined ? {} : { locationId: id }),
      locale: needs.locale,
      environment: 'sandbox',
      words: needs.words,
    })
    if (!opened.ok) return fail(opened.problem)
    const made = processor.cardForm()
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
      slot.append(host)
      if (form === undefined && !isOpening) {
        isOpening = true
        void open().then(() => {
          isOpening = false
        })
      }
      return () => host.remove()
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
