import type { Stripe } from '@stripe/stripe-js'
import { isLeft } from 'fp-ts/lib/Either.js'
import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { StepForm } from '../../src-domain/payment/payment-processor.ts'
import { formLife } from '../payment-form/form-life.ts'
import { outcomeOfCall } from '../payment-form/in-time.ts'
import { done, failed } from '../payment-form/outcomes.ts'
import { problemOf } from './problem.ts'

/** 3-D Secure: Stripe.js shows the bank's page over ours. */
export function stripeStepForm(stripe: Stripe, clientSecret: string, { asks }: CardFormWords['bank']): StepForm {
  const life = formLife<never, void>()
  let note: HTMLElement | undefined

  const ask = async (): Promise<Outcome<void>> => {
    const { error } = await stripe.handleNextAction({ clientSecret })
    return error === undefined ? done : failed(problemOf(error))
  }
  return {
    take: (host) =>
      life.mount(host, async (element) => {
        note = element.ownerDocument.createElement('p')
        note.textContent = asks
        element.append(note)
        const outcome = await outcomeOfCall(ask)
        note.remove()
        // Stripe.js throws if the customer already completed the step.
        return isLeft(outcome) && outcome.left._tag === 'Misconfigured' ? failed({ _tag: 'OutcomeUnknown' }) : outcome
      }),
    dispose: () => {
      life.end()
      note?.remove()
    },
  }
}
