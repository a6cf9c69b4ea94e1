import { join } from 'node:path'
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify'
import { analyticsPolicy, servicesFor } from '../../src-adapters/analytics/policy.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { buttonClass } from '../../src-ui/design/button.tsx'
import { orderDocument, payDocument, payParties } from './app-documents.ts'
import { cookieOf, hostOf, pathOf, queryOf } from './asked-of.ts'
import { type DocumentName, readAssets } from './assets-manifest.ts'
import { type CompressedPage, compressedPage, pageCache } from './compressed-pages.ts'
import { firstTap } from './first-tap.ts'
import { galleryDocument } from './gallery-document.ts'
import { policyHash } from './hash.ts'
import { htmlDocument } from './html-document.ts'
import { localeOf } from './locale-of.ts'
import { contentPolicy, documentHeaders, noProcessor } from './security-policy.ts'
import { shopAddress } from './shop-address.ts'
import { type ShopData, shopData } from './shop-data.ts'
import { shopHtml, styleOf, themeColorOf } from './shop-html.tsx'
import { shopStateOf } from './shop-state-of.ts'
import { accepts, staticFiles } from './static-files.ts'
import type { ServedBrand, StorefrontNeeds } from './storefront-needs.ts'
import { themeBody } from './theme-page.ts'
import { wordsFor } from './words-for.ts'

const html = 'text/html; charset=utf-8'
const capability = /^[\w-]{16,64}$/
/** Characters; as many as the field takes. */
const longestSearch = 80
const cartId = /^[\w-]{1,64}$/

const originOf = (apiBase: string): string | undefined =>
  /^https?:/.test(apiBase) ? new URL(apiBase).origin : undefined

/** A request whose brand and language are known. */
interface Visit {
  readonly served: ServedBrand
  readonly locale: Locale
}

/** The three documents, their assets and pictures. Reads the build at once: without one there is nothing to serve. */
export const storefront = (needs: StorefrontNeeds): FastifyPluginAsync => {
  const assetsOf = readAssets(needs.distDir)
  const file = staticFiles()
  const pages = pageCache(400)
  const data = new Map<string, ShopData>()
  const api = originOf(needs.apiBase)
  const hashes = { firstTap: policyHash(firstTap) }

  const dataOf = (brandId: string): ShopData => {
    const known = data.get(brandId)
    if (known !== undefined) return known
    const made = shopData(brandId, needs.sendFor(brandId), needs.clock, needs.report)
    data.set(brandId, made)
    return made
  }

  const visitOf = (request: FastifyRequest, reply: FastifyReply): Visit | undefined => {
    const served = needs.brandFor(hostOf(request))
    if (served === undefined) return undefined
    const asked = queryOf(request, 'lang')
    const locale = localeOf(served.brand, {
      asked,
      kept: cookieOf(request, 'lang'),
      acceptLanguage: request.headers['accept-language'],
    })
    if (asked === locale) reply.header('set-cookie', `lang=${locale}; Path=/; Max-Age=31536000; SameSite=Lax`)
    reply.headers(documentHeaders)
    return { served, locale }
  }

  const assets = (name: DocumentName, { locale }: Visit) => assetsOf(name, locale)

  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: CompressedPage) => {
    reply.headers({
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie, host',
      etag: page.etag,
    })
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
    reply.code(page.status).type(html)
    if (accepts(request, 'br')) return reply.header('content-encoding', 'br').send(await page.br())
    if (accepts(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(await page.gzip())
    return reply.send(page.html)
  }

  const shop = async (request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request)
    const address = shopAddress(path, queryOf(request, 'type'))
    const visit = visitOf(request, reply)
    if (visit === undefined) return reply.code(404).type('text/plain').send('No shop lives at this address.')
    if (address._tag === 'Elsewhere') return reply.redirect('/', 302)
    const { served, locale } = visit
    const search = queryOf(request, 'q')?.slice(0, longestSearch)
    const texts = served.texts[locale] ?? {}
    const words = wordsFor(locale, texts)
    const bundled = assets('shop', visit)
    const { state, status } = await shopStateOf({
      served,
      data: dataOf(served.brand.id),
      address,
      search,
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
    const page =
      search === undefined && !('isSharedCart' in address)
        ? pages(`${served.brand.id} ${locale} ${path} ${state.orderType}`, JSON.stringify(state), make)
        : make()
    return sendPage(request, reply, page)
  }

  const appDocument =
    (name: 'pay' | 'order') => async (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => {
      const visit = visitOf(request, reply)
      if (visit === undefined) return reply.code(404).type('text/plain').send('No shop lives at this address.')
      const { served, locale } = visit
      const { id } = request.params
      if (!(name === 'pay' ? cartId : capability).test(id)) return reply.redirect('/', 302)
      const shared = {
        served,
        locale,
        words: wordsFor(locale, served.texts[locale] ?? {}),
        assets: assets(name, visit),
        apiBase: needs.apiBase,
        api,
      }
      const made = name === 'pay' ? payDocument(shared, id, payParties(needs, served)) : orderDocument(shared, id)
      reply.headers({
        'content-security-policy': made.policy,
        'cache-control': 'private, no-store',
        // The token is in the address: it must not go to others as a referrer.
        'referrer-policy': 'no-referrer',
      })
      return reply.type(html).send(made.html)
    }

  const theme = async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request, reply)
    if (visit === undefined || needs.appEnv === 'production') return reply.redirect('/', 302)
    const { served } = visit
    const bundled = assets('shop', visit)
    const style = styleOf(served, bundled)
    reply.header(
      'content-security-policy',
      contentPolicy({ scripts: [], styles: [policyHash(style)], api: undefined, processor: noProcessor }),
    )
    const body = themeBody(served.brand.name, served.tokens, [
      buttonClass('primary'),
      buttonClass('secondary'),
      buttonClass('quiet'),
    ])
    return reply.type(html).send(
      htmlDocument({
        locale: visit.locale,
        title: `Theme · ${served.brand.name}`,
        description: '',
        style,
        fonts: bundled.bundle.fonts,
        themeColor: themeColorOf(served),
        body,
        state: null,
        isPrivate: true,
      }),
    )
  }

  const gallery = async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(request, reply)
    if (visit === undefined || needs.appEnv === 'production') return reply.redirect('/', 302)
    const imagesDir = join(needs.distDir, 'brands', visit.served.brand.id, 'images')
    const made = galleryDocument({ ...visit, assets: assets('gallery', visit), imagesDir })
    return reply.header('content-security-policy', made.policy).type(html).send(made.html)
  }

  return async (app) => {
    app.get('/', shop)
    app.get('/location', (_, reply) => reply.redirect('/', 302))
    app.get('/location/*', shop)
    app.get('/cart/:id', shop)
    app.get('/checkout', (_, reply) => reply.redirect('/', 302))
    app.get<{ Params: { id: string } }>('/checkout/:id', appDocument('pay'))
    app.get<{ Params: { id: string } }>('/order/:id', appDocument('order'))
    app.get('/theme', theme)
    app.get('/theme/gallery', gallery)
    app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
      file(request, reply, { folder: join(needs.distDir, 'assets'), name: request.params.name, isHashed: true }),
    )
    app.get<{ Params: { name: string } }>('/images/:name', (request, reply) => {
      const served = needs.brandFor(hostOf(request))
      if (served === undefined) return reply.code(404).send()
      const folder = join(needs.distDir, 'brands', served.brand.id, 'images')
      return file(request, reply, { folder, name: request.params.name, isHashed: false })
    })
    app.get('/favicon.ico', (_, reply) => reply.redirect('/images/favicon-32.png', 302))
    app.get('/robots.txt', (_, reply) =>
      reply
        .type('text/plain')
        .send('User-agent: *\nDisallow: /checkout\nDisallow: /cart/\nDisallow: /order/\nDisallow: /v1/\n'),
    )
    // SHELL-04: any other page goes home. What is not a page is simply not there.
    app.get('/*', (request, reply) =>
      (request.headers.accept ?? '').includes('text/html') || !pathOf(request).includes('.')
        ? reply.redirect('/', 302)
        : reply.code(404).send(),
    )
  }
}
