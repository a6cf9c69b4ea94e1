import { type MethodData, methodData } from './card-data.ts'
import type { Form } from './form.ts'
import { type CardBehind, found, type Ledger } from './ledger.ts'
import type { PaymentMethod } from './objects.ts'
import { needText, only } from './read-params.ts'
import { cardError, invalid } from './refusal.ts'
import { cardCalled, declineMessage } from './test-cards.ts'

export function storeMethod(ledger: Ledger, { card, shown }: MethodData): PaymentMethod {
  const method: PaymentMethod = {
    id: ledger.newId('pm'),
    object: 'payment_method',
    created: ledger.now(),
    livemode: false,
    ...shown,
  }
  ledger.paymentMethods.set(method.id, method)
  ledger.behind.set(method.id, { card, isSetUp: card.challenge === 'on-session', isSpent: false, provenFor: undefined })
  return method
}

/** A test name such as `pm_card_visa` creates a new method each time: https://docs.stripe.com/testing#cards */
export function methodCalled(ledger: Ledger, id: string): PaymentMethod {
  const card = cardCalled(id)
  if (card === undefined || !id.startsWith('pm_card_'))
    return found(ledger.paymentMethods, 'payment_method', id, 'payment_method')
  const token = `tok_${card.names[0] ?? ''}`
  return storeMethod(ledger, methodData({ type: 'card', card: { token, cvc: '123' } }, 'secret', ledger.now()))
}

export function behind(ledger: Ledger, method: PaymentMethod): CardBehind {
  return found(ledger.behind, 'payment_method', method.id)
}

/** A detached or once-used method is unusable: https://docs.stripe.com/api/payment_methods/detach */
export function usable(ledger: Ledger, method: PaymentMethod): PaymentMethod {
  if (behind(ledger, method).isSpent)
    throw invalid(`${method.id} was used before without a customer, or taken from one, and cannot be used again`)
  return method
}

/** https://docs.stripe.com/api/payment_methods/attach; declining cards decline here too. */
export function attach(ledger: Ledger, id: string, form: Form): PaymentMethod {
  only(form, ['customer', 'customer_account'])
  const customer = found(ledger.customers, 'customer', needText(form, 'customer'), 'customer')
  const method = usable(ledger, methodCalled(ledger, id))
  if (method.customer !== null && method.customer !== customer.id)
    throw invalid(`${method.id} belongs to another customer`, { code: 'payment_method_unexpected_state' })
  const { card } = behind(ledger, method)
  if (card.decline !== undefined && card.canBeSaved !== true && card.challenge === undefined)
    throw cardError(declineMessage(card.decline), declineFields(card.decline))
  give(ledger, method, customer.id)
  return method
}

export function declineFields({ code, declineCode }: { readonly code: string; readonly declineCode?: string }) {
  return { code, ...(declineCode === undefined ? {} : { decline_code: declineCode }) }
}

export function give(ledger: Ledger, method: PaymentMethod, customer: string): void {
  if (method.customer === customer) return
  method.customer = customer
  ledger.emit('payment_method.attached', method)
}

/** Final: neither payable nor attachable. https://docs.stripe.com/api/payment_methods/detach */
export function detach(ledger: Ledger, id: string): PaymentMethod {
  const method = found(ledger.paymentMethods, 'payment_method', id)
  if (method.customer === null) throw invalid(`${id} belongs to no customer`)
  method.customer = null
  behind(ledger, method).isSpent = true
  const customer = [...ledger.customers.values()].find((one) => one.invoice_settings.default_payment_method === id)
  if (customer !== undefined) customer.invoice_settings.default_payment_method = null
  ledger.emit('payment_method.detached', method)
  return method
}

/** Whether the customer must authenticate: https://docs.stripe.com/testing#regulatory-cards */
export function mustProve(
  ledger: Ledger,
  method: PaymentMethod,
  asked: { offSession: boolean; request: string },
): boolean {
  const { card, isSetUp } = behind(ledger, method)
  const { challenge } = card
  switch (challenge) {
    case 'always':
      return true
    case 'unless-set-up':
    case 'on-session':
      return !(isSetUp && asked.offSession)
    case 'on-request':
      return asked.request !== 'automatic'
    case undefined:
      break
  }
  return false
}
