import type {
  CardForm,
  PaymentProcessor,
  ProcessorContext,
  WalletButton,
} from '../../src-domain/payment/payment-processor.ts'
import type { Clock, Ids } from '../../src-domain/time/clock.ts'
import { sandboxCardForm } from './card-form.ts'
import { sandboxWalletButton } from './wallet-button.ts'

/** The built-in processor of play money, browser side. It loads nothing and sends nothing. */
export function sandboxProcessor(clock: Clock, ids: Ids): PaymentProcessor {
  const open = new Set<{ readonly dispose: () => void }>()
  let context: ProcessorContext | undefined
  const formWith = ({ words }: ProcessorContext): CardForm => {
    const form = sandboxCardForm({ words, clock, ids })
    open.add(form)
    return form
  }
  const unopened: CardForm = {
    mount: async () => ({ ok: false, problem: { _tag: 'Misconfigured', code: 'not-open' } }),
    onState: () => () => undefined,
    submit: async () => ({ ok: false, problem: { _tag: 'Misconfigured', code: 'not-open' } }),
    clear: () => undefined,
    focus: () => undefined,
    dispose: () => undefined,
  }
  const unopenedWallet: WalletButton = {
    mount: unopened.mount,
    onFinished: () => () => undefined,
    dispose: () => undefined,
  }
  return {
    id: 'sandbox',
    supports: {
      methods: ['card', 'saved-card', 'apple_pay', 'google_pay'],
      storesCards: true,
      needsLocation: false,
      fieldsHosted: false,
    },
    open: async (given) => {
      context ??= given
      return { ok: true, value: undefined }
    },
    cardForm: () => (context === undefined ? unopened : formWith(context)),
    // Play money that looks like a phone's own wallet is for development only; every browser there has it.
    walletsOffered: async (accepted) => (context?.environment === 'sandbox' ? accepted : []),
    walletButton: (request) => {
      if (context === undefined) return unopenedWallet
      const button = sandboxWalletButton(request, context.words.wallet, ids)
      open.add(button)
      return button
    },
    dispose: () => {
      for (const one of open) one.dispose()
      open.clear()
      context = undefined
    },
  }
}
