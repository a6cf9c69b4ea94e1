import { randomBytes } from 'node:crypto'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Seal } from '../store/seal.ts'

/** Milliseconds. */
export const deviceMarkLife = 182 * 24 * 3_600_000

const mostAccounts = 5

export interface AccountName {
  readonly brandId: string
  readonly account: string
}

/**
 * Failed attempts of others do not count against a device that signed in before, so an attacker cannot lock the owner
 * out.
 */
export interface KnownDevices {
  readonly markFor: (shown: string | undefined, account: AccountName) => string | undefined
  readonly afterSignIn: (shown: string | undefined, account: AccountName) => string
}

export function knownDevices({ seal, clock }: { readonly seal: Seal; readonly clock: Clock }): KnownDevices {
  const isFor = (mark: string, { brandId, account }: AccountName): boolean => {
    const [name = '', at = '', sealed = ''] = mark.split('.')
    if (!seal.isOver(sealed, brandId, account, name, at)) return false
    const age = clock.now() - Number.parseInt(at, 36)
    return age >= 0 && age < deviceMarkLife
  }
  return {
    markFor: (shown, account) => marksIn(shown).find((mark) => isFor(mark, account)),
    afterSignIn: (shown, { brandId, account }) => {
      const [name, at] = [randomBytes(9).toString('base64url'), clock.now().toString(36)]
      const others = marksIn(shown).filter((mark) => !isFor(mark, { brandId, account }))
      const mark = `${name}.${at}.${seal.over(brandId, account, name, at)}`
      return [mark, ...others].slice(0, mostAccounts).join('~')
    },
  }
}

/** Clients may send any cookie. */
function marksIn(shown: string | undefined): readonly string[] {
  if (shown === undefined || shown.length > 600) return []
  return shown
    .split('~')
    .filter((mark) => /^[\w-]{12}\.[0-9a-z]{1,9}\.[\w-]{43}$/.test(mark))
    .slice(0, mostAccounts)
}
