import type { FastifyReply, FastifyRequest } from 'fastify'
import { analyticsPolicy, servicesFor } from '../../src-adapters/analytics/policy.ts'
import { pathOf, queryOf } from './asked-of.ts'
import { type CompressedPage, compressedPage, pageCache } from './compressed-pages.ts'
import { firstTap } from './first-tap.ts'
import { policyHash } from './hash.ts'
import { contentPolicy, noProcessor } from './security-policy.ts'
import type { DocumentServing } from './serving.ts'
import { shopAddress } from './shop-address.ts'
import { type ShopData, shopData } from './shop-data.ts'
import { shopHtml, styleOf } from './shop-html.tsx'
import { shopStateOf } from './shop-state-of.ts'
import { accepts } from './static-files.ts'
import { htmlType, noShop, visitOf } from './visit.ts'
import { wordsFor } from './words-for.ts'

/** Characters; as many as the fields take. */
const longestSearch = 80

const typedIn = (request: FastifyRequest, name: string): string | undefined =>
  queryOf(request, name)?.slice(0, longestSearch)

const send = async (request: FastifyRequest, reply: FastifyReply, page: CompressedPage) => {
  reply.headers({
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
    vary: 'accept-encoding, accept-language, cookie, host',
    etag: page.etag,
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  reply.code(page.status).type(htmlType)
  if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(await page.br())
  if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await page.gzip())
  return reply.send(page.html)
}

/** The shop document: locations, marketplaces and menus, made once for all who ask for the same. */
export const serveShop = ({ needs, assetsOf, api }: DocumentServing) => {
  const pages = pageCache(400)
  const data = new Map<string, ShopData>()
  const hashes = { firstTap: policyHash(firstTap) }
  const dataOf = (brandId: string): ShopData => {
    const known = data.get(brandId)
    if (known !== undefined) return known
    const made = shopData(brandId, needs.sendFor(brandId), needs.clock, needs.report)
    data.set(brandId, made)
    return made
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const address = shopAddress(path, queryOf(request, 'type'))
    const visit = visitOf(needs, request, reply)
    if (visit === undefined) return noShop(reply)
    const { served, locale } = visit
    // LOC-46: without its route flag there is no marketplace.
    const isOff = address._tag === 'Market' && !served.brand.routes.market
    if (address._tag === 'Elsewhere' || isOff) return reply.redirect('/', 302)
    const [search, near] = [typedIn(request, 'q'), typedIn(request, 'near')]
    const words = wordsFor(locale, served.texts[locale] ?? {})
    const bundled = assetsOf('shop', locale)
    const { state, status } = await shopStateOf({
      served,
      data: dataOf(served.brand.id),
      address,
      search,
      near,
      path,
      locale,
      words: words.shop,
      apiBase: needs.apiBase,
      now: needs.clock.now(),
      orderingStyle: bundled.bundle.later['ordering']?.style,
    })
    const make = () =>
      compressedPage(
        status,
        shopHtml(state, served, words, bundled),
        contentPolicy({
          scripts: [hashes.firstTap],
          styles: [policyHash(styleOf(served, bundled))],
          api,
          processor: noProcessor,
          analytics: analyticsPolicy(servicesFor(served.brand.analytics, 'all')),
        }),
      )
    // What people search for is without end, and so are the carts that they hand over: neither is kept.
    const isKept = search === undefined && near === undefined && !('isSharedCart' in address)
    const page = isKept
      ? pages(`${served.brand.id} ${locale} ${path} ${state.orderType}`, JSON.stringify(state), make)
      : make()
    return send(request, reply, page)
  }
}
