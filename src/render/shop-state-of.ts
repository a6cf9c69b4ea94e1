import { allowedDiningOptions, type Locale } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { unavailability } from '../../src-domain/location/unavailability.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { locationCardView } from '../../src-ui/location/location-card-view.ts'
import { openingWords } from '../../src-ui/location/opening-words.ts'
import { menuView } from '../../src-ui/menu/menu-view.ts'
import type { Words } from '../../src-ui/messages/words-context.tsx'
import type { HeaderView, ShopScreen, ShopState, Trouble } from '../../src-ui/shell/shop-state.ts'
import type { ShopAddress } from './shop-address.ts'
import type { ShopData } from './shop-data.ts'
import type { ServedBrand } from './storefront-needs.ts'

export interface PageAsked {
  readonly served: ServedBrand
  readonly data: ShopData
  readonly address: Exclude<ShopAddress, { readonly _tag: 'Elsewhere' }>
  /** As the browser asked for it, for links that stay here. */
  readonly path: string
  /** What a search without a script asks for. */
  readonly search?: string | undefined
  readonly locale: Locale
  readonly words: Words['shop']
  readonly apiBase: string
  readonly now: Instant
  readonly orderingStyle: string | undefined
}

export interface PageMade {
  readonly state: ShopState
  readonly status: 200 | 404 | 503
}

export const menuHref = (slug: string, type: DiningOption): string => `/location/${slug}/${pathWord(type)}`

const languages = (asked: PageAsked): HeaderView['languages'] =>
  asked.served.brand.locales
    .filter((locale) => locale !== asked.locale)
    .map((locale) => ({ locale, href: `${asked.path}?lang=${locale}` }))

const base = (asked: PageAsked, type: DiningOption, screen: ShopScreen): ShopState => ({
  brand: asked.served.brand,
  locale: asked.locale,
  texts: asked.served.texts[asked.locale] ?? {},
  apiBase: asked.apiBase,
  orderType: type,
  isTypeNamed: asked.address.type !== undefined,
  header: { types: [], languages: languages(asked) },
  screen,
  ...(asked.orderingStyle === undefined ? {} : { orderingStyle: asked.orderingStyle }),
})

const trouble = (asked: PageAsked, type: DiningOption, what: Trouble, status: PageMade['status']): PageMade => ({
  state: base(asked, type, { _tag: 'Trouble', trouble: what }),
  status,
})

const home = async (asked: PageAsked, type: DiningOption): Promise<PageMade> => {
  const { brand, hero } = asked.served
  const locations = await asked.data.locations(type)
  if (locations === undefined) return trouble(asked, type, { _tag: 'Unavailable', what: 'online' }, 503)
  const shown = type === 'kiosk' ? locations.filter(({ isKioskEnabled }) => isKioskEnabled) : locations
  const tabs = allowedDiningOptions(brand).map((one) => ({
    type: one,
    href: `/?type=${pathWord(one)}`,
    isCurrent: one === type,
  }))
  const cards = shown.map((location) =>
    locationCardView(location, type, asked.now, asked.words, asked.locale, menuHref(location.slug, type)),
  )
  const view = { type, tabs, hero, tagline: brand.tagline, about: brand.about, cards }
  return { state: base(asked, type, { _tag: 'Locations', view }), status: 200 }
}

const headerOf = (asked: PageAsked, location: Location, type: DiningOption): HeaderView => {
  const { isOpen, opening } = openingWords(location, type, asked.now, asked.words, asked.locale)
  const minutes = location.serviceEstimates[type]
  return {
    languages: languages(asked),
    location: {
      name: location.name,
      line: isOpen && minutes !== undefined ? asked.words.readyIn[type]({ minutes }) : opening,
      isOpen,
    },
    types: allowedDiningOptions(asked.served.brand)
      .filter((one) => one !== 'kiosk' || location.isKioskEnabled)
      .map((one) => ({ type: one, href: menuHref(location.slug, one), isCurrent: one === type })),
  }
}

const menuPage = async (
  asked: PageAsked,
  address: Extract<ShopAddress, { readonly _tag: 'Menu' }>,
  type: DiningOption,
): Promise<PageMade> => {
  const location = await asked.data.locationBySlug(address.slug)
  if (location === 'NoAnswer') return trouble(asked, type, { _tag: 'Unavailable', what: 'online' }, 503)
  if (location === undefined) return trouble(asked, type, { _tag: 'UnknownLocation' }, 404)
  const what = unavailability(asked.served.brand, location, type)
  if (what !== undefined) return trouble(asked, type, { _tag: 'Unavailable', what }, 404)
  const menu = await asked.data.menu(location.id, type)
  const { brand } = asked.served
  const header = headerOf(asked, location, type)
  const { id, slug, name, timeZone } = location
  const place = { header, location: { id, slug, name, timeZone } }
  const view =
    menu === undefined
      ? undefined
      : menuView({
          menu,
          brand,
          type,
          words: asked.words,
          location: { slug, name, ...openingWords(location, type, asked.now, asked.words, asked.locale) },
          href: menuHref(slug, type),
          search: asked.search,
          restaurantId: address.restaurantId,
          itemId: address.itemId,
        })
  if (view === undefined || view.categories.length === 0) {
    const made = trouble(asked, type, { _tag: 'MenuUnavailable' }, 503)
    return { ...made, state: { ...made.state, ...place } }
  }
  const state = { ...base(asked, type, { _tag: 'Menu', view }), ...place }
  // An item that is gone: the menu is the next best thing, under an honest status.
  return { state, status: address.itemId !== undefined && view.item === undefined ? 404 : 200 }
}

/** What a page of the shop shows, and with which status. */
export const shopStateOf = (asked: PageAsked): Promise<PageMade> => {
  const type = asked.address.type ?? allowedDiningOptions(asked.served.brand)[0] ?? 'pickup'
  return asked.address._tag === 'Home' ? home(asked, type) : menuPage(asked, asked.address, type)
}
