import { type DateFacts, english, type MailWords } from '../../src-server/mail/mail-words.en.ts'
import { broughtWords } from '../../src-ui/messages/brought-words.ts'
import type { BrandTexts } from '../../src-ui/messages/wording.ts'
import { mailCatalogue } from './mail-catalogue.ts'

/** Words of mails in a language that a brand brings. A missing text stays English; `brand:check` names it. */
export function broughtMailWords(texts: BrandTexts, language: string): MailWords {
  const { cancelReason, ...own } = broughtWords('mail', mailCatalogue, texts, language)
  const { line, rated, allergens } = english
  return {
    ...english,
    ...own,
    ...broughtWords('order', { line, rated }, texts, language),
    ...broughtWords('shop', { allergens }, texts, language),
    ...timesIn(language),
    acceptance: { ...english.acceptance, cancelReason },
  }
}

function timesIn(language: string): Pick<MailWords, 'date' | 'time'> {
  // Wall-clock numbers, so the zone is fixed.
  const fixed = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn' }
  const dates = new Intl.DateTimeFormat(language, {
    ...fixed,
    ...{ weekday: 'short', day: 'numeric', month: 'numeric', year: 'numeric' },
  })
  const times = new Intl.DateTimeFormat(language, { ...fixed, hour: 'numeric', minute: '2-digit' })
  return {
    date: ({ day, month, year }: DateFacts) => dates.format(Date.UTC(year, month - 1, day)),
    time: ({ minutes }) => times.format(minutes * 60_000),
  }
}
