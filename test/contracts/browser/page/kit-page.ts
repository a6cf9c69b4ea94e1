// The kit's page: tests call the real PaymentProcessor over it. A rejection fails the test, because no port method may
// reject.
import { left, right } from 'fp-ts/lib/Either.js'
import { randomIds } from '../../../../src-adapters/browser/random-ids.ts'
import { scriptGate } from '../../../../src-adapters/browser/script-gate.ts'
import { systemClock, timerPause } from '../../../../src-adapters/browser/system-time.ts'
import type { SendJson } from '../../../../src-domain/call/send-json.ts'
import type { Currency } from '../../../../src-domain/money/currency.ts'
import { minor } from '../../../../src-domain/money/minor.ts'
import type { Billing, CardForm, CardFormState, Purpose } from '../../../../src-domain/payment/card-form.ts'
import type { CardField, Outcome } from '../../../../src-domain/payment/payment-problem.ts'
import type { ProcessorContext, StepForm } from '../../../../src-domain/payment/payment-processor.ts'
import type { PaidByWallet, WalletButton, WalletKind } from '../../../../src-domain/payment/wallet-button.ts'
import { formWords } from '../../form-words.ts'
import type { Credentials, MakeProcessor } from '../browser-hands.ts'
import { countListeners } from './count-listeners.ts'
import { type SdkSpy, spyOn } from './sdk-spy.ts'

export interface OpenHow {
  readonly credentials?: Credentials | 'rejects'
  readonly withoutLocation?: boolean
  readonly currency?: Currency
}

const charge: Purpose = { use: 'charge', amount: minor(1999) }

export function kitPage(make: MakeProcessor, given: KitSettings) {
  const sdk: SdkSpy | undefined = given.sdk && spyOn(given.sdk.global, given.sdk.tokenise)
  const listeners = countListeners()
  const violations: string[] = []
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    violations.push(`${violatedDirective} ${blockedURI}`),
  )
  const messages: unknown[] = []
  window.addEventListener('message', ({ data }) => messages.push(data))

  const wording = { texts: {}, locale: 'en' }
  const processor = make({ clock: systemClock, ids: randomIds(crypto), pause: timerPause, send, window, wording })
  const throughGate = scriptGate(document, timerPause)(processor)
  const loadScript: ProcessorContext['loadScript'] = async (address, hasDefined) => {
    const outcome = await throughGate(address, hasDefined)
    sdk?.come()
    return outcome
  }
  const asked = { credentials: 0, intents: 0 }
  const host = document.querySelector<HTMLElement>('#host') ?? document.body
  let newest: CardForm | undefined
  let states: CardFormState[] = []
  let step: StepForm | undefined
  let button: WalletButton | undefined
  let sheets: Outcome<PaidByWallet>[] = []
  let mute: () => void = () => undefined
  let running: Promise<unknown> = Promise.resolve()
  let ended: readonly unknown[] = []
  let refusesIntents = false
  const begin = (promise: Promise<unknown>) => {
    ended = []
    running = promise.then((outcome) => {
      ended = [...ended, outcome]
    })
  }

  const context = (how: OpenHow): ProcessorContext => ({
    credentials: async () => {
      asked.credentials += 1
      if (how.credentials === 'rejects') throw new Error('no credentials')
      return how.credentials ?? given.credentials
    },
    ...(how.withoutLocation === true ? {} : { locationId: 'location-1' }),
    locale: 'en',
    environment: 'sandbox',
    currency: how.currency ?? 'USD',
    country: 'US',
    loadScript,
    words: formWords,
  })
  const form = (): CardForm => {
    if (newest === undefined) throw new Error('no form was mounted')
    return newest
  }
  const purpose = (amount: number | undefined): Purpose =>
    amount === undefined ? charge : { use: 'charge', amount: minor(amount) }

  return {
    facts: () => ({ scripts: processor.scripts, supports: processor.supports, id: processor.id }),
    asked: () => asked,
    open: (how: OpenHow = {}) => processor.open(context(how)),
    /** Not awaited; `ended` has the outcome. */
    beginOpen: () => begin(processor.open(context({}))),
    beginSubmit: () => begin(form().submit(charge)),
    beginStep: (data: string) => {
      step = processor.furtherStep(data)
      begin(step.take(host))
    },
    ended: () => ended,
    whenEnded: () => running.then(() => ended),
    openTwice: () => Promise.all([processor.open(context({})), processor.open(context({}))]),
    /** Mounts a new form and makes it the current one. */
    mount: () => {
      const made = processor.cardForm()
      newest = made
      states = []
      mute = made.onState((state) => states.push(state))
      return made.mount(host)
    },
    states: () => states,
    mute: () => mute(),
    clear: () => form().clear(),
    focus: (field?: CardField) => form().focus(field),
    submit: (amount?: number, billing?: Billing) => form().submit(purpose(amount), billing),
    store: () => form().submit({ use: 'store' }),
    submitTwice: () => Promise.all([form().submit(charge), form().submit(charge)]),
    /** Disposes the form before the vendor answers. */
    submitAndLeave: () => {
      const outcome = form().submit(charge)
      form().dispose()
      return outcome
    },
    dispose: () => form().dispose(),
    hostIsEmpty: () => host.childElementCount === 0,
    hasFocusInHost: () => host.contains(document.activeElement),
    walletsOffered: (accepted: readonly WalletKind[]) => processor.walletsOffered(accepted),
    mountWallet: (amount: number, kinds: readonly WalletKind[]) => {
      button?.dispose()
      sheets = []
      button = processor.walletButton({
        amount: minor(amount),
        currency: 'USD',
        country: 'US',
        label: 'Order total',
        kinds,
        intent: async () => {
          asked.intents += 1
          return refusesIntents ? noIntent : openIntent(amount)
        },
      })
      button.onFinished((outcome) => sheets.push(outcome))
      return button.mount(host)
    },
    sheets: () => sheets,
    disposeWallet: () => button?.dispose(),
    refuseIntents: (isRefused: boolean) => {
      refusesIntents = isRefused
    },
    disposeStep: () => step?.dispose(),
    disposeProcessor: () => processor.dispose(),
    sdk,
    violations: () => violations,
    messages: () => messages,
    listeners,
    frames: () => document.querySelectorAll('iframe').length,
    /** All that the page keeps as text; attributes and storage values singly. */
    traces: () => [...attributesOf(document.documentElement), ...storedIn(localStorage), ...storedIn(sessionStorage)],
    cookies: () => document.cookie,
    address: () => location.href + JSON.stringify(history.state),
  }
}

export interface KitSettings {
  readonly credentials: Credentials
  readonly sdk?: { readonly global: string; readonly tokenise: string }
}

export type KitPage = ReturnType<typeof kitPage>

declare global {
  interface Window {
    kit: KitPage
    kitIntent?: (amount: number) => Promise<string | undefined>
  }
}

const noIntent: Outcome<never> = left({ _tag: 'Unavailable', cause: 'network' })

async function openIntent(amount: number): Promise<Outcome<{ readonly clientSecret: string }>> {
  const clientSecret = await window.kitIntent?.(amount)
  return clientSecret === undefined ? noIntent : right({ clientSecret })
}

/** Calls to our order server, which hands may answer. */
const send: SendJson = async ({ method, path, body }) => {
  try {
    const response = await fetch(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { _tag: 'Answered', status: response.status, body: await response.json(), headers: {} }
  } catch {
    return { _tag: 'NoResponse' }
  }
}

function attributesOf(root: Element): readonly string[] {
  return [root, ...root.querySelectorAll('*')].flatMap((element) =>
    element.getAttributeNames().map((name) => element.getAttribute(name) ?? ''),
  )
}

function storedIn(storage: Storage): readonly string[] {
  return Object.entries(storage).flatMap(([key, value]) => [key, String(value)])
}
