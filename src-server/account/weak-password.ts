import { commonPasswords } from './common-passwords.ts'

/** Facts that attackers guess first. */
export interface AboutAccount {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly phone?: string
  readonly brandName: string
}

/** `common`: on the leaked list. `personal`: contains a name. `stolen`: known to the breach service. */
export type Weakness = 'common' | 'personal' | 'stolen'

/**
 * Whether a cracking program would try the password early. No composition rules: a long lower-case sentence is strong.
 */
export function weaknessOf(password: string, about: AboutAccount): Exclude<Weakness, 'stolen'> | undefined {
  const whole = password.normalize('NFKC').toLowerCase()
  if (isRepeated(whole) || isRow(whole) || isShortNumber(whole)) return 'common'
  const cores = new Set([trimmed(whole), trimmed(plainLetters(whole))])
  if ([whole, ...cores].some((core) => commonPasswords.has(core))) return 'common'
  return isPersonal(whole, about) ? 'personal' : undefined
}

/** Strips padding, as in `summer2024!`. */
function trimmed(word: string): string {
  return word.length > longestDressed ? word : word.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
}

const longestDressed = 16

const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

function plainLetters(word: string): string {
  const bare = word.replace(/[^\p{L}@$]+$/u, '')
  return bare.replace(/[013457@$!]/g, (sign) => lookAlikes[sign] ?? sign)
}

/** Such as `abcabcabc` or `12121212`. */
function isRepeated(word: string): boolean {
  return /^(.{1,4}?)\1+.{0,3}$/u.test(word) && new Set(word).size <= 4
}

const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', '1qaz2wsx3edc4rfv']

/** Neighbours on a keyboard or in the alphabet. */
function isRow(word: string): boolean {
  const steps = [...word].slice(1).filter((sign, index) => isStep(`${word[index] ?? ''}${sign}`)).length
  return steps >= word.length - 1 - Math.floor(word.length / 4)
}

function isStep(pair: string): boolean {
  return rows.some((row) => row.includes(pair) || row.includes(`${pair[1] ?? ''}${pair[0] ?? ''}`))
}

/** Dates, repeated PINs, phone numbers. */
function isShortNumber(word: string): boolean {
  return word.length <= 11 && /^\d+$/.test(word)
}

function isPersonal(word: string, { email, firstName, lastName, phone, brandName }: AboutAccount): boolean {
  const [mailbox = '', host = ''] = email.toLowerCase().split('@')
  const names = [mailbox, host.split('.')[0] ?? '', firstName, lastName, `${firstName}${lastName}`, brandName]
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '')
  const digits = (phone ?? '').replace(/\D/g, '')
  if (digits.length >= 7 && bare.includes(digits.slice(-7))) return true
  return names
    .map((name) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''))
    .some((name) => name.length >= 4 && bare.includes(name) && bare.replaceAll(name, '').length < 6)
}
