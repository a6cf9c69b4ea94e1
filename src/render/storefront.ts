import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { imageAddress } from '../../src-domain/brand/assets.ts'
import { cardPages, signInEntrances } from '../../src-domain/navigation/account-addresses.ts'
import { poweredAddress } from '../../src-domain/navigation/addresses.ts'
import { pageOfShellPath } from '../../src-domain/navigation/shell-paths.ts'
import { readAssets, readInlineScripts } from './assets-manifest.ts'
import { addressOf, hostOf, pathOf, portOf } from './request-parts.ts'
import { sitemap } from './search-engines/sitemap.ts'
import { serveAccount } from './serve-account.ts'
import { serveApp, serveWithoutToken } from './serve-app.ts'
import { servePowered } from './serve-powered.tsx'
import { serveShop } from './serve-shop.ts'
import { serveStaff, serveStaffIcon, serveStaffManifest } from './serve-staff.ts'
import { serveGallery, serveTheme } from './serve-theme.ts'
import { serveWellKnown, wellKnownPath } from './serve-well-known.ts'
import { shopDataByBrand } from './shop-data.ts'
import { manifestAddress } from './staff-manifest.ts'
import { sendPicture, staticFiles } from './static-files.ts'
import type { StorefrontNeeds } from './storefront-needs.ts'

/** Reads the build at once, and throws without one. */
export function storefront(needs: StorefrontNeeds): FastifyPluginAsync {
  const serving = { needs, assetsOf: readAssets(needs.distDir), api: originOf(needs.apiBase) }
  const dataOf = shopDataByBrand(needs)
  const shop = serveShop({ ...serving, dataOf }, readInlineScripts(needs.distDir))
  const account = serveAccount(serving, 'account')
  const signIn = serveAccount(serving, 'signIn')
  const file = staticFiles()
  const staffIcon = serveStaffIcon(serving, file)

  return async (app) => {
    // A shop's script on the host of staff could act with their session.
    app.addHook('onRequest', async (request, reply) => {
      if (needs.isForStaffAlone?.(hostOf(request)) !== true) return
      const path = pathOf(request)
      if (path === '/') return reply.redirect('/staff', 302)
      if (!staffPages.test(path)) return reply.code(404).type('text/plain').send('Page not found.')
    })
    app.addHook('onRequest', async (request, reply) => {
      const host = needs.hostRedirect?.(hostOf(request))
      // Apple and Google verify a domain without following redirects.
      if (host === undefined || pathOf(request).startsWith(wellKnownPath)) return
      const port = portOf(request)
      return reply
        .header('cache-control', 'public, max-age=3600')
        .redirect(`${request.protocol}://${host}${port}${addressOf(request)}`, 308)
    })
    app.get<{ Params: { name: string } }>(`${wellKnownPath}:name`, serveWellKnown(needs))
    app.get('/', shop)
    app.get('/location', (_, reply) => reply.redirect('/', 302))
    app.get('/location/*', shop)
    app.get('/market/*', shop)
    app.get('/cart/:id', shop)
    app.get('/checkout', (_, reply) => reply.redirect('/', 302))
    app.get<{ Params: { id: string } }>('/checkout/:id', serveApp(serving, 'pay'))
    app.get<{ Params: { id: string } }>('/order/:id', serveApp(serving, 'order'))
    app.get('/order', serveWithoutToken(serving, 'order'))
    app.get('/impact', serveWithoutToken(serving, 'impact'))
    app.get(cardPages.add, serveAccount(serving, 'addCard'))
    for (const path of ['/profile', '/profile/*', '/cards', '/cards/*', '/orders', '/orders/*']) app.get(path, account)
    for (const path of [...Object.keys(signInEntrances), '/sign-in/*']) app.get(path, signIn)
    app.get('/card', (_, reply) => reply.redirect('/', 302))
    app.get<{ Params: { id: string } }>('/card/:id', serveApp(serving, 'giftCard'))
    app.get('/staff', serveStaff(serving))
    app.get(manifestAddress, serveStaffManifest(serving))
    app.get<{ Params: { name: string } }>('/staff/icons/:name', (request, reply) =>
      staffIcon(request, reply, request.params.name),
    )
    app.get(poweredAddress, servePowered(serving))
    app.get('/theme', serveTheme(serving))
    app.get('/theme/gallery', serveGallery(serving))
    app.get<{ Params: { name: string } }>('/assets/:name', (request, reply) =>
      file(request, reply, { folder: join(needs.distDir, 'assets'), name: request.params.name, isHashed: true }),
    )
    app.get<{ Params: { name: string } }>('/images/:name', async (request, reply) => {
      const served = needs.brandFor(hostOf(request))
      if (served === undefined) return reply.code(404).send()
      const { assets } = served.brand
      const [, mediaName, mediaType] = /^(.+)\.(\w+)$/.exec(request.params.name) ?? []
      // API-58: pictures may be on the brand's own host.
      if (assets !== undefined && assets.host !== '' && mediaName !== undefined && mediaType !== undefined)
        return reply.redirect(imageAddress(assets, mediaName, mediaType), 302)
      const picture = await needs.pictureOf?.(served.brand.id, request.params.name)
      if (picture !== undefined) return sendPicture(request, reply, request.params.name, picture)
      const folder = join(needs.distDir, 'brands', served.brand.id, 'images')
      return file(request, reply, { folder, name: request.params.name, isHashed: false })
    })
    app.get<{ Params: { theme: string } }>('/themes/:theme/loader.json', (request, reply) => {
      const served = needs.brandFor(hostOf(request))
      if (served?.brand.assets?.theme !== request.params.theme) return reply.code(404).send()
      const folder = join(needs.distDir, 'brands', served.brand.id, 'images')
      return file(request, reply, { folder, name: 'loader.json', isHashed: false })
    })
    app.get('/favicon.ico', (_, reply) => reply.redirect('/images/favicon-32.png', 302))
    app.get('/robots.txt', (request, reply) => {
      const origin = needs.brandFor(hostOf(request))?.origin
      const hidden = [...privatePages, ...Object.keys(signInEntrances)].map((path) => `Disallow: ${path}`)
      const map = origin === undefined ? [] : [`Sitemap: ${origin}/sitemap.xml`]
      return reply.type('text/plain').send(['User-agent: *', ...hidden, ...map, ''].join('\n'))
    })
    app.get('/sitemap.xml', async (request, reply) => {
      const served = needs.brandFor(hostOf(request))
      if (served?.origin === undefined) return reply.code(404).send()
      const xml = await sitemap(served.brand, dataOf(served.brand), served.origin)
      return reply.type('application/xml').header('cache-control', 'public, max-age=3600').send(xml)
    })
    // SHELL-04: other systems' page names, else home; files get 404.
    app.get('/*', (request, reply) =>
      (request.headers.accept ?? '').includes('text/html') || !pathOf(request).includes('.')
        ? reply.redirect(pageOfShellPath(pathOf(request)) ?? '/', 302)
        : reply.code(404).send(),
    )
  }
}

/** Documents of staff, and files that carry no script of a shop into a document. */
const staffPages = /^\/(?:staff(?:\/.*)?|assets\/.*|images\/.*|themes\/.*|favicon\.ico|robots\.txt)$/

/** Private, so not for search engines. */
const privatePages = ['/checkout', '/cart/', '/order/', '/card/', '/profile', '/cards', '/orders', '/staff', '/v1/']

function originOf(apiBase: string): string | undefined {
  return /^https?:/.test(apiBase) ? new URL(apiBase).origin : undefined
}
