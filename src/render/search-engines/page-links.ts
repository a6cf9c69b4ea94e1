import type { Locale } from '../../../src-domain/brand/brand.ts'
import { escapeHtml, jsonForScript } from '../escape-html.ts'

export interface PageLinks {
  /** "https://order.example"; absent: no tags with absolute URLs. */
  readonly origin: string | undefined
  /** Canonical, without query. */
  readonly path: string
  readonly title: string
  readonly siteName: string
  readonly description: string
  readonly image: string
  readonly locale: Locale
  readonly locales: readonly Locale[]
  readonly defaultLocale: Locale
  /** schema.org objects. */
  readonly data: readonly object[]
}

/** Tags for search engines and previews of a public page. */
export function pageLinks(page: PageLinks): string {
  const { origin, path, locale, locales, defaultLocale } = page
  const named = [property('title', page.title), property('type', 'website'), property('site_name', page.siteName)]
  const described = page.description === '' ? [] : [property('description', page.description)]
  if (origin === undefined) return [...named, ...described].join('')
  // The default language has no parameter.
  const inLocale = (one: Locale) => `${origin}${path}${one === defaultLocale ? '' : `?lang=${one}`}`
  const here = inLocale(locale)
  const others =
    locales.length < 2
      ? []
      : locales.map((one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(inLocale(one))}">`)
  return [
    `<link rel="canonical" href="${escapeHtml(here)}">`,
    ...others,
    ...named,
    ...described,
    property('url', here),
    property('image', new URL(page.image, origin).href),
    ...(page.data.length === 0 ? [] : [dataScript(page.data)]),
  ].join('')
}

function property(name: string, content: string): string {
  return `<meta property="og:${name}" content="${escapeHtml(content)}">`
}

function dataScript(data: readonly object[]): string {
  const all = data.map((one) => ({ '@context': 'https://schema.org', ...one }))
  return `<script type="application/ld+json">${jsonForScript(all.length === 1 ? all[0] : all)}</script>`
}
