import { acceptedLanguages } from '../../src-contract/call/accepted-languages.ts'
import type { Locale } from '../../src-domain/brand/brand.ts'
import { isOwnLanguage } from '../../src-domain/text/language.ts'

/**
 * The language for mails. The storefront names one, the page's, which may be a brand's own; of a browser's list it is the
 * first of ours. Mailing checks the brand's languages.
 */
export function readLanguage(header: string): Locale | undefined {
  const accepted = acceptedLanguages(header).filter((tag) => /^[a-z]{2}$/.test(tag))
  return accepted.length === 1 ? accepted[0] : accepted.find(isOwnLanguage)
}
