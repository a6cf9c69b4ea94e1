import type { Locale } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'
import type { Location } from '../../src-domain/location/location.ts'
import type { ShopAddress } from '../../src-domain/navigation/shop-address.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { HeaderView, ShopScreen, ShopState, Trouble } from '../../src-ui/shell/shop-state.ts'
import type { NothingFound } from './answers-of-brands.ts'
import type { ShopData } from './shop-data.ts'
import type { ServedBrand } from './storefront-needs.ts'
import { textsFor } from './texts-for.ts'

export interface PageRequest {
  readonly served: ServedBrand
  readonly data: ShopData
  readonly address: Exclude<ShopAddress, { readonly _tag: 'Elsewhere' }>
  /** For links to this page. */
  readonly path: string
  /** A search without script. */
  readonly search?: string | undefined
  /** Unix seconds of the displayed menu; absent: now. */
  readonly at?: number | undefined
  /** Address of a restaurant search without script (LOC-09). */
  readonly near?: string | undefined
  /** The client's IP address, for rate limits. */
  readonly visitor: string
  readonly locale: Locale
  readonly words: Words['shop']
  readonly shopPage: Words['shopPage']
  readonly clock: Words['clock']
  readonly apiBase: string
  readonly now: Instant
  readonly orderingStyle: string | undefined
  readonly checkoutScript?: string
  readonly popupsStyle: string | undefined
  readonly consentStyle: string | undefined
  /** The external bot check's, for sign-in. */
  readonly siteKey: string | undefined
}

export interface RenderedPage {
  readonly state: ShopState
  /** For structured data. */
  readonly restaurants?: readonly Location[]
  readonly status: 200 | 404 | 503
}

export function languages(asked: PageRequest): HeaderView['languages'] {
  return asked.served.brand.locales
    .filter((locale) => locale !== asked.locale)
    .map((locale) => ({ locale, href: `${asked.path}?lang=${locale}` }))
}

export function base(asked: PageRequest, type: DiningOption, screen: ShopScreen): ShopState {
  return {
    brand: asked.served.brand,
    locale: asked.locale,
    texts: textsFor(asked.served, asked.locale),
    apiBase: asked.apiBase,
    orderType: type,
    isTypeNamed: asked.address.type !== undefined,
    header: { types: [], languages: languages(asked) },
    screen,
    ...(asked.address._tag === 'Market' ? { market: asked.address.market } : {}),
    ...(asked.siteKey === undefined ? {} : { turnstileSiteKey: asked.siteKey }),
    ...(asked.checkoutScript === undefined ? {} : { checkoutScript: asked.checkoutScript }),
    ...(asked.orderingStyle === undefined ? {} : { orderingStyle: asked.orderingStyle }),
    ...(asked.popupsStyle === undefined || asked.served.brand.popups === undefined
      ? {}
      : { popupsStyle: asked.popupsStyle }),
    ...(asked.consentStyle === undefined || asked.served.brand.consent === undefined
      ? {}
      : { consentStyle: asked.consentStyle }),
  }
}

export function trouble(
  asked: PageRequest,
  type: DiningOption,
  what: Trouble,
  status: RenderedPage['status'],
): RenderedPage {
  return {
    state: base(asked, type, {
      ...{ _tag: 'Trouble', trouble: what },
      ...(status === 503 ? { again: pathWithType(asked) } : {}),
    }),
    status,
  }
}

export function nothingFound(asked: PageRequest, type: DiningOption, { _tag }: NothingFound): RenderedPage {
  switch (_tag) {
    case 'Unknown':
      return trouble(asked, type, { _tag: 'UnknownLocation' }, 404)
    case 'NoAnswer':
      return trouble(asked, type, { _tag: 'Unavailable', what: 'online' }, 503)
  }
}

function pathWithType({ address, path }: PageRequest): string {
  return address._tag === 'Home' && address.type !== undefined ? `${path}?type=${pathWord(address.type)}` : path
}
