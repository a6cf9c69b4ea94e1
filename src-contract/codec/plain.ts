import { left, right } from 'fp-ts/lib/Either.js'
import * as t from 'io-ts'
import { pastedText } from '../../src-domain/text/pasted-text.ts'
import type { Codec } from './codec.ts'
import { mapped } from './mapped.ts'
import { refined } from './refined.ts'

/** JSON's own kinds, with the rules that keep a number a number and a text a text. */
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

/**
 * An id that a back end gives: opaque text (wire row 22). The menu and the order read it with this one codec, so that
 * whatever can be shown can be ordered. Only what no database keeps and no address carries is refused.
 */
export const id = refined(
  'an id',
  t.string,
  (s) => s.length >= 1 && s.length <= mostOfId && !/[\p{Cc}\p{Cs}]/u.test(s),
  `not an id of 1 to ${mostOfId} characters`,
  { pattern: `^[^\\u0000-\\u001f\\u007f-\\u009f]{1,${mostOfId}}$` },
)

/** An id that a brand's files give: it becomes part of headers, keys and paths. */
export const ownId = matching('an id of our own', /^[A-Za-z0-9][A-Za-z0-9_.:-]{0,63}$/)

/** Lower case, so that one key cannot be written as two. */
export const uuidV4: Codec<string> = mapped(
  'a UUID of version 4',
  matching('a UUID of version 4', /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i),
  (key) => right(key.toLowerCase()),
  (key) => key,
)

// C0 and C1 except line feed, and the marks that reverse what a reader sees: printers in kitchens obey them.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this is about
const unprintable = /[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** Text that a person typed: no NUL, no broken characters, control and direction marks taken out, at most `most` long. */
export function typedText(most: number): Codec<string> {
  return mapped(
    `text of at most ${most}`,
    storableText(most),
    (s) => right(s.replace(unprintable, '')),
    (s) => s,
  )
}

/** A pasted line: an e-mail, phone, code or address. It is cleaned when it is sent and when it is received. */
export function pastedLine(most: number): Codec<string> {
  return mapped(`a line of at most ${most}`, storableText(most), (s) => right(pastedText(s)), pastedText)
}

function storableText(most: number): Codec<string> {
  return refined('text', t.string, (s) => s.length <= most && isStorable(s), `not plain text of at most ${most}`, {
    maxLength: most,
  })
}

/** PostgreSQL stores neither NUL nor half of a surrogate pair. */
export function isStorable(s: string): boolean {
  return !s.includes('\u0000') && !/\p{Surrogate}/u.test(s)
}

// JSON knows -0, and it is the same number as 0 to everybody but a comparison.
function withoutMinusZero(codec: Codec<number>): Codec<number> {
  return mapped(
    codec.name,
    codec,
    (n) => right(n === 0 ? 0 : n),
    (n) => n,
  )
}
