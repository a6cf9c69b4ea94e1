import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Brand, offeredDiningOption } from '../../src-domain/brand/brand.ts'
import { timeInAddress } from '../../src-domain/navigation/menu-time-address.ts'
import { type ShopAddress, shopAddress } from '../../src-domain/navigation/shop-address.ts'
import { isScheduleShown } from '../../src-domain/scheduling/schedule-shown.ts'
import type { Instant } from '../../src-domain/time/clock.ts'
import { acceptedEncoding } from '../../src-server/http/accepted-encoding.ts'
import { matchesEtag } from '../../src-server/http/matches-etag.ts'
import { networkOf } from '../../src-server/limits/network-of.ts'
import { noProcessor } from '../processors/policy.ts'
import { sinkPolicy, sinksFor } from '../sinks/policies.ts'
import { socialPolicy } from '../social/policies.ts'
import type { InlineScripts } from './assets-manifest.ts'
import { type CompressedPage, type CompressionEffort, compressedPage } from './compressed-pages.ts'
import { currentAddress } from './current-address.ts'
import { policyHash } from './hash.ts'
import { joinPolicies } from './join-policies.ts'
import type { PageRequest } from './page-parts.ts'
import { addressOf, pathOf, queryOf } from './request-parts.ts'
import { notedData, reusedPages } from './reused-pages.ts'
import { searchLimit } from './search-limit.ts'
import { contentPolicy } from './security-policy.ts'
import type { DocumentServing } from './serving.ts'
import type { ShopData } from './shop-data.ts'
import { shopHtml } from './shop-html.tsx'
import { isKept, shopPages } from './shop-pages.ts'
import { shopStateOf } from './shop-state-of.ts'
import { htmlType, noShop, type Visit, visitOf } from './visit.ts'
import { wordsOf } from './words-for.ts'

/** Characters, as in the fields. */
const longestSearch = 80
/** Limits the cost: each word is compared with every word of the menu. */
const mostWords = 8

export interface ShopServing extends DocumentServing {
  readonly dataOf: (brand: Pick<Brand, 'id' | 'currency'>) => ShopData
}

interface SearchQuery {
  readonly search: string | undefined
  readonly near: string | undefined
}

const nothing: SearchQuery = { search: undefined, near: undefined }

/** Renders each page once for all visitors. */
export function serveShop({ needs, assetsOf, api, dataOf }: ShopServing, inline: InlineScripts) {
  const pages = shopPages()
  // Visitors can ask for any time, so pages of later menus have their own store.
  const [again, againForLater] = [reusedPages(), reusedPages()]
  const sentAt = (at: number | undefined) => (at === undefined ? again : againForLater)
  const maySearch = searchLimit(needs.clock)
  const scripts = Object.values(inline).map(policyHash)
  const make = async (visit: Visit, what: Omit<PageRequest, keyof DressedVisit>, key: string) => {
    const { served, locale } = visit
    const words = wordsOf(served, locale)
    const bundled = assetsOf('shop', locale, served.brand.id)
    const madeOf = notedData(dataOf(served.brand))
    const asked = {
      ...what,
      ...visit,
      data: madeOf.data,
      words: words.shop,
      shopPage: words.shopPage,
      clock: words.clock,
      apiBase: needs.apiBase,
      siteKey: needs.botCheck?.siteKey,
      orderingStyle: bundled.bundle.later['ordering']?.style,
      checkoutScript: assetsOf('pay', locale, served.brand.id).bundle.script,
      popupsStyle: bundled.bundle.later['popups']?.style,
      consentStyle: bundled.bundle.later['consent']?.style,
    }
    const made = await shopStateOf(asked)
    const { analytics, auth } = served.brand
    const platforms = socialPolicy(auth)
    const page = pages(asked, made, (how: CompressionEffort) => {
      const { html, style } = shopHtml(made, what.path, served, words, { ...bundled, inline })
      return compressedPage(
        made.status,
        html,
        contentPolicy({
          scripts,
          styles: [policyHash(style)],
          api,
          processor: joinPolicies(platforms, needs.botCheck?.policy ?? noProcessor),
          analytics: sinkPolicy(analytics, sinksFor(analytics, 'all')),
          // Platforms do not document their scripts' writes, and a refusal would prevent sign-in.
          isTyped: platforms.scripts.length === 0,
        }),
        how,
      )
    })
    if (isKept(asked, made)) sentAt(asked.at).keep(key, { served, page, madeAt: what.now, isStillSo: madeOf.isStillSo })
    return page
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const visit = visitOf(needs, request, reply)
    if (visit === undefined) return noShop(reply)
    const { served, locale } = visit
    const address = withTypeOn(shopAddress(path, queryOf(request, 'type')), served.brand)
    if (address._tag === 'Elsewhere' || isOff(address, served.brand.routes)) return reply.redirect('/', 302)
    const searched = searchedIn(request)
    const isSearch = searched.search !== undefined || searched.near !== undefined
    // A visitor beyond the limit gets the page without results; its script can still search.
    const shown = isSearch && !maySearch(networkOf(request.ip)) ? nothing : searched
    const now = needs.clock.now()
    const at = requestedMenuTime(request, address, served.brand, now)
    const key = JSON.stringify([served.brand.id, locale, path, address.type, at])
    const known = isSearch ? undefined : sentAt(at).find(key, served, now)
    if (known !== undefined) return send(request, reply, known)
    const moved = await currentAddress(address, addressOf(request), dataOf(served.brand))
    if (moved !== undefined) return reply.header('cache-control', 'public, max-age=3600').redirect(moved, 308)
    return send(request, reply, await make(visit, { address, ...shown, at, visitor: request.ip, path, now }, key))
  }
}

/**
 * Drops a dining option that is off, so that lists show the first that is on (TABLE-05). A menu reports that it is off
 * (LOC-20).
 */
function withTypeOn(address: ShopAddress, brand: Brand): ShopAddress {
  if (address._tag !== 'Home' && address._tag !== 'Market') return address
  const { type, ...rest } = address
  return type === undefined || offeredDiningOption(brand, type) === type ? address : rest
}

/** Undefined, which means now, for a past or invalid time. */
function requestedMenuTime(
  request: FastifyRequest,
  address: ShopAddress,
  brand: Brand,
  now: Instant,
): number | undefined {
  if (address._tag !== 'Menu' || !isScheduleShown(brand, address.type ?? offeredDiningOption(brand))) return undefined
  const at = timeInAddress(queryOf(request, 'at'))
  return at === undefined || at * 1_000 <= now ? undefined : at
}

/** True if the brand has turned off marketplaces (LOC-46) or shared carts (SHELL-05). */
function isOff(address: ShopAddress, routes: Brand['routes']): boolean {
  if (address._tag === 'Home') return address.isSharedCart === true && !routes.ordering
  return address._tag === 'Market' && !routes.market
}

type DressedVisit = Visit &
  Pick<
    PageRequest,
    | 'data'
    | 'words'
    | 'shopPage'
    | 'clock'
    | 'apiBase'
    | 'siteKey'
    | 'orderingStyle'
    | 'checkoutScript'
    | 'popupsStyle'
    | 'consentStyle'
  >

function searchTextIn(request: FastifyRequest, name: string): string | undefined {
  return queryOf(request, name)?.slice(0, longestSearch)
}

function fewWords(typed: string | undefined): string | undefined {
  return typed?.split(/\s+/, mostWords).join(' ')
}

function searchedIn(request: FastifyRequest): SearchQuery {
  return {
    search: fewWords(searchTextIn(request, 'q')),
    near: searchTextIn(request, 'near'),
  }
}

async function send(request: FastifyRequest, reply: FastifyReply, page: CompressedPage) {
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    // The URL contains a shared cart's id, which opens it.
    ...(pathOf(request).startsWith('/cart/') ? { 'referrer-policy': 'no-referrer' } : {}),
    vary: 'accept-encoding, accept-language, cookie, host',
    etag: page.etag,
  })
  if (matchesEtag(request, page.etag)) return reply.code(304).send()
  reply.code(page.status).type(htmlType)
  const encoding = acceptedEncoding(request)
  return encoding === undefined
    ? reply.send(page.html)
    : reply.header('content-encoding', encoding).send(await page[encoding]())
}
