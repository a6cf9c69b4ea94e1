import { acceptedLanguages } from '../../src-contract/call/accepted-languages.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'

/** The first of an Accept-Language header that our mails can be written in; whether the brand speaks it is asked when one is. */
export function readLanguage(header: string): Locale | undefined {
  return acceptedLanguages(header).find(isLocale)
}

function isLocale(tag: string): tag is Locale {
  return tag === 'en' || tag === 'es'
}
