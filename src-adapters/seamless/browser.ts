import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { cardsOnly, done, failed, unopenedForm } from '../payment-form/outcomes.ts'
import { hostedCardForm } from './card-form.ts'
import { cardPointe } from './card-pointe.ts'
import type { HostedFieldsWords } from './form-words.ts'
import type { OpenDriver, TokenizerDriver } from './tokenizer-driver.ts'

export interface SeamlessNeeds {
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly words: HostedFieldsWords
}

interface Opened {
  readonly context: ProcessorContext
  readonly driver: TokenizerDriver
}

/** SAQ A. No wallets. */
export function seamlessProcessor(
  { clock, ids, pause, words }: SeamlessNeeds,
  openDriver: OpenDriver = cardPointe,
): PaymentProcessor {
  const forms = new Set<CardForm>()
  let opened: Opened | undefined

  const open = async (context: ProcessorContext): Promise<Outcome<void>> => {
    if (context.locationId === undefined) return failed({ _tag: 'Unavailable', cause: 'needs-location' })
    const { publicKey } = await context.credentials().catch(() => noKeys)
    if (publicKey === undefined) return failed({ _tag: 'Unavailable', cause: 'credentials' })
    const driver = openDriver(publicKey, context.environment)
    if (driver === undefined) return failed({ _tag: 'Misconfigured', code: 'site' })
    opened = { context, driver }
    return done
  }
  return {
    id: 'seamless',
    scripts: [],
    supports: { methods: ['card', 'saved-card'], storesCards: true, needsLocation: true, fieldsHosted: true },
    open: async (context) => (opened === undefined ? open(context) : done),
    cardForm: () => {
      if (opened === undefined) return unopenedForm
      const { driver, context } = opened
      const form = hostedCardForm({ driver, labels: context.words.fields, words, clock, ids, pause })
      forms.add(form)
      return form
    },
    ...cardsOnly,
    dispose: () => {
      for (const form of forms) form.dispose()
      forms.clear()
      opened = undefined
    },
  }
}

const noKeys: Awaited<ReturnType<ProcessorContext['credentials']>> = {}
