import { noProcessor } from '../processors/policy.ts'
import { socialPolicy } from '../social/policies.ts'
import { type AppDocument, accountState, appPage, commonState, type DocumentNeeds } from './app-page.ts'
import { policyHash } from './hash.ts'
import { joinPolicies } from './join-policies.ts'
import { contentPolicy } from './security-policy.ts'
import { styleOf } from './shop-html.tsx'
import type { StorefrontNeeds } from './storefront-needs.ts'

/** The pages of a patron's account, where a code to a phone may ask for a person. */
export function accountDocument(needs: DocumentNeeds, botCheck: StorefrontNeeds['botCheck']): AppDocument {
  return quietDocument(needs, needs.words.profile.title, accountState(needs, botCheck), botCheck?.policy)
}

/** Where one signs in apart from the shop: the platforms that the brand offers, and the bot check past a limit. */
export function signInDocument(needs: DocumentNeeds, botCheck: StorefrontNeeds['botCheck']): AppDocument {
  const parties = joinPolicies(socialPolicy(needs.served.brand.auth), botCheck?.policy ?? noProcessor)
  return quietDocument(needs, needs.words.profile.title, accountState(needs, botCheck), parties)
}

/** The page of a gift card, by its id. */
export function giftCardDocument(needs: DocumentNeeds, id: string): AppDocument {
  return quietDocument(needs, needs.words.giftCard.title, { _tag: 'giftCard', ...commonState(needs), id })
}

/** Nobody's script runs there but ours and what is named, and a brand's services are told nothing. */
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
