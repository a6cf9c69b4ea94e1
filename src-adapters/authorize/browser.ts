import { isLeft } from 'fp-ts/lib/Either.js'
import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import { cardsOnly, done, failed, unopenedForm } from '../payment-form/outcomes.ts'
import type { Entry, MakeForm } from './entry.ts'

/** No wallets, no further steps. */
export function authorizeProcessor(entry: Entry): PaymentProcessor {
  const forms = new Set<CardForm>()
  let opened: MakeForm | undefined
  let opening: Promise<Outcome<MakeForm>> | undefined

  const open = async (context: ProcessorContext): Promise<Outcome<MakeForm>> => {
    // API keys belong to a restaurant.
    if (context.locationId === undefined) return failed({ _tag: 'Unavailable', cause: 'needs-location' })
    const { publicKey: clientKey, apiKey: apiLoginID } = await context.credentials().catch(() => noKeys)
    if (clientKey === undefined || apiLoginID === undefined)
      return failed({ _tag: 'Unavailable', cause: 'credentials' })
    return entry.open(context, { clientKey, apiLoginID })
  }

  return {
    id: 'authorize',
    scripts: entry.scripts,
    writes: entry.writes,
    supports: {
      methods: ['card', 'saved-card'],
      storesCards: true,
      needsLocation: true,
      fieldsHosted: entry.fieldsHosted,
    },
    open: async (context) => {
      if (opened !== undefined) return done
      opening ??= open(context).finally(() => {
        opening = undefined
      })
      const outcome = await opening
      if (isLeft(outcome)) return outcome
      opened = outcome.right
      return done
    },
    cardForm: () => {
      if (opened === undefined) return unopenedForm
      const form = opened()
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
