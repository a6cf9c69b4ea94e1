import { left, right } from 'fp-ts/lib/Either.js'
import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { Outcome, PaymentProblem } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, StepForm } from '../../src-domain/payment/payment-processor.ts'
import type { WalletButton } from '../../src-domain/payment/wallet-button.ts'

export const done: Outcome<void> = right(undefined)

export function failed(problem: PaymentProblem): Outcome<never> {
  return left(problem)
}

export const cancelled = failed({ _tag: 'Cancelled' })

const notOpen = failed({ _tag: 'Misconfigured', code: 'not-open' })
const none = failed({ _tag: 'Unavailable', cause: 'unsupported' })

export const unopenedForm: CardForm = {
  mount: async () => notOpen,
  onState: () => () => undefined,
  submit: async () => notOpen,
  clear: () => undefined,
  focus: () => undefined,
  dispose: () => undefined,
}

export const unopenedWallet: WalletButton = {
  mount: unopenedForm.mount,
  onFinished: () => () => undefined,
  dispose: () => undefined,
}

export const noStep: StepForm = {
  take: async () => failed({ _tag: 'Misconfigured', code: 'no-steps' }),
  dispose: () => undefined,
}

export const cardsOnly: Pick<PaymentProcessor, 'walletsOffered' | 'walletButton' | 'furtherStep'> = {
  walletsOffered: async () => [],
  walletButton: () => ({ ...unopenedWallet, mount: async () => none }),
  furtherStep: () => noStep,
}
