import { acceptedLanguages } from '../../src-contract/call/accepted-languages.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'

/** The first accepted language that mails exist in. Mailing checks the brand's own languages. */
export function readLanguage(header: string): Locale | undefined {
  return acceptedLanguages(header).find(isLocale)
}

function isLocale(tag: string): tag is Locale {
  return tag === 'en' || tag === 'es'
}
