import { computedWords, derivedFacts } from '../../src-ui/messages/brought-words.ts'
import { type BrandTexts, type Facts, isOfCurrency, isSaid, type Message } from '../../src-ui/messages/wording.ts'
import { mailCatalogue } from '../brand/mail-catalogue.ts'
import { catalogueModules } from './message-paths.ts'

/** Our messages take one record of facts. */
type Said = (facts: never) => string

/** By path of wording.json. */
type Messages = ReadonlyMap<string, string | Said>

export interface CatalogueFaults {
  /** Unknown names, placeholders and forms, with which the build stops. */
  readonly wrong: readonly string[]
  /** Texts that stay English until the catalogue has them, as after an upgrade. */
  readonly missing: readonly string[]
}

/** Compares a brand's catalogue with ours, key by key. Each line names a key and what is wrong with it. */
export function catalogueFaults(texts: BrandTexts, language: string): CatalogueFaults {
  const ours = englishMessages()
  const forms = pluralForms(language)
  const unknown = Object.keys(texts).filter((path) => !ours.has(path))
  return {
    wrong: [
      ...unknown.map((path) => `${path}: there is no such message`),
      ...[...ours].flatMap(([path, message]) => {
        const own = texts[path]
        if (own === undefined) return []
        return isText(message) ? plainFaults(path, own) : functionFaults(path, message, own, forms)
      }),
    ],
    missing: [...ours.keys()].filter((path) => texts[path] === undefined).map((path) => `${path}: the text is missing`),
  }
}

/** Messages that a catalogue must have; `Intl` writes the others. */
function englishMessages(): Messages {
  const found = new Map<string, string | Said>()
  const walk = (path: string, message: Message) => {
    if (typeof message === 'object') for (const [name, inner] of Object.entries(message)) walk(`${path}.${name}`, inner)
    else if (
      !isOfCurrency(path) &&
      computedWords[path] === undefined &&
      (typeof message === 'string' || isSaid(message))
    )
      found.set(path, message)
  }
  for (const { chunk, words } of catalogueModules) walk(chunk, words)
  walk('mail', mailCatalogue)
  return found
}

function plainFaults(path: string, own: BrandTexts[string]): readonly string[] {
  if (typeof own !== 'string') return [`${path}: this message has one form`]
  return own.includes('{') ? [`${path}: this message has no facts, so no {placeholder}`] : []
}

function isText(message: string | Said): message is string {
  return typeof message === 'string'
}

/** Marks a fact in an English text, so that its use can be seen. */
function marked(name: string): string {
  return `\u0001${name}\u0002`
}

/** Facts that a message reads. */
function factsOf(message: Said): ReadonlySet<string> {
  const read = new Set<string>()
  const facts: Facts = new Proxy<Record<string, string>>(
    {},
    {
      get: (_, name) => {
        if (typeof name !== 'string') return undefined
        read.add(name)
        return marked(name)
      },
    },
  )
  said(message, facts)
  // English repeats the server's text; other languages choose theirs by its reason.
  return read.has('said') ? new Set([...read, 'why', 'minimum', 'missing']) : read
}

/** An English message with its placeholders. A counted message has the form of many. */
export function englishTemplate(message: Said): string {
  const shown = said(message, Object.fromEntries([...factsOf(message)].map((name) => [name, marked(name)])))
  return shown.replaceAll('\u0001', '{').replaceAll('\u0002', '}')
}

function said(message: Said, facts: Facts): string {
  return String(Reflect.apply(message, undefined, [facts]))
}

function functionFaults(
  path: string,
  message: Said,
  own: BrandTexts[string],
  forms: readonly string[],
): readonly string[] {
  const facts = factsOf(message)
  const derived = derivedFacts[path]?.name
  const allowed = new Set([...facts, ...(derived === undefined ? [] : [derived])])
  const texts =
    typeof own === 'string' ? [own] : Object.entries(own).flatMap(([form, text]) => (form === 'by' ? [] : [text]))
  const foreign = [...new Set(texts.flatMap(placeholdersOf))].filter((name) => !allowed.has(name))
  return [
    ...foreign.map(
      (name) => `${path}: there is no {${name}}, only ${[...allowed].map((one) => `{${one}}`).join(', ')}`,
    ),
    ...lostFacts(path, message, own, derived),
    ...formFaults(path, message, own, { facts, forms }),
  ]
}

function placeholdersOf(text: string): readonly string[] {
  return [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
}

/** A fact that English shows must not get lost: an order without its number helps no customer. */
function lostFacts(
  path: string,
  message: Said,
  own: BrandTexts[string],
  derived: string | undefined,
): readonly string[] {
  const facts = factsOf(message)
  const shown = said(message, Object.fromEntries([...facts].map((name) => [name, marked(name)])))
  const [text, by] = typeof own === 'string' ? [own, undefined] : [own['other'] ?? '', own['by'] ?? 'count']
  const used = placeholdersOf(text)
  // The server's English text stays out of other languages: an empty text shows it as what it is.
  if (facts.has('said') || (derived !== undefined && used.includes(derived))) return []
  return [...facts]
    .filter((name) => shown.includes(marked(name)) && !used.includes(name) && !(name === by && name !== 'count'))
    .map((name) => `${path}: {${name}} is missing`)
}

interface Counting {
  readonly facts: ReadonlySet<string>
  /** Plural categories of the language. */
  readonly forms: readonly string[]
}

/** Plural categories that whole numbers of an order have in the language. */
function pluralForms(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 201 }, (_, count) => rules.select(count)))]
}

function formFaults(
  path: string,
  message: Said,
  own: BrandTexts[string],
  { facts, forms }: Counting,
): readonly string[] {
  const counted =
    derivedFacts[path] === undefined ? [...facts].find((name) => isPlural(message, facts, name)) : undefined
  if (typeof own === 'string') {
    return counted === undefined || forms.length < 2
      ? []
      : [`${path}: it counts {${counted}}, and needs the forms ${forms.join(', ')}`]
  }
  const by = own['by'] ?? 'count'
  if (!facts.has(by)) return [`${path}: it has no {${by}} to choose a form by`]
  if (own['other'] === undefined) return [`${path}: the form other is missing`]
  return counted === by
    ? forms.filter((form) => own[form] === undefined).map((form) => `${path}: the form ${form} is missing`)
    : []
}

/** English says something else of one than of two. */
function isPlural(message: Said, facts: ReadonlySet<string>, name: string): boolean {
  const others = Object.fromEntries([...facts].map((one) => [one, marked(one)]))
  const of = (count: number) =>
    said(message, { ...others, [name]: count }).replaceAll(new RegExp(`\\b${count}\\b`, 'g'), '#')
  return of(1) !== of(2)
}
