import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { cardsAlone, done, failed, unopenedForm } from '../payment-form/outcomes.ts'
import { type Accept, readyAccept, tokenised } from './accept.ts'
import type { OpaqueData } from './accept-answer.ts'
import { digitsOf, type Typed } from './card-fields.ts'
import { authorizeCardForm } from './card-form.ts'
import { hostsOf } from './hosts.ts'
import { authorizeWrites } from './policy.ts'
import { addressesOf, scripts } from './scripts.ts'

export interface AuthorizeNeeds {
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly window: Pick<Window, 'document'>
}

interface Opened {
  readonly context: ProcessorContext
  readonly accept: Accept
  readonly authData: { readonly clientKey: string; readonly apiLoginID: string }
}

/** Authorize.Net in the browser: Accept.js with our own form (SAQ A-EP). It has no wallet and asks for no further step. */
export function authorizeProcessor({ clock, ids, pause, window }: AuthorizeNeeds): PaymentProcessor {
  const forms = new Set<CardForm>()
  let opened: Opened | undefined
  let opening: Promise<Outcome<Opened>> | undefined

  const open = async (context: ProcessorContext): Promise<Outcome<Opened>> => {
    // Its keys are a restaurant's own.
    if (context.locationId === undefined) return failed({ _tag: 'Unavailable', cause: 'needs-location' })
    const { publicKey: clientKey, apiKey: apiLoginID } = await context.credentials().catch(() => noKeys)
    if (clientKey === undefined || apiLoginID === undefined)
      return failed({ _tag: 'Unavailable', cause: 'credentials' })
    const addresses = addressesOf(hostsOf[context.environment].scripts)
    const accept = await readyAccept({ window, load: context.loadScript, pause, addresses })
    return accept.ok
      ? { ok: true, value: { context, accept: accept.value, authData: { clientKey, apiLoginID } } }
      : accept
  }

  const tokenise = async (typed: Typed): Promise<Outcome<OpaqueData>> => {
    if (opened === undefined) return notOpen
    const { accept, authData } = opened
    const cardData = {
      cardNumber: digitsOf(typed.number),
      month: typed.expMonth,
      year: typed.expYear,
      cardCode: typed.cvc,
      zip: typed.postalCode.trim(),
    }
    return tokenised(accept, { authData, cardData }, pause)
  }

  return {
    id: 'authorize',
    scripts,
    writes: authorizeWrites,
    supports: { methods: ['card', 'saved-card'], storesCards: true, needsLocation: true, fieldsHosted: false },
    open: async (context) => {
      if (opened !== undefined) return done
      opening ??= open(context).finally(() => {
        opening = undefined
      })
      const outcome = await opening
      if (!outcome.ok) return outcome
      opened = outcome.value
      return done
    },
    cardForm: () => {
      if (opened === undefined) return unopenedForm
      const { words, country } = opened.context
      const form = authorizeCardForm({ words, country, clock, ids, tokenise })
      forms.add(form)
      return form
    },
    ...cardsAlone,
    dispose: () => {
      for (const form of forms) form.dispose()
      forms.clear()
      opened = undefined
    },
  }
}

const noKeys: Awaited<ReturnType<ProcessorContext['credentials']>> = {}
const notOpen = failed({ _tag: 'Misconfigured', code: 'not-open' })
