import type { Brand } from '../../src-domain/brand/brand.ts'
import { isTwelveHour, twentyFourHour } from '../../src-domain/scheduling/hour-cycle.ts'
import { isOwnLanguage, type OwnLanguage } from '../../src-domain/text/language.ts'
import { english, type MailWords } from './mail-words.en.ts'
import { spanish } from './mail-words.es.ts'

export const mailWords: Readonly<Record<OwnLanguage, MailWords>> = { en: english, es: spanish }

interface WordsHouse {
  readonly brand: Pick<Brand, 'country'>
  readonly dress?: { readonly words?: Readonly<Record<string, MailWords>> }
}

/** Writes times as the brand's country does. A language without words is English. */
export function mailWordsFor({ brand: { country }, dress }: WordsHouse, language: string): MailWords {
  const words = isOwnLanguage(language) ? mailWords[language] : (dress?.words?.[language] ?? english)
  return isTwelveHour(language, country) ? words : { ...words, time: ({ minutes }) => twentyFourHour(minutes) }
}
