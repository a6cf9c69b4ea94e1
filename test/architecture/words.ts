import { basename } from 'node:path'
import type { SourceFile } from './source-files.ts'
import { nameOf, said } from './syntax.ts'

export const retiredWords: Readonly<Record<string, string>> = {
  desk: 'controller',
  wish: 'intent',
  keeper: 'store',
  wake: 'enhance',
  pace: 'timeouts',
  patience: 'timeout',
  news: 'notice',
  otherwise: 'withFallback',
}

const plural = /(?<=[^s])s$|(?<=sh)es$/

/** Words of a camelCase, snake_case or kebab-case name, in the singular. */
export function wordsOf(name: string): readonly string[] {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '')
    .flatMap((word) => [word, word.replace(plural, '')])
}

/** `place` is the verb for orders. The noun is an address or a position. */
const noun = /(^|[^a-zA-Z])[pP]laces|[a-z]Places?(?![a-zA-Z])|^places?(Id|Of|In|At)$/

/** Google's names, a database table, a limit's stored name, messages that brands may override. */
const notOurs: readonly (readonly [path: RegExp, names: readonly string[]])[] = [
  [/^src-adapters\/google-maps\//, ['places', 'placePrediction', 'placeId']],
  [/^src\/server\/(environment|modules\/address)\.ts$/, ['GOOGLE_PLACES_KEY']],
  [/^src-server\/(store|limits)\//, ['places']],
  [/^src-ui\/(messages|location)\//, ['noPlace']],
]

export function placesIn(file: SourceFile): readonly string[] {
  const allowed = notOurs.flatMap(([path, names]) => (path.test(file.path) ? names : []))
  return [...new Set(said(file, nameOf))]
    .filter((name) => noun.test(name) && !/^(is)?[rR]eadyToPlace$/.test(name) && !allowed.includes(name))
    .map((name) => `${file.path}: ${name}, say address, coordinates, sheet or position`)
}

/** Identifiers and file name with a retired word; comments and strings do not count. */
export function retiredWordsIn(file: SourceFile): readonly string[] {
  const names = [...new Set([basename(file.path), ...said(file, nameOf)])]
  return names.flatMap((name) => {
    const word = wordsOf(name).find((one) => Object.hasOwn(retiredWords, one))
    return word === undefined ? [] : [`${file.path}: ${name}, say ${retiredWords[word]}`]
  })
}
