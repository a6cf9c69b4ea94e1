import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import type { Codec } from './codec.ts'
import { mapped } from './mapped.ts'
import { refined } from './refined.ts'

export const text: Codec<string> = t.string
export const yesNo: Codec<boolean> = t.boolean

export function wholeNumber(least: number, most: number): Codec<number> {
  return withoutMinusZero(
    refined(
      'a whole number',
      t.number,
      (n) => Number.isInteger(n) && n >= least && n <= most,
      `not a whole number from ${least} to ${most}`,
      { type: 'integer', minimum: least, maximum: most },
    ),
  )
}

export function finite(least: number, most: number): Codec<number> {
  return withoutMinusZero(
    refined(
      'a number',
      t.number,
      (n) => Number.isFinite(n) && n >= least && n <= most,
      `not a number from ${least} to ${most}`,
      {
        minimum: least,
        maximum: most,
      },
    ),
  )
}

export function matching(name: string, pattern: RegExp): Codec<string> {
  return refined(name, t.string, (s) => pattern.test(s) && isStorable(s), `not ${name}`, { pattern: pattern.source })
}

export function oneOf<const W extends readonly string[]>(name: string, words: W): Codec<W[number]> {
  const known = (word: string): W[number] | undefined => words.find((one) => one === word)
  return mapped(
    name,
    refined(name, t.string, (word) => known(word) !== undefined, `not one of ${words.join(', ')}`, {
      enum: words.join('|'),
    }),
    (word) => {
      const one = known(word)
      return one === undefined ? left(`not one of ${words.join(', ')}`) : right(one)
    },
    (word) => word,
  )
}

const mostOfId = 128

/** A back end's opaque id (wire row 22). Menus and orders share this codec, so every displayed item can be ordered. */
export const id = refined(
  'an id',
  t.string,
  (s) => s.length >= 1 && s.length <= mostOfId && !/[\p{Cc}\p{Cs}]/u.test(s),
  `not an id of 1 to ${mostOfId} characters`,
  { pattern: `^[^\\u0000-\\u001f\\u007f-\\u009f]{1,${mostOfId}}$` },
)

/** Headers, keys and paths contain this id. */
export const ownId = matching('an id of our own', /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/)

/** Gives each key one spelling. */
export const uuidV4: Codec<string> = mapped(
  'a UUID of version 4',
  matching('a UUID of version 4', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i),
  (key) => right(key.toLowerCase()),
  (key) => key,
)

// C0 and C1 except line feed, and direction marks: kitchen printers obey them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const unprintable = /[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Rejects NUL and broken surrogates; drops control and direction marks. */
export function typedText(most: number): Codec<string> {
  return mapped(
    `text of at most ${most}`,
    storableText(most),
    (s) => right(s.replace(unprintable, '')),
    (s) => s,
  )
}

/** Cleans the text both when sending and when receiving. */
export function pastedLine(most: number): Codec<string> {
  return mapped(`a line of at most ${most}`, storableText(most), (s) => right(pastedText(s)), pastedText)
}

function storableText(most: number): Codec<string> {
  return refined('text', t.string, (s) => s.length <= most && isStorable(s), `not plain text of at most ${most}`, {
    maxLength: most,
  })
}

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export function isStorable(s: string): boolean {
  return !s.includes('\u0000') && !/\p{Surrogate}/u.test(s)
}

// JSON's -0 is not identical to 0.
function withoutMinusZero(codec: Codec<number>): Codec<number> {
  return mapped(
    codec.name,
    codec,
    (n) => right(n === 0 ? 0 : n),
    (n) => n,
  )
}
