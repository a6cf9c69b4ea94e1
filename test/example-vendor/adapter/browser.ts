import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import type { CardForm, CardFormState, CardToken, FormHost, Purpose } from '../../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../../src-domain/payment/payment-processor.ts'
import type { Pause } from '../../../src-domain/time/clock.ts'
import type { ExamplePay } from '../vendor/example-pay-script.ts'
import { examplePayScript } from './policy.ts'

// Decodes responses, since the script's types prove nothing.
const field = t.keyof({ missing: null, invalid: null, expired: null })
const problems = t.partial({ number: field, expiry: field, cvc: field })
const state = t.type({ complete: t.boolean, empty: t.boolean, problems })
const token = t.type({ token: t.string, last4: t.string, month: t.Int, year: t.Int })
const refusal = t.type({ error: t.intersection([t.type({ code: t.string }), t.partial({ fields: problems })]) })

const longest = 15_000

export function examplePay({ pause }: { readonly pause: Pause }): PaymentProcessor {
  let opened: { readonly vendor: ReturnType<ExamplePay>; readonly context: ProcessorContext } | undefined

  return {
    id: 'example',
    scripts: [{ address: examplePayScript, vendor: 'Example Pay', why: 'The card fields, in a frame of the vendor’s' }],
    supports: { methods: ['card'], storesCards: false, needsLocation: false, fieldsHosted: true },
    open: async (context) => {
      const { publicKey } = await context.credentials().catch(() => ({ publicKey: undefined }))
      if (publicKey === undefined) return failed({ _tag: 'Unavailable', cause: 'credentials' })
      const script = await context.loadScript(examplePayScript, () => 'ExamplePay' in window)
      if (isLeft(script)) return script
      const { ExamplePay: make } = window
      if (make === undefined) return failed({ _tag: 'Unavailable', cause: 'load' })
      opened ??= { vendor: make(publicKey), context }
      return right(undefined)
    },
    cardForm: () => {
      if (opened === undefined) throw new Error('open comes first')
      return cardForm(opened.vendor.fields(), opened.context.currency, pause)
    },
    walletsOffered: async () => [],
    // Never called: no wallet is offered and no charge needs a further step.
    walletButton: () => ({ mount: unsupported, onFinished: () => () => undefined, dispose: () => undefined }),
    furtherStep: () => ({ take: unsupported, dispose: () => undefined }),
    dispose: () => {
      opened = undefined
    },
  }
}

function cardForm(fields: ReturnType<ReturnType<ExamplePay>['fields']>, currency: string, pause: Pause): CardForm {
  const listeners = new Set<(state: CardFormState) => void>()
  let [leave, isGone]: [() => void, boolean] = [() => undefined, false]
  const left = new Promise<Outcome<never>>((resolve) => {
    leave = () => resolve(failed({ _tag: 'Cancelled' }))
  })
  let root: Element | undefined
  let running: Promise<Outcome<CardToken>> | undefined

  /** Settles once: response, exception, timeout, or a customer who left. */
  const once = <A>(ask: () => Promise<Outcome<A>>): Promise<Outcome<A>> =>
    Promise.race([
      // Turns a synchronous throw into a rejection.
      Promise.resolve()
        .then(ask)
        .catch(() => failed({ _tag: 'ProcessingFailed' })),
      pause.wait(longest).then(() => failed({ _tag: 'Unavailable', cause: 'timeout' })),
      left,
    ])
  const tokenise = async (purpose: Purpose): Promise<Outcome<CardToken>> => {
    const amount = purpose.use === 'store' ? {} : { amount: purpose.amount }
    const answer = await fields.tokenise({ currency, ...amount })
    if (token.is(answer)) {
      const { token: nonce, last4, month: expMonth, year: expYear } = answer
      return right({ nonce, card: { brand: 'other', last4, expMonth, expYear } })
    }
    return failed(refusal.is(answer) ? problemOf(answer.error) : { _tag: 'ProcessingFailed' })
  }
  fields.onChange((said) => {
    const read = state.decode(said)
    if (!isGone && isRight(read)) for (const listen of listeners) listen(read.right)
  })

  return {
    mount: (host) =>
      once<void>(async () => {
        if (!isElement(host)) return failed({ _tag: 'Misconfigured', code: 'host' })
        root = host.ownerDocument.createElement('div')
        host.append(root)
        await fields.mount(root)
        return right(undefined)
      }),
    onState: (listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
    submit: (purpose) => {
      // A double click makes one card.
      running ??= (isGone ? left : once(() => tokenise(purpose))).finally(() => {
        running = undefined
      })
      return running
    },
    clear: () => fields.clear(),
    focus: (name = 'number') => fields.focus(name),
    dispose: () => {
      isGone = true
      leave()
      listeners.clear()
      fields.unmount()
      root?.remove()
    },
  }
}

function problemOf({ code, fields }: t.TypeOf<typeof refusal>['error']): PaymentProblem {
  if (fields !== undefined) return { _tag: 'InvalidFields', fields }
  if (code === 'unknown_key') return { _tag: 'Misconfigured', code }
  return code === 'network' ? { _tag: 'Unavailable', cause: 'network' } : { _tag: 'ProcessingFailed' }
}

function failed(problem: PaymentProblem): Outcome<never> {
  return left(problem)
}

async function unsupported(): Promise<Outcome<never>> {
  return failed({ _tag: 'Unavailable', cause: 'unsupported' })
}

function isElement(host: FormHost): host is FormHost & Element {
  return 'append' in host
}
