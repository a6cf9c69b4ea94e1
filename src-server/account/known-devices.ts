import { randomBytes } from 'node:crypto'
import type { Clock } from '../../src-domain/time/clock.ts'
import type { Seal } from '../store/seal.ts'

/** Milliseconds: half a year, after which a device signs in as any other. */
export const knownFor = 182 * 24 * 3_600_000

/** Accounts of one device; the oldest is forgotten first. */
const mostAccounts = 5

export interface AccountName {
  readonly brandId: string
  readonly account: string
}

/**
 * Devices on which somebody signed in to an account before, or opened it. What others try on that account is not held against them,
 * so that nobody can lock its owner out, nor make them show to be a person. A device shows sealed marks that name no
 * account: one is only known by trying the account that it was given for.
 */
export interface KnownDevices {
  /** The mark that the device has for this account; undefined where it has none of ours. */
  readonly markFor: (shown: string | undefined, account: AccountName) => string | undefined
  /** What a device that has just signed in, or up, shows from now on. */
  readonly afterSignIn: (shown: string | undefined, account: AccountName) => string
}

export function knownDevices({ seal, clock }: { readonly seal: Seal; readonly clock: Clock }): KnownDevices {
  const isFor = (mark: string, { brandId, account }: AccountName): boolean => {
    const [name = '', at = '', sealed = ''] = mark.split('.')
    if (!seal.isOver(sealed, brandId, account, name, at)) return false
    const age = clock.now() - Number.parseInt(at, 36)
    return age >= 0 && age < knownFor
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

/** Anybody may write a cookie; what does not look like ours is not carried on. */
function marksIn(shown: string | undefined): readonly string[] {
  if (shown === undefined || shown.length > 600) return []
  return shown
    .split('~')
    .filter((mark) => /^[\w-]{12}\.[0-9a-z]{1,9}\.[\w-]{43}$/.test(mark))
    .slice(0, mostAccounts)
}
