import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { CardForm } from '../../src-domain/payment/card-form.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import { done, noStep, unopenedForm, unopenedWallet } from '../payment-form/outcomes.ts'
import { sandboxCardForm } from './card-form.ts'
import { sandboxStepForm } from './step-form.ts'
import { sandboxWalletButton } from './wallet-button.ts'

export interface SandboxNeeds {
  readonly clock: Clock
  readonly ids: Ids
  readonly send: SendJson
}

export function sandboxProcessor({ clock, ids, send }: SandboxNeeds): PaymentProcessor {
  const open = new Set<{ readonly dispose: () => void }>()
  let context: ProcessorContext | undefined
  const formWith = ({ words }: ProcessorContext): CardForm => {
    const form = sandboxCardForm({ words, clock, ids })
    open.add(form)
    return form
  }
  return {
    id: 'sandbox',
    scripts: [],
    supports: {
      methods: ['card', 'saved-card', 'apple_pay', 'google_pay'],
      storesCards: true,
      needsLocation: false,
      fieldsHosted: false,
    },
    open: async (given) => {
      context ??= given
      return done
    },
    cardForm: () => (context === undefined ? unopenedForm : formWith(context)),
    walletsOffered: async (accepted) => (context?.environment === 'sandbox' ? accepted : []),
    walletButton: (request) => {
      if (context === undefined) return unopenedWallet
      const button = sandboxWalletButton(request, { words: context.words, ids, send })
      open.add(button)
      return button
    },
    walletButtonText: () => context?.words.wallet.button,
    furtherStep: (data) => {
      if (context === undefined) return noStep
      const step = sandboxStepForm(data, context.words.bank, send)
      open.add(step)
      return step
    },
    dispose: () => {
      for (const one of open) one.dispose()
      open.clear()
      context = undefined
    },
  }
}
