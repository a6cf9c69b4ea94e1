import { acceptedLanguages } from '../../src-contract/call/accepted-languages.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'

const isLocale = (text: string): text is Locale => text === 'en' || text === 'es'

export interface LanguageWish {
  /** `?lang=` */
  readonly asked: string | undefined
  /** The cookie of an earlier `?lang=`. */
  readonly kept: string | undefined
  readonly acceptLanguage: string | undefined
}

/** The language of a page: what was asked for, then what was kept, then the browser's, then the brand's own. */
export const localeOf = (brand: Brand, { asked, kept, acceptLanguage }: LanguageWish): Locale => {
  const candidates = [asked, kept, ...acceptedLanguages(acceptLanguage ?? '')]
  return (
    candidates.find((one): one is Locale => one !== undefined && isLocale(one) && brand.locales.includes(one)) ??
    brand.defaultLocale
  )
}
