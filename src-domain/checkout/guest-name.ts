import { type Either, left, right } from 'fp-ts/lib/Either.js'

const isLetter = (character: string | undefined): boolean =>
  character !== undefined && /^[\p{L}\p{M}]$/u.test(character)
const isSpace = (character: string): boolean => /^[ \u00a0\u2000-\u200a\u202f\u3000]$/u.test(character)
/** Apostrophes and hyphens, straight and typographic: O’Connor and Mary-Jane can order. */
const isJoiner = (character: string): boolean => /^['’\-‐‑]$/u.test(character)

/** CHK-18: cut at the first character that is no part of a name; trimmed, inner runs of spaces are one. */
export const cleanGuestName = (typed: string): string => {
  const characters = Array.from(typed)
  let name = ''
  for (const [index, character] of characters.entries()) {
    const joins = isJoiner(character) && isLetter(characters[index - 1]) && isLetter(characters[index + 1])
    if (isSpace(character)) name += ' '
    else if (isLetter(character) || joins) name += character
    else break
  }
  return name.trim().replaceAll(/ +/g, ' ')
}

export interface FullName {
  readonly firstName: string
  readonly lastName: string
}

export type NameMissing = { readonly _tag: 'FullNameRequired' }

/** CHK-19, CHK-20: split at the first space; both halves are needed. */
export const guestName = (typed: string): Either<NameMissing, FullName> => {
  const name = cleanGuestName(typed)
  const space = name.indexOf(' ')
  if (space < 0) return left({ _tag: 'FullNameRequired' })
  return right({ firstName: name.slice(0, space), lastName: name.slice(space + 1) })
}
