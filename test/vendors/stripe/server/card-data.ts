import type { Form } from './form.ts'
import type { Address, BillingDetails, Card, PaymentMethod } from './objects.ts'
import { group, metadata, needText, oneOf, only, text, whole } from './read-params.ts'
import { cardError, invalid, malformed } from './refusal.ts'
import { cardCalled, cardNumbered, type TestCard } from './test-cards.ts'

export type Caller = 'secret' | 'publishable'

export interface MethodData {
  readonly card: TestCard
  readonly shown: Omit<PaymentMethod, 'id' | 'object' | 'created' | 'livemode'>
}

/** `payment_method_data`, and the parameters of https://docs.stripe.com/api/payment_methods/create */
export function methodData(form: Form, caller: Caller, now: number): MethodData {
  only(form, ['type', 'card', 'billing_details', 'allow_redisplay', 'metadata', 'radar_options', 'referrer'])
  oneOf(form, 'type', ['card'])
  const given = group(form, 'card')
  if (given === undefined) throw malformed('parameter_missing', 'card', 'card is missing')
  const card = testCardOf(given, caller)
  const shown = {
    allow_redisplay: oneOf(form, 'allow_redisplay', ['always', 'limited', 'unspecified']) ?? 'unspecified',
    billing_details: billingDetails(group(form, 'billing_details') ?? {}),
    card: shownCard(given, card, now),
    customer: null,
    customer_account: null,
    metadata: metadata(form),
    type: 'card' as const,
  }
  return { card, shown }
}

function testCardOf(given: Form, caller: Caller): TestCard {
  const token = text(given, 'token')
  if (token !== undefined) {
    const card = cardCalled(token)
    if (card === undefined) throw invalid(`There is no token called '${token}'`, { code: 'resource_missing' })
    return card
  }
  // Raw card numbers from a server need Stripe's permission: https://docs.stripe.com/security/guide
  if (caller === 'secret') throw invalid('This account may not send card numbers from its server')
  return cardNumbered(needText(given, 'number').replaceAll(' ', ''))
}

function shownCard(given: Form, card: TestCard, now: number): Card {
  const year = whole(given, 'exp_year') ?? new Date(now * 1_000).getUTCFullYear() + 3
  const month = whole(given, 'exp_month') ?? 12
  if (month < 1 || month > 12)
    throw cardError('The month of expiry is invalid.', { code: 'invalid_expiry_month', param: 'exp_month' })
  if (Date.UTC(year, month) <= now * 1_000)
    throw cardError('The card has expired.', { code: 'invalid_expiry_year', param: 'exp_year' })
  const last4 = card.number.slice(-4)
  const wallet = text(given, 'wallet')
  const hasCvc = text(given, 'cvc') !== undefined
  return {
    brand: card.brand,
    checks: {
      address_line1_check: card.checks?.line1 ?? null,
      address_postal_code_check: card.checks?.postalCode ?? null,
      // `unchecked` until the card is charged: https://docs.stripe.com/disputes/prevention/verification
      cvc_check: hasCvc ? (card.checks?.cvc ?? 'unchecked') : null,
    },
    country: 'US',
    display_brand: card.brand,
    exp_month: month,
    exp_year: year,
    fingerprint: `fingerprint${last4}`,
    funding: 'credit',
    generated_from: null,
    last4,
    networks: { available: [card.brand], preferred: null },
    three_d_secure_usage: { supported: card.brand !== 'amex' },
    wallet: wallet === undefined ? null : { type: wallet, dynamic_last4: null },
  }
}

function billingDetails(form: Form): BillingDetails {
  const given = group(form, 'address') ?? {}
  const part = (name: keyof Address) => text(given, name) ?? null
  return {
    address: {
      city: part('city'),
      country: part('country'),
      line1: part('line1'),
      line2: part('line2'),
      postal_code: part('postal_code'),
      state: part('state'),
    },
    email: text(form, 'email') ?? null,
    name: text(form, 'name') ?? null,
    phone: text(form, 'phone') ?? null,
    tax_id: null,
  }
}
