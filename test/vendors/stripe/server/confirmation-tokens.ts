import { type Caller, methodData } from './card-data.ts'
import type { Form } from './form.ts'
import { found, type Ledger } from './ledger.ts'
import type { ConfirmationToken, ElementsContext, FutureUsage, PaymentMethod } from './objects.ts'
import { behind, methodCalled, storeMethod } from './payment-methods.ts'
import { group, metadata, oneOf, only, text, whole } from './read-params.ts'
import { invalid } from './refusal.ts'

/**
 * Token lifetime in seconds: 12 hours in https://docs.stripe.com/api/confirmation_tokens/retrieve;
 * https://stripe.dev/stripe-android says 15 minutes.
 */
const life = 12 * 60 * 60

const usages: readonly FutureUsage[] = ['off_session', 'on_session']

/**
 * Made by Elements (publishable key), or by https://docs.stripe.com/api/confirmation_tokens/test_create for tests
 * (secret key).
 */
export function createToken(ledger: Ledger, form: Form, caller: Caller): ConfirmationToken {
  const common = ['payment_method_data', 'return_url', 'setup_future_usage', 'shipping', 'metadata']
  only(form, [...common, ...(caller === 'secret' ? ['payment_method', 'payment_method_options'] : ['client_context'])])
  const now = ledger.now()
  const { card, shown } = tokenMethod(ledger, form, caller)
  const { metadata: _, ...preview } = shown
  const token: ConfirmationToken = {
    id: ledger.newId('ctoken'),
    object: 'confirmation_token',
    created: now,
    expires_at: now + life,
    livemode: false,
    mandate_data: null,
    metadata: metadata(form),
    payment_intent: null,
    payment_method_options: null,
    payment_method_preview: preview,
    return_url: text(form, 'return_url') ?? null,
    setup_future_usage: oneOf(form, 'setup_future_usage', usages) ?? null,
    setup_intent: null,
    shipping: group(form, 'shipping') ?? null,
    // https://docs.stripe.com/api/confirmation_tokens/object: true by default.
    use_stripe_sdk: true,
  }
  ledger.confirmationTokens.set(token.id, token)
  ledger.tokenCards.set(token.id, card)
  const context = group(form, 'client_context')
  if (context !== undefined) ledger.tokenContexts.set(token.id, elementsContext(context))
  return token
}

function tokenMethod(ledger: Ledger, form: Form, caller: Caller) {
  const id = text(form, 'payment_method')
  if (id === undefined) return methodData(group(form, 'payment_method_data') ?? {}, caller, ledger.now())
  const method = methodCalled(ledger, id)
  const { id: _, object, created, livemode, ...shown } = structuredClone(method)
  return { card: behind(ledger, method).card, shown }
}

export function elementsContext(form: Form): ElementsContext {
  return {
    mode: text(form, 'mode'),
    amount: whole(form, 'amount'),
    currency: text(form, 'currency'),
    captureMethod: text(form, 'capture_method'),
    setupFutureUsage: text(form, 'setup_future_usage'),
  }
}

/**
 * Single use, with expiry:
 * https://stripe.dev/stripe-android/payments-core/com.stripe.android.model/-confirmation-token/
 */
export function spendToken(
  ledger: Ledger,
  id: string,
  by: { readonly payment_intent: string } | { readonly setup_intent: string },
): { readonly token: ConfirmationToken; readonly method: PaymentMethod } {
  const token = found(ledger.confirmationTokens, 'confirmation_token', id, 'confirmation_token')
  const param = 'confirmation_token'
  if (token.payment_intent !== null || token.setup_intent !== null)
    throw invalid(`${id} was used before`, { code: 'token_already_used', param })
  if (token.expires_at !== null && token.expires_at <= ledger.now()) throw invalid(`${id} has expired`, { param })
  Object.assign(token, by, { expires_at: null })
  const card = ledger.tokenCards.get(id)
  if (card === undefined) throw invalid(`${id} has no card`, { param })
  return { token, method: storeMethod(ledger, { card, shown: { ...token.payment_method_preview, metadata: {} } }) }
}
