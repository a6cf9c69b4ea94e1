import { isLeft, isRight, left, right } from 'fp-ts/lib/Either.js'
import { minor } from '../../../src-domain/money/minor.ts'
import type { CardForm, CardToken } from '../../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, StepForm } from '../../../src-domain/payment/payment-processor.ts'
import type { WalletButton } from '../../../src-domain/payment/wallet-button.ts'

type Flaw = (processor: PaymentProcessor) => PaymentProcessor

const fine: Outcome<void> = right(undefined)

export const flaws = {
  'opens-once': (processor) => {
    let opens = 0
    return {
      ...processor,
      open: async (context) => {
        opens += 1
        return opens > 1 ? failed({ _tag: 'Misconfigured', code: 'open' }) : processor.open(context)
      },
    }
  },
  'opens-whatever-came': (processor) => ({
    ...processor,
    open: async (context) => {
      await processor.open(context)
      return fine
    },
  }),
  'asks-a-stranger': (processor) => ({
    ...processor,
    open: (context) => {
      void fetch('https://stranger.example/').catch(() => undefined)
      return processor.open(context)
    },
  }),
  'keeps-its-place': withForm((form) => ({ ...form, dispose: () => undefined })),
  'draws-without-labels': withForm((form) => ({
    ...form,
    mount: async (host) => {
      const mounted = await form.mount(host)
      for (const label of document.querySelectorAll('label')) label.remove()
      for (const field of document.querySelectorAll('input')) field.placeholder = ''
      for (const frame of document.querySelectorAll('iframe')) frame.title = ''
      return mounted
    },
  })),
  'names-no-field': withForm((form) => changed(form, (problem) => unnamed(problem))),
  'names-another-field': withForm((form) =>
    changed(form, (problem) =>
      problem._tag === 'InvalidFields' ? { ...problem, fields: { street: 'invalid' } } : problem,
    ),
  ),
  'sums-up-nothing': withForm((form) =>
    given(form, (token) => ({ ...token, card: { brand: 'other', last4: '42', expMonth: 13, expYear: 30 } })),
  ),
  'has-one-nonce-for-ever': withForm((form) => given(form, (token) => ({ ...token, nonce: 'always-this' }))),
  'makes-two-nonces': withForm((form) => {
    let presses = 0
    return {
      ...form,
      submit: async (purpose) => {
        presses += 1
        const press = presses
        const outcome = await form.submit(purpose)
        return isRight(outcome) ? right({ ...outcome.right, nonce: `${outcome.right.nonce}${press}` }) : outcome
      },
    }
  }),
  'answers-the-gone': withForm((form) => ({
    ...form,
    submit: async (purpose) => {
      const outcome = await form.submit(purpose)
      return isRight(outcome) || outcome.left._tag !== 'Cancelled' ? outcome : right({ nonce: 'late' })
    },
  })),
  'clears-nothing': withForm((form) => ({ ...form, clear: () => undefined })),
  'tells-for-ever': withForm((form) => ({
    ...form,
    onState: (listen) => {
      form.onState(listen)
      return () => undefined
    },
  })),
  'stores-with-an-amount': withForm((form) => ({
    ...form,
    submit: (purpose) => form.submit(purpose.use === 'store' ? { use: 'charge', amount: minor(7) } : purpose),
  })),
  'writes-the-number-down': withForm((form) =>
    given(form, (token) => {
      for (const input of document.querySelectorAll('input')) localStorage.setItem('last-card', input.value)
      const number = document.querySelector<HTMLInputElement>('[autocomplete="cc-number"]')?.value ?? ''
      localStorage.setItem('last-number', number)
      return token
    }),
  ),
  'logs-its-key': (processor) => ({
    ...processor,
    open: async (context) => {
      console.log('opened with', JSON.stringify(await context.credentials().catch(() => ({}))))
      return processor.open(context)
    },
  }),
  'believes-anybody': withForm((form) => ({
    ...form,
    submit: (purpose) =>
      Promise.race([
        form.submit(purpose),
        new Promise<Outcome<CardToken>>((resolve) => {
          window.addEventListener('message', () => resolve(right({ nonce: 'forged' })), { once: true })
        }),
      ]),
  })),
  'calls-everything-a-decline': withForm((form) => changed(form, () => ({ _tag: 'Declined', reason: 'declined' }))),
  'takes-no-for-a-yes': withForm((form) => ({
    ...form,
    submit: async (purpose) => {
      const outcome = await form.submit(purpose)
      return isRight(outcome) ? outcome : right({ nonce: 'wished-for' })
    },
  })),
  rejects: withForm((form) => ({
    ...form,
    submit: async (purpose) => {
      const outcome = await form.submit(purpose)
      if (isLeft(outcome)) throw new Error(outcome.left._tag)
      return outcome
    },
  })),
  'forgets-a-listener': withForm((form) => {
    window.addEventListener('message', () => undefined)
    return form
  }),
  'never-ends-a-step': withStep((step) => ({
    ...step,
    take: async (host) => {
      await step.take(host)
      return new Promise(() => undefined)
    },
  })),
  'leaves-a-step': withStep((step) => ({ ...step, dispose: () => undefined })),
  'offers-every-wallet': (processor) => ({ ...processor, walletsOffered: async () => ['apple_pay', 'google_pay'] }),
  'shows-another-sum': (processor) => ({
    ...processor,
    walletButton: (request) => processor.walletButton({ ...request, amount: minor(7) }),
  }),
  'ends-a-wallet-twice': withWallet((button) => ({
    ...button,
    onFinished: (listen) =>
      button.onFinished((outcome) => {
        listen(outcome)
        listen(outcome)
      }),
  })),
  'never-closes-a-wallet': withWallet((button) => ({
    ...button,
    onFinished: (listen) =>
      button.onFinished((outcome) => {
        if (isRight(outcome) || outcome.left._tag !== 'Cancelled') listen(outcome)
        else listen(right({ _tag: 'Token', token: { nonce: 'of-a-closed-sheet' } }))
      }),
  })),
} satisfies Record<string, Flaw>

export type FlawName = keyof typeof flaws

/** The planted flaw; `none` is the control. */
export function plantedFlaw(): Flaw {
  const name: unknown = Reflect.get(globalThis, 'plantedFlaw')
  if (name === 'none') return (processor) => processor
  const found = Object.entries(flaws).find(([one]) => one === name)
  if (found === undefined) throw new Error(`no flaw is called ${String(name)}`)
  return found[1]
}

function withForm(change: (form: CardForm) => CardForm): Flaw {
  return (processor) => ({ ...processor, cardForm: () => change(processor.cardForm()) })
}

function withStep(change: (step: StepForm) => StepForm): Flaw {
  return (processor) => ({ ...processor, furtherStep: (data) => change(processor.furtherStep(data)) })
}

function withWallet(change: (button: WalletButton) => WalletButton): Flaw {
  return (processor) => ({ ...processor, walletButton: (request) => change(processor.walletButton(request)) })
}

function changed(form: CardForm, change: (problem: PaymentProblem) => PaymentProblem): CardForm {
  return {
    ...form,
    submit: async (purpose, billing) => {
      const outcome = await form.submit(purpose, billing)
      return isRight(outcome) ? outcome : failed(change(outcome.left))
    },
  }
}

function given(form: CardForm, change: (token: CardToken) => CardToken): CardForm {
  return {
    ...form,
    submit: async (purpose, billing) => {
      const outcome = await form.submit(purpose, billing)
      return isRight(outcome) ? right(change(outcome.right)) : outcome
    },
  }
}

function unnamed(problem: PaymentProblem): PaymentProblem {
  return problem._tag === 'InvalidFields' ? { ...problem, fields: {} } : problem
}

function failed(problem: PaymentProblem): Outcome<never> {
  return left(problem)
}
