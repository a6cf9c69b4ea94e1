import { northAmericanPhones, type PhoneRules } from '../../src-domain/account/phone-rules.ts'
import type { Brand } from '../../src-domain/brand/brand.ts'
import { isOwnLanguage, ownLanguageOf } from '../../src-domain/text/language.ts'
import type { MailWords } from './mail-words.en.ts'
import { mailWordsFor } from './mail-words.ts'

/** As `#rrggbb`. */
export interface MailColours {
  readonly background: string
  readonly surface: string
  readonly text: string
  readonly muted: string
  readonly accent: string
  readonly onAccent: string
  readonly border: string
}

/** From configuration, never from a request. */
export interface MailDress {
  readonly colours: MailColours
  readonly replyTo?: string
  /** Scheme and host of the shop; without it mails have no links. */
  readonly origin?: string
  /** Words of the languages that the brand brings, by language. */
  readonly words?: Readonly<Record<string, MailWords>>
}

export interface MailHouse {
  readonly brand: Pick<
    Brand,
    'id' | 'name' | 'phone' | 'displayedPhone' | 'locales' | 'defaultLocale' | 'currency' | 'country'
  >
  readonly dress: MailDress
  readonly phones?: MailPhones
}

export interface KitchenHouse {
  readonly brand: Pick<Brand, 'defaultLocale' | 'currency' | 'country'>
  readonly phones?: MailPhones
}

/** Absent: the format of LOC-50. */
type MailPhones = Pick<PhoneRules, 'displayed'>

export const plainDress: MailDress = {
  colours: {
    background: '#f4f4f2',
    surface: '#ffffff',
    text: '#1d1d1b',
    muted: '#5b5b57',
    accent: '#1d1d1b',
    onAccent: '#ffffff',
    border: '#dcdcd8',
  },
}

/** The language that the customer used, or else the brand's first. A language without words is English. */
export function languageFor({ brand, dress }: MailHouse, said: string | undefined): string {
  const wanted = brand.locales.find((one) => one === said) ?? brand.defaultLocale
  return isOwnLanguage(wanted) || dress.words?.[wanted] !== undefined ? wanted : 'en'
}

/** Slips and mails for the kitchen are in one of our languages, as the staff pages are. */
export function kitchenWords({ brand }: KitchenHouse): MailWords {
  return mailWordsFor({ brand }, ownLanguageOf(brand.defaultLocale))
}

/** A phone in a mail or on a slip. */
export function phoneIn({ phones = northAmericanPhones }: Pick<KitchenHouse, 'phones'>, phone: string): string {
  return phones.displayed(phone)
}

export function brandPhone(house: MailHouse): string | undefined {
  const { phone, displayedPhone } = house.brand
  return phone === undefined ? undefined : (displayedPhone ?? phoneIn(house, phone))
}
