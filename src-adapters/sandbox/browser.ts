import type { CardForm, PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import { sandboxCardForm } from './card-form.ts'

/** The built-in processor of play money, browser side. It loads nothing and sends nothing. */
export const sandboxProcessor = (clock: Clock, ids: Ids): PaymentProcessor => {
  const forms = new Set<CardForm>()
  let context: ProcessorContext | undefined
  const formWith = ({ words }: ProcessorContext): CardForm => {
    const form = sandboxCardForm({ words, clock, ids })
    forms.add(form)
    return form
  }
  const unopened: CardForm = {
    mount: async () => ({ ok: false, problem: { _tag: 'Misconfigured', code: 'not-open' } }),
    onState: () => () => undefined,
    submit: async () => ({ ok: false, problem: { _tag: 'Misconfigured', code: 'not-open' } }),
    clear: () => undefined,
    focus: () => undefined,
    dispose: () => undefined,
  }
  return {
    id: 'sandbox',
    supports: { methods: ['card', 'saved-card'], storesCards: true, needsLocation: false, fieldsHosted: false },
    open: async (given) => {
      context ??= given
      return { ok: true, value: undefined }
    },
    cardForm: () => (context === undefined ? unopened : formWith(context)),
    dispose: () => {
      for (const form of forms) form.dispose()
      forms.clear()
      context = undefined
    },
  }
}
