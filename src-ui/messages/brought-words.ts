import { directionOf } from '../../src-domain/text/language.ts'
import { type BrandTexts, type Facts, type Message, type MessageCatalogue, spoken } from './wording.ts'

type Said = (facts: Facts) => string

function numberOf(facts: Facts, name: string): number {
  return Number(facts[name] ?? 0)
}

/** Values are wall-clock numbers, so the zone is fixed. */
function written(language: string, instant: number, how: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...how, timeZone: 'UTC', numberingSystem: 'latn' }).format(instant)
}

/** January 1, 2023 was a Sunday. */
function weekdayOf(facts: Facts, language: string, weekday: 'long' | 'short'): string {
  return written(language, Date.UTC(2023, 0, 1 + numberOf(facts, 'weekday')), { weekday })
}

/** Dates and times that `Intl` writes, so that a catalogue needs neither days nor months. By path of wording.json. */
export const computedWords: Readonly<Record<string, (language: string) => Said>> = {
  'times.day': (language) => (facts) => weekdayOf(facts, language, 'short'),
  'times.date': (language) => (facts) =>
    written(language, Date.UTC(numberOf(facts, 'year'), numberOf(facts, 'month') - 1, numberOf(facts, 'day')), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
    }),
  'times.time': (language) => (facts) =>
    written(language, numberOf(facts, 'minutes') * 60_000, { hour: 'numeric', minute: '2-digit' }),
}

interface Derived {
  readonly name: string
  readonly of: (facts: Facts, language: string) => string
}

const range: Derived = { name: 'range', of: ({ min = '', max = '' }) => (min === max ? `${min}` : `${min}–${max}`) }

/** A fact that a text may use besides those of the message, by path. */
export const derivedFacts: Readonly<Record<string, Derived>> = {
  'times.dayAt': { name: 'day', of: relativeDay },
  'ordering.calories': range,
  'shop.calories': range,
}

/** "today", "tomorrow", the day of the week, or the date from a week on. */
function relativeDay(facts: Facts, language: string): string {
  const away = numberOf(facts, 'away')
  if (away < 2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(away, 'day')
  return away < 7 ? weekdayOf(facts, language, 'long') : String(facts['date'] ?? '')
}

/** Letters that are written from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdfd\ufe70-\ufefc]/

/** Keeps phone numbers, prices and foreign names in order inside a text that runs from right to left. */
function isolated(fact: string | number): string {
  if (fact === '') return ''
  return `${rightToLeft.test(String(fact)) ? '\u2067' : '\u2068'}${fact}\u2069`
}

/** Function of a message in a language that a brand brings. */
export function brought(text: BrandTexts[string], language: string, path: string): Said {
  const said = spoken(text, language, directionOf(language) === 'rtl' ? isolated : String)
  const derived = derivedFacts[path]
  return derived === undefined ? said : (facts) => said({ ...facts, [derived.name]: derived.of(facts, language) })
}

/** A chunk in a language that a brand brings. A missing text stays English; `brand:check` names it. */
export function broughtWords<C extends MessageCatalogue>(
  chunk: string,
  english: C,
  texts: BrandTexts,
  language: string,
): C {
  const made = inLanguage(english, chunk, texts, language)
  return isSameShape(english, made) ? made : english
}

function inLanguage(message: Message, path: string, texts: BrandTexts, language: string): Message {
  if (typeof message === 'object') {
    return Object.fromEntries(
      Object.entries(message).map(([name, inner]) => [name, inLanguage(inner, `${path}.${name}`, texts, language)]),
    )
  }
  const own = texts[path]
  if (own === undefined) return computedWords[path]?.(language) ?? message
  if (typeof message !== 'string') return brought(own, language, path)
  return typeof own === 'string' ? own : message
}

function isSameShape<C extends MessageCatalogue>(english: C, made: Message): made is C {
  return typeof made === 'object' && Object.keys(made).length === Object.keys(english).length
}
