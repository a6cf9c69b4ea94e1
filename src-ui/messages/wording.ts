import { dollarFormat, formatPrice, type PriceFormat } from '../../src-domain/money/format-price.ts'
import type { Minor } from '../../src-domain/money/minor.ts'
import { twentyFourHour } from '../../src-domain/scheduling/hour-cycle.ts'

/** Values of a message by name, so that a brand's text can use them. */
export type Facts = Readonly<Record<string, string | number>>

/** A text, a function of facts, or a group of messages (one per tag of a union). */

export type Message = string | ((facts: never) => string | PriceFormat) | { readonly [name: string]: Message }

export type MessageCatalogue = { readonly [name: string]: Message }

/** Texts by path ("menu.title"), with `{fact}` placeholders, or forms of a text (see `spoken`). */
export type BrandTexts = Readonly<Record<string, string | Readonly<Record<string, string>>>>

/** Internal names of messages that follow another currency's `PriceFormat`; brand files must not use them. */
const priceName = 'price'
const formatName = 'priceFormat'

/** Messages that follow the currency, so no catalogue or brand has a text for them. */
export function isOfCurrency(path: string): boolean {
  return path.endsWith(`.${priceName}`) || path.endsWith(`.${formatName}`)
}

export function isSaid(message: Message): message is (facts: never) => string {
  return typeof message === 'function'
}

/** Internal name whose value '24' selects a 24-hour clock; brand files must not use it. */
const hoursName = 'hours'
const timePath = 'times.time'

/** Brands change wording, never rules (SHELL-10). */
export function withBrandTexts<C extends MessageCatalogue>(
  chunk: string,
  words: C,
  texts: BrandTexts,
  locale: string,
): C {
  if (Object.keys(texts).length === 0) return words
  const made = Object.fromEntries(
    Object.entries(words).map(([name, message]) => [name, replaced(message, `${chunk}.${name}`, texts, locale)]),
  )
  return isSameShape(words, made) ? made : words
}

/** Paths of a catalogue, so that the build can reject a brand's text for an unknown message. */
export function pathsOf(chunk: string, words: MessageCatalogue): readonly string[] {
  return Object.entries(words).flatMap(([name, message]) =>
    typeof message === 'object'
      ? pathsOf(`${chunk}.${name}`, message)
      : name === priceName || name === formatName
        ? []
        : [`${chunk}.${name}`],
  )
}

function filled(text: string, facts: Facts, shown: (fact: string | number) => string) {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name]
    return fact === undefined ? whole : shown(fact)
  })
}

/**
 * Text of a message. Of several forms, the one for the exact value of a fact is taken, else the one for its plural
 * category, else `other`. `by` names the fact; it is `count` if it is absent.
 */
export function spoken(text: BrandTexts[string], language: string, shown: (fact: string | number) => string = String) {
  if (typeof text === 'string') return (facts: Facts) => filled(text, facts, shown)
  const plural = new Intl.PluralRules(language)
  return (facts: Facts) => {
    const value = facts[text['by'] ?? 'count'] ?? ''
    const form = value === '' || value === 'by' || text[value] === undefined ? plural.select(Number(value)) : value
    return filled((value === '' ? text[''] : undefined) ?? text[form] ?? text['other'] ?? '', facts, shown)
  }
}

function replaced(message: Message, path: string, texts: BrandTexts, locale: string): Message {
  if (typeof message === 'object') {
    return Object.fromEntries(
      Object.entries(message).map(([name, inner]) => [name, replaced(inner, `${path}.${name}`, texts, locale)]),
    )
  }
  const own = texts[path]
  const format = priceFormatIn(texts[priceName])
  if (path.endsWith(`.${priceName}`)) return format ? (amount: Minor) => formatPrice(amount, format) : message
  if (path.endsWith(`.${formatName}`)) return format ? () => format : message
  if (own === undefined) return path === timePath && texts[hoursName] === '24' ? twentyFour : message
  return typeof message === 'string' ? (typeof own === 'string' ? own : message) : spoken(own, locale)
}

function twentyFour({ minutes }: { readonly minutes: number }): string {
  return twentyFourHour(minutes)
}

/** Texts, because all wording is text. */
export function priceFormatTexts({ decimals, isShort, ...signs }: PriceFormat): Readonly<Record<string, string>> {
  return { ...signs, decimals: String(decimals), ...(isShort ? { short: 'yes' } : {}) }
}

function priceFormatIn(own: BrandTexts[string] | undefined): PriceFormat | undefined {
  if (own === undefined || typeof own === 'string') return undefined
  const { decimals, short, ...signs } = own
  const known = decimals === '0' ? 0 : decimals === '3' ? 3 : 2
  return { ...dollarFormat, ...signs, decimals: known, isShort: short === 'yes' }
}

function isSameShape<C extends MessageCatalogue>(_: C, made: MessageCatalogue): made is C {
  return made !== undefined
}
