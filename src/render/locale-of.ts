import type { Brand, Locale } from '../../src-domain/brand/brand.ts'

const isLocale = (text: string): text is Locale => text === 'en' || text === 'es'

const wishes = (header: string): readonly string[] =>
  header
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const weight = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find((one) => one !== undefined)
      return { tag: tag.trim().toLowerCase().slice(0, 2), weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)

export interface LanguageWish {
  /** `?lang=` */
  readonly asked: string | undefined
  /** The cookie of an earlier `?lang=`. */
  readonly kept: string | undefined
  readonly acceptLanguage: string | undefined
}

/** The language of a page: what was asked for, then what was kept, then the browser's, then the brand's own. */
export const localeOf = (brand: Brand, { asked, kept, acceptLanguage }: LanguageWish): Locale => {
  const candidates = [asked, kept, ...wishes(acceptLanguage ?? '')]
  return (
    candidates.find((one): one is Locale => one !== undefined && isLocale(one) && brand.locales.includes(one)) ??
    brand.defaultLocale
  )
}
