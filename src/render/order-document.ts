import { randomBytes } from 'node:crypto'
import { googleMapsPolicy } from '../../src-adapters/google-maps/policy.ts'
import { widgetPolicy } from '../../src-adapters/impact/policy.ts'
import { impactBase } from '../../src-domain/brand/impact.ts'
import { noProcessor } from '../processors/policy.ts'
import { sinkPolicy, sinksFor } from '../sinks/policies.ts'
import { type AppDocument, appPage, commonState, type DocumentNeeds } from './app-page.ts'
import { policyHash } from './hash.ts'
import { joinPolicies } from './join-policies.ts'
import { contentPolicy } from './security-policy.ts'
import { styleOf } from './shop-html.tsx'

/** Without a token: the order that this tab placed. impact: the donations of all orders. */
export type OrderPageKind = { readonly _tag: 'order'; readonly token?: string } | { readonly _tag: 'impact' }

/** Street maps need a nonce for their styles. A sink that reads the URL must not see a token. */
export function orderDocument(needs: DocumentNeeds, kind: OrderPageKind, isEarnest: boolean): AppDocument {
  const { analytics, impact, assets } = needs.served.brand
  const isWithoutToken = kind._tag === 'order' && kind.token === undefined
  const charity = impactBase(needs.served.brand, isEarnest)
  const state = {
    ...commonState(needs),
    ...kind,
    ...(charity === undefined ? {} : { impactBase: charity }),
  }
  const nonce = needs.served.brand.maps === undefined ? undefined : randomBytes(16).toString('base64')
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return {
    html: appPage(
      needs,
      kind._tag === 'impact' ? needs.words.order.impact.title : needs.words.order.title,
      state,
      nonce,
    ),
    policy: contentPolicy({
      scripts: own,
      styles: nonce === undefined ? [policyHash(styleOf(needs.served, needs.assets))] : own,
      api: needs.api,
      processor: noProcessor,
      analytics: [
        sinkPolicy(analytics, sinksFor(analytics, isWithoutToken ? 'all' : 'blindToAddress')),
        { ...noProcessor, connects: [charity ?? '', assets?.host ?? ''].filter((origin) => origin !== '') },
        impact?.script === undefined ? noProcessor : widgetPolicy(impact.script),
      ].reduce(joinPolicies),
      ...(nonce === undefined ? {} : { maps: googleMapsPolicy }),
      isTyped: true,
    }),
  }
}
