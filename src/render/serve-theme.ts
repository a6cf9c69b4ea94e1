import { join } from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ownLanguageOf } from '../../src-domain/text/language.ts'
import { buttonClass } from '../../src-ui/design/button.tsx'
import { viewClass, viewKinds } from '../../src-ui/design/view.ts'
import { noProcessor } from '../processors/policy.ts'
import { galleryDocument } from './gallery-document.ts'
import { policyHash } from './hash.ts'
import { htmlDocument } from './html-document.ts'
import { contentPolicy } from './security-policy.ts'
import type { DocumentServing } from './serving.ts'
import { styleOf, themeColorOf } from './shop-html.tsx'
import { themeBody } from './theme-page.ts'
import { htmlType, visitOf } from './visit.ts'

/** SHELL-03: never in production. */
export function serveTheme({ needs, assetsOf }: DocumentServing) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined || needs.appEnv === 'production') return reply.redirect('/', 302)
    const { served, locale } = visit
    const bundled = assetsOf('shop', locale, served.brand.id)
    const style = styleOf(served, bundled)
    reply.header(
      'content-security-policy',
      contentPolicy({ scripts: [], styles: [policyHash(style)], api: undefined, processor: noProcessor }),
    )
    const buttons = [buttonClass('primary'), buttonClass('secondary'), buttonClass('quiet')]
    const views = Object.fromEntries(viewKinds.map((kind) => [kind, viewClass(kind)]))
    const body = themeBody(served.brand.name, served.tokens, buttons, views)
    return reply.type(htmlType).send(
      htmlDocument({
        locale,
        title: `Theme · ${served.brand.name}`,
        description: '',
        style,
        fonts: bundled.bundle.fonts,
        themeColor: themeColorOf(served),
        look: {},
        body,
        state: null,
        isPrivate: true,
      }),
    )
  }
}

export function serveGallery({ needs, assetsOf }: DocumentServing) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined || needs.appEnv === 'production') return reply.redirect('/', 302)
    const imagesDir = join(needs.distDir, 'brands', visit.served.brand.id, 'images')
    const locale = ownLanguageOf(visit.locale)
    const made = galleryDocument({
      ...visit,
      locale,
      assets: assetsOf('gallery', locale, visit.served.brand.id),
      imagesDir,
    })
    return reply.header('content-security-policy', made.policy).type(htmlType).send(made.html)
  }
}
