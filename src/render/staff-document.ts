import { noProcessor } from '../processors/policy.ts'
import { type AppDocument, appPage, commonState, type DocumentNeeds } from './app-page.ts'
import { policyHash } from './hash.ts'
import { contentPolicy } from './security-policy.ts'
import { styleOf } from './shop-html.tsx'
import { manifestAddress } from './staff-manifest.ts'

/** Staff sign-in and the board. No third party runs in it, and it follows the device's light or dark scheme. */
export function staffDocument(needs: DocumentNeeds): AppDocument {
  const { served, assets } = needs
  const { brand } = served
  const shown = { ...served, brand: { ...brand, analytics: {}, themes: { ...brand.themes, dark: 'system' } } } as const
  return {
    html: appPage(
      { ...needs, served: shown },
      needs.words.staff.title,
      { _tag: 'staff', ...commonState({ ...needs, served: shown }) },
      undefined,
      `<link rel="manifest" href="${manifestAddress}?lang=${needs.locale}">`,
    ),
    policy: contentPolicy({
      scripts: [],
      styles: [policyHash(styleOf(shown, assets))],
      api: needs.api,
      processor: noProcessor,
      isTyped: true,
    }),
  }
}
