import type { Stripe } from '@stripe/stripe-js'
import type { CardFormWords } from '../../src-domain/payment/card-form.ts'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { StepForm } from '../../src-domain/payment/payment-processor.ts'
import { isElement } from './is-element.ts'
import { ending, heard } from './once.ts'
import { failed, problemOf } from './problem.ts'

/** 3-D Secure: Stripe.js lays the bank's page over ours, for as long as the customer takes. */
export function stripeStepForm(stripe: Stripe, clientSecret: string, { asks }: CardFormWords['bank']): StepForm {
  const gone = ending()
  let note: HTMLElement | undefined

  const ask = async (): Promise<Outcome<void>> => {
    const { error } = await stripe.handleNextAction({ clientSecret })
    return error === undefined ? { ok: true, value: undefined } : failed(problemOf(error))
  }
  return {
    take: async (host) => {
      if (!isElement(host)) return failed({ _tag: 'Misconfigured', code: 'host' })
      note = host.ownerDocument.createElement('p')
      note.textContent = asks
      host.append(note)
      const outcome = await Promise.race([heard(ask), gone.come])
      note.remove()
      // Stripe.js throws where there is nothing to be asked any more: then it was answered before.
      return !outcome.ok && outcome.problem._tag === 'Misconfigured' ? failed({ _tag: 'OutcomeUnknown' }) : outcome
    },
    dispose: () => {
      gone.end({ _tag: 'Cancelled' })
      note?.remove()
    },
  }
}
