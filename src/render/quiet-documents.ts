import { noProcessor } from '../processors/policy.ts'
import { socialPolicy } from '../social/policies.ts'
import { type AppDocument, accountState, appPage, commonState, type DocumentNeeds } from './app-page.ts'
import { policyHash } from './hash.ts'
import { joinPolicies } from './join-policies.ts'
import { contentPolicy } from './security-policy.ts'
import { styleOf } from './shop-html.tsx'
import type { StorefrontNeeds } from './storefront-needs.ts'

/** Phone codes may require the bot check. */
export function accountDocument(needs: DocumentNeeds, botCheck: StorefrontNeeds['botCheck']): AppDocument {
  return quietDocument(needs, needs.words.profile.title, accountState(needs, botCheck), botCheck?.policy)
}

/** With the brand's platforms and the bot check. */
export function signInDocument(needs: DocumentNeeds, botCheck: StorefrontNeeds['botCheck']): AppDocument {
  const parties = joinPolicies(socialPolicy(needs.served.brand.auth), botCheck?.policy ?? noProcessor)
  return quietDocument(needs, needs.words.profile.title, accountState(needs, botCheck), parties)
}

export function giftCardDocument(needs: DocumentNeeds, id: string): AppDocument {
  return quietDocument(needs, needs.words.giftCard.title, { _tag: 'giftCard', ...commonState(needs), id })
}

/** Only our scripts and the named ones; no events. */
function quietDocument(needs: DocumentNeeds, title: string, state: unknown, processor = noProcessor): AppDocument {
  return {
    html: appPage(needs, title, state, undefined),
    policy: contentPolicy({
      scripts: [],
      styles: [policyHash(styleOf(needs.served, needs.assets))],
      api: needs.api,
      processor,
    }),
  }
}
