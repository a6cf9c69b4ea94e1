import { acceptedLanguages } from '../../src-contract/call/accepted-languages.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'

/**
 * The first language of an Accept-Language header that mails exist in. The brand's own languages are checked when
 * mailing.
 */
export function readLanguage(header: string): Locale | undefined {
  return acceptedLanguages(header).find(isLocale)
}

function isLocale(tag: string): tag is Locale {
  return tag === 'en' || tag === 'es'
}
