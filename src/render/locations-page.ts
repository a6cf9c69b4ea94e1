import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'
import { home, marketAddress, menuAddress } from '../../src-domain/navigation/addresses.ts'
import { locationCardView } from '../../src-ui/location/location-card-view.ts'
import type { LocationSearchView } from '../../src-ui/location/locations-view.ts'
import { base, type PageAsked, type PageMade, trouble } from './page-parts.ts'

/** LOC-09: pickup and dine-in are looked for by place; a delivery is looked for by its address. */
const searchOf = (
  asked: PageAsked,
  type: DiningOption,
  found: Pick<LocationSearchView, 'place' | 'problem'>,
): LocationSearchView => ({ type: pathWord(type), typed: asked.near ?? '', canAsk: type === 'pickup', ...found })

const hrefOfTab = (market: string | undefined, type: DiningOption, query: string): string => {
  const word = pathWord(type)
  if (market === undefined) return `${home}?type=${word}${query === '' ? '' : `&${query}`}`
  return `${marketAddress(market)}/${word}${query === '' ? '' : `?${query}`}`
}

/** The home page, and the page of a marketplace, which shows only its restaurants (LOC-46). */
export const locationsPage = async (asked: PageAsked, type: DiningOption): Promise<PageMade> => {
  const { brand, hero } = asked.served
  const market = asked.address._tag === 'Market' ? asked.address.market : undefined
  const all = await asked.data.locations({ type, market })
  if (all === 'NoMarket') return trouble(asked, type, { _tag: 'UnknownLocation' }, 404)
  if (all === undefined) return trouble(asked, type, { _tag: 'Unavailable', what: 'online' }, 503)
  const isSearched = type !== 'delivery' && all.length > 1
  const around = isSearched ? await asked.data.around({ type, market }, asked.near ?? '', asked.visitor) : undefined
  const locations = around?._tag === 'Found' ? around.locations : all
  const shown = type === 'kiosk' ? locations.filter(({ isKioskEnabled }) => isKioskEnabled) : locations
  const near = asked.near === undefined ? '' : new URLSearchParams({ near: asked.near }).toString()
  const tabs = allowedDiningOptions(brand).map((one) => ({
    type: one,
    href: hrefOfTab(market, one, one === 'delivery' ? '' : near),
    isCurrent: one === type,
  }))
  const cards = shown.map((location) =>
    locationCardView(location, type, { ...asked, brand }, menuAddress(location.slug, type)),
  )
  const found = around === undefined ? {} : around._tag === 'Found' ? { place: around.place } : { problem: around._tag }
  const view = {
    type,
    tabs,
    hero,
    tagline: brand.tagline,
    about: brand.about,
    cards,
    ...(isSearched ? { search: searchOf(asked, type, found) } : {}),
  }
  return { state: base(asked, type, { _tag: 'Locations', view }), status: 200 }
}
