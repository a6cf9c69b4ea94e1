import { randomUUID } from 'node:crypto'
import { isRight } from 'fp-ts/lib/Either.js'
import { locationGateway } from '../../src-adapters/order-server/location-gateway.ts'
import { menuGateway } from '../../src-adapters/order-server/menu-gateway.ts'
import { placeGateway } from '../../src-adapters/order-server/place-gateway.ts'
import { searchedText } from '../../src-domain/address/address-search.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { type FoundAround, locationsAround } from '../../src-domain/location/locations-around.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { type MenuFind, menuSearch } from '../../src-domain/menu/menu-search.ts'
import type { Clock } from '../../src-domain/time/clock.ts'

/** All restaurants for a way of getting the food, or those of one marketplace. */
export interface LocationList {
  readonly type: DiningOption
  readonly market?: string | undefined
}

/** Undefined: the order server did not answer. */
export interface ShopData {
  readonly locations: (list: LocationList) => Promise<readonly Location[] | undefined | 'NoMarket'>
  /**
   * The same list around what somebody typed, the nearest first (LOC-07, LOC-10); undefined: nothing was typed. Asked as
   * the visitor, whose own searches are counted and nobody else's.
   */
  readonly around: (list: LocationList, typed: string, visitor: string) => Promise<FoundAround | undefined>
  readonly locationBySlug: (slug: string) => Promise<Location | undefined | 'NoAnswer'>
  readonly menu: (locationId: string, type: DiningOption) => Promise<Menu | undefined>
  /** A search over a menu, made once for as long as that menu is served: it takes longer than all who search with it. */
  readonly finds: (menu: Menu, type: DiningOption) => (sought: string) => readonly MenuFind[]
}

/** Milliseconds for which what the order server said is shown without asking again: a dish may sell out meanwhile. */
const freshFor = 3_000
const mostRemembered = 500

const remembered = <A>(clock: Clock) => {
  const held = new Map<string, { readonly until: number; readonly answer: Promise<A> }>()
  return (key: string, ask: () => Promise<A>): Promise<A> => {
    const now = clock.now()
    const known = held.get(key)
    // A clock that was set back does not make it last longer.
    if (known !== undefined && known.until > now && known.until <= now + freshFor) return known.answer
    const answer = ask()
    held.delete(key)
    held.set(key, { until: now + freshFor, answer })
    // Names come from outside: the oldest goes, and nobody's questions drive out what is fresh for others.
    const oldest = held.keys().next()
    if (held.size > mostRemembered && oldest.done !== true) held.delete(oldest.value)
    return answer
  }
}

/** What pages show of a brand, asked of the order server at most once in a while however many customers look. */
export const shopData = (
  brandId: string,
  sendFor: (visitor?: string) => SendJson,
  clock: Clock,
  report: (what: string) => void,
): ShopData => {
  const needs = {
    send: sendFor(),
    brandId,
    sessionId: 'storefront',
    locationId: () => undefined,
    token: () => undefined,
    onUnavailable: () => report(`the order server is unavailable for ${brandId}`),
    report,
  }
  const [locations, menus] = [locationGateway(needs), menuGateway(needs)]
  // API-05: what is asked for a marketplace says so.
  const marketplace = { ...needs, platform: 'marketplace' as const }
  const lists = remembered<readonly Location[] | undefined | 'NoMarket'>(clock)
  const places = remembered<Location | undefined | 'NoAnswer'>(clock)
  const cards = remembered<Menu | undefined>(clock)
  const searches = new WeakMap<Menu, Map<DiningOption, ReturnType<typeof menuSearch>>>()
  return {
    locations: ({ type, market }) =>
      lists(`${type} ${market ?? ''}`, async () => {
        const asked = market === undefined ? locations : locationGateway(marketplace)
        const answer = await asked.locations({ diningOption: type, ...(market === undefined ? {} : { market }) })()
        if (isRight(answer)) return answer.right
        if (market !== undefined && answer.left._tag === 'Refused' && answer.left.status === 404) return 'NoMarket'
        report(`no locations for ${brandId}: ${answer.left._tag}`)
        return undefined
      }),
    around: async ({ type, market }, typed, visitor) => {
      const text = searchedText(typed)
      if (text === undefined) return undefined
      const asking = { ...(market === undefined ? needs : marketplace), send: sendFor(visitor) }
      const search = locationsAround({ places: placeGateway(asking), locations: locationGateway(asking) })
      const found = await search.text({ type, market }, text, randomUUID())()
      if (isRight(found)) return found.right
      report(`no places for ${brandId}: ${found.left._tag}`)
      return { _tag: 'NoAnswer' }
    },
    locationBySlug: (slug) =>
      places(slug, async () => {
        const answer = await locations.locations({ slugs: [slug] })()
        if (isRight(answer)) return answer.right.find((one) => one.slug === slug)
        if (answer.left._tag === 'Refused' && answer.left.status < 500) return undefined
        report(`no location ${slug} for ${brandId}: ${answer.left._tag}`)
        return 'NoAnswer'
      }),
    finds: (menu, type) => {
      const ofMenu = searches.get(menu) ?? new Map<DiningOption, ReturnType<typeof menuSearch>>()
      searches.set(menu, ofMenu)
      const made = ofMenu.get(type) ?? menuSearch(menu, type)
      ofMenu.set(type, made)
      return made
    },
    menu: (locationId, orderType) =>
      cards(`${locationId} ${orderType}`, async () => {
        // MENU-17: a failing fetch is told to whoever runs the shop, and to nobody else.
        const answer = await menus.menu({ locationId, orderType })()
        if (isRight(answer)) return answer.right
        report(`no ${orderType} menu of ${locationId}: ${answer.left._tag}`)
        return undefined
      }),
  }
}
