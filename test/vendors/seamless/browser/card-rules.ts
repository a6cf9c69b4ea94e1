import { passesLuhn } from '../../line/luhn.ts'
import type { Group } from './settings.ts'

export interface Typed {
  readonly number: string
  readonly month: string
  readonly year: string
  readonly cvv: string
}

/** Format checks of the frame; the gateway decides about the card. */
export function isValid(group: Group, { number, month, year, cvv }: Typed, now: Date): boolean {
  switch (group) {
    case 'number':
      return passesLuhn(number.replace(/[ -]/g, ''))
    case 'expiry':
      return /^(0?[1-9]|1[0-2])$/.test(month) && isWithinReach(Number(month), year, now)
    case 'cvv':
      return /^\d{3,4}$/.test(cvv)
  }
}

/** The frame accepts this year and the next twenty. */
function isWithinReach(month: number, year: string, now: Date): boolean {
  const years = Number(year) - now.getUTCFullYear()
  return /^\d{4}$/.test(year) && years <= 20 && years * 12 + month > now.getUTCMonth()
}

/** A tokenised number as the frame displays it. */
export function masked(number: string, hidesFirstTwo: boolean): string {
  const bare = number.replace(/[ -]/g, '')
  const start = hidesFirstTwo ? '**' : bare.slice(0, 2)
  return `${start}${'*'.repeat(Math.max(0, bare.length - 6))}${bare.slice(-4)}`
}

export function grouped(number: string): string {
  return number.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ')
}
