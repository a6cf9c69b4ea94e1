import { randomUUID } from 'node:crypto'
import { type Either, isRight, left, right } from 'fp-ts/lib/Either.js'
import { addressGateway } from '../../src-adapters/order-server/address-gateway.ts'
import { locationGateway } from '../../src-adapters/order-server/location-gateway.ts'
import { menuGateway } from '../../src-adapters/order-server/menu-gateway.ts'
import { searchedText } from '../../src-domain/address/address-search.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import type { CallFailure } from '../../src-domain/call/call-failure.ts'
import type { SendJson } from '../../src-domain/call/send-json.ts'
import type { DiningOption } from '../../src-domain/dining-option/dining-option.ts'
import type { Location } from '../../src-domain/location/location.ts'
import { locationOfSlug } from '../../src-domain/location/location-of-slug.ts'
import { type FoundAround, locationsAround, type UnknownAddress } from '../../src-domain/location/locations-around.ts'
import type { Menu } from '../../src-domain/menu/menu.ts'
import { type MenuFind, menuSearch } from '../../src-domain/menu/menu-search.ts'
import type { Clock } from '../../src-domain/time/clock.ts'
import { answerCache, type CachedAnswer, silentAnswer } from './answer-cache.ts'
import { type AnswersOfBrands, answersOfBrands, type NothingFound } from './answers-of-brands.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

export interface LocationList {
  readonly type: DiningOption
  readonly market?: string | undefined
}

export type SearchFailure = UnknownAddress | { readonly _tag: 'NoAnswer' }

export interface ShopData {
  readonly locations: (list: LocationList) => Promise<Either<NothingFound, readonly Location[]>>
  /** Nearest first (LOC-07, LOC-10); undefined without input. Counts toward this visitor's rate limit. */
  readonly around: (
    list: LocationList,
    typed: string,
    visitor: string,
  ) => Promise<Either<SearchFailure, FoundAround> | undefined>
  readonly locationBySlug: (slug: string) => Promise<Either<NothingFound, Location>>
  /** `at`: Unix seconds; absent: now. Undefined if there is no menu or no response. */
  readonly menu: (locationId: string, type: DiningOption, at?: number) => Promise<Menu | undefined>
  /** Building the index takes longer than all searches, so it is kept while the menu is served. */
  readonly finds: (menu: Menu, type: DiningOption) => (sought: string) => readonly MenuFind[]
}

export function shopDataByBrand(needs: Pick<StorefrontNeeds, 'sendFor' | 'clock' | 'report'>) {
  const known = new Map<string, ShopData>()
  const answers = answersOfBrands()
  return (brand: Pick<Brand, 'id' | 'currency'>): ShopData => {
    // A published version may have another currency.
    const name = `${brand.id} ${brand.currency}`
    const sendFor = (visitor?: string) => needs.sendFor(brand.id, visitor)
    const made = known.get(name) ?? shopData(brand, { ...needs, sendFor, answers })
    known.set(name, made)
    return made
  }
}

export interface ShopDataNeeds {
  readonly sendFor: (visitor?: string) => SendJson
  readonly clock: Clock
  readonly report: (what: string) => void
  /** Shared by all brands. */
  readonly answers?: AnswersOfBrands
}

/** Caches answers, so the order server is asked once per period. */
export function shopData(
  { id: brandId, currency }: Pick<Brand, 'id' | 'currency'>,
  { sendFor, clock, report, answers = answersOfBrands() }: ShopDataNeeds,
): ShopData {
  const needs = {
    send: sendFor(),
    brandId,
    currency,
    sessionId: 'storefront',
    locationId: () => undefined,
    token: () => undefined,
    onUnavailable: () => report(`the order server is unavailable for ${brandId}`),
    report,
  }
  // Answers in another currency are others.
  const shelf = `${brandId} ${currency}`
  const [locations, menus] = [locationGateway(needs), menuGateway(needs, answers.menuMemory(shelf))]
  // API-05 for marketplaces.
  const marketplace = { ...needs, platform: 'marketplace' as const }
  const cached = { clock, shelf }
  const lists = answerCache({ ...cached, ...answers.lists, nothing: noAnswer })
  const restaurants = answerCache({ ...cached, ...answers.restaurants, nothing: noAnswer })
  // Times are unlimited, so later menus have their own store.
  const [cards, cardsForLater] = [
    answerCache({ ...cached, ...answers.menus, nothing: undefined }),
    answerCache({ ...cached, ...answers.menusForLater, nothing: undefined }),
  ]
  const searches = new WeakMap<Menu, Map<DiningOption, ReturnType<typeof menuSearch>>>()
  return {
    locations: ({ type, market }) =>
      lists(`${type} ${market ?? ''}`, async () => {
        const asked = market === undefined ? locations : locationGateway(marketplace)
        const answer = await asked.locations({ diningOption: type, ...(market === undefined ? {} : { market }) })
        if (isRight(answer)) return { _tag: 'Said', what: answer }
        if (market !== undefined && isUnknown(answer.left)) return { _tag: 'Said', what: unknown }
        report(`no locations for ${brandId}: ${answer.left._tag}`)
        return silentAnswer
      }),
    around: async ({ type, market }, typed, visitor) => {
      const text = searchedText(typed)
      if (text === undefined) return undefined
      const asking = { ...(market === undefined ? needs : marketplace), send: sendFor(visitor) }
      const search = locationsAround({ addresses: addressGateway(asking), locations: locationGateway(asking) })
      const found = await search.text({ type, market }, text, randomUUID())
      if (isRight(found)) return found
      if (found.left._tag === 'UnknownAddress') return left(found.left)
      report(`no addresses for ${brandId}: ${found.left._tag}`)
      return left({ _tag: 'NoAnswer' })
    },
    locationBySlug: (slug) =>
      restaurants(slug, async () => {
        const answer = await locations.locations({ slugs: [slug] })
        if (isRight(answer)) return { _tag: 'Said', what: named(slug, answer.right) }
        if (isUnknown(answer.left)) return { _tag: 'Said', what: unknown }
        report(`no location ${slug} for ${brandId}: ${answer.left._tag}`)
        return silentAnswer
      }),
    finds: (menu, type) => {
      const ofMenu = searches.get(menu) ?? new Map<DiningOption, ReturnType<typeof menuSearch>>()
      searches.set(menu, ofMenu)
      const made = ofMenu.get(type) ?? menuSearch(menu, type)
      ofMenu.set(type, made)
      return made
    },
    menu: (locationId, orderType, at) => {
      const ask = async (): Promise<CachedAnswer<Menu | undefined>> => {
        // MENU-17: logged, not shown.
        const answer = await menus.menu({ locationId, orderType, ...(at === undefined ? {} : { at }) })
        if (isRight(answer)) return { _tag: 'Said', what: answer.right }
        report(`no ${orderType} menu of ${locationId}: ${answer.left._tag}`)
        return isUnknown(answer.left) ? { _tag: 'Said', what: undefined } : silentAnswer
      }
      const name = `${locationId} ${orderType}`
      return at === undefined ? cards(name, ask) : cardsForLater(`${name} ${at}`, ask)
    },
  }
}

const unknown = left<NothingFound>({ _tag: 'Unknown' })
const noAnswer = left<NothingFound>({ _tag: 'NoAnswer' })

function named(slug: string, locations: readonly Location[]): Either<NothingFound, Location> {
  const location = locationOfSlug(locations, slug)
  return location === undefined ? unknown : right(location)
}

/** Any refusal but 404 may be temporary. */
function isUnknown(failure: CallFailure): boolean {
  return failure._tag === 'Refused' && failure.status === 404
}
