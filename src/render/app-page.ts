import type { Locale } from '../../src-domain/brand/brand.ts'
import { pageLook } from '../../src-ui/design/page-look.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { DocumentAssets } from './assets-manifest.ts'
import { htmlDocument } from './html-document.ts'
import { styleOf, themeColorOf } from './shop-html.tsx'
import type { ServedBrand, StorefrontNeeds } from './storefront-needs.ts'
import { textsFor } from './texts-for.ts'

/** The browser fills the empty body. */
export function appPage(
  { served, locale, assets }: DocumentNeeds,
  title: string,
  state: unknown,
  nonce: string | undefined,
  links?: string,
) {
  return htmlDocument({
    locale,
    title: `${title} · ${served.brand.name}`,
    description: served.brand.about,
    style: styleOf(served, assets),
    module: assets.bundle.script,
    moduleImports: assets.bundle.imports,
    ...(nonce === undefined ? {} : { nonce }),
    ...(links === undefined ? {} : { links }),
    fonts: assets.bundle.fonts.slice(0, 2),
    themeColor: themeColorOf(served),
    look: pageLook(served.brand.themes, 'other'),
    body: '',
    state,
    isPrivate: true,
  })
}

export interface AppDocument {
  readonly html: string
  readonly policy: string
  /** Absent: the default. */
  readonly permissions?: string
}

export interface DocumentNeeds {
  readonly served: ServedBrand
  readonly locale: Locale
  readonly words: Pick<Words, 'pay' | 'order' | 'giftCard' | 'profile' | 'staff'>
  readonly assets: DocumentAssets
  readonly apiBase: string
  readonly api: string | undefined
}

export function commonState({ served, locale, apiBase }: DocumentNeeds) {
  return {
    brand: served.brand,
    locale,
    texts: textsFor(served, locale),
    apiBase,
  }
}

export function accountState(needs: DocumentNeeds, botCheck: StorefrontNeeds['botCheck']) {
  const site = botCheck === undefined ? {} : { turnstileSiteKey: botCheck.siteKey }
  return { _tag: 'account', ...commonState(needs), ...site }
}
