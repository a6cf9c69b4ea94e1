import type { FastifyReply, FastifyRequest } from 'fastify'
import { renderToStaticMarkup } from 'react-dom/server'
import { pageLook } from '../../src-ui/design/page-look.ts'
import { WordsProvider } from '../../src-ui/messages/words-context.tsx'
import { PoweredPage } from '../../src-ui/shell/powered-page.tsx'
import { noProcessor } from '../processors/policy.ts'
import { policyHash } from './hash.ts'
import { htmlDocument } from './html-document.ts'
import { contentPolicy } from './security-policy.ts'
import type { DocumentServing } from './serving.ts'
import { styleOf, themeColorOf } from './shop-html.tsx'
import { htmlType, noShop, visitOf } from './visit.ts'
import { wordsOf } from './words-for.ts'

/** SHELL-25: our own page for brands without one. No script runs there. */
export function servePowered({ needs, assetsOf }: DocumentServing) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const visit = visitOf(needs, request, reply)
    if (visit === undefined) return noShop(reply)
    const { served, locale } = visit
    if (served.brand.poweredByUrl !== undefined) return reply.redirect('/', 302)
    const words = wordsOf(served, locale)
    const bundled = assetsOf('shop', locale, served.brand.id)
    const style = styleOf(served, bundled)
    reply.header(
      'content-security-policy',
      contentPolicy({ scripts: [], styles: [policyHash(style)], api: undefined, processor: noProcessor }),
    )
    return reply.type(htmlType).send(
      htmlDocument({
        locale,
        title: `${words.common.poweredBy} · ${served.brand.name}`,
        description: '',
        style,
        fonts: bundled.bundle.fonts.slice(0, 2),
        themeColor: themeColorOf(served),
        look: pageLook(served.brand.themes, 'other'),
        body: renderToStaticMarkup(
          <WordsProvider words={words}>
            <PoweredPage brand={served.brand} />
          </WordsProvider>,
        ),
        state: null,
        isPrivate: true,
      }),
    )
  }
}
