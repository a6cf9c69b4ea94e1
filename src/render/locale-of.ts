import { acceptedLanguages } from '../../src-contract/call/accepted-languages.ts'
import type { Brand, Locale } from '../../src-domain/brand/brand.ts'

export interface AskedLanguage {
  /** `?lang=` */
  readonly asked: string | undefined
  /** The cookie of an earlier `?lang=`. */
  readonly kept: string | undefined
  readonly acceptLanguage: string | undefined
}

/** In this order: `asked`, `kept`, the browser's, the brand's default. */
export function localeOf(brand: Brand, { asked, kept, acceptLanguage }: AskedLanguage): Locale {
  const candidates = [asked, kept, ...acceptedLanguages(acceptLanguage ?? '')]
  return (
    candidates.find((one): one is Locale => one !== undefined && brand.locales.includes(one)) ?? brand.defaultLocale
  )
}
