import { isLeft } from 'fp-ts/lib/Either.js'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { Pause } from '../../src-domain/time/clock.ts'
import { outcomeInTime } from '../payment-form/in-time.ts'
import { done, noStep, unopenedForm, unopenedWallet } from '../payment-form/outcomes.ts'
import { availableWallets } from './available-wallets.ts'
import { type OnPage, stripeCardForm } from './card-form.ts'
import { stripeOn } from './load-stripe.ts'
import { stripeWrites } from './policy.ts'
import { scripts } from './scripts.ts'
import { stripeStepForm } from './step-form.ts'
import { stripeWalletButton } from './wallet-button.ts'

export interface StripeNeeds {
  readonly pause: Pause
}

interface Open extends OnPage {
  readonly words: ProcessorContext['words']
}

/** Card numbers never reach our page. */
export function stripeProcessor({ pause }: StripeNeeds): PaymentProcessor {
  const shown = new Set<{ readonly dispose: () => void }>()
  let opening: Promise<Outcome<void>> | undefined
  let open: Open | undefined

  const load = async (context: ProcessorContext): Promise<Outcome<void>> => {
    const loaded = await outcomeInTime(pause, () => stripeOn(context))
    if (isLeft(loaded)) return loaded
    open = { stripe: loaded.right, currency: context.currency.toLowerCase(), pause, words: context.words }
    return done
  }
  const kept = <A extends { readonly dispose: () => void }>(one: A): A => {
    shown.add(one)
    return one
  }
  return {
    id: 'stripe',
    scripts,
    writes: stripeWrites,
    supports: {
      methods: ['card', 'saved-card', 'apple_pay', 'google_pay'],
      storesCards: true,
      needsLocation: false,
      fieldsHosted: true,
    },
    open: async (context) => {
      opening ??= load(context)
      const outcome = await opening
      if (isLeft(outcome)) opening = undefined
      return outcome
    },
    cardForm: () => (open === undefined ? unopenedForm : kept(stripeCardForm(open))),
    walletsOffered: async (accepted) => (open === undefined ? [] : availableWallets(open, accepted)),
    walletButton: (request) => (open === undefined ? unopenedWallet : kept(stripeWalletButton(open, request))),
    furtherStep: (data) => (open === undefined ? noStep : kept(stripeStepForm(open.stripe, data, open.words.bank))),
    dispose: () => {
      for (const one of shown) one.dispose()
      shown.clear()
      opening = undefined
      open = undefined
    },
  }
}
