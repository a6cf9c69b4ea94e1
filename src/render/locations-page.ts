import { isLeft, isRight } from 'fp-ts/lib/Either.js'
import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import { pathWord } from '../../src-domain/dining-option/path-word.ts'
import { home, marketAddress, menuAddress } from '../../src-domain/navigation/addresses.ts'
import { locationCardView } from '../../src-ui/location/location-card-view.ts'
import type { LocationSearchView } from '../../src-ui/location/locations-view.ts'
import { base, nothingFound, type PageRequest, type RenderedPage } from './page-parts.ts'

/** LOC-46: a marketplace's restaurants only. */
export async function locationsPage(asked: PageRequest, type: DiningOption): Promise<RenderedPage> {
  const { brand, hero, markets } = asked.served
  const market = asked.address._tag === 'Market' ? asked.address.market : undefined
  const answer = await asked.data.locations({ type, market })
  if (isLeft(answer)) return nothingFound(asked, type, answer.left)
  const all = answer.right
  const isSearched = type !== 'delivery' && all.length > 1
  const around = isSearched ? await asked.data.around({ type, market }, asked.near ?? '', asked.visitor) : undefined
  const locations = around !== undefined && isRight(around) ? around.right.locations : all
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
  const found =
    around === undefined ? {} : isLeft(around) ? { problem: around.left._tag } : { centre: around.right.centre }
  const view = {
    type,
    tabs,
    hero,
    // A marketplace's heading is its name.
    tagline: (market === undefined ? undefined : markets?.get(market)) ?? brand.tagline,
    about: brand.about,
    cards,
    ...(isSearched ? { search: searchOf(asked, type, found) } : {}),
  }
  return { state: base(asked, type, { _tag: 'Locations', view }), status: 200, restaurants: shown }
}

/** LOC-09: deliveries have their own search. */
function searchOf(
  asked: PageRequest,
  type: DiningOption,
  found: Pick<LocationSearchView, 'centre' | 'problem'>,
): LocationSearchView {
  return { type: pathWord(type), typed: asked.near ?? '', canAsk: type === 'pickup', ...found }
}

function hrefOfTab(market: string | undefined, type: DiningOption, query: string): string {
  const word = pathWord(type)
  if (market === undefined) return `${home}?type=${word}${query === '' ? '' : `&${query}`}`
  return `${marketAddress(market)}/${word}${query === '' ? '' : `?${query}`}`
}
