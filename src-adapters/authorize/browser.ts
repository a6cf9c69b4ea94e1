import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids, Pause } from '../../src-domain/time/clock.ts'
import { cardsAlone, done, failed, unopenedForm } from '../payment-form/outcomes.ts'
import { readyAccept, tokenised } from './accept.ts'
import { acceptUiOn, type HostedCardWords } from './accept-ui.ts'
import { digitsOf } from './card-fields.ts'
import { authorizeCardForm, type CardFormNeeds } from './card-form.ts'
import { hostedCardForm } from './hosted-form.ts'
import { hostsOf } from './hosts.ts'
import { authorizeWrites, hostedWrites } from './policy.ts'
import { addressesOf, hostedScripts, scripts } from './scripts.ts'

export interface AuthorizeNeeds {
  readonly clock: Clock
  readonly ids: Ids
  readonly pause: Pause
  readonly window: Pick<Window, 'document'>
  /** The card is typed into Authorize.Net's own form, AcceptUI, which says this; absent: into fields of ours. */
  readonly hosted?: HostedCardWords
}

type MakeForm = () => CardForm

/**
 * Authorize.Net in the browser: Accept.js with our own form (SAQ A-EP), or AcceptUI, which brings its own (SAQ A). It has
 * no wallet and asks for no further step.
 */
export function authorizeProcessor({ clock, ids, pause, window, hosted }: AuthorizeNeeds): PaymentProcessor {
  const forms = new Set<CardForm>()
  let opened: MakeForm | undefined
  let opening: Promise<Outcome<MakeForm>> | undefined

  const open = async (context: ProcessorContext): Promise<Outcome<MakeForm>> => {
    // Its keys are a restaurant's own.
    if (context.locationId === undefined) return failed({ _tag: 'Unavailable', cause: 'needs-location' })
    const { publicKey: clientKey, apiKey: apiLoginID } = await context.credentials().catch(() => noKeys)
    if (clientKey === undefined || apiLoginID === undefined)
      return failed({ _tag: 'Unavailable', cause: 'credentials' })
    const keys = { clientKey, apiLoginID }
    return hosted === undefined ? ownFields(context, keys) : theirForm(context, keys, hosted)
  }

  const ownFields = async (context: ProcessorContext, authData: AuthData): Promise<Outcome<MakeForm>> => {
    const { words, country, loadScript: load, environment } = context
    const accept = await readyAccept({ window, load, pause, addresses: addressesOf(hostsOf[environment].scripts) })
    if (!accept.ok) return accept
    const tokenise: CardFormNeeds['tokenise'] = (typed) => {
      const cardData = {
        cardNumber: digitsOf(typed.number),
        month: typed.expMonth,
        year: typed.expYear,
        cardCode: typed.cvc,
        zip: typed.postalCode.trim(),
      }
      return tokenised(accept.value, { authData, cardData }, pause)
    }
    return { ok: true, value: () => authorizeCardForm({ words, country, clock, ids, tokenise }) }
  }

  const theirForm = async (
    { loadScript: load, environment }: ProcessorContext,
    authData: AuthData,
    words: HostedCardWords,
  ): Promise<Outcome<MakeForm>> => {
    const address = addressesOf(hostsOf[environment].scripts).acceptUi
    const acceptUi = await acceptUiOn({ page: window.document, load, address, authData, words })
    return acceptUi.ok
      ? { ok: true, value: () => hostedCardForm({ words, acceptUi: acceptUi.value, pause, ids }) }
      : acceptUi
  }

  return {
    id: 'authorize',
    scripts: hosted === undefined ? scripts : hostedScripts,
    writes: hosted === undefined ? authorizeWrites : hostedWrites,
    supports: {
      methods: ['card', 'saved-card'],
      storesCards: true,
      needsLocation: true,
      fieldsHosted: hosted !== undefined,
    },
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
      const form = opened()
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

interface AuthData {
  readonly clientKey: string
  readonly apiLoginID: string
}

const noKeys: Awaited<ReturnType<ProcessorContext['credentials']>> = {}
