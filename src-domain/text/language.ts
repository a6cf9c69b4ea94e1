/** Languages that we translate. A brand brings the texts of any other. */
export const ownLanguages = ['en', 'es'] as const

export type OwnLanguage = (typeof ownLanguages)[number]

export function isOwnLanguage(language: string): language is OwnLanguage {
  return language === 'en' || language === 'es'
}

/** For parts that no brand translates, such as the staff pages. */
export function ownLanguageOf(language: string): OwnLanguage {
  return isOwnLanguage(language) ? language : 'en'
}

/** Languages that are written from right to left, by ISO 639-1. */
const rightToLeft = ['ar', 'dv', 'fa', 'he', 'ps', 'sd', 'ug', 'ur', 'yi']

export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.includes(language) ? 'rtl' : 'ltr'
}
