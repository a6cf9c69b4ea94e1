import { type Either, left, right } from 'fp-ts/lib/Either.js'
import { pastedText } from '../text/pasted-text.ts'

interface CleanName {
  readonly name: string
  readonly cutAt?: string
}

/** CHK-18: cuts at the first character that names cannot contain; collapses spaces. */
export function cleanGuestName(typed: string): CleanName {
  const characters = Array.from(pastedText(typed))
  let name = ''
  for (const [index, character] of characters.entries()) {
    const joins = isJoiner(character) && isLetter(characters[index - 1]) && isLetter(characters[index + 1])
    if (character === ' ' || isLetter(character) || joins) name += character
    else return { name: name.trim(), cutAt: character }
  }
  return { name: name.trim() }
}

export interface FullName {
  readonly firstName: string
  readonly lastName: string
}

/** CHK-21; also the server's limit. */
export const longestName = 64

export type GuestNameRefusal =
  /** `cutAt`: first invalid character (CHK-18). */
  { readonly _tag: 'FullNameRequired'; readonly cutAt?: string } | { readonly _tag: 'NameTooLong' }

/** CHK-19 to CHK-21: splits at the first space; both names are required unless the last is optional. */
export function guestName(typed: string, isLastNameOptional = false): Either<GuestNameRefusal, FullName> {
  const { name, ...cutAt } = cleanGuestName(typed)
  const [firstName = '', ...rest] = name.split(' ')
  const full = { firstName, lastName: rest.join(' ') }
  if (firstName === '' || (full.lastName === '' && !isLastNameOptional))
    return left({ _tag: 'FullNameRequired', ...cutAt })
  if (full.firstName.length > longestName || full.lastName.length > longestName) return left({ _tag: 'NameTooLong' })
  return right(full)
}

function isLetter(character: string | undefined): boolean {
  return character !== undefined && /^[\p{L}\p{M}]$/u.test(character)
}

/** Straight and typographic apostrophes and hyphens, so that O’Connor and Mary-Jane can order. */
function isJoiner(character: string): boolean {
  return /^['’\-‐‑]$/u.test(character)
}
