import { randomBytes } from 'node:crypto'
import { fraudSink } from '../../src-domain/brand/fraud.ts'
import type { PayState } from '../../src-ui/checkout/pay-state.ts'
import { paymentEnvironmentOf } from '../processors/payment-environment.ts'
import { noProcessor, type ProcessorPolicy } from '../processors/policy.ts'
import { sinkPolicy } from '../sinks/policies.ts'
import { type AppDocument, accountState, appPage, commonState, type DocumentNeeds } from './app-page.ts'
import { joinPolicies } from './join-policies.ts'
import { contentPolicy, permissionsPolicy } from './security-policy.ts'
import type { ServedBrand, StorefrontNeeds } from './storefront-needs.ts'

/** Pay document: never cached, and only the processor's scripts may run. */
export function payDocument(
  needs: DocumentNeeds,
  id: string,
  { processor, botCheck, paymentEnvironment }: PayParties,
  orderScript?: string,
): AppDocument {
  const nonce = randomBytes(16).toString('base64')
  const { analytics } = needs.served.brand
  const state = {
    _tag: 'pay',
    ...commonState(needs),
    id,
    paymentEnvironment,
    ...(orderScript === undefined ? {} : { orderScript }),
    ...(botCheck === undefined ? {} : { turnstileSiteKey: botCheck.siteKey }),
  }
  return {
    html: appPage(needs, needs.words.pay.title, state, nonce),
    policy: contentPolicy({
      ...typedByNonce(needs, nonce, processor),
      processor: joinPolicies(processor, botCheck?.policy ?? noProcessor),
      // The fraud beacon is the only sink on this page (ANA-13).
      analytics: sinkPolicy(analytics, analytics[fraudSink] === undefined ? [] : [fraudSink]),
    }),
    permissions: permissionsPolicy(processor.payments),
  }
}

/** Account document with a card form: only the processor's scripts may run (CARD-05). */
export function addCardDocument(
  needs: DocumentNeeds,
  { processor, paymentEnvironment }: Pick<PayParties, 'processor' | 'paymentEnvironment'>,
): AppDocument {
  const nonce = randomBytes(16).toString('base64')
  const state = { ...accountState(needs, undefined), paymentEnvironment }
  return {
    html: appPage(needs, needs.words.profile.title, state, nonce),
    policy: contentPolicy({ ...typedByNonce(needs, nonce, processor), processor }),
  }
}

export interface PayParties {
  readonly processor: ProcessorPolicy
  readonly botCheck: StorefrontNeeds['botCheck'] | undefined
  readonly paymentEnvironment: PayState['paymentEnvironment']
}

export function payParties(
  { policyOf, botCheck, appEnv }: Pick<StorefrontNeeds, 'policyOf' | 'botCheck' | 'appEnv'>,
  { brand }: ServedBrand,
): PayParties {
  const paymentEnvironment = paymentEnvironmentOf(appEnv)
  return {
    processor: policyOf(brand.paymentProcessor, paymentEnvironment, brand.paymentForm),
    // Gift cards need the bot check, and orders and sign-ins beyond a limit.
    botCheck,
    paymentEnvironment,
  }
}

/** Policy of a card page: no plain text runs as a script (ADR 85). */
function typedByNonce({ api }: DocumentNeeds, nonce: string, { styles = [] }: ProcessorPolicy) {
  return {
    scripts: [`'nonce-${nonce}'`],
    // A nonce would disable 'unsafe-inline', which the vendor needs.
    styles: styles.includes(`'unsafe-inline'`) ? [] : [`'nonce-${nonce}'`],
    api,
    isTyped: true,
  }
}
