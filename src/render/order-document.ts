import { randomBytes } from 'node:crypto'
import { googleMapsPolicy } from '../../src-adapters/google-maps/policy.ts'
import { widgetPolicy } from '../../src-adapters/impact/policy.ts'
import { impactBase } from '../../src-domain/brand/impact.ts'
import { noProcessor } from '../processors/policy.ts'
import { sinkPolicy, sinksFor } from '../sinks/policies.ts'
import { type AppDocument, appPage, commonState, type DocumentNeeds } from './app-page.ts'
import { policyHash } from './hash.ts'
import { contentPolicy } from './security-policy.ts'
import { styleOf } from './shop-html.tsx'
import { together } from './together.ts'

/**
 * The page of a placed order, by its capability token; without one, that of what orders did for others. Street maps
 * bring styles of their own, which only a nonce lets in; without them the page's own style is known by its hash.
 */
export function orderDocument(needs: DocumentNeeds, token: string | undefined, isEarnest: boolean): AppDocument {
  const { analytics, impact, assets } = needs.served.brand
  const charity = impactBase(needs.served.brand, isEarnest)
  const state = {
    ...commonState(needs),
    ...(token === undefined ? { _tag: 'impact' } : { _tag: 'order', token }),
    ...(charity === undefined ? {} : { impactBase: charity }),
  }
  const nonce = needs.served.brand.maps === undefined ? undefined : randomBytes(16).toString('base64')
  const own = nonce === undefined ? [] : [`'nonce-${nonce}'`]
  return {
    html: appPage(needs, token === undefined ? needs.words.order.impact.title : needs.words.order.title, state, nonce),
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
