import type { Brand } from '../../src-domain/brand/brand.ts'
import { isTwelveHour, twentyFourHour } from '../../src-domain/scheduling/hour-cycle.ts'
import type { OwnLanguage } from '../../src-domain/text/language.ts'
import { english, type MailWords } from './mail-words.en.ts'
import { spanish } from './mail-words.es.ts'

export const mailWords: Readonly<Record<OwnLanguage, MailWords>> = { en: english, es: spanish }

/** Writes times as the brand's country does. */
export function mailWordsFor(
  { brand: { country } }: { readonly brand: Pick<Brand, 'country'> },
  language: OwnLanguage,
): MailWords {
  const words = mailWords[language]
  return isTwelveHour(language, country) ? words : { ...words, time: ({ minutes }) => twentyFourHour(minutes) }
}
