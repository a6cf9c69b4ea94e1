import { directionOf } from '../../src-domain/text/language.ts'
import { escapeHtml, jsonForScript } from './escape-html.ts'

export interface HtmlDocument {
  readonly locale: string
  readonly title: string
  readonly description: string
  readonly style: string
  readonly script?: { readonly text: string; readonly modules: readonly string[] }
  /** Script that runs before all others. */
  readonly guard?: string | undefined
  /** Script of a document that is empty until it runs. */
  readonly module?: string
  readonly moduleImports?: readonly string[]
  readonly nonce?: string
  readonly fonts: readonly string[]
  readonly themeColor: string
  /** Data attributes of the root element, which select the brand's layouts. */
  readonly look: Readonly<Record<string, string>>
  /** May start with head links. */
  readonly body: string
  readonly state: unknown
  /** Hidden from search engines. */
  readonly isPrivate?: boolean
  /** Head tags for search engines, link previews and installing. */
  readonly links?: string
}

/** Everything that varies is escaped here and nowhere else. */
export function htmlDocument(page: HtmlDocument): string {
  const nonce = page.nonce === undefined ? '' : ` nonce="${page.nonce}"`
  const look = Object.entries(page.look)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')
  const direction = directionOf(page.locale) === 'rtl' ? ' dir="rtl"' : ''
  const [preloads, body] = leadingLinks(page.body)
  return [
    `<!doctype html><html lang="${escapeHtml(page.locale)}"${direction}${look}><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">`,
    `<title>${escapeHtml(page.title)}</title>`,
    ...(page.description === '' ? [] : [`<meta name="description" content="${escapeHtml(page.description)}">`]),
    page.isPrivate === true ? '<meta name="robots" content="noindex">' : '',
    `<meta name="theme-color" content="${escapeHtml(page.themeColor)}">`,
    ...(page.guard === undefined ? [] : [`<script${nonce}>${page.guard}</script>`]),
    ...(page.script === undefined
      ? []
      : [`<script data-m="${escapeHtml(page.script.modules.join(' '))}"${nonce}>${page.script.text}</script>`]),
    ...page.fonts.map(
      (href) => `<link rel="preload" href="${escapeHtml(href)}" as="font" type="font/woff2" crossorigin>`,
    ),
    preloads,
    `<style${nonce}>${page.style}</style>`,
    `<link rel="icon" href="/images/favicon.svg" type="image/svg+xml">`,
    `<link rel="apple-touch-icon" href="/images/favicon-180.png">`,
    ...(page.moduleImports ?? []).map((href) => `<link rel="modulepreload" href="${escapeHtml(href)}"${nonce}>`),
    page.module === undefined ? '' : `<script type="module" src="${escapeHtml(page.module)}"${nonce}></script>`,
    page.links ?? '',
    `</head><body><div id="page">${body}</div><div id="stage"></div>`,
    `<script type="application/json" id="state">${jsonForScript(page.state)}</script></body></html>`,
  ].join('')
}

/** The renderer puts head links before the rest. */
export function leadingLinks(drawn: string): readonly [links: string, rest: string] {
  const links = /^(?:<link[^>]*>)+/.exec(drawn)?.[0] ?? ''
  return [links, drawn.slice(links.length)]
}
