import type { Payments } from '@square/web-payments-sdk-types'
import { isLeft, right } from 'fp-ts/lib/Either.js'
import type { Outcome } from '../../src-domain/payment/payment-problem.ts'
import type { PaymentProcessor, ProcessorContext } from '../../src-domain/payment/payment-processor.ts'
import { done, failed, noStep, unopenedForm, unopenedWallet } from '../payment-form/outcomes.ts'
import { squareCardForm } from './card-form.ts'
import { squareOnPage } from './on-page.ts'
import { squareWrites } from './policy.ts'
import { scriptOf, scripts } from './scripts.ts'
import { problemOfThrown } from './token-outcome.ts'
import { squareWalletButton, squareWalletsOffered } from './wallet-button.ts'

interface Open {
  readonly payments: Payments
  readonly context: ProcessorContext
}

/** The SDK runs the bank's verification itself. */
export function squareProcessor(): PaymentProcessor {
  const drawn = new Set<{ readonly dispose: () => void }>()
  let now: Open | undefined
  let opening: Promise<Outcome<Open>> | undefined
  const kept = <A extends { readonly dispose: () => void }>(one: A): A => {
    drawn.add(one)
    return one
  }
  return {
    id: 'square',
    scripts,
    writes: squareWrites,
    supports: {
      methods: ['card', 'saved-card', 'apple_pay', 'google_pay'],
      storesCards: true,
      needsLocation: true,
      fieldsHosted: true,
    },
    open: async (context) => {
      opening ??= open(context)
      const opened = await opening
      if (isLeft(opened)) {
        opening = undefined
        return opened
      }
      now = opened.right
      return done
    },
    cardForm: () => (now === undefined ? unopenedForm : kept(squareCardForm(now.payments, now.context))),
    walletsOffered: async (accepted) =>
      now === undefined ? [] : squareWalletsOffered(now.payments, accepted, now.context),
    walletButton: (request) => (now === undefined ? unopenedWallet : kept(squareWalletButton(now.payments, request))),
    furtherStep: () => noStep,
    dispose: () => {
      for (const one of drawn) one.dispose()
      drawn.clear()
      now = undefined
      opening = undefined
    },
  }
}

/** `publicKey` is Square's application id; `apiKey` is its location id, which wallets need. */
async function open(context: ProcessorContext): Promise<Outcome<Open>> {
  if (context.locationId === undefined) return failed({ _tag: 'Unavailable', cause: 'needs-location' })
  const { publicKey, apiKey } = await context.credentials().catch(() => noCredentials)
  if (publicKey === undefined) return failed({ _tag: 'Unavailable', cause: 'credentials' })
  const loaded = await context.loadScript(scriptOf[context.environment], () => squareOnPage() !== undefined)
  if (isLeft(loaded)) return loaded
  const square = squareOnPage()
  if (square === undefined) return failed({ _tag: 'Unavailable', cause: 'load' })
  try {
    const payments = square.payments(publicKey, apiKey)
    // Square may lack the language.
    void Promise.resolve()
      .then(() => payments.setLocale(context.locale))
      .catch(() => undefined)
    return right({ payments, context })
  } catch (reason) {
    return failed(problemOfThrown(reason, () => 'invalid'))
  }
}

const noCredentials: Awaited<ReturnType<ProcessorContext['credentials']>> = {}
