import { randomBytes } from 'node:crypto'
import { googleMapsPolicy } from '../../src-adapters/google-maps/policy.ts'
import { widgetPolicy } from '../../src-adapters/impact/policy.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { fraudSink } from '../../src-domain/brand/fraud.ts'
import { impactBase } from '../../src-domain/brand/impact.ts'
import type { PayState } from '../../src-ui/checkout/pay-state.ts'
import { pageLook } from '../../src-ui/design/page-look.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import { paymentEnvironmentOf } from '../processors/payment-environment.ts'
import { sinkPolicy, sinksFor } from '../sinks/policies.ts'
import { socialPolicy } from '../social/policies.ts'
import type { DocumentAssets } from './assets-manifest.ts'
import { policyHash } from './hash.ts'
import { htmlDocument } from './html-document.ts'
import { contentPolicy, noProcessor, type ProcessorPolicy, permissionsPolicy } from './security-policy.ts'
import { styleOf, themeColorOf } from './shop-html.tsx'
import type { ServedBrand, StorefrontNeeds } from './storefront-needs.ts'
import { textsFor } from './texts-for.ts'
import { together } from './together.ts'

export interface AppDocument {
  readonly html: string
  readonly policy: string
  /** Absent: as every document's. */
  readonly permissions?: string
}

interface Shared {
  readonly served: ServedBrand
  readonly locale: Locale
  readonly words: Pick<Words, 'pay' | 'order' | 'giftCard' | 'profile'>
  readonly assets: DocumentAssets
  readonly apiBase: string
  readonly api: string | undefined
}

/** Whose scripts the pay document loads besides ours. */
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
    // For gift cards, and for orders and sign-ins past a limit.
    botCheck,
    paymentEnvironment,
  }
}

/** The document in which a card is typed: nothing of it is kept anywhere, and only the processor's scripts may run. */
export function payDocument(
  needs: Shared,
  id: string,
  { processor, botCheck, paymentEnvironment }: PayParties,
): AppDocument {
  const nonce = randomBytes(16).toString('base64')
  const { analytics } = needs.served.brand
  const state = {
    _tag: 'pay',
    ...common(needs),
    id,
    paymentEnvironment,
    ...(botCheck === undefined ? {} : { turnstileSiteKey: botCheck.siteKey }),
  }
  return {
    html: page(needs, needs.words.pay.title, state, nonce),
    policy: contentPolicy({
      ...typedByNonce(needs, nonce, processor),
      processor: together(processor, botCheck?.policy ?? noProcessor),
      // Of all that a brand may tell events to, this one alone (ANA-13).
      analytics: sinkPolicy(analytics, analytics[fraudSink] === undefined ? [] : [fraudSink]),
    }),
    permissions: permissionsPolicy(processor.payments),
  }
}

/**
 * The page of a placed order, by its capability token; without one, that of what orders did for others. Street maps bring styles of their own, which only a nonce lets
 * in; without them the page's own style is known by its hash.
 */
export function orderDocument(needs: Shared, token: string | undefined, isEarnest: boolean): AppDocument {
  const { analytics, impact, assets } = needs.served.brand
  const charity = impactBase(needs.served.brand, isEarnest)
  const state = {
    ...common(needs),
    ...(token === undefined ? { _tag: 'impact' } : { _tag: 'order', token }),
    ...(charity === undefined ? {} : { impactBase: charity }),
  }
  const nonce = needs.served.brand.maps === undefined ? undefined : randomBytes(16).toString('base64')
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return {
    html: page(needs, token === undefined ? needs.words.order.impact.title : needs.words.order.title, state, nonce),
    policy: contentPolicy({
      scripts: own,
      styles: nonce === undefined ? [policyHash(styleOf(needs.served, needs.assets))] : own,
      api: needs.api,
      processor: noProcessor,
      analytics: [
        sinkPolicy(analytics, sinksFor(analytics, 'blindToAddress')),
        { ...noProcessor, connects: [charity ?? '', assets?.host ?? ''].filter((origin) => origin !== '') },
        impact?.script === undefined ? noProcessor : widgetPolicy(impact.script),
      ].reduce(together),
      ...(nonce === undefined ? {} : { maps: googleMapsPolicy }),
      isTyped: true,
    }),
  }
}

/** The pages of a patron's account, where a code to a phone may ask for a person. */
export function accountDocument(needs: Shared, botCheck: StorefrontNeeds['botCheck']): AppDocument {
  return quietDocument(needs, needs.words.profile.title, accountState(needs, botCheck), botCheck?.policy)
}

/** Where a patron types a card to be kept (CARD-05): the pay document's rules, with the processor and nobody else. */
export function addCardDocument(
  needs: Shared,
  { processor, paymentEnvironment }: Pick<PayParties, 'processor' | 'paymentEnvironment'>,
): AppDocument {
  const nonce = randomBytes(16).toString('base64')
  const state = { ...accountState(needs, undefined), paymentEnvironment }
  return {
    html: page(needs, needs.words.profile.title, state, nonce),
    policy: contentPolicy({ ...typedByNonce(needs, nonce, processor), processor }),
  }
}

/** Of a document in which a card is typed: no plain text runs in it (ADR 85). */
function typedByNonce({ api }: Shared, nonce: string, { styles = [] }: ProcessorPolicy) {
  return {
    scripts: [`'nonce-${nonce}'`],
    // A nonce would take back what the vendor's styles need.
    styles: styles.includes(`'unsafe-inline'`) ? [] : [`'nonce-${nonce}'`],
    api,
    isTyped: true,
  }
}

/** Where one signs in apart from the shop: the platforms that the brand offers, and the bot check past a limit. */
export function signInDocument(needs: Shared, botCheck: StorefrontNeeds['botCheck']): AppDocument {
  const parties = together(socialPolicy(needs.served.brand.auth), botCheck?.policy ?? noProcessor)
  return quietDocument(needs, needs.words.profile.title, accountState(needs, botCheck), parties)
}

function accountState(needs: Shared, botCheck: StorefrontNeeds['botCheck']) {
  const site = botCheck === undefined ? {} : { turnstileSiteKey: botCheck.siteKey }
  return { _tag: 'account', ...common(needs), ...site }
}

/** The page of a gift card, by its id. */
export function giftCardDocument(needs: Shared, id: string): AppDocument {
  return quietDocument(needs, needs.words.giftCard.title, { _tag: 'giftCard', ...common(needs), id })
}

/** Nobody's script runs there but ours and what is named, and a brand's services are told nothing. */
function quietDocument(needs: Shared, title: string, state: unknown, processor = noProcessor): AppDocument {
  return {
    html: page(needs, title, state, undefined),
    policy: contentPolicy({
      scripts: [],
      styles: [policyHash(styleOf(needs.served, needs.assets))],
      api: needs.api,
      processor,
    }),
  }
}

function page({ served, locale, assets }: Shared, title: string, state: unknown, nonce: string | undefined) {
  return htmlDocument({
    locale,
    title: `${title} · ${served.brand.name}`,
    description: served.brand.about,
    style: styleOf(served, assets),
    module: assets.bundle.script,
    moduleImports: assets.bundle.imports,
    ...(nonce === undefined ? {} : { nonce }),
    fonts: assets.bundle.fonts.slice(0, 2),
    themeColor: themeColorOf(served),
    look: pageLook(served.brand.themes, 'other'),
    body: '',
    state,
    isPrivate: true,
  })
}

function common({ served, locale, apiBase }: Shared) {
  return {
    brand: served.brand,
    locale,
    texts: textsFor(served, locale),
    apiBase,
  }
}
